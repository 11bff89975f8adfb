/** Keys of measured values in the browser's storage. */
export const LAB_VALUE_KEYS = {
  values: "lab-values",
  /** Keys of values that were deleted, which count once for ever. */
  deleted: "lab-values-deleted",
  /** What somebody has said of themselves for them. */
  profile: "lab-profile",
} as const;

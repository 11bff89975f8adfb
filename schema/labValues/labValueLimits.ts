/** How much of values can be stored. */
export const LAB_VALUE_LIMITS = {
  /** Values of one account, deleted ones included. */
  values: 20_000,
  /** Values that are recorded, or deleted, at once. */
  atOnce: 500,
  markerSlug: 80,
} as const;

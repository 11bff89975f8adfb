/** How something of the site's operation is, as the graph describes it. */
export const CHECK_STATES = {
  OK: "It is as it should be.",
  WARNING: "The site works, and somebody should look at it.",
  FAILED: "Something does not work, or will be lost.",
  UNKNOWN: "It could not be found out in time.",
} as const;

/** How something of the site's operation is. */
export type CheckState = keyof typeof CHECK_STATES;

/** The same in words. */
export const CHECK_STATE_LABELS: Readonly<Record<CheckState, string>> = {
  OK: "Bra",
  WARNING: "Se över",
  FAILED: "Fel",
  UNKNOWN: "Vet inte",
};

import type { Tint } from "../theme.ts";

/** What badge colours mean, in one table. */
export const BADGE_TINTS = {
  evidence: { Starkt: "green", Måttligt: "yellow", Blandad: "orange" },
  difficulty: { EASY: "green", MEDIUM: "yellow", HARD: "red" },
  intensity: { HIGH: "red", MEDIUM: "orange", LOW: "blue" },
  priceLevel: { LOW: "green", MEDIUM: "yellow", HIGH: "orange" },
  priority: { HIGH: "orange", MEDIUM: "blue", LOW: "grey" },
} as const satisfies Record<string, Record<string, Tint>>;

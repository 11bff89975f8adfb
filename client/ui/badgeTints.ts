import type { Tint } from "../theme.ts";

/** Meanings of badge colours, in one table. */
export const BADGE_TINTS = {
  checkState: { OK: "green", WARNING: "yellow", FAILED: "red", UNKNOWN: "grey" },
  evidence: { Starkt: "green", Måttligt: "yellow", Blandad: "orange" },
  difficulty: { EASY: "green", MEDIUM: "yellow", HARD: "red" },
  intensity: { HIGH: "red", MEDIUM: "orange", LOW: "blue" },
  priceLevel: { LOW: "green", MEDIUM: "yellow", HIGH: "orange" },
  level: { BEGINNER: "green", INTERMEDIATE: "yellow", ADVANCED: "red" },
  stepCategory: { BLUE: "blue", GREEN: "green", YELLOW: "yellow", PURPLE: "purple", RED: "red", GREY: "grey" },
  activityCategory: {
    supplements: "orange",
    training: "blue",
    mindfulness: "purple",
    sleep: "yellow",
    nutrition: "green",
    recovery: "grey",
  },
  priority: { HIGH: "orange", MEDIUM: "blue", LOW: "grey" },
} as const satisfies Record<string, Record<string, Tint>>;

import { DIFFICULTIES } from "../../schema/catalogue.ts";
import type { Difficulty } from "../apollo/schemaTypes.generated.ts";

/** 'svår' for HARD. */
export const difficultyLabel = (difficulty: Difficulty): string =>
  ({ EASY: DIFFICULTIES[0], MEDIUM: DIFFICULTIES[1], HARD: DIFFICULTIES[2] })[difficulty];

/** What one needs to know beforehand to make use of a test's answer: 'behövs' for HARD. */
export const knowledgeLabel = (difficulty: Difficulty): string =>
  ({ EASY: "behövs inte", MEDIUM: "bra att ha", HARD: "behövs" })[difficulty];

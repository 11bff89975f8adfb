import { DIFFICULTIES } from "../../schema/catalogue.ts";
import type { Difficulty } from "../apollo/schemaTypes.generated.ts";

/** 'svår' for HARD. */
export const difficultyLabel = (difficulty: Difficulty): string =>
  ({ EASY: DIFFICULTIES[0], MEDIUM: DIFFICULTIES[1], HARD: DIFFICULTIES[2] })[difficulty];

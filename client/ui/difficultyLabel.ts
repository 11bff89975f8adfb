import { DIFFICULTIES } from "../../schema/catalogue.ts";
import type { Difficulty } from "../apollo/schemaTypes.generated.ts";

/** 'svår' for SVAR. */
export const difficultyLabel = (difficulty: Difficulty): string =>
  ({ LATT: DIFFICULTIES[0], MEDIUM: DIFFICULTIES[1], SVAR: DIFFICULTIES[2] })[difficulty];

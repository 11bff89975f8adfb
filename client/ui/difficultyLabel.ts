import { DIFFICULTIES } from "../../schema/catalogue.ts";
import type { Difficulty } from "../apollo/schemaTypes.generated.ts";

/** 'Svår' for SVAR. */
export function difficultyLabel(difficulty: Difficulty): string {
  const word = { LATT: DIFFICULTIES[0], MEDIUM: DIFFICULTIES[1], SVAR: DIFFICULTIES[2] }[difficulty];
  return word.charAt(0).toUpperCase() + word.slice(1);
}

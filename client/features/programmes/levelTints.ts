import type { ProgrammeLevel } from "../../apollo/schemaTypes.generated.ts";
import type { Tint } from "../../theme.ts";

/** The colour of each level's badge. */
export const LEVEL_TINTS: Readonly<Record<ProgrammeLevel, Tint>> = {
  LIGHT: "green",
  MEDIUM: "yellow",
  HARDCORE: "red",
};

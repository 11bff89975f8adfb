import type { Level } from "../../../../schema/programmes/vocabulary.ts";
import type { ProgrammeLevel } from "../../../apollo/schemaTypes.generated.ts";

/** The graph's name of each level. */
export const GRAPH_LEVELS = { light: "LIGHT", medium: "MEDIUM", hardcore: "HARDCORE" } as const satisfies Record<
  Level,
  ProgrammeLevel
>;

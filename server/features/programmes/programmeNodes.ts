import type { NodeSource } from "../../platform/graphql/Node.ts";
import type { Programme } from "./Programme.ts";
import { readProgrammes } from "./programmeService.ts";

/** Programmes by their levels, out of all three. */
export const programmeNodes: NodeSource = {
  name: "Programme",
  types: ["Programme"],
  keyOf: ({ level }: Programme) => level,
  async read(ctx) {
    const programmes = await readProgrammes(ctx);
    return new Map(programmes.map((programme) => [programme.level, programme]));
  },
};

import type { NodeSource } from "../../platform/graphql/Node.ts";
import { type LabValueView, readValues } from "./labValueService.ts";

/** The values of the one who asks, by their keys. */
export const labValueNodes: NodeSource = {
  name: "LabValue",
  types: ["LabValue"],
  keyOf: ({ key }: LabValueView) => key,
  isPersonal: true,
  read: async (ctx, keys) => new Map((await readValues(ctx, keys)).map((value) => [value.key, value])),
};

import type { NodeSource } from "../../platform/graphql/Node.ts";
import { readMrProviders } from "./contentService.ts";
import type { MrProvider } from "./MrProvider.ts";

/** Providers of MR scans by their numbers; they are few, and what one stands out by depends on all of them. */
export const mrProviderNodes: NodeSource = {
  name: "MrProvider",
  types: ["MrProvider"],
  keyOf: ({ id }: MrProvider) => id,
  read: async (ctx) => new Map((await readMrProviders(ctx)).map((provider) => [String(provider.id), provider])),
};

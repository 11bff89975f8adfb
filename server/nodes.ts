import { accountNodes, consentNodes, sessionNodes } from "./features/accounts/accountNodes.ts";
import { authorNodes } from "./features/articles/articleNodes.ts";
import type { NodeSource } from "./platform/graphql/Node.ts";

/** Every kind of thing that has an identifier in the graph; a new one adds itself here. */
export const nodeSources: readonly NodeSource[] = [accountNodes, authorNodes, consentNodes, sessionNodes];

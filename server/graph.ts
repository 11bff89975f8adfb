import type { GraphQLSchema } from "graphql";
import { nodeSources } from "./nodes.ts";
import { buildGraph } from "./platform/graphql/schema.ts";
import { resolvers } from "./resolvers.ts";

/** The one schema, for the web, the admin screens, GraphiQL and native clients. */
export const createSchema = (): Promise<GraphQLSchema> => buildGraph(resolvers, nodeSources);

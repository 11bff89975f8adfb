import "reflect-metadata";
import { GraphQLSchema } from "graphql";
import { buildSchema } from "type-graphql";
import { resolvers } from "../../resolvers.ts";
import { enforcePolicies } from "./policy.ts";

/** The one schema, for the web, the admin screens, GraphiQL and native clients. */
export async function createSchema(): Promise<GraphQLSchema> {
  return enforcePolicies(await buildSchema({ resolvers, validate: false, emitSchemaFile: false }));
}

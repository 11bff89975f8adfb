import "reflect-metadata";
import { GraphQLSchema } from "graphql";
import { buildSchema } from "type-graphql";
import { resolvers } from "../../resolvers.ts";

/** The one schema, for the web, the admin screens, GraphiQL and native clients. */
export async function createSchema(): Promise<GraphQLSchema> {
  return buildSchema({ resolvers, validate: false, emitSchemaFile: false });
}

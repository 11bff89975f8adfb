import "reflect-metadata";
import { type GraphQLSchema, isInterfaceType } from "graphql";
import { type BuildSchemaOptions, buildSchema } from "type-graphql";
import { globalId } from "./globalId.ts";
import type { NodeSource } from "./Node.ts";
import { describePolicies, enforcePolicies } from "./policy.ts";

/** Source of nodes of one kind. */
type KnownSource = Pick<NodeSource, "name" | "types" | "keyOf">;

/**
 * Builds the schema of what resolvers answer.
 * @param nodeSources how each type that implements `Node` is found again
 */
export async function buildGraph(
  resolvers: BuildSchemaOptions["resolvers"],
  nodeSources: readonly KnownSource[],
): Promise<GraphQLSchema> {
  const schema = await buildSchema({ resolvers, validate: false, emitSchemaFile: false });
  return enforcePolicies(describePolicies(withGlobalIds(described(withKnownTypes(schema)), nodeSources)));
}

/** Lets rows behind an interface say themselves what they are: at once, since compiled queries do not wait for it. */
function withKnownTypes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type)) type.resolveType = ({ __typename }: { __typename: string }) => __typename;
  }
  return schema;
}

/** Says what decorators have no place for. */
function described(schema: GraphQLSchema): GraphQLSchema {
  schema.description = "The graph of the site, for every client alike; docs/graph.md says how it behaves.";
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = "What can be asked for; asking changes nothing.";
  if (mutation) mutation.description = "What can be changed. What was refused is in the payload's `errors`.";
  return schema;
}

/**
 * Makes `id` of each kind of thing the graph's, whatever it is in its table.
 * @throws when a type implements `Node` and no source finds it again, or the other way round
 */
function withGlobalIds(schema: GraphQLSchema, nodeSources: readonly KnownSource[]): GraphQLSchema {
  const node = schema.getType("Node");
  const types = new Map(nodeSources.flatMap((source) => source.types.map((type) => [type, source] as const)));
  for (const type of isInterfaceType(node) ? schema.getPossibleTypes(node) : []) {
    const source = types.get(type.name);
    const id = type.getFields().id;
    if (!source || !id) throw new Error(`${type.name} implements Node, but nodes.ts has no source for it`);
    types.delete(type.name);
    id.resolve = (row) => globalId(source.name, source.keyOf(row as never));
  }
  const [stray] = types.keys();
  if (stray) throw new Error(`nodes.ts has a source for ${stray}, which does not implement Node`);
  return schema;
}

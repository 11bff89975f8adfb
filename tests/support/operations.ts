import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLField, getNamedType, isInterfaceType, isObjectType } from "graphql";
import { root } from "./api.ts";

const schema = buildSchema(readFileSync(join(root, "schema/schema.graphql"), "utf8"));
const queries = schema.getQueryType()?.getFields() ?? {};
const mutations = schema.getMutationType()?.getFields() ?? {};

/**
 * The document of one query or mutation with all of its arguments as variables, asking for every
 * field that needs none, two objects deep.
 */
export function operationOf(name: string): string {
  const field = mutations[name] ?? queries[name];
  if (!field) throw new Error(`the graph has no operation ${name}`);
  const signature = field.args.map((argument) => `$${argument.name}: ${argument.type}`).join(", ");
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
  const kind = mutations[name] ? "mutation" : "query";
  return `${kind} ${name}${signature && `(${signature})`} { ${name}${given && `(${given})`} ${selectionOf(field, 2)} }`;
}

/** Empty for what has no fields of its own; undefined for an object that has nothing so near. */
function selectionOf(field: GraphQLField<unknown, unknown>, levels: number): string | undefined {
  const type = getNamedType(field.type);
  if (!isObjectType(type) && !isInterfaceType(type)) return "";
  if (levels === 0) return undefined;
  const parts = Object.values(type.getFields()).flatMap((inner) => {
    const selection = selectionOf(inner, levels - 1);
    return selection === undefined ? [] : [`${inner.name} ${selection}`];
  });
  return parts.length > 0 ? `{ ${parts.join(" ")} }` : undefined;
}

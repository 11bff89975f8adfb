import { readFileSync } from "node:fs";
import { gql } from "@apollo/client";
import { buildSchema, type GraphQLArgument, isEnumType, isInputObjectType, isNonNullType, isScalarType } from "graphql";
import { describe, expect, it } from "vitest";
import { addAdminPolicies } from "../../client/apollo/adminPolicies.ts";
import { createCache } from "../../client/apollo/cache.ts";

const schema = buildSchema(readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8"));
const paged = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
  args.some(({ name }) => name === "after"),
);

/** Some value of an argument, as it is written in a document. */
function exampleOf({ type }: GraphQLArgument): string {
  const named = isNonNullType(type) ? type.ofType : type;
  if (isEnumType(named)) return named.getValues()[0]?.name ?? "";
  if (isInputObjectType(named)) return "{}";
  if (isScalarType(named) && named.name === "Boolean") return "true";
  if (isScalarType(named) && named.name === "LocalDate") return '"2026-01-31"';
  return isScalarType(named) ? '"x"' : "[]";
}

describe("lists that are cached page by page", () => {
  it.each(paged.map((field) => [field.name, field] as const))(
    "are another one under each argument: %s",
    (name, field) => {
      const required = field.args
        .filter(({ type }) => isNonNullType(type))
        .map((arg) => `${arg.name}: ${exampleOf(arg)}`);
      const asked = (more: string[]) =>
        gql(
          `{ ${name}(${["first: 5", ...required, ...more].join(", ")}) { nodes { __typename id databaseId slug } } }`,
        );
      const pages = ["first", "after"];
      for (const arg of field.args.filter(({ name: arg, type }) => !pages.includes(arg) && !isNonNullType(type))) {
        const cache = createCache();
        addAdminPolicies(cache);
        const page = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
        cache.writeQuery({ query: asked([]), data: { [name]: page } });
        expect([arg.name, cache.readQuery({ query: asked([`${arg.name}: ${exampleOf(arg)}`]) })]).toEqual([
          arg.name,
          null,
        ]);
      }
    },
  );
});

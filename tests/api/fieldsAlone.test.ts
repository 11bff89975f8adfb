import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { buildSchema, getNamedType, isLeafType, isObjectType, isRequiredArgument } from "graphql";
import { describe, expect, it } from "vitest";
import { sharedApi } from "../support/accounts.ts";
import { root } from "../support/api.ts";

const api = await sharedApi();
const schema = buildSchema(await readFile(join(root, "schema/schema.graphql"), "utf8"));

type Row = Record<string, unknown>;

/** A way to rows of a type: a query around what is asked of each, and the path to them in the answer. */
interface Way {
  name: string;
  type: string;
  query(fields: string): string;
  path: string;
}

/** What stands at a path of an answer; lists on the way are gone through. */
const at = (data: unknown, path: string): Row[] =>
  path
    .split(".")
    .reduce<unknown[]>((found, key) => found.flatMap((one) => (one as Row)[key] as unknown), [data]) as Row[];

/** The fields of a type that need no argument, each with what is asked below it; lists by pages are another matter. */
function fieldsOf(typeName: string, depth = 2): Map<string, string> {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  const fields = new Map<string, string>();
  for (const { name, type: result, args } of Object.values(type.getFields())) {
    const named = getNamedType(result);
    if (args.some(isRequiredArgument) || named.name.endsWith("Connection")) continue;
    if (isLeafType(named)) fields.set(name, name);
    else if (isObjectType(named) && depth > 0) {
      fields.set(name, `${name} { ${["__typename", ...fieldsOf(named.name, depth - 1).values()].join(" ")} }`);
    }
  }
  return fields;
}

/** The ways to an area's products. */
async function products(area: string, type: string): Promise<Way[]> {
  const list = `{ products(area: ${area}, first: 8) { nodes { databaseId } } }`;
  const ids = at((await api.graphql(list)).data, "products.nodes").map(({ databaseId }) => databaseId);
  const on = (fields: string) => `... on ${type} { ${fields} }`;
  return [
    ...["RECOMMENDED", "NAME", "PRICE_ASCENDING"].map((order) => ({
      name: `products in order ${order}`,
      type,
      query: (fields: string) => `{ products(area: ${area}, first: 8, orderBy: ${order}) { nodes { ${on(fields)} } } }`,
      path: "products.nodes",
    })),
    {
      name: "products that were searched for",
      type,
      query: (fields) =>
        `{ products(area: ${area}, first: 8, filter: { search: "a" }) { edges { node { ${on(fields)} } } } }`,
      path: "products.edges.node",
    },
    {
      name: "productsByIds",
      type,
      query: (fields) => `{ productsByIds(databaseIds: [${ids.join()}]) { ${on(fields)} } }`,
      path: "productsByIds",
    },
    {
      name: "product",
      type,
      query: (fields) => `{ product(databaseId: ${ids[0]}) { ${on(fields)} } }`,
      path: "product",
    },
    {
      name: "a category's products",
      type,
      query: (fields) =>
        `{ product(databaseId: ${ids[0]}) { category { products(first: 5) { nodes { ${on(fields)} } } } } }`,
      path: "product.category.products.nodes",
    },
  ];
}

const ARTICLES: Way[] = [
  {
    name: "articles",
    type: "Article",
    query: (fields) => `{ articles(first: 8) { nodes { ${fields} } } }`,
    path: "articles.nodes",
  },
  {
    name: "article",
    type: "Article",
    query: (fields) => `{ article(slug: "magnesium") { ${fields} } }`,
    path: "article",
  },
  {
    name: "an author's articles",
    type: "Article",
    query: (fields) => `{ author(slug: "eivor-almvide") { articles(first: 5) { nodes { ${fields} } } } }`,
    path: "author.articles.nodes",
  },
];

const ways = [
  ...(await products("TESTS", "HealthTest")),
  ...(await products("SUPPLEMENTS", "Supplement")),
  ...(await products("BIOHACKING", "Equipment")),
  ...ARTICLES,
];

/** All fields of something together, by its identifier. */
async function whole(type: string, id: unknown): Promise<Row> {
  const fields = [...fieldsOf(type).values()].join(" ");
  const { data, errors } = await api.graphql<{ node: Row }>(
    `query ($id: ID!) { node(id: $id) { ... on ${type} { ${fields} } } }`,
    { id },
  );
  expect(errors).toEqual([]);
  return data.node;
}

/** The first way to rows of a type is asked for every field; of the others and their fields, some are drawn. */
const [first, others] = [
  ways.filter(({ type }, place) => ways.findIndex((way) => way.type === type) === place),
  ways.filter(({ type }, place) => ways.findIndex((way) => way.type === type) !== place),
];

/** Rows that a way leads to, with these fields. */
async function rowsOf({ query, path }: Way, fields: string): Promise<Row[]> {
  const { data, errors } = await api.graphql(query(fields));
  expect([fields, errors]).toEqual([fields, []]);
  return at(data, path);
}

const wholes = new Map<unknown, Row>();

/** Every row that a way leads to, with all its fields. One after the other: a server turns away who asks for too much. */
async function wholeRows(way: Way): Promise<Row[]> {
  const ids = (await rowsOf(way, "id")).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) if (!wholes.has(id)) wholes.set(id, await whole(way.type, id));
  return ids.map((id) => wholes.get(id) as Row);
}

describe.each(first)("$type by $name", (way) => {
  it("tells of each field alone what it tells of all together", async () => {
    const together = await wholeRows(way);
    for (const [field, selection] of fieldsOf(way.type)) {
      const alone = (await rowsOf(way, selection)).map((row) => row[field]);
      expect({ [field]: alone }).toEqual({ [field]: together.map((row) => row[field]) });
    }
  });
});

it("tells so by any other way, too", async () => {
  const cell = fc
    .constantFrom(...others)
    .chain((way) => fc.tuple(fc.constant(way), fc.constantFrom(...fieldsOf(way.type).entries())));
  await fc.assert(
    fc.asyncProperty(cell, async ([way, [field, selection]]) => {
      const together = await wholeRows(way);
      const alone = (await rowsOf(way, selection)).map((row) => row[field]);
      expect({ [field]: alone }).toEqual({ [field]: together.map((row) => row[field]) });
    }),
  );
});

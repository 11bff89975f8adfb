import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  buildSchema,
  execute,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from "graphql";
import { describe, expect, it } from "vitest";
import { CompiledQueries } from "../../server/platform/graphql/compiledQueries.ts";
import type { Context } from "../../server/platform/graphql/context.ts";
import { PersistedDocuments } from "../../server/platform/graphql/persistedDocuments.ts";
import { randomOperation } from "../support/randomOperations.ts";

/** The graph, in which each value follows from where it stands and what was asked of it. */
const schema = withMadeUpValues(buildSchema(readFileSync("schema/schema.graphql", "utf8")));

function withMadeUpValues(graph: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(graph.getTypeMap())) {
    if (isInterfaceType(type)) type.resolveType = ({ __typename }: { __typename: string }) => __typename;
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (type === graph.getQueryType()) field.extensions = { isPublic: true };
      const way = numberOf(type.name + field.name) % 3;
      // A third has no resolver, one answers later.
      if (way === 0 && type !== graph.getQueryType()) continue;
      field.resolve = ({ seed = "" } = {}, args) => {
        const value = madeUp(graph, field.type, `${seed}.${field.name}(${sorted(args)})`);
        return way === 1 ? Promise.resolve(value) : value;
      };
    }
  }
  return graph;
}

/** As text; in which order the arguments come, no resolver sees. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function numberOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32LE();
}

function madeUp(graph: GraphQLSchema, type: GraphQLOutputType, seed: string): unknown {
  const number = numberOf(seed);
  if (isNonNullType(type)) return madeUp(graph, type.ofType, `${seed}!`);
  if (!seed.endsWith("!") && number % 7 === 0) return null;
  if (isListType(type))
    return Array.from({ length: number % 3 }, (_, at) => madeUp(graph, type.ofType, `${seed}[${at}]`));
  if (isEnumType(type)) return type.getValues()[number % type.getValues().length]?.value;
  if (isInterfaceType(type)) {
    const types = graph.getPossibleTypes(type);
    return madeUp(graph, types[number % types.length] as GraphQLOutputType, `${seed}!`);
  }
  if (!isObjectType(type))
    return type.name === "Boolean" ? number % 2 === 1 : /Int|Float/.test(type.name) ? number % 1000 : seed;
  const fields = type.getFields();
  return new Proxy(
    {},
    {
      get(_, name) {
        if (name === "seed") return seed;
        if (name === "__typename") return type.name;
        const field = typeof name === "string" ? fields[name] : undefined;
        return field && madeUp(graph, field.type, `${seed}.${field.name}`);
      },
    },
  );
}

/** Both answers as text; the compiled one undefined where it is left to Apollo Server. */
async function answers(text: string, variables: Record<string, unknown>) {
  const hash = createHash("sha256").update(text).digest("hex");
  const compiled = new CompiledQueries(schema, new PersistedDocuments({ [hash]: text }));
  const context = { isPersonal: false } as Context;
  const [{ body }, expected] = await Promise.all([
    compiled.answer({ query: text, variables }, context),
    execute({ schema, document: parse(text), variableValues: variables, contextValue: context }),
  ]);
  return { body, expected: JSON.stringify(expected), isRefused: expected.errors !== undefined };
}

async function same(text: string, variables: Record<string, unknown> = {}): Promise<void> {
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  const { body, expected } = await answers(text, variables);
  if (body !== undefined) expect(body).toBe(expected);
}

describe("a query that is answered a second time", () => {
  it("is answered as the first time where a fragment is asked under a condition and without one", async () => {
    const fragment = "fragment F on Goal { key text }";
    for (const spreads of [
      "...F @include(if: $b) ...F",
      "...@include(if: $b) { ...F } ...F",
      "...F @include(if: false) ...F",
      "...F @include(if: $b) ...F @skip(if: $b)",
      "...G @include(if: $b) ...F",
    ]) {
      const head = spreads.includes("$b") ? "query A($b: Boolean!)" : "query A";
      const other = spreads.includes("...G") ? "fragment G on Goal { ...F }" : "";
      for (const b of [true, false]) await same(`${head} { goals { ${spreads} } } ${fragment} ${other}`, { b });
    }
    await same(
      "query C($a: Boolean!) { goals { guide { ...C @include(if: $a) } } articles(first: 1) { nodes { ...C } } } fragment C on Article { title slug }",
      { a: false },
    );
  });

  it("is refused as the first time", async () => {
    await same("query($f: ProductFilter) { products(area: TESTS, first: 1, filter: $f) { totalCount } }", { f: [] });
    await same("query($b: Boolean = true) { goals { key @include(if: $b) text } }", { b: null });
  });

  it("reads a variable that was left out of a written value as left out", async () => {
    await same("query($s: String) { products(area: TESTS, first: 1, filter: { search: $s }) { totalCount } }");
    await same("query($s: ID!) { productsByIds(ids: [$s]) { name } }", { s: "a" });
  });

  it("is compiled where nothing speaks against it", async () => {
    const { body } = await answers(
      "query($n: Int) { articles(first: $n) { nodes { ...C } } } fragment C on Article { title }",
      { n: 2 },
    );
    expect(body).toBeDefined();
  });

  it("is answered in the same words and order, whatever is asked", { timeout: 240_000 }, async () => {
    let compiled = 0;
    let drawn = 0;
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat({ max: 1_000_000 })), async (numbers) => {
        const { text, variables } = randomOperation(schema, (below) => (numbers.next().value as number) % below);
        fc.pre(validate(schema, parse(text)).length === 0);
        drawn += 1;
        const { body, expected } = await answers(text, variables);
        if (body === undefined) return;
        compiled += 1;
        expect(body, `${text}\n${JSON.stringify(variables)}`).toBe(expected);
      }),
      { numRuns: process.env.FULL_RUN ? 5_000 : 60, maxSkipsPerRun: 100 },
    );
    expect(compiled / drawn).toBeGreaterThan(0.1);
  });
});

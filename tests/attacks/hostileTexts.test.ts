import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
  visit,
} from "graphql";
import { expect, it } from "vitest";
import { EXAMPLES, type Example } from "../../client/graphiql/examples.ts";
import { aBrowser, aMember, asAdmin, startAccounts } from "../support/accounts.ts";
import { type Client, root } from "../support/api.ts";

const api = await startAccounts();
const schema = buildSchema(readFileSync(join(root, "schema/schema.graphql"), "utf8"));

/** What a database cannot hold, and half a character. */
const HOSTILE = ["a\u0000b", "a\ud800"];

/** An operation with a hostile text somewhere. */
interface Asked {
  where: string;
  query: string;
  variables: Record<string, unknown>;
}

/** The places of a value where a text can stand, those too that an example leaves out. */
function placesOf(type: GraphQLInputType, value: unknown, path: (string | number)[], depth = 0): (string | number)[][] {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) {
    const list = Array.isArray(value) && value.length > 0 ? value : [undefined];
    return placesOf(inner.ofType, list[0], [...path, 0], depth + 1);
  }
  if (isInputObjectType(inner)) {
    if (depth > 6) return [];
    const of = (value ?? {}) as Record<string, unknown>;
    return Object.values(inner.getFields()).flatMap((field) =>
      placesOf(field.type, of[field.name], [...path, field.name], depth + 1),
    );
  }
  return ["String", "ID"].includes(getNamedType(inner)?.name ?? "") ? [path] : [];
}

/** A value with a text at one of its places. */
function put(value: unknown, [first, ...rest]: (string | number)[], text: string): unknown {
  if (first === undefined) return text;
  if (typeof first === "number") {
    const list = Array.isArray(value) ? [...value] : [];
    list[first] = put(list[first], rest, text);
    return list;
  }
  return {
    ...((value ?? {}) as object),
    [first]: put((value as Record<string, unknown> | undefined)?.[first], rest, text),
  };
}

/** An example once for each place of a text, in its variables and in what is written out. */
function asked(example: Example, text: string): Asked[] {
  const document = parse(example.query);
  const operation = getOperationAST(document) as OperationDefinitionNode;
  const variables = JSON.parse(example.variables ?? "{}") as Record<string, unknown>;
  const inVariables = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const { value: name } = variable.name;
    const known = typeFromAST(schema, type as never) as GraphQLInputType;
    return placesOf(known, variables[name], [name]).map((path) => ({
      where: path.join("."),
      query: example.query,
      variables: put(variables, path, text) as Record<string, unknown>,
    }));
  });
  const written: Asked[] = [];
  let count = 0;
  visit(document, { StringValue: () => void count++ });
  for (let wanted = 0; wanted < count; wanted++) {
    let index = 0;
    const changed = visit(document, {
      StringValue: (node) => (index++ === wanted ? { ...node, block: false, value: text } : undefined),
    });
    written.push({ where: `text ${wanted}`, query: print(changed), variables });
  }
  return [...inVariables, ...written];
}

it("a text of any kind, wherever one is taken, is answered or refused, never a failure", {
  timeout: 120_000,
}, async () => {
  const failed: string[] = [];
  for (const example of EXAMPLES) {
    const name = getOperationAST(parse(example.query))?.name?.value ?? "";
    const somebody = async (): Promise<Client> =>
      example.for === "admin"
        ? (await asAdmin(api)).browser
        : example.for
          ? (await aMember(api)).browser
          : aBrowser(api);
    let client = await somebody();
    for (const { where, query, variables } of HOSTILE.flatMap((text) => asked(example, text))) {
      const { status, errors } = await client.graphql(query, variables);
      if (status >= 500) failed.push(`${name} ${where} ${status}`);
      // Some sign out.
      if (errors.some(({ extensions }) => extensions.code === "UNAUTHENTICATED")) client = await somebody();
    }
  }
  expect(failed).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from "graphql";
import { describe, expect, it } from "vitest";
import { EXAMPLES, type Example } from "../../client/graphiql/examples.ts";
import { aMember, asAdmin, sharedApi } from "../support/accounts.ts";
import { type Client, root } from "../support/api.ts";

const api = await sharedApi();
const schema = buildSchema(readFileSync(join(root, "schema/schema.graphql"), "utf8"));

const operationIn = ({ query }: Example) => getOperationAST(parse(query)) as OperationDefinitionNode;

const rootFieldsOf = (example: Example): string[] =>
  operationIn(example).selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );

const variablesOf = ({ variables = "{}" }: Example): Record<string, unknown> => JSON.parse(variables);

const askers: Record<string, Client> = {
  everybody: api,
  "signed in": (await aMember(api)).browser,
  admin: (await asAdmin(api)).browser,
};

const named = EXAMPLES.map((example) => [operationIn(example).name?.value ?? "", example] as const);

describe("GraphiQL's examples", () => {
  it("are one for each operation of the graph, named like it", () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(EXAMPLES.flatMap(rootFieldsOf).sort()).toEqual(fields.sort());
    expect(named.map(([name]) => name.toLowerCase())).toEqual(
      EXAMPLES.map((example) => rootFieldsOf(example).join().toLowerCase()),
    );
  });

  it.each(named)("%s is good by the schema, its variables too", (_, example) => {
    expect(validate(schema, parse(example.query))).toEqual([]);
    const { errors } = getVariableValues(schema, operationIn(example).variableDefinitions ?? [], variablesOf(example));
    expect(errors).toBeUndefined();
  });

  it.each(named.filter(([, { query }]) => query.includes("query ")))("%s runs on the demo", async (_, example) => {
    const { data, errors } = await (askers[example.for ?? "everybody"] as Client).graphql<Record<string, unknown>>(
      example.query,
      variablesOf(example),
    );
    expect(errors).toEqual([]);
    // Who is signed out has no account, who has taken no test no result, who has said nothing of themselves no profile, no address leads elsewhere, and nothing was collected or edited yet.
    const missing = Object.entries(data).filter(([, value]) => value === null);
    expect(
      missing.filter(
        ([name]) =>
          !["me", "analysis", "redirect", "labProfile", "supplierCollection", "versionComparison"].includes(name),
      ),
    ).toEqual([]);
  });

  it.each(named.filter(([, example]) => example.for === "signed in" && example.query.includes("mutation ")))(
    "%s is refused for nothing but what the visitor gave",
    async (_, example) => {
      const { errors } = await (await aMember(api)).browser.graphql(example.query, variablesOf(example));
      expect(errors).toEqual([]);
    },
  );
});

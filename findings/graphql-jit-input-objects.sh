#!/usr/bin/env bash
# graphql-jit 0.8.9 beside graphql 16.15.0: input objects that are variables, or hold variables.
# Guess before running: both refuse a list where an object is wanted, and leave out a field of a written-out object whose
# variable was not given, so that its default holds (GraphQL specification, 3.10 input objects).
# Seen: an empty list is taken as an empty object by the compiled query ([{…}] is refused, by another message); a field
# whose variable was not given arrives as null, and its default is lost.
# In the product: such operations are left to graphql-js; tests/api has the random operations that both answer alike.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql@16.15.0 graphql-jit@0.8.9
cat >try.mjs <<'JS'
import { createRequire } from "node:module";
// graphql-jit is CommonJS: both have to meet the same copy of graphql.
const require = createRequire(import.meta.url);
const { buildSchema, execute, parse } = require("graphql");
const { compileQuery } = require("graphql-jit");

const schema = buildSchema('input Filter { search: String = "allt", pages: Int } type Query { count(filter: Filter): String }');
schema.getQueryType().getFields().count.resolve = (_, { filter }) => JSON.stringify(filter);
const answers = async (query, variableValues) => {
  const document = parse(query);
  const plain = await execute({ schema, document, variableValues });
  const compiled = await compileQuery(schema, document).query({}, {}, variableValues);
  return [plain, compiled].map(({ data, errors }) => data?.count ?? `refused: ${errors?.length}`);
};
const whole = "query($f: Filter) { count(filter: $f) }";
const part = "query($s: String) { count(filter: { search: $s }) }";
const cases = [
  [whole, { f: {} }, '{"search":"allt"}', '{"search":"allt"}'],
  [whole, { f: [] }, "refused: 1", '{"search":"allt"}'],
  [whole, { f: [{ search: "x" }] }, "refused: 1", "refused: 1"],
  [part, { s: "x" }, '{"search":"x"}', '{"search":"x"}'],
  [part, {}, '{"search":"allt"}', '{"search":null}'],
];
let isSame = true;
for (const [query, variables, plain, compiled] of cases) {
  const [ofGraphql, ofJit] = await answers(query, variables);
  console.log(`${query} ${JSON.stringify(variables)}\n  graphql     ${ofGraphql}\n  graphql-jit ${ofJit}`);
  isSame &&= ofGraphql === plain && ofJit === compiled;
}
process.exit(isSame ? 0 : 1);
JS
node try.mjs && echo "as described"

#!/usr/bin/env bash
# graphql-jit 0.8.9 beside graphql 16.15.0: a condition on one spread of a fragment empties the other spreads.
# Guess before running: both answer alike, since CollectFields of the GraphQL specification (6.3.2) looks at
# @include for each spread by itself.
# Seen: `...F @include(if: false) ...F` has both fields by graphql-js and none by the compiled query, without an error and
# though the field cannot be null; in the other order (`...F ...F @include(if: false)`) both agree. The condition is noted
# on the fragment's own nodes, which all of its spreads share. It reaches another field of the same operation, too.
# In the product: docs/decisions.md, compiled queries; tests/api has the random operations that both ways answer alike.
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

const schema = buildSchema("type Query { one: Thing!, other: Thing! } type Thing { key: String!, text: String! }");
const thing = { key: "k", text: "t" };
const ask = async (query) => {
  const document = parse(`query($b: Boolean!) ${query} fragment F on Thing { key text }`);
  const [rootValue, variableValues] = [{ one: thing, other: thing }, { b: false }];
  const plain = await execute({ schema, document, rootValue, variableValues });
  const compiled = await compileQuery(schema, document).query(rootValue, {}, variableValues);
  return [plain, compiled].map((answer) => JSON.stringify(answer));
};
const expected = [
  ["{ one { ...F @include(if: $b) ...F } }", '{"data":{"one":{"key":"k","text":"t"}}}', '{"data":{"one":{}}}'],
  ["{ one { ...F ...F @include(if: $b) } }", '{"data":{"one":{"key":"k","text":"t"}}}', '{"data":{"one":{"key":"k","text":"t"}}}'],
  [
    "{ one { key ...F @include(if: $b) } other { ...F } }",
    '{"data":{"one":{"key":"k"},"other":{"key":"k","text":"t"}}}',
    '{"data":{"one":{"key":"k"},"other":{}}}',
  ],
];
let isSame = true;
for (const [query, plain, compiled] of expected) {
  const [ofGraphql, ofJit] = await ask(query);
  console.log(`${query}\n  graphql     ${ofGraphql}\n  graphql-jit ${ofJit}`);
  isSame &&= ofGraphql === plain && ofJit === compiled;
}
process.exit(isSame ? 0 : 1);
JS
node try.mjs && echo "as described"

#!/usr/bin/env bash
# csv-parse 7.0.3: which sign ends a line is decided by the first line alone.
# Guess before running: with `record_delimiter` left out, every \n and \r\n ends a record, as in spreadsheets.
# Seen: a heading that ends in \n before rows that end in \r\n (a heading written by hand above an export of Excel) leaves a
# \r at the end of each row's last cell; the other way round, all rows are one record with too many cells, which is refused.
# `record_delimiter: ["\r\n", "\n", "\r"]` reads both.
# In the product: server/features/catalogue/transfer/importFile.ts gives that list.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3
cat >try.mjs <<'JS'
import { parse } from "csv-parse/sync";

const read = (text, options = {}) => {
  try {
    return JSON.stringify(parse(text, options));
  } catch ({ code }) {
    return code;
  }
};
const both = { record_delimiter: ["\r\n", "\n", "\r"] };
const right = '[["name","price"],["A","1"],["B","2"]]';
const cases = [
  ["name,price\nA,1\r\nB,2\r\n", {}, '[["name","price"],["A","1\\r"],["B","2\\r"]]'],
  ["name,price\r\nA,1\nB,2\n", {}, "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH"],
  ["name,price\nA,1\r\nB,2\r\n", both, right],
  ["name,price\r\nA,1\nB,2\n", both, right],
];
let isSame = true;
for (const [text, options, expected] of cases) {
  const answer = read(text, options);
  console.log(`${JSON.stringify(text)} ${JSON.stringify(options)}\n  ${answer}`);
  isSame &&= answer === expected;
}
process.exit(isSame ? 0 : 1);
JS
node try.mjs && echo "as described"

#!/usr/bin/env bash
# robots-parser 3.0.1 beside RFC 9309: three kinds of rules that forbid by the RFC and allow by the library.
# Guess before running: it is the reader of robots.txt that most use, so it compares a rule and an address in one form, and
# passes over lines that it does not know.
# Seen: (1) signs that a URL leaves as they are, [ ] | ^ among them, are escaped in the rule and not in the address, so that
# `/*?filter[pris]=` of a web shop forbids nothing; (2) a Sitemap line between two User-agent lines drops the first of
# them, where 2.2.4 says that other records must not end a group; (3) `/%70riser` and `/priser` are two paths, where 2.2.2
# compares unreserved letters decoded.
# In the product: server/features/suppliers writes rules and addresses in one form before it asks the library.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund robots-parser@3.0.1
cat >try.mjs <<'JS'
import robotsParser from "robots-parser";

const SITE = "https://shop.example";
const cases = [
  ["User-agent: *\nDisallow: /*?filter[pris]=", "/lista?filter[pris]=1", true],
  ["User-agent: *\nDisallow: /*?filter=", "/lista?filter=1", false],
  ["User-agent: *\nSitemap: https://shop.example/s.xml\nUser-agent: OtherBot\nDisallow: /priser", "/priser", true],
  ["User-agent: *\nUser-agent: OtherBot\nDisallow: /priser", "/priser", false],
  ["User-agent: *\nDisallow: /%70riser", "/priser", true],
];
let isSame = true;
for (const [text, path, expected] of cases) {
  const isAllowed = robotsParser(`${SITE}/robots.txt`, text).isAllowed(SITE + path, "OurBot");
  console.log(`${JSON.stringify(text)}  ${path}: ${isAllowed ? "allowed" : "forbidden"}`);
  isSame &&= isAllowed === expected;
}
process.exit(isSame ? 0 : 1);
JS
node try.mjs && echo "as described"

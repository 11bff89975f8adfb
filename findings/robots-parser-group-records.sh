#!/usr/bin/env bash
# robots-parser 3.0.1: a record of another kind between two user-agent lines ends the first one's group.
# Guess before running: the group goes on, since RFC 9309 2.2.4 says that other records must not interfere with groups
# ("Sitemaps" records must not terminate one).
# Seen: after a Sitemap, Content-Signal or Crawl-delay line between them, only the last user-agent has the rules, and
# everybody else may read what the file forbids to all. An empty line between them changes nothing.
# In the product: server/features/suppliers/robotsRules.ts leaves such lines out before parsing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund robots-parser@3.0.1
cat >try.cjs <<'JS'
const robotsParser = require("robots-parser");

const between = [
  ["", true],
  ["\n", true],
  ["Sitemap: https://exempel.se/karta.xml\n", false],
  ["Content-Signal: search=yes\n", false],
  ["Crawl-delay: 2\n", false],
];
let isSame = true;
for (const [line, isForbidden] of between) {
  const text = `User-agent: *\n${line}User-agent: OtherBot\nDisallow: /priser`;
  const robots = robotsParser("https://exempel.se/robots.txt", text);
  const [all, other] = ["SomeBot", "OtherBot"].map((agent) => robots.isAllowed("https://exempel.se/priser", agent));
  console.log(`${JSON.stringify(text)}\n  SomeBot may read: ${all}, OtherBot: ${other}`);
  isSame &&= all === !isForbidden && other === false;
}
process.exit(isSame ? 0 : 1);
JS
node try.cjs && echo "as described"

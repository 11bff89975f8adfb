#!/usr/bin/env bash
# Node.js 20.20.2: what URL.canParse says of an address with å, ä or ö.
# Guess before running: it says what `new URL` says, the first time as the hundred thousandth.
# Seen: in Node 20.20.2 'https://räksmörgås.se/' can be parsed some thousand times, and never again in that process from
# the moment the call is optimised, while `new URL` still reads it; addresses of ASCII, and those with letters beyond
# Latin-1, stay as they were. 22.21.1 does the same, 24.11.1 answers alike all the time (AikidoSec/firewall-node#1086).
# A server therefore refused a Swedish seller's address, and sign-ins from a Swedish domain, after an hour of work.
# In the product: schema/parseUrl.ts, and noCanParse.grit, which forbids the call.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@20.20.2 2>/dev/null
cat >try.mjs <<'JS'
const often = 200_000;
const refusals = (address) => {
  let count = 0;
  for (let n = 0; n < often; n++) if (!URL.canParse(address)) count++;
  return count;
};
const addresses = ["https://www.exempel.se/", "https://xn--rksmrgs-5wao1o.se/", "https://例え.jp/", "https://räksmörgås.se/"];
const atFirst = addresses.every((address) => URL.canParse(address));
const counts = addresses.map(refusals);
console.log(`${process.version}; the first time all are taken: ${atFirst}`);
for (const [at, address] of addresses.entries())
  console.log(`${address} refused ${counts[at]} of ${often} times; new URL reads ${new URL(address).hostname}`);
const [latin] = counts.splice(-1);
process.exit(atFirst && counts.every((count) => count === 0) && latin > often / 2 ? 0 : 1);
JS
./node_modules/.bin/node try.mjs && echo "as described"

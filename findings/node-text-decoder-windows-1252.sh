#!/usr/bin/env bash
# Node.js 20.20.2: what TextDecoder makes of a text in Windows-1252.
# Guess before running: '–', '“' and '€', which the encoding has at 0x96, 0x93 and 0x80, however the bytes are given.
# Seen: given at once they are U+0096, U+0093 and U+0080, control characters that nobody sees, as if the text were
# Latin-1; given with `stream: true` they are what they should be. The labels 'latin1' and 'iso-8859-1' mean the same
# encoding, and do the same. windows-1250 is right both ways.
# In the product: server/features/media/checkImage.ts and server/features/catalogue/transfer/importText.ts read as a stream.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@20.20.2 2>/dev/null
cat >try.mjs <<'JS'
const bytes = Uint8Array.of(0x96, 0x93, 0x80);
const read = ["windows-1252", "iso-8859-1"].map((label) => {
  const atOnce = new TextDecoder(label).decode(bytes);
  const decoder = new TextDecoder(label);
  const inPieces = decoder.decode(bytes, { stream: true }) + decoder.decode();
  console.log(`${process.version} ${label}: at once ${JSON.stringify(escape(atOnce))}, as a stream ${JSON.stringify(inPieces)}`);
  return [atOnce, inPieces];
});
process.exit(read.every(([atOnce, inPieces]) => atOnce === "\u0096\u0093\u0080" && inPieces === "–“€") ? 0 : 1);
JS
./node_modules/.bin/node try.mjs && echo "as described"

#!/usr/bin/env bash
# @zxcvbn-ts/language-common 4.1.3: what its list of common passwords does not have.
# Guess before running: 49 000 passwords by how common they are have every plain repetition and run of eight signs that
# lists of leaked passwords begin with.
# Seen: '11111111', '12345678' and 'abcd1234' are there; 'aaaaaaaa', '00000000', '88888888', '99999999', '12341234',
# '12121212', '87654321', 'abcdefgh' and 'abcabcabc' are not. The library leaves them to its other matchers, so that the
# list alone, used to refuse what is guessed first, lets them through.
# In the product: schema/rules/accounts/validatePassword.ts refuses repetitions, runs and rows of keys by rule.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @zxcvbn-ts/language-common@4.1.3
cat >try.mjs <<'JS'
import { dictionary } from "@zxcvbn-ts/language-common";

const list = new Set(dictionary["passwords-common"].map(String));
const listed = ["11111111", "12345678", "abcd1234"];
const missing = "aaaaaaaa 00000000 88888888 99999999 12341234 12121212 87654321 abcdefgh abcabcabc".split(" ");
for (const word of [...listed, ...missing]) console.log(`${word}: ${list.has(word) ? "listed" : "not listed"}`);
process.exit(listed.every((word) => list.has(word)) && missing.every((word) => !list.has(word)) ? 0 : 1);
JS
node try.mjs && echo "as described"

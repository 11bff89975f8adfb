#!/usr/bin/env bash
# zod 4.6.7: which message a union gives that has one of its own.
# Guess before running: z.union([...], { error }) says its own message for whatever none of its members takes.
# Seen: it does for what is of no member's type. Where one member takes the type and only a refinement or a format of it
# fails, that member's issues stand alone, in zod's English unless it has a message itself; with `abort: true` at the
# refinement the union's own message is said again. A Swedish form therefore answered 'Invalid input'.
# In the product: schema/products.ts has the day that facts were checked as one string with its message, and no union.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7
cat >try.mjs <<'JS'
import { z } from "zod";

const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text);
const error = "Skriv en dag.";
const messageOf = (member, value) => z.union([z.literal(""), member], { error }).safeParse(value).error.issues[0].message;
const found = {
  "a number, where texts are wanted": messageOf(z.string().refine(isDay), 5),
  "a text that a refinement refuses": messageOf(z.string().refine(isDay), "i morgon"),
  "a text that a format refuses": messageOf(z.string().regex(/^\d+$/), "i morgon"),
  "a text that an aborting refinement refuses": messageOf(z.string().refine(isDay, { abort: true }), "i morgon"),
};
for (const [what, message] of Object.entries(found)) console.log(`${what}: ${message}`);
const [type, refinement, format, aborting] = Object.values(found);
process.exit(type === error && refinement === "Invalid input" && format.startsWith("Invalid string") && aborting === error ? 0 : 1);
JS
node try.mjs && echo "as described"

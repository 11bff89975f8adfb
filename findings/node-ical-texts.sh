#!/usr/bin/env bash
# node-ical 0.26.1 beside ical.js 2.2.1: what they read of a description (RFC 5545, 3.3.11).
# Guess before running: both give back what was written, whatever signs it has.
# Seen: a backslash before the letter n, written '\\n' as the standard wants, is read by node-ical as a backslash and a
# line break; a description with a line separator (U+2028), which the standard allows within a line, is lost altogether.
# ical.js reads both as they were written. Semicolons, line breaks and two backslashes are read alike.
# In the product: schema/rules/protocols/calendarFile.ts writes one kind of line break, so that no reader loses a text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.26.1 ical.js@2.2.1
cat >try.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";

const fileOf = (description) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Prov//SV",
    "BEGIN:VEVENT",
    "UID:1",
    "DTSTAMP:20260301T060000Z",
    "DTSTART:20260301T070000Z",
    "SUMMARY:Prov",
    `DESCRIPTION:${description.replaceAll("\\", "\\\\").replaceAll(";", "\\;").replaceAll("\n", "\\n")}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
const readers = {
  "ical.js": (file) => new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent").getFirstPropertyValue("description"),
  "node-ical": (file) => Object.values(nodeIcal.sync.parseICS(file)).find(({ type }) => type === "VEVENT")?.description,
};
const expected = {
  "a;b": { "ical.js": "a;b", "node-ical": "a;b" },
  "a\nb": { "ical.js": "a\nb", "node-ical": "a\nb" },
  "a\\\\b": { "ical.js": "a\\\\b", "node-ical": "a\\\\b" },
  "C:\\nytt": { "ical.js": "C:\\nytt", "node-ical": "C:\\\nytt" },
  "a\u2028b": { "ical.js": "a\u2028b", "node-ical": undefined },
};
let isAsDescribed = true;
for (const [text, wanted] of Object.entries(expected))
  for (const [name, read] of Object.entries(readers)) {
    const found = read(fileOf(text));
    isAsDescribed &&= found === wanted[name];
    console.log(`${name} reads ${JSON.stringify(text)} as ${JSON.stringify(found)}`);
  }
process.exit(isAsDescribed ? 0 : 1);
JS
node try.mjs && echo "as described"

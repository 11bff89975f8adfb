#!/usr/bin/env bash
# ical-generator 10.2.0: the text of a calendar does not end with a line end.
# Guess before running: every content line ends with CRLF, the last too, since RFC 5545 3.1 and its grammar
# (icalobject = "BEGIN" ":" "VCALENDAR" CRLF … "END" ":" "VCALENDAR" CRLF) want it.
# Seen: all lines are parted by CRLF and END:VCALENDAR has none. Strict readers refuse the last line of such a file.
# In the product: schema/rules/protocols/calendarFile.ts adds it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@10.2.0
cat >try.mjs <<'JS'
import ical from "ical-generator";

const calendar = ical({ name: "Kväll" });
calendar.createEvent({ id: "1", start: new Date("2026-11-27T20:00:00Z"), summary: "Ett steg" });
const text = calendar.toString();
console.log(JSON.stringify(text.slice(-40)));
process.exit(text.endsWith("END:VCALENDAR") && text.includes("\r\nEND:VEVENT\r\n") ? 0 : 1);
JS
node try.mjs && echo "as described"

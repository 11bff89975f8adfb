#!/usr/bin/env bash
# graphile-worker 0.17.3: a step may follow a wildcard only, and names of days and @daily are none of its words.
# Guess before running: `9-59/10` (every ten minutes from the ninth) is read as by cron, as are `5/10`, SUN and @daily.
# Seen: a range with a step is refused with the field that it is in; names and @daily with the line alone. A list of the
# minutes means the same and is read. A day of the month beside a day of the week means either, as in cron.
# In the product: server/features/weeklyMail/weeklyMailJobs.ts lists its minutes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphile-worker@0.17.3
cat >try.mjs <<'JS'
import { parseCrontab } from "graphile-worker";

const read = (line) => {
  try {
    return parseCrontab(line).length === 1 ? "read" : "nothing";
  } catch ({ message }) {
    return message;
  }
};
const unread = (line) => `Could not process line '1' of crontab: '${line}'`;
const unsupported = (text) =>
  `Unsupported syntax '${text}' in minutes range in line 1 of crontab: this doesn't appear to be a number, range or wildcard`;
const cases = [
  ["*/10 * * * * task", "read"],
  ["9-59 * * * * task", "read"],
  ["9,19,29,39,49,59 * * * * task", "read"],
  ["9-59/10 * * * * task", unsupported("9-59/10")],
  ["5/10 * * * * task", unsupported("5/10")],
  ["0 18 * * SUN task", unread("0 18 * * SUN task")],
  ["@daily task", unread("@daily task")],
];
let isSame = true;
for (const [line, expected] of cases) {
  const answer = read(line);
  console.log(`${line}\n  ${answer}`);
  isSame &&= answer === expected;
}
const [either] = parseCrontab("0 0 1 * 1 task");
const at = { min: 0, hour: 0, month: 11 };
const matches = [
  either.match({ ...at, date: 2, dow: 1 }),
  either.match({ ...at, date: 1, dow: 0 }),
  either.match({ ...at, date: 3, dow: 2 }),
];
console.log(`0 0 1 * 1: Monday the 2nd, Sunday the 1st, Tuesday the 3rd\n  ${matches}`);
isSame &&= String(matches) === "true,true,false";
process.exit(isSame ? 0 : 1);
JS
node try.mjs && echo "as described"

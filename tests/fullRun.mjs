// What only `npm run test:full` runs, with the reason why a change of a feature cannot break it. `npm test` runs a group
// too when a file of its `paths` has changed since it last passed; fingerprints of what they were are in `fullRun.json`.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const record = join(import.meta.dirname, "fullRun.json");

/**
 * @typedef {object} Group
 * @property {string} name
 * @property {string} because why a change outside `paths` cannot break its tests
 * @property {string[]} tests their files, from the project's folder
 * @property {string[]} paths files and folders whose change runs them in `npm test`, too
 * @property {boolean} [isFetched] they need packages of the system or of a registry, so that `npm test` never runs them
 */

const journeys = (/** @type {string[]} */ ...names) => names.map((name) => `tests/browser/${name}.full.spec.ts`);
const faults = (/** @type {string[]} */ ...names) => names.map((name) => `tests/faults/${name}.test.ts`);
/** What every process of the site runs on. */
const GROUND = [
  "server/platform",
  "server/embedded",
  "server/cli",
  "server/config.ts",
  "server/contexts.ts",
  "server/dataSource.ts",
  "server/graph.ts",
  "server/main.ts",
  "server/startDatabase.ts",
  "package-lock.json",
];

/** @type {Group[]} */
export const GROUPS = [
  {
    name: "faults of the machine",
    because:
      "A feature cannot make PostgreSQL, a disk, a clock or a process fail otherwise: what meets it is the platform.",
    tests: faults(
      "clock",
      "cutAfterCommit",
      "databaseGone",
      "databaseGoneSignedIn",
      "databaseSilent",
      "drain",
      "failedPages",
      "failedStart",
      "frozenDatabase",
      "fullDatabaseDisk",
      "fullDisk",
      "fullOfSearches",
      "fullPool",
      "loadShedding",
      "pooler",
      "process",
      "readReplica",
      "readiness",
      "tickLedger",
      "tracing",
      "twoProcesses",
    ),
    paths: [...GROUND, "server/web"],
  },
  {
    name: "floods, and what a process keeps",
    because: "How many wait is the platform's and the sign-in's bound; what a page leaves behind is the renderer's.",
    tests: [...faults("memory", "renderQueue"), "tests/attacks/signInFlood.test.ts"],
    paths: [...GROUND, "server/web", "server/features/accounts", "client/apollo"],
  },
  {
    name: "pictures of others",
    because: "They go through the check of pictures alone, which has examples of each kind in every run.",
    tests: faults("pictureSets"),
    isFetched: true,
    paths: [
      "server/features/media/checkImage.ts",
      "server/features/media/svgTrial.mjs",
      "server/features/media/svgWorker.mjs",
      "package-lock.json",
    ],
  },
  {
    name: "calendars of others",
    because: "They read one file, whose events two readers of the registry understand in every run.",
    tests: faults("calendarReaders"),
    isFetched: true,
    paths: [
      "schema/rules/protocols/calendarFile.ts",
      "schema/rules/protocols/calendarRevisions.ts",
      "package-lock.json",
    ],
  },
  {
    name: "Firefox and WebKit",
    because:
      "What engines do differently (controls, clipboard, scrollbars, the worker, leaving a page) is in few places; that a feature works is seen in Chromium.",
    tests: ["tests/browsers/firefox.test.ts", "tests/browsers/webkit.test.ts"],
    isFetched: true,
    paths: [
      "client/ui",
      "client/shell",
      "client/session",
      "client/toasts",
      "client/offline",
      "tests/browsers",
      "package-lock.json",
    ],
  },
  {
    name: "backup",
    because: "It copies tables as they are; a feature's new table comes with a migration.",
    tests: faults("backup"),
    paths: ["server/backup", "server/cli", "server/embedded", "migrations", "package-lock.json"],
  },
  {
    name: "interrupted migrations",
    because: "A migration that is cut short is the runner's matter; that each one runs, every test's database shows.",
    tests: [...faults("killedMigration", "migrateCommand"), "tests/api/listOrdersMigration.test.ts"],
    paths: ["server/platform/database", "server/cli", "migrations", "package-lock.json"],
  },
  {
    name: "a killed process in the middle of collecting, erasing or mailing",
    because: "What takes up again is the job runner and these areas' own code, which it watches.",
    tests: faults("erasing", "mails", "reminders", "supplierCollection"),
    paths: [
      ...GROUND,
      "server/features/accounts",
      "server/features/reminders",
      "server/features/suppliers",
      "server/personalData.ts",
    ],
  },
  {
    name: "hostile sites of suppliers",
    because: "Only the collector reads other sites, and it watches all of that.",
    tests: ["tests/attacks/supplierSources.test.ts"],
    paths: ["server/features/suppliers", "server/platform/http", "package-lock.json"],
  },
  {
    name: "a large catalogue",
    because: "What many products or lines cost follows from the lists' SQL and the import's, which it watches.",
    tests: ["tests/api/largeCatalogue.test.ts", "tests/attacks/catalogueImport.test.ts"],
    paths: ["server/features/catalogue", "server/features/search", "server/platform", "migrations"],
  },
  {
    name: "every page in every size and colour",
    because: "A product of independent factors: each page, each size and each colour is looked at in every run.",
    tests: journeys("accessibility", "layout", "look", "programmes", "scenes"),
    paths: ["client/theme.ts", "client/App.tsx", "client/shell/layout"],
  },
  {
    name: "forty days and every pause in typing",
    because: "Seven days and one word are tried in every run; the arithmetic of days has properties in tests/rules.",
    tests: journeys("fortyDays", "searchField"),
    paths: ["schema/rules/journey", "schema/rules/words/days.ts", "client/features/catalogue/list/SearchField.tsx"],
  },
];

/**
 * Groups whose paths or tests have changed since they last passed.
 * @returns {Group[]}
 */
export function changedGroups() {
  const known = readRecord();
  return GROUPS.filter((group) => !group.isFetched && known[group.name] !== fingerprint(group));
}

/**
 * Writes down which groups have passed with the files as they are; what is written of the others stays.
 * @param {Group[]} groups those that ran
 * @param {{ name: string, ending: string }[]} results their tests' and others'; a name begins with its file
 */
export function recordGreen(groups, results) {
  const hasPassed = (/** @type {string} */ file) => {
    const own = results.filter(({ name }) => name.startsWith(`${file} `));
    return own.some(({ ending }) => ending === "passed") && !own.some(({ ending }) => ending === "failed");
  };
  const green = groups.filter(({ tests }) => tests.every(hasPassed));
  if (green.length === 0) return;
  const fingerprints = { ...readRecord() };
  for (const group of green) fingerprints[group.name] = fingerprint(group);
  writeFileSync(record, `${JSON.stringify(fingerprints, null, 2)}\n`);
}

/** @returns {Record<string, string>} fingerprints by group */
function readRecord() {
  return JSON.parse(readFileSync(record, "utf8"));
}

/** Digest of a group's tests and of what they watch. */
function fingerprint(/** @type {Group} */ { tests, paths }) {
  const hash = createHash("sha256");
  for (const file of [...tests, ...paths].flatMap(filesIn).sort())
    hash.update(relative(root, file)).update("\0").update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** A file, or all files of a folder. */
function filesIn(/** @type {string} */ path) {
  const found = join(root, path);
  if (statSync(found).isFile()) return [found];
  return readdirSync(found, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

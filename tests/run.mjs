// `npm test`: rules, components, API, attacks and faults (vitest), then whole journeys in a browser (Playwright); both at
// once take longer, since each fills two cores by itself. Ends with the line 'N passed, N failed'.
// A test that fails is tried once more, since a busy machine fails one of thousands. Those that pass then are flaky: they
// are printed, each is a fault to look into, and more than a few fail the run. A property that fails once has failed.
// One that fails now and then for a reason that is known stands in `quarantine.json` until it is mended: with its name,
// the day and the cause. It runs, and what it says is printed, and counts for nothing.
//   npm test               what every change must pass; of `fullRun.mjs`, the groups whose files have changed
//   npm run test:full      all of it, and the cluster; groups that pass are written down in `fullRun.json`
//   npm run test:changed   vitest by imports and browser journeys by folder, for what differs from HEAD (or `-- REF`)
import { spawn, spawnSync } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { cpus } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuilt } from "../server/cli/isBuilt.mjs";
import { specsOfChanges } from "./changed.mjs";
import { changedGroups, GROUPS, recordGreen } from "./fullRun.mjs";
import { describeBrowser, findChromium } from "./support/chromium.mjs";
import { describeOtherBrowsers } from "./support/otherBrowsers.mjs";
import { processorSeconds } from "./support/processorSeconds.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, "test-results");
/** What Playwright calls the ways that a test can end; those that it does not run have another. */
const ENDINGS = { expected: "passed", unexpected: "failed", flaky: "flaky" };
/** More than these that pass only when tried again are no accident. */
const MOST_FLAKY = 2;
/** So many files are named as the slowest. */
const SLOWEST = 20;

const [mode = "daily", since = "HEAD"] = process.argv.slice(2);
const started = performance.now();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
process.env.FILE_TIMES = join(reports, "fileTimes.jsonl");
if (mode === "full") process.env.FULL_RUN = "true";

console.log(`${cpus().length} cores, Node ${process.version}, browser: ${describeBrowser(await findChromium())}`);
const groups = mode === "full" ? GROUPS : mode === "daily" ? changedGroups() : [];
if (mode === "daily") for (const { name } of groups) console.log(`its files have changed, so it runs too: ${name}`);
// They install what is missing, before the tests look for it.
if (groups.some(({ tests }) => tests.some((file) => file.startsWith("tests/browsers/"))))
  console.log(describeOtherBrowsers().join("\n"));
process.env.LEFT_OUT = GROUPS.filter((group) => !groups.includes(group))
  .flatMap(({ tests }) => tests)
  .join(",");

// `npm run check` has built it already, beside its other gates.
if (!(await isBuilt(root))) {
  console.log("— build");
  const build = spawnSync("node", ["server/cli/build.mjs"], { cwd: root, stdio: "inherit" });
  if (build.status !== 0) {
    console.log("\n0 passed, 1 failed");
    process.exit(1);
  }
}

console.log("\n— tests");
const specs = mode === "changed" ? specsOfChanges(root, since) : undefined;
const runs = [
  await run("vitest", "vitest.json", resultsOfVitest, [
    "run",
    "--retry=1",
    ...(mode === "changed" ? ["--changed", since, "--passWithNoTests"] : []),
    "--reporter=default",
    "--reporter=json",
    "--outputFile=test-results/vitest.json",
  ]),
];
if (specs?.length !== 0)
  runs.push(await run("playwright", "browser.json", resultsOfPlaywright, ["test", "--retries=1", ...(specs ?? [])]));
// Three processes, a balancer, a replica and a pooler.
if (mode === "full") runs.push(await run("cluster", "", () => [], []));

const results = runs.flatMap((one) => one.results);
await printTimes(runs);
const quarantine = JSON.parse(await readFile(join(root, "tests/quarantine.json"), "utf8"));
const isQuarantined = ({ name }) => quarantine.some((one) => one.name === name);
const flaky = results.filter(({ ending }) => ending === "flaky");
list("Flaky: failed once, and passed when tried again", flaky);
if (flaky.length <= MOST_FLAKY) for (const one of flaky) one.ending = "passed";
const failures = results.filter(({ ending }) => ["failed", "flaky"].includes(ending));
list("Failed, in quarantine", failures.filter(isQuarantined));
list(
  "Failed",
  failures.filter((one) => !isQuarantined(one)),
);
const passed = results.filter(({ ending }) => ending === "passed").length;
const failed = failures.filter((one) => !isQuarantined(one)).length;
const isGreen = failed === 0 && (passed > 0 || mode === "changed");
recordGreen(groups, results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(isGreen ? 0 : 1);

/**
 * Runs a test runner.
 * @param file its report, in the folder of reports; without one, its exit code is its one result
 * @param resultsOf what the report says of each test
 */
async function run(program, file, resultsOf, args) {
  const began = performance.now();
  const command =
    program === "cluster" ? ["node", ["server/cli/run.mjs", "tests/cluster/run.ts"]] : ["npx", [program, ...args]];
  const child = spawn(...command, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  // What a process used is known until its parent has waited for it: looked at now and then, the last look counts.
  let seconds;
  const look = setInterval(() => (seconds = Math.max(seconds ?? 0, processorSeconds(child.pid) ?? 0)), 1_000);
  const code = await new Promise((done) => child.once("close", done));
  clearInterval(look);
  const report = file && JSON.parse(await readFile(join(reports, file), "utf8").catch(() => "{}"));
  const found = resultsOf(report);
  if (!file && code === 0) found.push({ name: program, ending: "passed" });
  // A run that failed without a failed test did not begin, or not come to its end.
  if (code !== 0 && !found.some(({ ending }) => ending === "failed"))
    found.push({ name: program, ending: "failed", reason: `ended with ${code}; its output says why` });
  return { program, results: found, report, wall: (performance.now() - began) / 1_000, seconds };
}

/** Prints what each runner took, and the files that took longest. */
async function printTimes(runs) {
  console.log("\nprocessor   clock  (seconds)");
  const line = (processor, clock, name) =>
    console.log(`${(processor?.toFixed(1) ?? "?").padStart(9)} ${clock.toFixed(1).padStart(7)}  ${name}`);
  for (const { program, wall, seconds } of runs) line(seconds, wall, program);
  line(processorSeconds(), (performance.now() - started) / 1_000, "all, with what comes before");
  const written = await readFile(process.env.FILE_TIMES, "utf8").catch(() => "");
  const known = new Map();
  for (const text of written.split("\n").filter(Boolean)) {
    const { file, seconds } = JSON.parse(text);
    known.set(file, (known.get(file) ?? 0) + seconds);
  }
  const clocks = new Map();
  for (const { program, report } of runs) {
    if (program === "vitest")
      for (const { name, startTime, endTime } of report.testResults ?? [])
        clocks.set(relative(root, name), (endTime - startTime) / 1_000);
    if (program === "playwright")
      for (const { file, seconds } of timesOfPlaywright(report)) clocks.set(file, (clocks.get(file) ?? 0) + seconds);
  }
  const slowest = [...clocks].sort(([a, x], [b, y]) => (known.get(b) ?? y) - (known.get(a) ?? x)).slice(0, SLOWEST);
  console.log(`\nThe ${slowest.length} files that took most:`);
  for (const [file, clock] of slowest) line(known.get(file), clock, file);
}

/** Prints names with what was said of them below a heading, if there are any. */
function list(heading, found) {
  const lines = found.map(({ name, reason }) => `  ${name}\n    ${reason}`);
  if (lines.length > 0) console.log(`\n${heading}:\n${lines.join("\n")}`);
}

function resultsOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name: file, message, assertionResults }) => {
    const path = relative(root, file);
    // A file that cannot be loaded has no tests.
    if (assertionResults.length === 0) return [{ name: path, ending: "failed", reason: firstLine(message) }];
    return assertionResults
      .filter(({ status }) => ["passed", "failed"].includes(status))
      .map(({ fullName, status, failureMessages }) => ({
        name: `${path} ${fullName}`,
        ending: endingOfVitest(status, failureMessages),
        reason: firstLine(failureMessages[0]),
      }));
  });
}

/** What failed the first time is still told of a test that then passed. */
function endingOfVitest(status, failureMessages) {
  if (status === "failed" || failureMessages.length === 0) return status;
  // Another try of a property has other values: what failed with some is wrong for them.
  return failureMessages.some((message) => message.includes("Property failed after")) ? "failed" : "flaky";
}

/** Tests of Playwright's report, with the titles that they stand within. */
function testsOfPlaywright({ suites = [], specs = [] }, within = "") {
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, file: spec.file, title: within + spec.title }))),
    ...suites.flatMap((suite) =>
      testsOfPlaywright(suite, suite.file === suite.title ? "" : `${within}${suite.title} `),
    ),
  ];
}

function resultsOfPlaywright(report) {
  return testsOfPlaywright(report)
    .filter(({ status }) => status in ENDINGS)
    .map(({ file, title, projectName, status, results }) => ({
      name: `tests/browser/${file} [${projectName}] ${title}`,
      ending: ENDINGS[status],
      // A journey goes on after most of what is wrong: each is told, with its step.
      reason: results.flatMap(({ errors }) => errors.map(({ message }) => firstLine(message))).join("\n    "),
    }));
}

function timesOfPlaywright(report) {
  return testsOfPlaywright(report).map(({ file, results }) => ({
    file: `tests/browser/${file}`,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
  }));
}

/** The first line of a message, without colours. */
function firstLine(text = "") {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  return text.replace(/\u001b\[[0-9;]*m/g, "").split("\n")[0];
}

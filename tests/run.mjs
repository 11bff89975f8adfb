// `npm test`: rules, API, attacks and faults (vitest) beside whole journeys in a browser (Playwright), since each
// works while the other waits. Ends with the line 'N passed, N failed'.
// A test that fails is retried once, which tells a flaky test from a broken one. Each flaky test is printed with what
// went wrong, since it may be a bug that shows on a slow machine only; more than a few of them fail the run.
import { spawn, spawnSync } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isBuilt } from "../server/cli/isBuilt.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, "test-results");
await rm(reports, { recursive: true, force: true });
/** What Playwright calls the ways that a test can end; those that it does not run have another. */
const ENDINGS = { expected: "passed", unexpected: "failed", flaky: "flaky" };
/** So many flaky tests, of more than 6 000, are let pass. */
const FLAKY_ALLOWED = 4;

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
const results = (
  await Promise.all([
    run("vitest", "vitest.json", resultsOfVitest, [
      "run",
      "--retry=1",
      "--reporter=default",
      "--reporter=json",
      "--outputFile=test-results/vitest.json",
    ]),
    run("playwright", "browser.json", resultsOfPlaywright, ["test", "--retries=1"]),
  ])
).flat();
const named = (ending) => results.filter((result) => result.ending === ending);
const flaky = named("flaky");
list("Flaky: failed, and passed on retry", flaky);
list("Failed", named("failed"));
if (flaky.length > 0) console.log(`\n${flaky.length} flaky; more than ${FLAKY_ALLOWED} fail the run`);
const isStable = flaky.length <= FLAKY_ALLOWED;
const passed = named("passed").length + (isStable ? flaky.length : 0);
const failed = named("failed").length + (isStable ? 0 : flaky.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/**
 * Runs a test runner, and prints its lines whole, so that two can print at once.
 * @param file its report, in the folder of reports
 * @param resultsOf what the report says of each test
 */
async function run(program, file, resultsOf, args) {
  const child = spawn("npx", [program, ...args], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => console.log(line));
  const code = await new Promise((done) => child.once("close", done));
  const found = resultsOf(JSON.parse(await readFile(join(reports, file), "utf8").catch(() => "{}")));
  // A run that failed without a failed test did not begin, or not come to its end.
  if (code !== 0 && !found.some(({ ending }) => ending === "failed"))
    found.push({ name: program, ending: "failed", reason: `ended with ${code}; its output says why` });
  return found;
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
        // A test that passed on retry keeps the report of its first failure.
        ending: status === "passed" && failureMessages?.length > 0 ? "flaky" : status,
        reason: firstLine(failureMessages?.[0]),
      }));
  });
}

/** Results of the tests in a suite of Playwright's report and in those within it. */
function resultsOfPlaywright({ suites = [], specs = [] }, within = "") {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status in ENDINGS)
      .map(({ projectName, status, results }) => ({
        name: `tests/browser/${file} [${projectName}] ${within}${title}`,
        ending: ENDINGS[status],
        reason: firstLine(results.find(({ error }) => error)?.error.message),
      })),
  );
  return [
    ...own,
    ...suites.flatMap((suite) =>
      resultsOfPlaywright(suite, suite.file === suite.title ? "" : `${within}${suite.title} `),
    ),
  ];
}

/** The first line of a message, without colours. */
function firstLine(text = "") {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  return text.replace(/\u001b\[[0-9;]*m/g, "").split("\n")[0];
}

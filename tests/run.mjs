// `npm test`: rules, API, attacks and faults (vitest), then whole journeys in a browser (Playwright).
// A test that fails gets one second try, and is named at the end either way, since what is rare must
// be found too. Ends with the line 'N passed, N failed'.
import { spawnSync } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, "test-results");
await rm(reports, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const failures = [];
const secondTries = [];

const steps = [
  ["build", ["node", "server/cli/build.mjs"]],
  [
    "vitest.json",
    [
      "npx",
      "vitest",
      "run",
      "--retry=1",
      "--reporter=default",
      "--reporter=json",
      "--outputFile=test-results/vitest.json",
    ],
  ],
  ["browser.json", ["npx", "playwright", "test", "--retries=1"]],
];
for (const [name, [program, ...args]] of steps) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  const counts = await countsOf(name);
  total.passed += counts.passed;
  failures.push(...counts.failures);
  secondTries.push(...counts.secondTries);
  // A step that failed without a failed test did not run at all, or not to its end.
  total.failed += status === 0 ? counts.failed : Math.max(1, counts.failed);
}
list("Needed a second try", secondTries);
list("Failed", failures);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Prints names below a heading, if there are any. */
function list(heading, names) {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `  ${name}`).join("\n")}`);
}

/** How a step went, by its report: how many passed and failed, and the names of those that failed, once or twice. */
async function countsOf(name) {
  const report = JSON.parse(await readFile(join(reports, name), "utf8").catch(() => "{}"));
  return name === "vitest.json" ? countsOfVitest(report) : countsOfPlaywright(report);
}

function countsOfVitest({ numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] }) {
  const named = (isMeant) =>
    testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.filter(isMeant).map(({ fullName, failureMessages }) => {
        const [reason = ""] = (failureMessages[0] ?? "").split("\n");
        return `${relative(root, file)} ${fullName} — ${reason}`;
      }),
    );
  return {
    passed,
    failed,
    failures: named(({ status }) => status === "failed"),
    // What passed at last keeps what was said of the first try.
    secondTries: named(({ status, failureMessages }) => status === "passed" && failureMessages?.length > 0),
  };
}

/** 'Flaky' is the report's word for what failed first and passed then. */
function countsOfPlaywright({ stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, suites = [] }) {
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: suites.flatMap((suite) => namedIn(suite, "unexpected")),
    secondTries: suites.flatMap((suite) => namedIn(suite, "flaky")),
  };
}

/** Names of the tests that ended so, in a suite of Playwright's report and in those within it. */
function namedIn({ suites = [], specs = [] }, ending) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === ending)
      .map(({ projectName }) => `[${projectName}] ${spec.file}:${spec.line} ${spec.title}`),
  );
  return [...own, ...suites.flatMap((suite) => namedIn(suite, ending))];
}

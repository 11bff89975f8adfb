// `npm test`: rules, API, attacks and faults (vitest), then whole journeys in a browser (Playwright).
// Ends with the line 'N passed, N failed'.
import { spawnSync } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, "test-results");
await rm(reports, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const secondTries = [];

const steps = [
  ["build", ["node", "server/cli/build.mjs"]],
  [
    "vitest.json",
    ["npx", "vitest", "run", "--reporter=default", "--reporter=json", "--outputFile=test-results/vitest.json"],
  ],
  ["browser.json", ["npx", "playwright", "test", "--retries=1"]],
];
for (const [name, [program, ...args]] of steps) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  const counts = await countsOf(name);
  total.passed += counts.passed;
  secondTries.push(...counts.secondTries);
  // A step that failed without a failed test did not run at all, or not to its end.
  total.failed += status === 0 ? counts.failed : Math.max(1, counts.failed);
}
if (secondTries.length > 0) console.log(`\nNeeded a second try:\n${secondTries.map((name) => `  ${name}`).join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function countsOf(name) {
  const report = JSON.parse(await readFile(join(reports, name), "utf8").catch(() => "{}"));
  if (name === "vitest.json") {
    return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0, secondTries: [] };
  }
  // 'flaky' is the report's word for what failed first and passed then.
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, secondTries: (report.suites ?? []).flatMap(flakyIn) };
}

/** Names of the tests that failed first and passed then, in a suite of Playwright's report and those within it. */
function flakyIn({ suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `[${projectName}] ${spec.file}:${spec.line} ${spec.title}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}

// `node tests/mutations/run.mjs [NN ...] [--tests "glob ..."] [--batch N] [--grep regex] [--once] [--save file]`: applies
// faults that a user would notice, one patch each, to a copy of this checkout, and says which of them the tests find.
// - Which tests are expected to notice a fault says `witnesses.json`; `--tests` takes those of others instead.
// - Faults that neither touch the same files nor have a witness in common are tried together, up to `--batch` (10); in a
//   batch, a fault is found when a test of one of its own witnesses fails that passes without it. What was not found is
//   tried alone: another fault may have hidden it.
// - vitest compiles the sources itself, the page that the server renders included, so it makes do with the build that
//   is there; browsers, and servers that a test starts as processes of their own, get a build for each batch.
// - `--grep` runs only those of the witnesses' tests whose title fits, and `--once` tries nothing alone: for a quick look.
// - `--save` adds what was found to a file, as in `before.json`.
// Ends with a table and 'k of 60 found'; fails when a patch no longer applies, or when more than three are not found.
import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sourceHash } from "../../server/cli/sourceHash.mjs";

const folder = dirname(fileURLToPath(import.meta.url));
const root = resolve(folder, "../..");
/** Where the site of the copy listens, unless the environment says otherwise. */
const PORT = "3290";
/** Without patches, a test that passes at its second try, on a busy machine perhaps, does not fail. */
const WITH_PATIENCE = { vitest: ["--retry=1"], playwright: ["--retries=1", "--timeout=120000"] };
const RUNNERS = { vitest: runVitest, playwright: runPlaywright };
/** Some faults make tests wait for ever: what takes longer has ended, and counts as not run. */
const LONGEST_MS = 20 * 60_000;
/** So many of sixty may be missed. */
const MISSED_ALLOWED = 3;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: "string" },
    grep: { type: "string" },
    once: { type: "boolean", default: false },
    batch: { type: "string", default: "10" },
    save: { type: "string" },
  },
});
const patches = (await readPatches()).filter(
  ({ name }) => positionals.length === 0 || positionals.some((wanted) => name.startsWith(`${wanted}-`)),
);
const copy = await mkdtemp(join(tmpdir(), "livsresan-mutations-"));
const printed = join(copy, "test-results/printed.txt");
await mkdir(dirname(printed));
/** What runs in the copy at the moment. */
let running;
process.once("exit", () => {
  endRunning();
  rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
await copyCheckout();

const broken = patches.filter(({ file }) => git("apply", "--check", file).status !== 0);
for (const { name } of broken) console.log(`${name}: does not apply any more`);
const tried = patches.filter((patch) => !broken.includes(patch));

/** Patch → the first failing test that noticed it. */
const found = new Map();
for (const kind of ["vitest", "playwright"]) await tryAll(kind);

await report();
process.exit(broken.length > 0 || patches.length - found.size > MISSED_ALLOWED ? 1 : 0);

/** All patches with what is said of them, the files that they touch, and the tests that are expected to notice. */
async function readPatches() {
  const witnesses = JSON.parse(await readFile(join(folder, "witnesses.json"), "utf8"));
  const given = options.tests?.split(/\s+/).filter(Boolean);
  const chosen = given && listed(given.map((pattern) => `:(glob)${pattern}`));
  const names = (await readdir(folder)).filter((name) => name.endsWith(".patch")).sort();
  return Promise.all(
    names.map(async (fileName) => {
      const file = join(folder, fileName);
      const text = await readFile(file, "utf8");
      const name = fileName.replace(/\.patch$/, "");
      const own = chosen ?? witnesses[name] ?? [];
      return {
        name,
        file,
        fault: /^Fault: (.*)$/m.exec(text)?.[1] ?? "",
        touches: [...text.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, path]) => path),
        witnesses: {
          vitest: own.filter((path) => !path.endsWith(".spec.ts")),
          playwright: own.filter((path) => path.endsWith(".spec.ts")),
        },
      };
    }),
  );
}

/** This checkout as it stands, with its build and without what git ignores; packages stay where they are. */
async function copyCheckout() {
  // Where packages are a link themselves, git takes that for a file.
  const paths = listed([]).filter((path) => path !== "node_modules");
  await Promise.all(paths.map(restore));
  await cp(join(root, "dist"), join(copy, "dist"), { recursive: true }).catch(() => undefined);
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  // Patches are applied as to a repository, of whose history nothing is needed.
  git("init", "--quiet");
}

/** Files of this checkout that git does not ignore, by its patterns; all without any. */
function listed(patterns) {
  const args = ["ls-files", "-co", "--exclude-standard", "-z", "--", ...patterns];
  return spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.split("\0").filter(Boolean);
}

/** Takes a file over as it is here. */
async function restore(path) {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await cp(join(root, path), join(copy, path)).catch(() => rm(join(copy, path), { force: true }));
}

function git(...args) {
  return spawnSync("git", args, { cwd: copy, encoding: "utf8" });
}

/** Tries the patches that have witnesses of a kind and are not found yet: in batches, then alone. */
async function tryAll(kind) {
  const waiting = tried.filter(({ name, witnesses }) => witnesses[kind].length > 0 && !found.has(name));
  const failures = [];
  for (const batch of batchesOf(waiting, kind)) failures.push(...(await tryBatch(kind, batch)));
  await keepOwn(kind, failures);
  const missed = waiting.filter(({ name }) => !found.has(name));
  if (!options.once && Number(options.batch) > 1 && waiting.length > 1) {
    const alone = [];
    for (const patch of missed) alone.push(...(await tryBatch(kind, [patch])));
    await keepOwn(kind, alone);
  }
}

/** Patches that can be told apart: no file and no witness in common. */
function batchesOf(all, kind) {
  const batches = [];
  const isApart = (one, other) =>
    !one.touches.some((path) => other.touches.includes(path)) &&
    !one.witnesses[kind].some((path) => other.witnesses[kind].includes(path));
  for (const patch of all) {
    const fitting = batches.find(
      (batch) => batch.length < Number(options.batch) && batch.every((one) => isApart(one, patch)),
    );
    if (fitting) fitting.push(patch);
    else batches.push([patch]);
  }
  return batches;
}

/** Applies patches and runs their witnesses. @returns for each patch the tests of its own that failed */
async function tryBatch(kind, batch) {
  console.log(`— ${kind}: ${batch.map(({ name }) => name).join(", ")}`);
  for (const { file } of batch) git("apply", file);
  try {
    const files = [...new Set(batch.flatMap(({ witnesses }) => witnesses[kind]))];
    if (!(await needsBuild(files))) await acceptBuild();
    else if ((await run("node", ["server/cli/build.mjs"])) !== 0) {
      console.log("  it does not build");
      return [];
    }
    const failed = await RUNNERS[kind](files, batch.length === 1);
    print(failed);
    return batch.map((patch) => ({
      patch,
      failed: failed.filter(({ file }) => patch.witnesses[kind].includes(file)),
    }));
  } finally {
    for (const path of batch.flatMap(({ touches }) => touches)) await restore(path);
  }
}

/** Says which tests failed, and how. */
function print(failed) {
  for (const { file, title, why } of failed) console.log(`  ${file}: ${title}\n    ${why}`);
}

/** Counts what was found by tests that pass without any patch. */
async function keepOwn(kind, failures) {
  const doubtful = [...new Set(failures.flatMap(({ failed }) => failed.map(({ place }) => place)))];
  if (doubtful.length === 0) return;
  console.log(`— ${kind}: ${doubtful.length} that failed, without patches`);
  if (await needsBuild(doubtful)) await takeBuild();
  else await acceptBuild();
  const failedAnyway = await RUNNERS[kind](doubtful, false, WITH_PATIENCE[kind]);
  print(failedAnyway);
  const failing = new Set(failedAnyway.map(({ file, title }) => `${file} ${title}`));
  for (const { patch, failed } of failures) {
    const [first] = failed.filter(({ file, title }) => !failing.has(`${file} ${title}`));
    if (!first) continue;
    found.set(patch.name, `${first.file}: ${[first.title, first.step].filter(Boolean).join(" › ")}`);
  }
}

/** Whether tests need a build: those in a browser do, and those that start a server as a process of its own. */
async function needsBuild(places) {
  const texts = await Promise.all(
    places.map((place) => (place.includes(".spec.ts") ? "apiProcess" : readFile(join(copy, place), "utf8"))),
  );
  return texts.some((text) => text.includes("apiProcess"));
}

/** The build that is there passes for one of the sources as they are now. */
async function acceptBuild() {
  await mkdir(join(copy, "dist"), { recursive: true });
  await writeFile(join(copy, "dist/source-hash"), await sourceHash(copy));
}

/** The checkout's own build, or a new one where that is of other sources. */
async function takeBuild() {
  await rm(join(copy, "dist"), { recursive: true, force: true });
  await cp(join(root, "dist"), join(copy, "dist"), { recursive: true }).catch(() => undefined);
  const built = await readFile(join(copy, "dist/source-hash"), "utf8").catch(() => "");
  if (built !== (await sourceHash(copy))) await run("node", ["server/cli/build.mjs"]);
}

/** Runs a program in the copy; what it prints is kept in `printed`. @returns its exit code */
async function run(program, args, env = {}) {
  // What this process was given of a run of the tests is not for those of the copy.
  const { LIVSRESAN_TEST_RUN: _, BROWSER_TEST_DATA_DIR: __, ...inherited } = process.env;
  const output = await open(printed, "w");
  const stdio = ["ignore", output.fd, output.fd];
  running = spawn(program, args, { cwd: copy, env: { ...inherited, ...env }, stdio, detached: true });
  const timer = setTimeout(endRunning, LONGEST_MS);
  const code = await new Promise((done) => running.once("close", done));
  clearTimeout(timer);
  running = undefined;
  await output.close();
  return code;
}

/** Ends what runs, with all that it has started. */
function endRunning() {
  if (!running) return;
  try {
    process.kill(-running.pid, "SIGKILL");
  } catch {
    // It has just ended.
  }
}

/**
 * Runs test files with vitest.
 * @param files paths in the checkout
 * @param isAlone whether it says something when they do not run at all
 * @param more options of the runner
 * @returns the tests that failed
 */
async function runVitest(files, isAlone, more = []) {
  const output = join(copy, "test-results/vitest.json");
  await rm(output, { force: true });
  const report = ["--reporter=json", `--outputFile=${output}`];
  await run("npx", ["vitest", "run", ...files, "--testTimeout=90000", ...report, ...only("-t"), ...more]);
  const { testResults } = JSON.parse(await readFile(output, "utf8").catch(() => "{}"));
  if (!testResults?.length) return notRun(files, isAlone);
  return testResults.flatMap(({ name, message, assertionResults, status }) => {
    const file = relative(copy, name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0 && status === "failed")
      return [{ file, place: file, title: "the file as a whole", why: firstLine(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      ...{ file, place: file, title: fullName, why: firstLine(failureMessages[0]) },
    }));
  });
}

/**
 * Runs test files with Playwright, or single tests (file:line); otherwise as `runVitest`. Of a failed test, the step that
 * failed first is named.
 */
async function runPlaywright(places, isAlone, more = []) {
  const output = join(copy, "test-results/mutations.json");
  await rm(output, { force: true });
  await run("npx", ["playwright", "test", ...places, "--reporter=json", ...only("--grep"), ...more], {
    BROWSER_TEST_PORT: process.env.BROWSER_TEST_PORT ?? PORT,
    PLAYWRIGHT_JSON_OUTPUT_NAME: output,
  });
  const { suites = [] } = JSON.parse(await readFile(output, "utf8").catch(() => "{}"));
  const specs = suites.flatMap((suite) => specsOf(suite));
  if (specs.length === 0) return notRun(places, isAlone);
  return specs.flatMap(({ file, line, title, tests }) => {
    const results = tests.filter(({ status }) => status === "unexpected").flatMap((test) => test.results.slice(0, 1));
    const [result] = results;
    if (!result) return [];
    const path = `tests/browser/${file}`;
    return [
      {
        ...{ file: path, place: `${path}:${line}`, title, step: failedStep(result.steps ?? []) },
        why: firstLine(result.error?.message ?? result.errors?.[0]?.message),
      },
    ];
  });
}

/** The runner's own option for `--grep`. */
function only(option) {
  return options.grep === undefined ? [] : [option, options.grep];
}

/** The tests of a suite of Playwright's report and of those within it. */
function specsOf({ title, file, specs = [], suites = [] }) {
  const within = title === file ? "" : `${title} `;
  return [...specs, ...suites.flatMap(specsOf)].map((spec) => ({ ...spec, title: within + spec.title }));
}

/** The title of the innermost step that failed first, where a test has steps. */
function failedStep(steps) {
  const step = steps.find(({ error }) => error);
  return step && (failedStep(step.steps ?? []) ?? step.title);
}

/** That tests did not run at all notices a fault that was tried alone; of several it does not say which one. */
async function notRun(places, isAlone) {
  const why = (await readFile(printed, "utf8")).trim().split("\n").slice(-30).join("\n    ");
  console.log(`  the tests did not run:\n    ${why}`);
  return isAlone ? [{ file: places[0], place: places[0], title: "the tests do not run", why }] : [];
}

/** The first line of a message, without colours. */
function firstLine(text = "") {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  return text.replace(/\u001b\[[0-9;]*m/g, "").split("\n")[0];
}

/** Prints what was found, and adds it to the file that it is kept in. */
async function report() {
  const rows = patches.map(({ name, fault }) => `| ${name} | ${fault} | ${found.get(name) ?? "**not found**"} |`);
  console.log(`\n| Patch | Fault | Found by |\n| --- | --- | --- |\n${rows.join("\n")}`);
  console.log(`\n${found.size} of ${patches.length} found`);
  if (!options.save) return;
  const known = JSON.parse(await readFile(options.save, "utf8").catch(() => "{}"));
  for (const { name } of patches) known[name] = { found: found.has(name), by: found.get(name) ?? null };
  const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(options.save, `${JSON.stringify(sorted, null, 2)}\n`);
}

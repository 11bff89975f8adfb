// How long the site's own rules take over the answers of a test, against an earlier state of the rules, in turn.
import { execFileSync } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { TESTS, type TestKind } from "../../schema/analyses/vocabulary.ts";
import { QUESTIONNAIRES } from "../../schema/questionnaires/all.ts";
import { fieldsOf, type QuestionField } from "../../schema/questionnaires/definition.ts";
import { analyse } from "../../schema/rules/analyses/analyse.ts";
import { median, row } from "./site.ts";

const SETS = 500;
const WORDS = "Jag vaknar ofta, snarkar lite och har inte ont i bröstet men är trött efter jobbet. ";
const LONGEST = WORDS.repeat(30).slice(0, 2_000);

const answerTo = (field: QuestionField, text: string): fc.Arbitrary<unknown> => {
  // Most people tick nothing.
  if (field.name === "conditions" || field.kind === "list") return fc.constant([]);
  switch (field.kind) {
    case "single":
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case "several":
      return fc.subarray(
        field.options.map(({ value }) => value),
        { minLength: 1 },
      );
    case "rating":
    case "number":
      return fc.integer({ min: field.min, max: field.max });
    case "time":
      return fc.constantFrom("22:30", "23:45", "06:15", "08:00");
    default:
      return fc.constant(text);
  }
};

const answersOf = (kind: TestKind, text: string): never[] =>
  fc.sample(
    fc.record(Object.fromEntries(fieldsOf(QUESTIONNAIRES[kind]).map((field) => [field.name, answerTo(field, text)]))),
    { numRuns: SETS, seed: 7 },
  ) as never[];

type Analyse = (kind: TestKind, answers: never) => unknown;

/** The rules as they were before results had shapes and free text was read by a model. */
const BEFORE = "b3c26d27";
/** Each set of answers is analysed so often, by one state and the other in turn; the quickest counts. */
const TURNS = 3;

/** Loads the rules of an earlier commit. */
async function analyseOf(commit: string): Promise<Analyse> {
  const root = resolve(import.meta.dirname, "../..");
  const folder = join(root, "test-results", `schema-${commit}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", commit, "schema"], { cwd: root, maxBuffer: 1 << 28 });
  execFileSync("tar", ["x", "-C", folder], { input: archive });
  // The one library that the rules have got rid of since.
  execFileSync("npm", ["install", "--prefix", folder, "--no-save", "--silent", "fastest-levenshtein@1.0.16"]);
  const file = join(folder, "schema/rules/analyses/analyse.ts");
  return ((await import(/* @vite-ignore */ file)) as { analyse: Analyse }).analyse;
}

/** Milliseconds that each of several functions takes over each set of answers, by function, sorted. */
async function timesOf(
  sets: readonly never[],
  functions: readonly ((answers: never) => unknown)[],
): Promise<number[][]> {
  const times = functions.map((): number[] => []);
  for (const answers of sets) {
    const quickest = functions.map(() => Infinity);
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [index, work] of functions.entries()) {
        // Each request is a task of its own: what one has read the next reads again.
        await undefined;
        const begin = performance.now();
        work(answers);
        quickest[index] = Math.min(quickest[index] as number, performance.now() - begin);
      }
    }
    for (const [index, time] of quickest.entries()) times[index]?.push(time);
  }
  return times.map((list) => list.sort((one, other) => one - other));
}

const p95 = (times: readonly number[]): number => times[Math.floor(SETS * 0.95)] as number;

/** Sends the lines of a table to the parent. */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function measureAnalyses(): Promise<void> {
  const before = await analyseOf(BEFORE);
  const lines: string[] = [];
  for (const name of Object.keys(TESTS)) {
    const kind = name as TestKind;
    const both = [(answers: never) => analyse(kind, answers), (answers: never) => before(kind, answers)];
    for (const [words = "", text = "", most = 1] of [
      ["no words of one's own", "", 1],
      ["2 000 characters", LONGEST, 0.5],
    ] as const) {
      const sets = answersOf(kind, text);
      // The first ones are slower, until the code is compiled.
      await timesOf(sets.slice(0, 100), both);
      const [now = [], then = []] = await timesOf(sets, both);
      const ratio = p95(now) / p95(then);
      lines.push(
        row(
          [`${kind}, ${words}`, `${median(now).toFixed(2)} ms`, `${p95(now).toFixed(2)} ms`, ratio.toFixed(2)],
          `≤ ${most}`,
          ratio <= most,
        ),
      );
    }
  }
  process.send?.([
    `| Analysing answers by rules | Median | p95 | p95 × that of ${BEFORE} | Goal | |`,
    "|---|---:|---:|---:|---|---|",
    ...lines,
  ]);
}

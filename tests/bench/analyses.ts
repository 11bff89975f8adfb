// How long the site's own rules take over the answers of a test, against what every request does with them anyway.
import fc from "fast-check";
import { TESTS, type TestKind } from "../../schema/analyses/vocabulary.ts";
import { QUESTIONNAIRES } from "../../schema/questionnaires/all.ts";
import { answersInputSchema } from "../../schema/questionnaires/answersSchema.ts";
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

/** Milliseconds of doing something with each set of answers, sorted. */
async function timesOf(sets: readonly never[], work: (answers: never) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const answers of sets) {
    // Each request is a task of its own: what one has read the next reads again.
    await undefined;
    const begin = performance.now();
    work(answers);
    times.push(performance.now() - begin);
  }
  return times.sort((one, other) => one - other);
}

/** Sends the lines of a table to the parent. */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function measureAnalyses(): Promise<void> {
  const lines: string[] = [];
  for (const name of Object.keys(TESTS)) {
    const kind = name as TestKind;
    const schema = answersInputSchema(QUESTIONNAIRES[kind]);
    for (const [words = "", text = ""] of [
      ["no words of one's own", ""],
      ["2 000 characters", LONGEST],
    ]) {
      const sets = answersOf(kind, text);
      // The first ones are slower, until the code is compiled.
      await timesOf(sets.slice(0, 100), (answers) => analyse(kind, answers));
      const times = await timesOf(sets, (answers) => analyse(kind, answers));
      const checking = await timesOf(sets, (answers) => schema.parse(answers));
      const p95 = times[Math.floor(SETS * 0.95)] ?? 0;
      lines.push(
        row(
          [`${kind}, ${words}`, `${median(times).toFixed(2)} ms`, (median(times) / median(checking)).toFixed(0)],
          "p95 ≤ 50 ms",
          p95 <= 50,
        ),
      );
    }
  }
  process.send?.([
    "| Analysing answers by rules | Median | ÷ checking them | Goal | |",
    "|---|---:|---:|---:|---|",
    ...lines,
  ]);
}

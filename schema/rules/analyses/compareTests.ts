import { TEST_QUESTIONNAIRES } from "../../analyses/testResult.ts";
import type { TestKind } from "../../analyses/vocabulary.ts";
import { fieldsOf } from "../../questionnaires/definition.ts";
import { formatAnswers } from "../../questionnaires/formatAnswers.ts";
import { capitalised } from "../words/phrases.ts";

/** An answer that is another one than in the test before, in words. */
export interface AnalysisChange {
  label: string;
  before: string;
  now: string;
}

const NO_ANSWER = "Inget svar";

/** What is asked of the person: another answer there, as of a birthday or a slip, says nothing of how they are. */
const OF_THE_PERSON: ReadonlySet<string> = new Set(["age", "gender"]);

type GivenAnswers = Readonly<Record<string, unknown>>;

/**
 * What was answered otherwise than in the test before, in the order of the questions; who somebody is comes last. Answers in somebody's own words
 * are left out: another wording is no change. So is what was not asked before.
 */
export function changesBetween(kind: TestKind, before: GivenAnswers, now: GivenAnswers): AnalysisChange[] {
  const definition = TEST_QUESTIONNAIRES[kind];
  const wordsOf = (answers: GivenAnswers) =>
    new Map(formatAnswers(definition, answers).map(({ name, words }) => [name, words.join(", ")]));
  const [old, current] = [wordsOf(before), wordsOf(now)];
  const fields = fieldsOf(definition);
  const isOfThePerson = ({ name }: { name: string }) => OF_THE_PERSON.has(name);
  return [...fields.filter((field) => !isOfThePerson(field)), ...fields.filter(isOfThePerson)].flatMap((field) => {
    const change = {
      label: capitalised(field.short ?? field.label),
      before: old.get(field.name) ?? NO_ANSWER,
      now: current.get(field.name) ?? NO_ANSWER,
    };
    const wasAsked = !field.isOptionalInApi || field.name in before;
    return field.kind === "text" || !wasAsked || change.before === change.now ? [] : [change];
  });
}

/**
 * What has changed over several tests of a kind.
 * @param steps what each of them changed from the one before it, the oldest first
 */
export function changesOver(steps: readonly (readonly AnalysisChange[])[]): AnalysisChange[] {
  const changes = new Map<string, AnalysisChange>();
  for (const { label, before, now } of steps.flat()) {
    changes.set(label, { label, before: changes.get(label)?.before ?? before, now });
  }
  return [...changes.values()].filter(({ before, now }) => before !== now);
}

import type { TestKind } from "../../../analyses/vocabulary.ts";
import { QUESTIONNAIRES } from "../../../questionnaires/all.ts";
import { fieldOf } from "../../../questionnaires/definition.ts";
import { labelOf } from "../../../questionnaires/formatAnswers.ts";
import { LAB_FINDINGS, type LabFinding } from "../../../questionnaires/safety.ts";
import { joinWithAnd } from "../../words/phrases.ts";
import type { ProtocolFacts, SleepFacts, TrainingFacts } from "../facts.ts";
import { concludes, holds, type When } from "../rule.ts";
import type { Topic } from "../ruledOut.ts";

/** The facts of each test. */
export interface FactsOf {
  sleep: SleepFacts;
  training: TrainingFacts;
  protocol: ProtocolFacts;
}

/** Words of an answer within a sentence: 'mer än 60 minuter'. */
export type Say = (name: string) => string;

/** A sentence or two, and whom it is said to. */
export interface Saying<Facts> {
  when: When<Facts>;
  unless?: When<Facts>;
  /** What it speaks for: it is not said to somebody for whom that is ruled out. */
  advises?: readonly Topic[];
  /** Swedish; empty where the answers do not give it a meaning after all. */
  say: string | ((facts: Facts, say: Say) => string);
}

/** What a blood test has answered already, so that none is proposed for it. */
export const IRON_KNOWN = { labFindings: ["low-ferritin", "high-ferritin", "low-haemoglobin"] } as const satisfies {
  labFindings: readonly LabFinding[];
};

/** What is said of tests to who has answers to follow up. */
export const TESTS_TAKEN = {
  when: { labFindings: LAB_FINDINGS },
  say: "Du har redan provsvar att gå på. Ta med dem till vården, som avgör vad som behöver tas om och när.",
} as const satisfies Saying<{ labFindings?: readonly (LabFinding | "none")[] }>;

/** How to begin with a habit, and how to go on. */
export interface Start {
  /** What rules advise, or their ids. */
  of: readonly string[];
  /** Swedish: how much and how often, the first week. */
  week: string | ((facts: never, say: Say) => string);
  /** Swedish: how to go on, and when to stop. */
  month: string;
}

/** Everything that a test's text says beside its findings. Of each list the first ones that hold are said. */
export interface TestWords<Facts> {
  /** What the frame of the answers is: time, amount, aims. One is said. */
  frame: readonly Saying<Facts>[];
  /** What in the answers belongs together. Two are said. */
  links: readonly Saying<Facts>[];
  starts: readonly Start[];
  /** Which test answers which question, and where none does. Two are said. */
  tests: readonly Saying<Facts>[];
  /** What would change the advice. One is said. */
  changes: readonly Saying<Facts>[];
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Texts that contain a conjunction or a comma are quoted, so that they do not run into each other. */
export function joined(words: readonly string[]): string {
  const quoted = words.some((word) => / och |,/.test(word)) ? words.map((word) => `”${word}”`) : words;
  return joinWithAnd(quoted);
}

/** What gives the words of somebody's answers. */
export const sayerOf =
  (kind: TestKind, answers: Readonly<Record<string, unknown>>): Say =>
  (name) => {
    const field = fieldOf(QUESTIONNAIRES[kind], name);
    const answer = answers[name];
    if (!field || answer === null || answer === undefined) return "";
    const values = (Array.isArray(answer) ? answer : [answer]) as (string | number)[];
    return joined(values.map((value) => lowerFirst(labelOf(field, value))));
  };

/** The first of some sayings that hold, in their order, without those that speak for what is ruled out. */
export function saidOf<Facts extends object>(
  sayings: readonly Saying<Facts>[],
  { facts, say, out }: { facts: Facts; say: Say; out: ReadonlySet<string> },
  most: number,
): string[] {
  const said: string[] = [];
  for (const { when, unless, advises = [], say: text } of sayings) {
    if (said.length === most) break;
    if (advises.some((topic) => out.has(topic))) continue;
    if (!concludes(when, facts) || (unless && holds(unless, facts))) continue;
    const words = typeof text === "string" ? text : text(facts, say);
    if (words) said.push(words);
  }
  return said;
}

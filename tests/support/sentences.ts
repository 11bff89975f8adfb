import { readFileSync } from "node:fs";
import type { RedFlag } from "../../schema/analyses/analysis.ts";
import type { TestKind } from "../../schema/analyses/vocabulary.ts";
import { FREE_TEXTS } from "../../schema/rules/analyses/freeTexts.ts";
import type { Judges } from "../../schema/rules/analyses/model/judge.ts";
import { redFlagsOf } from "../../schema/rules/analyses/redFlags.ts";

/** A sentence that somebody might write, and what it shall raise. */
export interface Sentence {
  theme: string;
  field: string;
  shall: "112" | "flag" | "none";
  text: string;
  /** Who wrote it, where that is told. */
  writer: string;
}

/** Reads sentences: a line each, with theme, field, what it shall raise, the sentence and its writer, between tabs. */
export function readSentences(path: string): Sentence[] {
  const lines = readFileSync(path, "utf8")
    .split(/\r?\n/)
    .filter((line) => line.trim());
  if (/^theme\tfield\t/.test(lines[0] ?? "")) lines.shift();
  return lines.map((line) => {
    const [theme = "", field = "", shall = "", text = "", writer = ""] = line.split("\t");
    if (!kindOf(field) || !/^(?:112|flag|none)$/.test(shall) || !text) throw new Error(`Cannot be read: ${line}`);
    return { theme, field, shall: shall as Sentence["shall"], text, writer };
  });
}

const kindOf = (field: string): TestKind | undefined =>
  (Object.keys(FREE_TEXTS) as TestKind[]).find((kind) => FREE_TEXTS[kind].includes(field));

/** Answers of all tests that raise no flag by themselves. */
const CALM = {
  age: 35,
  sleepDuration: "7-8",
  sleepQuality: 4,
  fallAsleepTime: "15-30",
  nightWakings: "0-1",
  morningTiredness: 2,
  daytimeFatigue: "sällan",
  injuries: "none",
  healthConditions: "none",
  mobilityIssues: "none",
  currentIntensity: "moderate",
  currentFrequency: "3-4",
  recoveryTime: "moderate",
  fitnessLevel: "good",
  currentHealth: "bra",
  stressLevel: "medel",
  dietType: "blandat",
};

/** The red flags that a sentence raises, of somebody whose other answers raise none. */
export function flagsOf({ field, text }: Pick<Sentence, "field" | "text">, judges?: Judges): RedFlag[] {
  const kind = kindOf(field) as TestKind;
  const texts = Object.fromEntries(FREE_TEXTS[kind].map((name) => [name, name === field ? text : null]));
  return redFlagsOf(kind, { ...CALM, ...texts } as never, judges);
}

/** How well sentences of one theme are read. */
export interface Figures {
  theme: string;
  /** Of those that shall raise a flag, the part that does. */
  recall: number;
  /** Of those that raise a flag, the part that shall. */
  precision: number;
  /** Of those that shall raise none, the part that does not. */
  specificity: number;
  sentences: number;
  /** Those that are read wrongly. */
  wrong: string[];
}

const part = (some: number, all: number): number => (all === 0 ? 1 : some / all);

/** The figures of each theme, and last those of all. */
export function figuresOf(sentences: readonly Sentence[], judges?: Judges): Figures[] {
  const read = sentences.map((sentence) => {
    const flags = flagsOf(sentence, judges);
    const isRaised = sentence.shall === "112" ? flags.some(({ urgency }) => urgency === "112") : flags.length > 0;
    return { ...sentence, isRaised, isWanted: sentence.shall !== "none" };
  });
  const figures = (theme: string, some: typeof read): Figures => {
    const wanted = some.filter(({ isWanted }) => isWanted);
    const raised = some.filter(({ isRaised }) => isRaised);
    const found = wanted.filter(({ isRaised }) => isRaised).length;
    const calm = some.length - wanted.length;
    return {
      theme,
      recall: part(found, wanted.length),
      precision: part(found, raised.length),
      specificity: part(calm - (raised.length - found), calm),
      sentences: some.length,
      wrong: some
        .filter(({ isRaised, isWanted }) => isRaised !== isWanted)
        .map(({ shall, text }) => `${shall}: ${text}`),
    };
  };
  const themes = [...new Set(read.map(({ theme }) => theme))];
  return [
    ...themes.map((theme) =>
      figures(
        theme,
        read.filter((one) => one.theme === theme),
      ),
    ),
    figures("all", read),
  ];
}

/** The figures as a table. */
export function tableOf(figures: readonly Figures[]): string {
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`.padStart(12);
  const head = `${"theme".padEnd(28)}${"sentences".padStart(10)}${"recall".padStart(12)}${"precision".padStart(12)}${"specificity".padStart(12)}`;
  const rows = figures.map(
    ({ theme, sentences, recall, precision, specificity }) =>
      `${theme.padEnd(28)}${String(sentences).padStart(10)}${percent(recall)}${percent(precision)}${percent(specificity)}`,
  );
  return [head, ...rows].join("\n");
}

import type { TestKind } from "../../analyses/vocabulary.ts";
import { QUESTIONNAIRES } from "../../questionnaires/all.ts";
import { fieldOf } from "../../questionnaires/definition.ts";
import { labelOf } from "../../questionnaires/formatAnswers.ts";
import { ANSWERS_BEHIND } from "./facts.ts";
import { MENTIONS } from "./mentions.ts";
import { RED_FLAG_THEMES } from "./redFlagThemes.ts";

type Answered = Readonly<Record<string, unknown>>;

/** Swedish: what a theme of red flags, or something mentioned, is about, by its key. */
export const ABOUT: ReadonlyMap<string, string> = new Map(
  [...RED_FLAG_THEMES, ...MENTIONS].map(({ key, about }) => [key, about]),
);

/**
 * Names the source of a fact in Swedish: an answer, or a free text.
 * @param asked what they said when they were asked
 */
export const whatYouToldOf = (key: string, about: string, asked: readonly string[]): string =>
  `det du ${asked.includes(key) ? "svarade" : "skrev"} om ${about}`;

/**
 * Answers in words, 'koffeinintag: 4 koppar eller mer'; of somebody's own words, what they are about.
 * @param names of facts, or of answers
 * @param named what of somebody's own words, and which red flags, are concerned
 */
export function answersBehind(
  kind: TestKind,
  names: readonly string[],
  answers: Answered,
  named: readonly string[] = [],
): string[] {
  const asked = [...new Set(names.flatMap((name) => ANSWERS_BEHIND[name] ?? [name]))];
  const words = asked.flatMap((name) => {
    const isAsked = (answers.asked ?? []) as readonly string[];
    if (name === "meets") return [whatYouToldOf("medicines", "läkemedel och det du tar", isAsked)];
    if (name === "mentions" || name === "flags") {
      const keys = (answers[name] ?? []) as readonly string[];
      return keys.flatMap((key) => {
        const about = ABOUT.get(key);
        return named.includes(key) && about ? [whatYouToldOf(key, about, isAsked)] : [];
      });
    }
    const field = fieldOf(QUESTIONNAIRES[kind], name);
    const answer = answers[name];
    if (!field || answer === null || answer === undefined || (Array.isArray(answer) && answer.length === 0)) return [];
    const values = (Array.isArray(answer) ? answer : [answer]) as (string | number)[];
    return [
      `${(field.short ?? field.label).toLowerCase()}: ${values.map((value) => labelOf(field, value)).join(", ")}`,
    ];
  });
  return words;
}

import type { TestKind } from "../../analyses/vocabulary.ts";
import { QUESTIONNAIRES } from "../../questionnaires/all.ts";
import { fieldsOf } from "../../questionnaires/definition.ts";
import { labelOf } from "../../questionnaires/formatAnswers.ts";
import { ANSWERS_BEHIND } from "./facts.ts";

type Answered = Readonly<Record<string, unknown>>;

/**
 * Answers in words, 'koffeinintag: 4 koppar eller mer'.
 * @param names of facts, or of answers
 */
export function answersBehind(kind: TestKind, names: readonly string[], answers: Answered): string[] {
  const fields = fieldsOf(QUESTIONNAIRES[kind]);
  const asked = [...new Set(names.flatMap((name) => ANSWERS_BEHIND[name] ?? [name]))];
  const words = asked.flatMap((name) => {
    if (name === "mentions") return ["det du skrev själv"];
    const field = fields.find((one) => one.name === name);
    const answer = answers[name];
    if (!field || answer === null || answer === undefined) return [];
    const values = (Array.isArray(answer) ? answer : [answer]) as (string | number)[];
    return [
      `${(field.short ?? field.label).toLowerCase()}: ${values.map((value) => labelOf(field, value)).join(", ")}`,
    ];
  });
  return words;
}

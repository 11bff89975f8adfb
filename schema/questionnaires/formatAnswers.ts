import { fieldsOf, type QuestionField, type Questionnaire } from "./definition.ts";

/** An answer as it is shown again. */
export interface FormattedAnswer {
  name: string;
  /** The question. */
  label: string;
  /** One text, or one for each choice and item. */
  words: string[];
}

/** One value of a field in words: an option's label, a number with its unit, a text as it is. */
export function labelOf(field: QuestionField, value: string | number): string {
  switch (field.kind) {
    case "single":
    case "several":
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    case "rating":
      return `${value} av ${field.max}`;
    case "number":
      return `${String(value).replace(".", ",")}${field.unit ? ` ${field.unit}` : ""}`;
    default:
      return String(value);
  }
}

/** Everything that was answered, in the questionnaire's order; what was not is left out. */
export const formatAnswers = (
  definition: Questionnaire,
  answers: Readonly<Record<string, unknown>>,
): FormattedAnswer[] =>
  fieldsOf(definition).flatMap((field) => {
    const answer = answers[field.name];
    const values = Array.isArray(answer) ? answer : [answer];
    const words = values.flatMap((value) =>
      (typeof value === "string" && value !== "") || typeof value === "number" ? [labelOf(field, value)] : [],
    );
    return words.length > 0 ? [{ name: field.name, label: field.label, words }] : [];
  });

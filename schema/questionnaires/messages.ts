import type { QuestionField } from "./definition.ts";

const MISSING: Readonly<Record<QuestionField["kind"], string>> = {
  single: "Välj ett alternativ.",
  several: "Välj minst ett alternativ.",
  rating: "Välj ett alternativ.",
  number: "Skriv ett tal.",
  text: "Fyll i fältet.",
  list: "Lägg till minst en.",
  date: "Välj ett datum.",
  time: "Välj en tid.",
};

/** Message for a field without an answer. */
export const missingMessage = (field: QuestionField): string => field.missing ?? MISSING[field.kind];

/**
 * What to say of several fields without an answer, in one sentence where they begin alike: 'Välj hur du mår.' and
 * 'Välj hur mycket du har provat.' become 'Välj hur du mår och hur mycket du har provat.'
 */
export function missingSentence(fields: readonly QuestionField[]): string | undefined {
  const messages = fields.map(missingMessage);
  const [first] = messages;
  if (first === undefined || messages.length === 1) return first;
  const verb = first.slice(0, first.indexOf(" ") + 1);
  if (!verb || !messages.every((message) => message.startsWith(verb))) return first;
  const wanted = messages.map((message) => message.slice(verb.length).replace(/\.$/, ""));
  return `${verb}${wanted.slice(0, -1).join(", ")} och ${wanted.at(-1)}.`;
}

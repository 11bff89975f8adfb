import { line } from "./products.ts";
import { termKey } from "./rules/search/searchWords.ts";
import { z } from "./zod.ts";

/** Kinds of a synonym's target: name → its meaning, as the graph describes it. */
export const SYNONYM_KINDS = {
  WORDS: "Other words for it, which are searched as well.",
  MARKER: "A marker, by its name, which is searched as well.",
  GUIDE: "A guide, by its slug, which is shown beside what is found.",
} as const;

/** Kind of a synonym's target. */
export type SynonymKindName = keyof typeof SYNONYM_KINDS;

/** The most characters of a term, and of what it means. */
export const MAX_TERM = 60;
export const MAX_MEANING = 100;

/** A synonym as an admin edits it. */
export const synonymSchema = z
  .object({
    term: line("Sökordet", MAX_TERM).refine(
      (term) => termKey(term).length > 1,
      "Fyll i ett sökord med minst två bokstäver eller siffror.",
    ),
    kind: z.enum(Object.keys(SYNONYM_KINDS) as [SynonymKindName, ...SynonymKindName[]], {
      error: "Välj vad sökordet leder till.",
    }),
    target: line("Målet", MAX_MEANING).min(1, "Fyll i vad det betyder."),
  })
  .refine(({ kind, target }) => kind !== "WORDS" || termKey(target) !== "", {
    error: "Skriv orden med bokstäver eller siffror.",
    path: ["target"],
  })
  .refine(({ kind, term, target }) => kind !== "WORDS" || termKey(term) !== termKey(target), {
    error: "Orden är samma som sökordet. Skriv något annat.",
    path: ["target"],
  });

import { foldCase } from "../words/text.ts";

/** What a section of a health protocol's text is about, as far as its heading says. */
export type SectionSubject = "morning" | "supplements" | "nutrition" | "exercise" | "mental" | "sleep";

// Words, or beginnings of words, in Swedish and English. 'Kosttillskott' is about supplements: they come before food.
const WORDS: Readonly<Record<SectionSubject, string>> = {
  morning: "morgon|morning",
  supplements: "(?:kost)?tillskott|supplement|vitamin|mineral",
  nutrition: "kost|näring|mat(?!\\p{L})|mat(?:en|vanor)|måltid|frukost|protein|nutrition|diet|food|meal|eat",
  exercise: "trän|motion(?!\\p{L})|rörelse|kondition|styrk|exercis|train|workout|fitness|movement|cardio",
  mental: "mental|stress|mindful|medit|andning|tankar|fokus|mind(?!\\p{L})|breath|focus",
  sleep: "sömn|sov|kväll|natt|vila|återhämt|sleep|evening|night|recover|rest(?!\\p{L})",
};
const PATTERNS = (Object.keys(WORDS) as SectionSubject[]).map(
  (subject) => [subject, new RegExp(`(?<!\\p{L})(?:${WORDS[subject]})`, "u")] as const,
);

/** What a section is about, by the first keyword of its heading ('Sömn och stress' → sleep); undefined when none is. */
export function sectionSubject(heading: string): SectionSubject | undefined {
  const folded = foldCase(heading);
  const found = PATTERNS.flatMap(([subject, pattern]) => {
    const index = folded.search(pattern);
    return index < 0 ? [] : [{ subject, index }];
  });
  return found.sort((one, other) => one.index - other.index)[0]?.subject;
}

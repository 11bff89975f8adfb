/** A line of what a text says in short: a question, its answer, and where the text says it. */
export interface InShortLine {
  label: string;
  text: string;
  /** Identifier of the heading below which it stands. */
  section: string;
  /** Number of the source that it rests on; null where the text names none. */
  source: number | null;
}

/** The questions that a guide can begin with, by what kind of guide it is. A guide may mix them. */
export const IN_SHORT_LABELS = {
  /** Of something that one does or takes. */
  remedy: ["Hjälper det?", "Hur mycket?", "Vem bör låta bli?", "Hur säkert?"],
  /** Of a test, a marker or a measure. */
  measure: ["Vad visar det?", "När är det värt det?", "Vad visar det inte?", "Hur säkert?"],
  /** Of how something works. */
  rules: ["Vad gäller?", "Vad gäller inte?", "Vad kan du göra?", "Hur säkert?"],
} as const;

/** Every question once, in their order. */
export const ALL_LABELS: readonly string[] = [...new Set(Object.values(IN_SHORT_LABELS).flat())];

/** The most lines, and the most characters of one. */
export const MAX_IN_SHORT = 4;
export const MAX_IN_SHORT_TEXT = 240;

/**
 * What lines refer to that their text does not have, in words for who edits it: the line's place, the field, what to do.
 * @param headings identifiers of the text's headings
 * @param sources numbers of its sources
 */
export function inShortProblems(
  lines: readonly InShortLine[],
  headings: readonly string[],
  sources: readonly number[],
): { index: number; field: "section" | "source"; message: string }[] {
  return lines.flatMap(({ label, section, source }, index) => [
    ...(headings.includes(section)
      ? []
      : [
          {
            index,
            field: "section" as const,
            message: `”${label}” leder till ett avsnitt som inte finns i texten. Välj ett annat.`,
          },
        ]),
    ...(source === null || sources.includes(source)
      ? []
      : [
          {
            index,
            field: "source" as const,
            message: `”${label}” hänvisar till [${source}], som inte finns bland källorna.`,
          },
        ]),
  ]);
}

import { tidyLine } from "../../words/text.ts";

const folded = (words: string) => tidyLine(words).toLowerCase();

/**
 * What of a shop's is called as something of ours, so that nobody has to say it: 'Mineraler', and 'Hälsa > Mineraler'.
 * @param values the shop's words
 * @param ours what is stored, and the words for it
 */
export function sameNames(
  values: Iterable<string>,
  ours: readonly { stored: string; words: readonly string[] }[],
): { from: string; to: string }[] {
  const known = new Map(ours.flatMap(({ stored, words }) => words.map((word) => [folded(word), stored] as const)));
  return [...new Set(values)].flatMap((from) => {
    const to = known.get(folded(from)) ?? known.get(folded(from.split(/[>/|]/).at(-1) ?? ""));
    return to ? [{ from, to }] : [];
  });
}

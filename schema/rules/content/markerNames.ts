import { foldName } from "../words/text.ts";

/** Names of a marker in texts, and the target of each. */
export interface MarkerName<Target> {
  /** As it is written, e.g. 'CRP'. */
  name: string;
  target: Target;
}

/** Names of markers, for finding them in texts. */
export interface MarkerNames<Target> {
  /** By their folded words, a space between them. */
  byWords: ReadonlyMap<string, MarkerName<Target>>;
  /** The words of the longest. */
  longest: number;
}

/** Where a text names a marker. */
interface MarkerMention<Target> extends MarkerName<Target> {
  start: number;
  end: number;
}

/** A name so short is another word, or none, when it is written otherwise: 'SR', not 'sr'. */
const ABBREVIATION = 3;

/** @param names the first of several that are the same counts */
export function markerNames<Target>(names: Iterable<MarkerName<Target>>): MarkerNames<Target> {
  const byWords = new Map<string, MarkerName<Target>>();
  for (const one of names) {
    const words = foldName(one.name);
    if (words && !byWords.has(words)) byWords.set(words, one);
  }
  return { byWords, longest: Math.max(0, ...[...byWords.keys()].map((words) => words.split(" ").length)) };
}

/** Names within a marker's name: 'Hemoglobin (Hb)' is also 'Hemoglobin' and 'Hb'. */
export function namesOfMarker(name: string): string[] {
  const [, before, within] = /^(.+) \((.+)\)$/.exec(name) ?? [];
  return before && within ? [name, before, within] : [name];
}

/** Terms that lead a search to a marker and mean something else in a text: 'sänka blodtrycket', 'gluten'. */
const OTHER_MEANINGS = new Set(["sanka", "sankan", "gluten", "glutenintolerans", "celiaki", "gikt", "prostata"]);

/** Whether a term that leads a search to a marker names it in a text as well. */
export const isNameInTexts = (term: string): boolean => !OTHER_MEANINGS.has(foldName(term));

/** Separators between the words of one name. */
const WITHIN_NAME = /^[\s\p{Pd}/(),]{1,3}$/u;

/**
 * Where a text names markers: by whole words, whatever their case, dots and hyphens; the longest name counts. What a
 * hyphen makes part of another word is none.
 */
export function markerMentions<Target>(
  text: string,
  { byWords, longest }: MarkerNames<Target>,
): MarkerMention<Target>[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index: start }) => ({
    folded: foldName(word),
    start,
    end: start + word.length,
  }));
  const found: MarkerMention<Target>[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const part = words.slice(at, at + count);
      const known = byWords.get(part.map(({ folded }) => folded).join(" "));
      const [start, end] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
      if (!known || !isWhole(text, start, end) || !isOneName(text, part)) continue;
      if (known.name.length <= ABBREVIATION && known.name !== text.slice(start, end)) continue;
      found.push({ ...known, start, end });
      at += count - 1;
      break;
    }
  }
  return found;
}

/** Whether the match is not joined to another word by a hyphen. */
const isWhole = (text: string, start: number, end: number): boolean =>
  !/[\p{L}\p{N}]\p{Pd}$/u.test(text.slice(Math.max(0, start - 3), start)) &&
  !/^\p{Pd}[\p{L}\p{N}]?/u.test(text.slice(end, end + 3));

const isOneName = (text: string, words: readonly { start: number; end: number }[]): boolean =>
  words.every(({ start }, place) => {
    const before = words[place - 1];
    return !before || WITHIN_NAME.test(text.slice(before.end, start));
  });

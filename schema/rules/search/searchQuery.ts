import { firstFrom, searchedWords, stemOf, termKey, WORD_PLACES, wordsOf } from "./searchWords.ts";

/** Other words for a term, by its key (`termKey`): each meaning as its words. */
export type OtherWords = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A search as PostgreSQL's index of words takes it. */
export interface WordQuery {
  /** The folded words that were looked for. */
  words: string[];
  /**
   * As `tsquery`, from narrow to wide: all words in the title; in title or subject; anywhere. What one finds, the next
   * one finds too.
   */
  places: readonly [title: string, subject: string, anywhere: string];
}

/** Words of a search that belong together: one word, or a term that has other words for it. */
interface Group {
  words: string[];
  meanings: readonly (readonly string[])[];
}

/** So many words are looked for; a longer search is a text, of which these tell enough. */
const MOST_WORDS = 12;
/** Terms have so many words at most. */
const LONGEST_TERM = 4;
/** Neighbours are tried as one word only in short searches: the ways to join grow with every word. */
const MOST_JOINED = 5;

/**
 * @param shelf the letter that all words of the searched area begin with
 * @param text as somebody typed it
 * @param otherWords looked up once: what a term means is not looked up again, so circles do no harm
 * @returns undefined for a text without letters and digits
 */
export function wordQueryOf(shelf: string, text: string, otherWords: OtherWords): WordQuery | undefined {
  const groups = groupsIn(text, otherWords);
  if (groups.length === 0) return undefined;
  const [title, subject, anywhere] = WORD_PLACES.map((place) => both(groups, AS_TSQUERY, shelf + place));
  return { words: groups.flatMap(({ words }) => words), places: [title ?? "", subject ?? "", anywhere ?? ""] };
}

/** Words of one text, without those of others, in the order of letters (`indexedWords`). */
export type SortedWords = readonly string[];

/**
 * The same search of what is kept in memory.
 * @returns how well a text's words fit: 0 all in the title, 1 in title or subject, 2 anywhere; undefined for not at all
 */
export function wordFitOf(text: string, otherWords: OtherWords): (words: SortedWords) => number | undefined {
  const groups = groupsIn(text, otherWords);
  if (groups.length === 0) return () => undefined;
  const places = WORD_PLACES.map((place) => both(groups, AS_CONDITION, place));
  return (words) => {
    const fit = places.findIndex((fits) => fits(words));
    return fit < 0 ? undefined : fit;
  };
}

const groupsIn = (text: string, otherWords: OtherWords): Group[] =>
  groupsOf(wordsOf(text), new Set(searchedWords(text)), otherWords).slice(0, MOST_WORDS);

/** What a search is written in. */
interface Writing<Part> {
  /** What begins so; a single sign begins too much, and stands for itself. Words have letters and digits alone. */
  beginning(word: string, place: string): Part;
  all(parts: readonly Part[]): Part;
  any(parts: readonly Part[]): Part;
}

const AS_TSQUERY: Writing<string> = {
  beginning: (word, place) => `'${place}${word}'${word.length > 1 ? ":*" : ""}`,
  all: (parts) => combined(parts, " & "),
  any: (parts) => combined(parts, " | "),
};

const AS_CONDITION: Writing<(words: SortedWords) => boolean> = {
  beginning: (word, place) => (words) => {
    const next = words[firstFrom(words, place + word)];
    return word.length > 1 ? (next?.startsWith(place + word) ?? false) : next === place + word;
  },
  all: (parts) => (words) => parts.every((fits) => fits(words)),
  any: (parts) => (words) => parts.some((fits) => fits(words)),
};

/** The words in groups: the longest terms that have other words first, then each telling word by itself. */
function groupsOf(words: readonly string[], telling: ReadonlySet<string>, otherWords: OtherWords): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_TERM, words.length - at);
    while (length > 1 && !otherWords.has(words.slice(at, at + length).join(""))) length--;
    const own = words.slice(at, at + length);
    const isNew = !groups.some((group) => group.words.join("") === own.join(""));
    if (isNew && (length > 1 || telling.has(own[0] ?? ""))) {
      groups.push({ words: own, meanings: meaningsOf(own, otherWords) });
    }
    at += length;
  }
  return groups;
}

/** What a term means; an inflected word also by the term that has its stem. */
function meaningsOf(words: readonly string[], otherWords: OtherWords): readonly (readonly string[])[] {
  const key = words.join("");
  return otherWords.get(key) ?? (words.length === 1 ? otherWords.get(stemOf(key)) : undefined) ?? [];
}

/** All groups must be there; neighbours may be written as one word. */
function both<Part>(groups: readonly Group[], writing: Writing<Part>, place: string): Part {
  const { all, any, beginning } = writing;
  const from = (at: number): Part[] => {
    const [group, next] = [groups[at], groups[at + 1]];
    if (!group) return [];
    const rest = from(at + 1);
    const ways = [all([anyMeaning(group, writing, place), ...rest])];
    if (next && groups.length <= MOST_JOINED && group.words.length === 1 && next.words.length === 1) {
      ways.push(all([beginning(group.words.join("") + next.words.join(""), place), ...from(at + 2)]));
    }
    return [any(ways)];
  };
  return all(from(0));
}

const anyMeaning = <Part>({ words, meanings }: Group, writing: Writing<Part>, place: string): Part =>
  writing.any([words, ...meanings].map((ones) => writing.all(ones.map((word) => inAnyForm(word, writing, place)))));

/** A word in any of its forms. */
function inAnyForm<Part>(word: string, { any, beginning }: Writing<Part>, place: string): Part {
  const stem = stemOf(word);
  return any([beginning(word, place), ...(stem === word ? [] : [beginning(stem, place)])]);
}

const combined = (parts: readonly string[], by: string): string => {
  const different = [...new Set(parts)];
  return different.length === 1 ? (different[0] ?? "") : `(${different.join(by)})`;
};

/** Synonyms as a search looks them up. */
export function otherWordsOf(synonyms: Iterable<{ term: string; meaning: string }>): OtherWords {
  const found = new Map<string, string[][]>();
  for (const { term, meaning } of synonyms) {
    const words = wordsOf(meaning);
    if (words.length > 0) found.set(termKey(term), [...(found.get(termKey(term)) ?? []), words]);
  }
  return found;
}

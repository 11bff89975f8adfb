import { nutrientAt, plainNames, type SoughtWord, saidName, sameSayings } from "./nutrientNames.ts";
import { firstFrom, searchedWords, stemOf, termKey, WORD_PLACES, wordsOf } from "./searchWords.ts";

/** Names that a search knows. */
export interface SearchTerms {
  /** Other words for a term, by its key (`nameKey`): each meaning as its words. */
  otherWords: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Keys of terms, of what they mean, and of markers: what 'värde' or 'brist' may be said of. */
  names: ReadonlySet<string>;
}

/** A name as it is looked up, whichever way it is spelt and joined. */
export const nameKey = (text: string): string => termKey(plainNames(text));

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
  /** Whether it names something that can have a value or a deficiency. */
  isName: boolean;
}

/** Most words that are searched for; a longer search is a text, of which these say enough. */
const MOST_WORDS = 12;
/** Terms have so many words at most. */
const LONGEST_TERM = 4;
/** A shorter beginning of a name may be another word: 'blod'. */
const SHORTEST_STEM = 6;
/** Neighbours are tried as one word only in short searches: the ways to join grow with every word. */
const MOST_JOINED = 5;

/**
 * @param shelf the letter that all words of the searched area begin with
 * @param text as somebody typed it
 * @param terms looked up once: what a term means is not looked up again, so circles do no harm
 * @returns undefined for a text without letters and digits
 */
export function wordQueryOf(shelf: string, text: string, terms: SearchTerms): WordQuery | undefined {
  const groups = groupsIn(text, terms);
  if (groups.length === 0) return undefined;
  const [title, subject, anywhere] = WORD_PLACES.map((place) => both(groups, AS_TSQUERY, shelf + place));
  return { words: groups.flatMap(({ words }) => words), places: [title ?? "", subject ?? "", anywhere ?? ""] };
}

/** Words of one text, without those of others, in the order of letters (`indexedWords`). */
export type SortedWords = readonly string[];

/**
 * The same search of what is kept in memory, of which a salt finds the mineral, too.
 * @returns how well a text's words fit: 0 all in the title, 1 in title or subject, 2 anywhere; undefined for not at all
 */
export function wordFitOf(text: string, terms: SearchTerms): (words: SortedWords) => number | undefined {
  const groups = groupsIn(text, terms, true);
  if (groups.length === 0) return () => undefined;
  const places = WORD_PLACES.map((place) => both(groups, AS_CONDITION, place));
  return (words) => {
    const fit = places.findIndex((fits) => fits(words));
    return fit < 0 ? undefined : fit;
  };
}

/** Keys of what a search names: of all of it, of its only name, and of what these mean. */
export function namedKeys(text: string, terms: SearchTerms): ReadonlySet<string> {
  const key = nameKey(text);
  const groups = groupsIn(text, terms, true);
  const named = groups.length === 1 ? groups : [];
  const meanings = [
    ...(terms.otherWords.get(key) ?? []),
    ...named.flatMap((group) => [group.words, ...group.meanings]),
  ];
  return new Set([key, ...meanings.map((words) => nameKey(words.join(" ")))]);
}

/** The parts of a search, each of which may name something: 'vitamin d', 'tsh'. */
export const searchParts = (text: string, terms: SearchTerms): string[] =>
  groupsIn(text, terms, true).map(({ words }) => words.join(" "));

function groupsIn(text: string, terms: SearchTerms, salts = false): Group[] {
  const plain = plainNames(text);
  const groups = groupsOf(wordsOf(plain), new Set(searchedWords(plain)), terms, salts);
  const tellsMore = (group: Group) => group.words.length === 1 && saidName(group.words[0] ?? "", salts) === "";
  // Beside a name it does not matter that a 'test' or 'tablett' of it is wanted.
  const named = groups.some((group) => group.isName && !tellsMore(group));
  return (named ? groups.filter((group) => !tellsMore(group)) : groups).slice(0, MOST_WORDS);
}

/** Output format of a search. */
interface Writing<Part> {
  /** Words with this beginning; a single character matches exactly. Words have letters and digits alone. */
  beginning(word: string, place: string): Part;
  whole(word: string, place: string): Part;
  all(parts: readonly Part[]): Part;
  any(parts: readonly Part[]): Part;
}

const AS_TSQUERY: Writing<string> = {
  beginning: (word, place) => `'${place}${word}'${word.length > 1 ? ":*" : ""}`,
  whole: (word, place) => `'${place}${word}'`,
  all: (parts) => combined(parts, " & "),
  any: (parts) => combined(parts, " | "),
};

const AS_CONDITION: Writing<(words: SortedWords) => boolean> = {
  beginning: (word, place) => (words) => {
    const next = words[firstFrom(words, place + word)];
    return word.length > 1 ? (next?.startsWith(place + word) ?? false) : next === place + word;
  },
  whole: (word, place) => (words) => words[firstFrom(words, place + word)] === place + word,
  all: (parts) => (words) => parts.every((fits) => fits(words)),
  any: (parts) => (words) => parts.some((fits) => fits(words)),
};

/** The words in groups: the longest terms that have other words first, then nutrients, then each telling word by itself. */
function groupsOf(words: readonly string[], telling: ReadonlySet<string>, terms: SearchTerms, salts: boolean): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_TERM, words.length - at);
    while (length > 1 && !terms.otherWords.has(words.slice(at, at + length).join(""))) length--;
    const nutrient = nutrientAt(words, at)?.length ?? 0;
    length = Math.max(length, nutrient);
    const own = words.slice(at, at + length);
    const isNew = !groups.some((group) => group.words.join("") === own.join(""));
    if (isNew && (length > 1 || telling.has(own[0] ?? ""))) {
      groups.push({ words: own, ...namedBy(own, terms, salts) });
    }
    at += length;
  }
  return groups;
}

/**
 * What a term means, and whether it is a name; an inflected word also by the term that has its stem, and what is said of
 * a name by the name: 'järnbrist' means 'järn', too.
 */
function namedBy(words: readonly string[], terms: SearchTerms, salts: boolean): Omit<Group, "words"> {
  const key = words.join("");
  const known = lookUp(key, terms);
  // 'järn brist' is said of iron as 'järnbrist' is.
  const isSaid = words.length === 1 || saidName(words.at(-1) ?? "", salts) === "";
  const name = isSaid ? saidName(key, salts) : undefined;
  const said = (name ? sameSayings(key) : []).flatMap((saying) => terms.otherWords.get(saying) ?? []);
  // A name that is joined to another word may have another end: 'folsyrebrist', 'hälsovärde'.
  const own = name && [name, name.replace(/s$/, ""), name.replace(/[eo]$/, "a")].find((one) => lookUp(one, terms));
  const meanings = [
    ...(known?.meanings ?? []),
    ...said,
    ...(own ? [[own], ...(lookUp(own, terms)?.meanings ?? [])] : []),
  ];
  return {
    meanings,
    isName: known !== undefined || meanings.length > 0 || words.length > 1 || nutrientAt(words, 0) !== undefined,
  };
}

/** A name by its key or its stem. */
function lookUp(key: string, { otherWords, names }: SearchTerms): Omit<Group, "words"> | undefined {
  const found = [key, stemOf(key)].find((one) => otherWords.has(one) || names.has(one));
  return found === undefined ? undefined : { meanings: otherWords.get(found) ?? [], isName: true };
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
  writing.any([words, ...meanings].map((ones) => allOf(ones, writing, place)));

/** All of some words: each in any of its forms, and nutrients in any of their spellings. */
function allOf<Part>(words: readonly string[], writing: Writing<Part>, place: string): Part {
  const parts: Part[] = [];
  const sought = ({ word, isWhole }: SoughtWord) =>
    isWhole ? writing.whole(word, place) : writing.beginning(word, place);
  for (let at = 0; at < words.length; ) {
    const nutrient = nutrientAt(words, at);
    parts.push(
      nutrient
        ? writing.any(nutrient.ways.map((way) => writing.all(way.map(sought))))
        : inAnyForm(words[at] ?? "", writing, place),
    );
    at += nutrient?.length ?? 1;
  }
  return writing.all(parts);
}

/** A word in any of its forms. */
function inAnyForm<Part>(word: string, { any, beginning }: Writing<Part>, place: string): Part {
  const stem = stemOf(word);
  return any([beginning(word, place), ...(stem === word ? [] : [beginning(stem, place)])]);
}

const combined = (parts: readonly string[], by: string): string => {
  const different = [...new Set(parts)];
  return different.length === 1 ? (different[0] ?? "") : `(${different.join(by)})`;
};

/**
 * Synonyms as a search looks them up.
 * @param names what else may be named, such as markers
 */
export function searchTermsOf(
  synonyms: Iterable<{ term: string; meaning: string }>,
  names: Iterable<string> = [],
): SearchTerms {
  const otherWords = new Map<string, string[][]>();
  // Joined to another word a name lacks its ending ('triglycerid' in 'triglyceridvärde'), if enough is left of it.
  const stems = (key: string): string[] => [stemOf(key)].filter((stem) => stem.length >= SHORTEST_STEM);
  const keys = new Set([...names].map(nameKey).flatMap((key) => [key, ...stems(key)]));
  for (const { term, meaning } of synonyms) {
    const words = wordsOf(plainNames(meaning));
    if (words.length === 0) continue;
    const key = nameKey(term);
    otherWords.set(key, [...(otherWords.get(key) ?? []), words]);
    keys.add(words.join(""));
  }
  return { otherWords, names: keys };
}

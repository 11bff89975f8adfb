import { mineralOfSalt, saidName } from "./nutrientNames.ts";
import { firstFrom, stemOf, termKey, wordsOf } from "./searchWords.ts";

/** Groups of three letters of a word with two spaces before and one after it, as PostgreSQL's pg_trgm has them. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const found = new Set<string>();
  for (let start = 0; start + 3 <= padded.length; start++) found.add(padded.slice(start, start + 3));
  return found;
}

/** Words that exist, for finding what somebody meant. */
export interface Vocabulary {
  /** The folded words in the order of letters, so that what one begins is found by halving. */
  sorted: readonly string[];
  /** Folded word → as it is written. */
  written: ReadonlyMap<string, string>;
  /** Folded words that somebody has chosen as names and terms, so that they are not misspelt. */
  chosen: ReadonlySet<string>;
  /** Trigram → places in `sorted` of the words that have it, so that only words with something in common are compared. */
  places: ReadonlyMap<string, readonly number[]>;
  /** How many trigrams each word of `sorted` has. */
  sizes: readonly number[];
}

/** Shorter words are like too many others. */
const SHORTEST = 4;

/**
 * @param terms chosen names and terms, from which the words are taken
 * @param texts other texts that hold words that exist, misspelt ones perhaps among them
 */
export function vocabularyOf(terms: Iterable<string>, texts: Iterable<string> = []): Vocabulary {
  const written = new Map<string, string>();
  const take = (text: string) => {
    for (const part of text.toLocaleLowerCase("sv-SE").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [word = ""] = wordsOf(part);
      if (word.length >= SHORTEST && !written.has(word)) written.set(word, part.normalize("NFC"));
    }
  };
  for (const term of terms) take(term);
  const chosen = new Set(written.keys());
  for (const text of texts) take(text);
  const sorted = [...written.keys()].sort();
  const places = new Map<string, number[]>();
  const sizes = sorted.map((word, place) => {
    const trigrams = trigramsOf(word);
    for (const trigram of trigrams) {
      const found = places.get(trigram);
      if (found) found.push(place);
      else places.set(trigram, [place]);
    }
    return trigrams.size;
  });
  return { sorted, written, chosen, places, sizes };
}

/** Whether a word begins a word that exists. */
export const isBegun = ({ sorted }: Vocabulary, word: string): boolean =>
  sorted[firstFrom(sorted, word)]?.startsWith(word) ?? false;

/** Whether a word, or its stem, begins a word that exists. */
export const isKnown = (vocabulary: Vocabulary, word: string): boolean =>
  isBegun(vocabulary, word) || isBegun(vocabulary, stemOf(word));

/** Whether a word exists, in this form or another. */
function isForm({ sorted, written }: Vocabulary, word: string): boolean {
  const stem = stemOf(word);
  if (written.has(word)) return true;
  for (let at = firstFrom(sorted, stem); sorted[at]?.startsWith(stem); at++)
    if (sorted[at] === stem || stemOf(sorted[at] ?? "") === stem) return true;
  return false;
}

/** Correction of a search. */
export interface Suggestion {
  text: string;
  /** So likely that it may be shown at once; otherwise somebody should be asked. */
  isSure: boolean;
}

const SURE = 0.45;
const LIKELY = 0.3;

/** The word that exists and is most like this one; or two, of which it is put together. */
function meantBy(vocabulary: Vocabulary, word: string): Suggestion | undefined {
  // Of a salt that nobody sells, the mineral.
  const mineral = vocabulary.written.get(mineralOfSalt(word) ?? "");
  if (mineral) return { text: mineral, isSure: true };
  // What somebody has chosen as a name is not misspelt where it is not found.
  const best = vocabulary.chosen.has(word) ? undefined : mostLike(vocabulary, word);
  const parts = best && best.likeness > 0.6 ? undefined : partsOf(vocabulary, word);
  if (parts) return { text: parts, isSure: true };
  return best && { text: best.text, isSure: best.likeness >= SURE };
}

/**
 * The word that is most like this one: one slip away, else by the share of the trigrams of both that they have in
 * common; of several the first by letters. Of a compound the part that is one slip away: 'protein' of 'proteinpulver'.
 */
function mostLike(vocabulary: Vocabulary, word: string): Like | undefined {
  const trigrams = trigramsOf(word);
  const shared = new Map<number, number>();
  for (const trigram of trigrams) {
    for (const place of vocabulary.places.get(trigram) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  }
  let best: (Like & { place: number }) | undefined;
  for (const [place, common] of shared) {
    const known = vocabulary.sorted[place] ?? "";
    if (known === word) continue;
    const share = common / (trigrams.size + (vocabulary.sizes[place] ?? 0) - common);
    const slipped = slippedFrom(word, known);
    const isNear = Math.abs(known.length - word.length) <= 3;
    const likeness = slipped === known ? ONE_SLIP + share : slipped ? PART_SLIP : isNear ? share : 0;
    if (likeness < LIKELY || likeness < (best?.likeness ?? 0)) continue;
    if ((!best || likeness > best.likeness || place < best.place) && (slipped || isSaidOfLike(word, known)))
      best = { place, likeness, text: shownAs(vocabulary, known, slipped ?? known), isSlip: slipped !== undefined };
  }
  return best;
}

/** A word that exists and is like another one. */
interface Like {
  text: string;
  likeness: number;
  /** One slip away, by itself or as the first part of a compound. */
  isSlip: boolean;
}

/** A word one slip away, or else the first part of one, is nearer than any that only has letters in common. */
const ONE_SLIP = 1;
const PART_SLIP = 0.9;

/** Shorter words are one slip away from too many others. */
const SHORTEST_SLIPPED = 5;

/** The first part of a compound that a word is one slip away from has so many letters. */
const SHORTEST_PART = 6;

/** What of a known word was meant, if this one is it with one slip: all of it, or its beginning. */
function slippedFrom(word: string, known: string): string | undefined {
  if (Math.max(word.length, known.length) < SHORTEST_SLIPPED || known.length < word.length - 1) return undefined;
  if (isSlip(word, known)) return known;
  const beginnings = [known.slice(0, word.length), known.slice(0, word.length + 1)];
  // What only lacks its end is found already.
  return beginnings.find((part) => part.length >= SHORTEST_PART && !part.startsWith(word) && isSlip(word, part));
}

/** Whether one word is the other with two neighbouring letters swapped, one letter left out or one too many. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  if (rest.length !== otherRest.length)
    return rest.length < otherRest.length ? rest === otherRest.slice(1) : rest.slice(1) === otherRest;
  return (
    rest.length > 1 && rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  );
}

/** A known word, or its beginning, as it is written. */
function shownAs({ written }: Vocabulary, known: string, part: string): string {
  const whole = written.get(known) ?? known;
  return part === known ? whole : whole.length === known.length ? whole.slice(0, part.length) : part;
}

/** False for 'sömnbrist' and 'järnbrist', which are alike in what is said alone, and not in what it is said of. */
function isSaidOfLike(one: string, other: string): boolean {
  const [name, otherName] = [saidName(one), saidName(other)];
  if (!name || !otherName) return true;
  const [first, second] = [trigramsOf(name), trigramsOf(otherName)];
  const common = [...first].filter((trigram) => second.has(trigram)).length;
  return common / (first.size + second.size - common) >= LIKELY;
}

/** A compound in two words that exist: 'järntabletter' is 'järn tabletter'. The longest first part wins. */
function partsOf(vocabulary: Vocabulary, word: string): string | undefined {
  for (let at = word.length - SHORTEST; at >= SHORTEST; at--) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const first = vocabulary.written.get(head) ?? (head.endsWith("s") && vocabulary.written.get(head.slice(0, -1)));
    if (first && isForm(vocabulary, tail)) return `${first} ${vocabulary.written.get(tail) ?? tail}`;
  }
  return undefined;
}

/**
 * What was probably meant by words that find nothing.
 * @param words folded, as `searchedWords` gives them
 * @returns undefined when every word exists, or for one there is nothing like it
 */
export function suggestionFor(vocabulary: Vocabulary, words: readonly string[]): Suggestion | undefined {
  // One word alone that finds nothing does not exist, whatever it begins like.
  const exists = (word: string) => words.length > 1 && isKnown(vocabulary, word);
  if (words.length > 6 || words.every(exists)) return undefined;
  const meant = words.map((word): Suggestion | undefined =>
    exists(word)
      ? { text: vocabulary.written.get(word) ?? word, isSure: true }
      : word.length > 40
        ? undefined
        : word.length < SHORTEST
          ? // As it is, beside another that was misspelt.
            words.some((other) => other.length >= SHORTEST && !exists(other))
            ? { text: word, isSure: true }
            : undefined
          : meantBy(vocabulary, word),
  );
  if (meant.some((one) => !one)) return undefined;
  return {
    text: meant.map((one) => one?.text).join(" "),
    isSure: meant.every((one) => one?.isSure),
  };
}

/**
 * What was meant by words of which some are nowhere written and one slip away from a word that exists.
 * @param words folded, as `searchedWords` gives them
 * @param isWritten whether a word stands somewhere, so that it is not misspelt
 * @returns undefined when there is no such word
 */
export function slipFor(
  vocabulary: Vocabulary,
  words: readonly string[],
  isWritten: (word: string) => boolean,
): Suggestion | undefined {
  const meant = words.map((word) => {
    if (vocabulary.written.has(word) || isWritten(word)) return undefined;
    const like = mostLike(vocabulary, word);
    const key = like?.isSlip ? termKey(like.text) : "";
    // Another form of it, or its beginning, finds the same.
    const isSame = key.startsWith(word) || word.startsWith(key) || stemOf(key) === stemOf(word);
    return isSame ? undefined : like?.text;
  });
  if (meant.every((one) => one === undefined)) return undefined;
  return { text: meant.map((one, at) => one ?? words[at]).join(" "), isSure: true };
}

/**
 * What was probably meant by one word that finds next to nothing: nothing when it is, begins or is a form of a name or
 * a term, which may well be rare.
 * @param words folded, as `searchedWords` gives them
 */
export function rareSuggestionFor(vocabulary: Vocabulary, words: readonly string[]): Suggestion | undefined {
  const [word = "", ...others] = words;
  if (others.length > 0 || word.length < SHORTEST) return undefined;
  for (const known of vocabulary.chosen) if (known.startsWith(word) || known === stemOf(word)) return undefined;
  const meant = suggestionFor(vocabulary, words);
  // What is only put together of words that exist is found by its parts already.
  return meant?.isSure && !meant.text.includes(" ") ? meant : undefined;
}

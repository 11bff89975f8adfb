import { type Attribution, attributionsOf } from "./attribution.ts";
import { isNegated, isThoughtDenied, type Match } from "./negation.ts";
import { type Token, tokensOf, Vocabulary } from "./spelling.ts";

/**
 * Phrases of one theme, as data. A phrase is words in order: 'ont|värk~ … bröst|bröstet'.
 *
 * '|' separates words of which one must be there ('hela_tiden' is one of them), '~' after a stem with any
 * inflection, '*' after a beginning with any ending, '…' where other words may be between. '&' joins parts that are
 * in any order, near each other; ' - ' before what must not be near them. What begins with '!' counts even when it is
 * negated, with '@' whomever it is about, with '?' is an illness that people may also fear or wish to prevent.
 */
export interface PhraseGroup<Key extends string> {
  key: Key;
  phrases: readonly string[];
  /** A phrase that shares words with one of these does not count: 'bröst' in 'pressar bröst'. */
  harmless?: readonly string[];
  /** Counts whomever it is about. */
  whoever?: boolean;
  /** Counts however long ago it was. */
  whenever?: boolean;
  /** Counts only of somebody else. */
  ofOthers?: boolean;
}

interface Slot {
  number: number;
  mayBeApart: boolean;
}

type Part = readonly Slot[];

interface Phrase {
  group: number;
  parts: readonly Part[];
  without: readonly Part[];
  countsNegated: boolean;
  whoever: boolean;
  isIllness: boolean;
  isHarmless: boolean;
}

/** Interchangeable words, and words between parts in any order. */
const MAX_APART = 5;
const MAX_BETWEEN = 8;
/** Words that the end of a sentence or line counts as. */
const BREAKS = { sentence: 4, line: 1, comma: 0, space: 0 } as const;

/** Several words that count as one. */
interface Expression {
  number: number;
  parts: readonly number[];
}

/** Parts of all phrases. */
class Words {
  private readonly vocabulary = new Vocabulary();
  private readonly expressions = new Map<number, Expression[]>();
  private readonly slots = new Map<string, number>();
  private readonly slotsOf = new Map<number, number[]>();
  private made = 0;

  /** The number of a slot: words of which one must be there. */
  slot(written: string): number {
    const stored = this.slots.get(written);
    if (stored !== undefined) return stored;
    const slot = this.slots.size;
    this.slots.set(written, slot);
    for (const word of new Set(written.split("|"))) {
      const number = this.numberOf(word);
      const of = this.slotsOf.get(number);
      if (of) of.push(slot);
      else this.slotsOf.set(number, [slot]);
    }
    return slot;
  }

  private numberOf(written: string): number {
    const parts = written.split("_").map((word) => this.vocabulary.add(word));
    if (parts.length === 1) return parts[0] as number;
    // Below zero, where no word of the vocabulary is.
    this.made += 1;
    const [first] = parts as [number];
    this.expressions.set(first, [...(this.expressions.get(first) ?? []), { number: -this.made, parts }]);
    return -this.made;
  }

  /** Finds where the words of slots are in a text. */
  occurrences(tokens: readonly Token[]): Occurrences {
    const readings = tokens.map(({ letters }) => this.vocabulary.find(letters));
    const byWord = new Map<number, Match[]>();
    const note = (word: number, start: number, end: number) => {
      const match: Match = { places: placesFrom(start, end), start, main: start, end };
      const matches = byWord.get(word);
      if (matches) matches.push(match);
      else byWord.set(word, [match]);
    };
    for (const [place, words] of readings.entries()) {
      for (const word of words) {
        note(word, place, place + 1);
        for (const { number, parts } of this.expressions.get(word) ?? []) {
          const stands = parts.every(
            (part, offset) =>
              offset === 0 ||
              (tokens[place + offset]?.before !== "sentence" && readings[place + offset]?.includes(part)),
          );
          if (stands) note(number, place, place + parts.length);
        }
      }
      const next = tokens[place + 1];
      if (next?.before !== "space") continue;
      const { letters } = tokens[place] as Token;
      for (const word of this.vocabulary.findJoined(letters + next.letters, letters.length))
        note(word, place, place + 2);
    }
    return new Occurrences(byWord, this.slotsOf);
  }
}

/** Where the words of slots are in a text. Few slots are looked up: common words are in hundreds of them. */
class Occurrences {
  private readonly wordsOf = new Map<number, number[]>();
  private readonly known = new Map<number, readonly Match[]>();

  constructor(
    private readonly byWord: ReadonlyMap<number, readonly Match[]>,
    slotsOf: ReadonlyMap<number, readonly number[]>,
  ) {
    for (const word of byWord.keys()) {
      for (const slot of slotsOf.get(word) ?? []) {
        const words = this.wordsOf.get(slot);
        if (words) words.push(word);
        else this.wordsOf.set(slot, [word]);
      }
    }
  }

  slots(): Iterable<number> {
    return this.wordsOf.keys();
  }

  has(slot: number): boolean {
    return this.wordsOf.has(slot);
  }

  /** Matches of any word of a slot, from the beginning of the text on. */
  of(slot: number): readonly Match[] {
    const stored = this.known.get(slot);
    if (stored) return stored;
    const [first, ...others] = (this.wordsOf.get(slot) ?? []).map((word) => this.byWord.get(word) ?? []);
    const matches =
      others.length === 0
        ? (first ?? [])
        : [...(first ?? []), ...others.flat()]
            .sort((one, other) => one.start - other.start || one.end - other.end)
            .filter(({ start, end }, index, all) => {
              const before = all[index - 1];
              return before?.start !== start || before.end !== end;
            });
    this.known.set(slot, matches);
    return matches;
  }
}

/** What a text says, as far as phrases are asked for it. */
interface Reading {
  tokens: readonly Token[];
  /** Position of each word, counted in words; the end of a sentence counts as some. */
  at: readonly number[];
  occurrences: Occurrences;
}

/** Status of a mention: about oneself and now ('said'), or the reason why it does not count. */
export type Way = "named" | "said" | "denied" | "others" | "past" | "fiction" | "feared" | "own";

/** What phrases find in a text: a group that it names, how, and from which word on. */
export interface Found<Key extends string> {
  key: Key;
  way: Way;
  start: number;
}

/** Returns the keys of the groups that a text names, and the status of each. */
export function phraseReader<Key extends string>(groups: readonly PhraseGroup<Key>[]): (text: string) => Found<Key>[] {
  const words = new Words();
  const phrases = groups.flatMap(({ phrases: some, harmless = [] }, group) => [
    ...some.map((written) => compile(written, group, false, words)),
    ...harmless.map((written) => compile(written, group, true, words)),
  ]);
  const byFirstSlot = new Map<number, Phrase[]>();
  for (const phrase of phrases) {
    const first = phrase.parts[0]?.[0]?.number as number;
    byFirstSlot.set(first, [...(byFirstSlot.get(first) ?? []), phrase]);
  }

  return (text) => {
    const tokens = tokensOf(text);
    const reading = { tokens, at: placesOf(tokens), occurrences: words.occurrences(tokens) };
    const found: { phrase: Phrase; match: Match }[] = [];
    for (const slot of reading.occurrences.slots()) {
      for (const phrase of byFirstSlot.get(slot) ?? []) {
        for (const match of matchesOf(phrase, reading)) found.push({ phrase, match });
      }
    }
    return keysOf(groups, found, tokens);
  };
}

function placesOf(tokens: readonly Token[]): number[] {
  let breaks = 0;
  return tokens.map(({ before }, place) => {
    if (place > 0) breaks += BREAKS[before];
    return place + breaks;
  });
}

function keysOf<Key extends string>(
  groups: readonly PhraseGroup<Key>[],
  found: readonly { phrase: Phrase; match: Match }[],
  tokens: readonly Token[],
): Found<Key>[] {
  const harmless = new Map<number, Set<number>>();
  for (const { phrase, match } of found) {
    if (!phrase.isHarmless) continue;
    const places = harmless.get(phrase.group) ?? new Set();
    for (const place of match.places) places.add(place);
    harmless.set(phrase.group, places);
  }
  const real = found.filter(
    ({ phrase, match }) => !phrase.isHarmless && !match.places.some((place) => harmless.get(phrase.group)?.has(place)),
  );
  const taken = new Set(real.flatMap(({ match }) => match.places));
  const named: Found<Key>[] = [];
  const note = (group: number, way: Way, { start }: Match) =>
    named.push({ key: (groups[group] as PhraseGroup<Key>).key, way, start });
  for (const { phrase, match } of found) if (!phrase.isHarmless) note(phrase.group, "named", match);
  if (real.length === 0) return named;
  const attributions = attributionsOf(tokens);
  for (const { phrase, match } of real) {
    const isDenied = phrase.countsNegated ? isThoughtDenied(tokens, match) : isNegated(tokens, match, taken);
    const why = wayOf(groups[phrase.group] as PhraseGroup<Key>, phrase, match, attributions);
    note(phrase.group, why ?? (isDenied ? "denied" : "said"), match);
  }
  return named;
}

/** Why it does not count, for whom, when and how it is said; nothing if it does. */
function wayOf(
  { whoever, whenever, ofOthers }: PhraseGroup<string>,
  phrase: Phrase,
  match: Match,
  attributions: Attribution,
): Way | undefined {
  if (!whenever && attributions.isLongAgo(match)) return "past";
  if (attributions.isFiction(match)) return "fiction";
  if (ofOthers) return attributions.isOfOthers(match) ? undefined : "own";
  if (phrase.isIllness && attributions.isFeared(match)) return "feared";
  return whoever || phrase.whoever || !attributions.isOfOthers(match) ? undefined : "others";
}

function compile(written: string, group: number, isHarmless: boolean, words: Words): Phrase {
  const signs = /^[!@?]*/.exec(written)?.[0] ?? "";
  const [wanted = "", ...without] = written.slice(signs.length).split(" - ");
  const partOf = (part: string): Part => {
    const slots: Slot[] = [];
    let mayBeApart = false;
    for (const word of part.split(" ")) {
      if (word !== "…") slots.push({ number: words.slot(word), mayBeApart });
      mayBeApart = word === "…";
    }
    return slots;
  };
  return {
    group,
    parts: wanted.split(" & ").map(partOf),
    without: without.map(partOf),
    countsNegated: signs.includes("!"),
    whoever: signs.includes("@"),
    isIllness: signs.includes("?"),
    isHarmless,
  };
}

/** Position of a phrase in a text. */
function matchesOf({ parts, without, isHarmless }: Phrase, reading: Reading): readonly Match[] {
  // Most phrases lack a word: nothing is made for them.
  for (const part of parts) for (const { number } of part) if (!reading.occurrences.has(number)) return [];
  const [first = [], ...others] = parts.map((part) => partMatches(part, reading, isHarmless));
  if (others.some((matches) => matches.length === 0)) return [];
  const joined = first.flatMap((match) => {
    const all = [match];
    for (const matches of others) {
      const nearest = nearestTo(match, matches, reading, isHarmless);
      if (!nearest) return [];
      all.push(nearest);
    }
    return all.length === 1 ? all : [joinedMatch(all)];
  });
  if (joined.length === 0 || without.length === 0) return joined;
  const blockers = without.map((part) => partMatches(part, reading, true));
  return joined.filter((match) => !blockers.some((matches) => nearestTo(match, matches, reading, true)));
}

const joinedMatch = (matches: readonly Match[]): Match => ({
  places: [...new Set(matches.flatMap(({ places }) => places))],
  start: Math.min(...matches.map(({ start }) => start)),
  main: (matches[0] as Match).main,
  end: Math.max(...matches.map(({ end }) => end)),
});

/** Position of words in order. */
function partMatches(part: Part, { tokens, at, occurrences }: Reading, isStrict: boolean): readonly Match[] {
  const [first, ...rest] = part;
  let partial = occurrences.of((first as Slot).number);
  for (const { number, mayBeApart } of rest) {
    if (partial.length === 0) return [];
    const next = occurrences.of(number);
    partial = partial.flatMap((match) => {
      const last = at[match.end - 1] as number;
      const longer: Match[] = [];
      for (let index = firstFrom(next, match.end); index < next.length; index += 1) {
        const { start, end } = next[index] as Match;
        if ((at[start] as number) - last - 1 > (mayBeApart ? MAX_APART : 0)) break;
        if (isStrict && crossesSentence(tokens, match.end, start)) break;
        longer.push({ ...match, places: [...match.places, ...placesFrom(start, end)], end });
      }
      return longer;
    });
  }
  return partial;
}

function placesFrom(start: number, end: number): number[] {
  const places: number[] = [];
  for (let place = start; place < end; place += 1) places.push(place);
  return places;
}

/** The index of the first that begins at a place or after it. */
function firstFrom(sorted: readonly { start: number }[], place: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Match).start < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function crossesSentence(tokens: readonly Token[], from: number, to: number): boolean {
  for (let place = from; place <= to; place += 1) {
    if (tokens[place]?.before === "sentence" || tokens[place]?.before === "line") return true;
  }
  return false;
}

/** The nearest of some matches, if it is near enough. */
function nearestTo(match: Match, matches: readonly Match[], { tokens, at }: Reading, isStrict: boolean): Match | null {
  const index = firstFrom(matches, match.start);
  let best: Match | null = null;
  let least = MAX_BETWEEN + 1;
  for (let near = Math.max(0, index - 2); near < Math.min(matches.length, index + 2); near += 1) {
    const other = matches[near] as Match;
    const [before, after] = other.start < match.start ? [other, match] : [match, other];
    const between = Math.max(0, (at[after.start] as number) - (at[before.end - 1] as number) - 1);
    if (between >= least || (isStrict && crossesSentence(tokens, before.end, after.start))) continue;
    least = between;
    best = other;
  }
  return best;
}

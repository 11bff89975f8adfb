import { isNegated, type Match } from "./negation.ts";
import { type Token, tokensOf, Vocabulary } from "./spelling.ts";

/**
 * Phrases of one theme, as data. A phrase is words in order: 'ont|värk* … bröst|bröstet'. '|' is between words of which
 * one must be there ('hela_tiden' is one of two), '*' after the beginning of a word, '…' where other words may stand
 * between, '&' where they may and the two sides may change places. One that begins with '!' counts even when it is
 * negated.
 */
export interface PhraseGroup<Key extends string> {
  key: Key;
  phrases: readonly string[];
  /** A phrase that shares words with one of these does not count: 'bröst' in 'pressar bröst'. */
  harmless?: readonly string[];
}

interface Slot {
  words: ReadonlySet<number>;
  mayBeApart: boolean;
}

interface Phrase {
  group: number;
  slots: readonly Slot[];
  countsNegated: boolean;
  isHarmless: boolean;
}

/** Words that may stand where others may. */
const MAX_APART = 4;
/** Words that the end of a sentence or line counts as. */
const BREAKS = { sentence: 3, line: 1, comma: 0, space: 0 } as const;
/** Words that may have been meant as one. */
const MAX_JOINED = 3;

/** What phrases are made of. */
interface Words {
  vocabulary: Vocabulary;
  expressions: Expressions;
}

/** Expressions by the word that they begin with: most words of a text begin none, and none is looked at in vain. */
type Expressions = Map<number, Expression[]>;

/** Several words that stand for one. */
interface Expression {
  number: number;
  parts: readonly number[];
}

/** A word of the vocabulary that stands in a text. */
interface Reading {
  word: number;
  /** How many words of the text it is made of. */
  span: number;
}

/** Gives what tells the themes that a text is about, in the order of the groups. */
export function phraseFinder<Key extends string>(groups: readonly PhraseGroup<Key>[]): (text: string) => Key[] {
  const words: Words = { vocabulary: new Vocabulary(), expressions: new Map() };
  const phrases = groups.flatMap(({ phrases: some, harmless = [] }, group) => [
    ...some.flatMap((written) => compile(written, group, false, words)),
    ...harmless.flatMap((written) => compile(written, group, true, words)),
  ]);
  const byFirstWord = new Map<number, Phrase[]>();
  for (const phrase of phrases) {
    for (const word of phrase.slots[0]?.words ?? []) byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), phrase]);
  }

  return (text) => {
    const tokens = tokensOf(text);
    const readings = readingsOf(tokens, words);
    const found: { phrase: Phrase; match: Match }[] = [];
    for (const place of tokens.keys()) {
      const begun = new Set((readings[place] ?? []).flatMap(({ word }) => byFirstWord.get(word) ?? []));
      for (const phrase of begun) {
        for (const match of matchesFrom(place, phrase, tokens, readings)) found.push({ phrase, match });
      }
    }
    return keysOf(groups, found, tokens);
  };
}

function keysOf<Key extends string>(
  groups: readonly PhraseGroup<Key>[],
  found: readonly { phrase: Phrase; match: Match }[],
  tokens: readonly Token[],
): Key[] {
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
  const said = new Set<number>();
  for (const { phrase, match } of real) {
    if (said.has(phrase.group)) continue;
    if (phrase.countsNegated || !isNegated(tokens, match, taken)) said.add(phrase.group);
  }
  return groups.filter((_, group) => said.has(group)).map(({ key }) => key);
}

function compile(written: string, group: number, isHarmless: boolean, words: Words): Phrase[] {
  const countsNegated = written.startsWith("!");
  const [left = "", right] = (countsNegated ? written.slice(1) : written).split(" & ");
  const orders = right === undefined ? [left] : [`${left} … ${right}`, `${right} … ${left}`];
  return orders.map((order) => {
    const slots: Slot[] = [];
    let mayBeApart = false;
    for (const part of order.split(" ")) {
      if (part !== "…")
        slots.push({ words: new Set(part.split("|").map((word) => numberOf(word, words))), mayBeApart });
      mayBeApart = part === "…";
    }
    return { group, slots, countsNegated, isHarmless };
  });
}

/** A word's number, or that of several words that stand for one. */
function numberOf(written: string, { vocabulary, expressions }: Words): number {
  const parts = written.split("_").map((word) => vocabulary.add(word));
  if (parts.length === 1) return parts[0] as number;
  // Below zero, where no word of the vocabulary is.
  const number = -1 - [...expressions.values()].flat().length;
  const [first] = parts as [number];
  expressions.set(first, [...(expressions.get(first) ?? []), { number, parts }]);
  return number;
}

function readingsOf(tokens: readonly Token[], { vocabulary, expressions }: Words): Reading[][] {
  const known = new Map<string, number[]>();
  const find = (written: string, joinedAt: number): number[] => {
    const key = `${joinedAt} ${written}`;
    const stored = known.get(key) ?? vocabulary.find(written, joinedAt);
    known.set(key, stored);
    return stored;
  };
  const readings = tokens.map(({ letters }, place) => {
    const readings: Reading[] = find(letters, 0).map((word) => ({ word, span: 1 }));
    let written = letters;
    for (let span = 2; span <= MAX_JOINED; span += 1) {
      const next = tokens[place + span - 1];
      if (next?.before !== "space") break;
      const joinedAt = written.length;
      written += next.letters;
      for (const word of find(written, joinedAt)) readings.push({ word, span });
    }
    return readings;
  });
  return readings.map((own, place) => [
    ...own,
    ...(own.length > 0 ? expressionsAt(place, tokens, readings, expressions) : []),
  ]);
}

/** The expressions that begin at a place. */
const expressionsAt = (
  place: number,
  tokens: readonly Token[],
  readings: readonly Reading[][],
  expressions: Expressions,
): Reading[] => {
  const words = new Set(readings[place]?.map(({ word }) => word));
  return [...words]
    .flatMap((first) => expressions.get(first) ?? [])
    .filter(({ parts }) =>
      parts.every((part, offset) => offset === 0 || isNext(part, tokens[place + offset], readings[place + offset])),
    )
    .map(({ parts, number }) => ({ word: number, span: parts.length }));
};

const isNext = (part: number, token: Token | undefined, readings: readonly Reading[] | undefined): boolean =>
  token?.before !== "sentence" && Boolean(readings?.some(({ word, span }) => word === part && span === 1));

/** Where a phrase stands that begins at a place; several where it may end in several. */
function matchesFrom(
  first: number,
  { slots, isHarmless }: Phrase,
  tokens: readonly Token[],
  readings: readonly Reading[][],
): Match[] {
  let partial: Match[] = [{ places: [], start: first, end: first }];
  for (const { words, mayBeApart } of slots) {
    const longer = new Map<number, Match>();
    for (const { places, end } of partial) {
      let apart = 0;
      for (let place = end; place < tokens.length; place += 1) {
        const pause = BREAKS[tokens[place]?.before ?? "space"];
        // What makes something harmless is said in the same sentence.
        if (place > first) apart += isHarmless && pause > 0 ? MAX_APART + 1 : pause;
        if (apart > (mayBeApart ? MAX_APART : 0)) break;
        for (const { word, span } of readings[place] ?? []) {
          if (!words.has(word) || longer.has(place + span)) continue;
          const added = Array.from({ length: span }, (_, index) => place + index);
          longer.set(place + span, { places: [...places, ...added], start: first, end: place + span });
        }
        apart += 1;
      }
    }
    partial = [...longer.values()];
  }
  return partial;
}

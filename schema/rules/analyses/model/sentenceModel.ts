import { subjectsOf } from "../attribution.ts";
import type { Found } from "../phrases.ts";
import { onceForWord } from "../remember.ts";
import type { Token } from "../spelling.ts";
import { classesOf } from "./wordClasses.ts";

// What decides whether a text tells of something that care should hear of: a linear model of words, classes of words,
// their pairs, of whom and when it is told, and of what phrases found. tests/support/trainModel.ts trains it.

/** The theme that is told of, of those that raise a flag; each is the key of a theme of phrases, or of another flag. */
export const THEMES = [
  "suicide",
  "stroke",
  "chest-pain",
  "breathless",
  "anaphylaxis",
  "bleeding",
  "sleep-apnoea",
  "pregnancy-warning",
  "sudden-headache",
  "back-emergency",
  "substances",
  "fainting",
  "leg-clot",
  "eating-disorder",
  "diabetes-signs",
  "night-sweats",
  "hallucinations",
  "deep-sadness",
  "violence",
  "seizures",
  "asleep-at-wheel",
  "medicine-and-herb",
] as const;

export type ModelTheme = (typeof THEMES)[number];

/** How many places features are hashed to: so many that two hardly ever share one. */
export const PLACES = 1 << 22;
/** Places of the themes, which have a weight each at every one. */
export const PLACES_OF_THEMES = 1 << 16;

/** One question that the model answers: weights for each place, a power of two of them, and for each of its answers. */
export interface Part {
  weights: { readonly [at: number]: number };
  places: number;
  /** What speaks for each answer before anything is read. */
  biases: readonly number[];
  /** What a weight of 1 is worth. */
  unit: number;
}

/** Whether a flag is due, whether it is urgent, and how much speaks for each theme. */
export interface Model {
  due: Part;
  urgent: Part;
  themes: Part;
}

/** Weights are stored as whole numbers from -127 to 127; this is 127. */
export const LARGEST = 8;

/** Features of a text: where they are hashed to, and how much each counts. */
export interface Features {
  places: Int32Array;
  values: Float32Array;
}

const WINDOW = 3;
const CLASS_WINDOW = 5;
const STEM = 5;
const PART = 5;
const PARTS = [3, 4, 5];
const NEGATION_REACH = 6;
/** What is read by rules counts this much; a word counts the less the longer the text is. */
const OF_RULES = 0.15;

const NEGATORS = new Set(
  "inte int inge inga ingen inget ingenting ej icke aldrig utan slipper slippa slapp varken saknar fri frisk".split(
    " ",
  ),
);

/** FNV-1a of a part of a text. */
export function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** Two hashes in one, where their order matters. */
function joined(one: number, other: number): number {
  let value = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d) + Math.imul(other ^ (other >>> 13), 0x297a2d39);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return value ^ (value >>> 13);
}

const KINDS = {
  word: hash("word"),
  stem: hash("stem"),
  letters: hash("letters"),
  pair: hash("pair"),
  words: hash("words"),
  three: hash("three"),
  negated: hash("negated"),
  fiction: hash("fiction"),
  self: hash("self"),
  other: hash("other"),
  class: hash("class"),
  classOf: hash("class of"),
  classes: hash("classes"),
  together: hash("together"),
  first: hash("first"),
  rule: hash("rule"),
};

/** The features that a word has wherever it stands: itself, its stem and its parts. */
const featuresOfWord = onceForWord((letters): readonly number[] => {
  const word = `^${letters}$`;
  const features = [joined(KINDS.word, hash(letters)), joined(KINDS.stem, stemOf(letters))];
  for (let at = 0; at + PART <= word.length; at += 1) features.push(joined(KINDS.letters, hash(word, at, at + PART)));
  return features;
});

const stemOf = (letters: string): number => hash(letters, 0, Math.min(STEM, letters.length));

/** What a network reads of a word, each thing as a hash. */
export interface TokenInputs {
  /** The word itself and its parts of three to five letters. */
  parts: readonly number[];
  /** Its classes, whom it is said of, whether it is denied, and what stands between it and the word before. */
  context: readonly number[];
}

/** The word and its parts, of which a new word shares some with those that are known. */
const partsOfWord = onceForWord((letters): readonly number[] => {
  const word = `^${letters}$`;
  const parts = new Set([joined(KINDS.word, hash(letters)), joined(KINDS.stem, stemOf(letters))]);
  for (const length of PARTS)
    for (let at = 0; at + length <= word.length; at += 1) parts.add(joined(KINDS.letters, hash(word, at, at + length)));
  return [...parts];
});

/** What stands in a text, word by word, so that any part of it can be read. */
export class TextReading {
  readonly sentences: readonly (readonly [start: number, end: number])[];
  private readonly words: readonly number[];
  private readonly stems: readonly number[];
  private readonly classes: readonly (readonly number[])[];
  private readonly subjects: ReturnType<typeof subjectsOf>;
  private readonly negated: readonly boolean[];
  private read: readonly TokenInputs[] | undefined;

  constructor(
    readonly tokens: readonly Token[],
    readonly found: readonly Found<string>[],
  ) {
    const letters = tokens.map((token) => token.letters);
    this.words = letters.map((word) => hash(word));
    this.stems = letters.map(stemOf);
    this.classes = letters.map((_, place) => classesOf(letters, place).map(hashOfName));
    this.subjects = subjectsOf(tokens, letters);
    this.negated = negatedOf(tokens);
    this.sentences = sentencesOf(tokens);
  }

  /** What a network reads of each word. */
  get inputs(): readonly TokenInputs[] {
    this.read ??= this.tokens.map(({ letters, before }, place) => {
      const subject = this.subjects.at[place] ?? "";
      const of = `${subject} ${this.negated[place] ? "negated" : ""} ${this.subjects.fiction[place] ? "fiction" : ""}`;
      const classes = (this.classes[place] as readonly number[]).map((one) => joined(KINDS.class, one));
      return { parts: partsOfWord(letters), context: [...classes, hashOfName(of), hashOfName(`after ${before}`)] };
    });
    return this.read;
  }

  /** What rules read in a part of the text, each as a hash. */
  rules(start: number, end: number): number[] {
    return [...this.rulesIn(start, end)].map((written) => joined(KINDS.rule, hashOfName(written)));
  }

  /** The features of a part of the text. */
  features(start: number, end: number): Features {
    const words = new Set<number>();
    const rules = new Set<number>();
    const all = new Set<number>();
    for (let place = start; place < end; place += 1) {
      this.addWord(words, place, start, end);
      for (const one of this.classes[place] as readonly number[]) all.add(one);
    }
    const classes = [...all].sort((one, other) => one - other);
    for (let one = 0; one < classes.length; one += 1) {
      const before = joined(KINDS.together, classes[one] as number);
      for (let other = one + 1; other < classes.length; other += 1) words.add(joined(before, classes[other] as number));
    }
    for (const place of [start, start + 1]) {
      for (const one of this.classes[place] ?? []) words.add(joined(joined(KINDS.first, one), place - start));
    }
    for (const one of this.rules(start, end)) rules.add(one);
    const perWord = 1 / Math.sqrt(words.size || 1);
    const places = new Int32Array(words.size + rules.size);
    let length = 0;
    for (const place of words) places[length++] = place;
    for (const place of rules) places[length++] = place;
    return { places, values: new Float32Array(length).fill(perWord, 0, words.size).fill(OF_RULES, words.size) };
  }

  private addWord(words: Set<number>, place: number, start: number, end: number): void {
    const { letters } = this.tokens[place] as Token;
    const stem = this.stems[place] as number;
    for (const feature of featuresOfWord(letters)) words.add(feature);
    for (let next = place + 1; next < Math.min(end, place + 1 + WINDOW); next += 1)
      words.add(joined(joined(KINDS.pair, stem), this.stems[next] as number));
    if (place + 1 < end)
      words.add(joined(joined(KINDS.words, this.words[place] as number), this.words[place + 1] as number));
    if (place + 2 < end) {
      const two = joined(joined(KINDS.three, stem), this.stems[place + 1] as number);
      words.add(joined(two, this.stems[place + 2] as number));
    }
    const subject = this.subjects.at[place];
    if (subject) words.add(joined(KINDS[subject], stem));
    if (this.subjects.fiction[place]) words.add(joined(KINDS.fiction, stem));
    if (this.negated[place]) words.add(joined(KINDS.negated, stem));
    for (const one of this.classes[place] as readonly number[]) {
      words.add(joined(KINDS.class, one));
      const ofClass = joined(KINDS.classOf, one);
      if (subject) words.add(joined(ofClass, KINDS[subject]));
      if (this.negated[place]) words.add(joined(ofClass, KINDS.negated));
      const before = joined(KINDS.classes, one);
      for (let near = Math.max(start, place - WINDOW); near < Math.min(end, place + 1 + WINDOW); near += 1)
        if (near !== place) words.add(joined(joined(before, near < place ? 1 : 2), this.stems[near] as number));
      for (let next = place + 1; next < Math.min(end, place + 1 + CLASS_WINDOW); next += 1)
        for (const other of this.classes[next] as readonly number[]) words.add(joined(before, other));
    }
  }

  /** What rules read in a part of the text. */
  private *rulesIn(start: number, end: number): Generator<string> {
    const { self, others, fiction } = this.subjects;
    const has = (is: (place: number) => boolean | undefined): boolean => {
      for (let place = start; place < end; place += 1) if (is(place)) return true;
      return false;
    };
    yield `of ${has((place) => self.has(place)) ? "self" : ""} ${has((place) => others.has(place)) ? "others" : ""}`;
    if (has((place) => fiction[place])) yield "fiction";
    if (has((place) => this.negated[place])) yield "negated";
    yield `words ${Math.min(10, Math.floor((end - start) / 4))}`;
    yield `sentences ${Math.min(4, this.sentences.filter(([from]) => from >= start && from < end).length)}`;
    let isFlagSaid = false;
    for (const { key, way, start: at } of this.found) {
      if (at < start || at >= end) continue;
      yield `${key}: ${way}`;
      if (!key.startsWith("flag ")) continue;
      if (way !== "named") yield `flag: ${way}`;
      isFlagSaid ||= way === "said";
    }
    yield isFlagSaid ? "some flag" : "no flag";
  }
}

const names = new Map<string, number>();
/** Names are few, and come again and again. */
function hashOfName(name: string): number {
  const stored = names.get(name);
  if (stored !== undefined) return stored;
  const value = hash(name);
  names.set(name, value);
  return value;
}

function negatedOf(tokens: readonly Token[]): boolean[] {
  let left = 0;
  return tokens.map(({ letters, before }) => {
    if (before !== "space") left = 0;
    const isNegated = left > 0;
    left = NEGATORS.has(letters) ? NEGATION_REACH : Math.max(0, left - 1);
    return isNegated;
  });
}

function sentencesOf(tokens: readonly Token[]): [number, number][] {
  const sentences: [number, number][] = [];
  for (const [place, { before }] of tokens.entries()) {
    const last = sentences.at(-1);
    if (!last || before === "sentence" || before === "line") sentences.push([place, place + 1]);
    else last[1] = place + 1;
  }
  return sentences;
}

/** What a part of the model with one answer makes of features. */
export function scoreOf({ weights, places, biases, unit }: Part, features: Features): number {
  let sum = 0;
  for (let index = 0; index < features.places.length; index += 1) {
    const place = (features.places[index] as number) & (places - 1);
    sum += (weights[place] as number) * (features.values[index] as number);
  }
  return sum * unit + (biases[0] as number);
}

/** The theme for which most speaks. */
export function themeOf({ weights, places, biases, unit }: Part, features: Features): ModelTheme {
  const scores = Float64Array.from(biases, (bias) => bias / unit);
  for (let index = 0; index < features.places.length; index += 1) {
    const first = ((features.places[index] as number) & (places - 1)) * THEMES.length;
    const value = features.values[index] as number;
    for (let theme = 0; theme < THEMES.length; theme += 1)
      scores[theme] = (scores[theme] as number) + (weights[first + theme] as number) * value;
  }
  return THEMES[scores.indexOf(Math.max(...scores))] as ModelTheme;
}

/** A gap between weights that no byte holds goes on in the next. */
export const LONG = 255;

/** The model that bytes hold: for each part the number of its bytes, its biases in thousandths, and its weights. */
export function decoded(bytes: Uint8Array): Model {
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  const whole = (): number => {
    at += 4;
    return new DataView(bytes.buffer, bytes.byteOffset).getInt32(at - 4, true);
  };
  const partOf = (places: number, answers: number): Part => {
    const length = whole();
    const biases = Array.from({ length: answers }, () => whole() / 1_000);
    const weights = new Int8Array(places * answers);
    const end = at + length;
    let place = 0;
    while (at < end) {
      const gap = bytes[at] as number;
      place += gap;
      at += 1;
      if (gap === LONG) continue;
      weights[place] = signed[at] as number;
      at += 1;
    }
    return { weights, places, biases, unit: LARGEST / 127 };
  };
  return { due: partOf(PLACES, 1), urgent: partOf(PLACES, 1), themes: partOf(PLACES_OF_THEMES, THEMES.length) };
}

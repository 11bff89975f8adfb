import { type Token, tokensOf } from "../spelling.ts";

// What phrases do not know: a linear model of words, their parts and their pairs, trained on the sentences of
// tests/rules/developmentSentences.tsv (tests/rules/sentenceModel.test.ts trains it and says how well it reads). It is
// asked only where no phrase found anything, and tells that something is said, never that nothing is.

/** What the model tells apart: that a flag is due, and which theme it is of. */
export const OUTPUTS = [
  "any",
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
] as const;

export type Output = (typeof OUTPUTS)[number];

/** Places that features are hashed to: of the first output, and of each of the others. */
const [SIZE_OF_ANY, SIZE] = [8_192, 2_048];
/** Weights are stored as whole numbers from -127 to 127; this is 127. */
export const LARGEST = 8;

export const sizeOf = (output: number): number => (output === 0 ? SIZE_OF_ANY : SIZE);
/** Where the weights of an output begin; the last of them is its bias. */
export const startOf = (output: number): number => (output === 0 ? 0 : SIZE_OF_ANY + 1 + (output - 1) * (SIZE + 1));

const WINDOW = 3;
const STEM = 5;

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) & (SIZE_OF_ANY - 1);
}

/** The places of a sentence's features: its words, their stems and parts, and pairs of stems. */
export function featuresOf(tokens: readonly Token[]): number[] {
  const places = new Set<number>();
  const stems = tokens.map(({ letters }) => letters.slice(0, STEM));
  for (const [index, { letters }] of tokens.entries()) {
    places.add(hash(`w${letters}`));
    places.add(hash(`p${stems[index]}`));
    const word = `^${letters}$`;
    for (const length of [4, 5]) {
      for (let at = 0; at + length <= word.length; at += 1) places.add(hash(`c${word.slice(at, at + length)}`));
    }
    for (let next = index + 1; next <= Math.min(stems.length - 1, index + WINDOW); next += 1) {
      const [one = "", other = ""] = [stems[index], stems[next]].sort();
      places.add(hash(`b${one}_${other}`));
    }
  }
  return [...places];
}

/** What an output, whose weights begin at a place, makes of features. */
export function scoreOf(
  weights: { readonly [place: number]: number },
  start: number,
  size: number,
  features: readonly number[],
): number {
  let sum = 0;
  for (const place of features) sum += weights[start + (place & (size - 1))] as number;
  return sum / Math.sqrt(features.length || 1) + (weights[start + size] as number);
}

/** The sentences of a text. */
export function sentencesOf(text: string): Token[][] {
  const sentences: Token[][] = [];
  for (const token of tokensOf(text)) {
    if (sentences.length === 0 || token.before === "sentence" || token.before === "line") sentences.push([]);
    sentences.at(-1)?.push(token);
  }
  return sentences;
}

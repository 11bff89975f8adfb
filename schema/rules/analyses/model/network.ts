import type { TextReading, TokenInputs } from "./sentenceModel.ts";

// A small convolutional network beside the linear model: it reads words in their order, each with its two neighbours on
// either side and theirs, and tells what the linear model cannot: who does what to whom, and what a new word resembles.
// tests/support/trainNetwork.ts trains it. It only adds, multiplies and compares, so that every machine computes the same.

/** How many vectors there are; everything that is read of a word is hashed to one of them. */
export const VECTORS = 1 << 14;
/** Numbers in a vector. */
export const WIDTH = 32;
/** What a layer finds around each word. */
export const CHANNELS = 64;
/** What the last layer but one tells. */
export const HIDDEN = 64;
/** Words on either side that a layer reads: the next one, then the next but one. */
export const STEPS = [1, 2] as const;
/** What is put together of a text: the most and the mean of each channel, and what rules read. */
export const POOLED = 2 * CHANNELS + WIDTH;
/** Whether a flag is due, and whether it is urgent. */
export const ANSWERS = 2;

/** The parts of a network by name, each with how many numbers it has, in the order in which they are stored. */
export const SIZES = {
  vectors: VECTORS * WIDTH,
  near: 3 * WIDTH * CHANNELS,
  nearBias: CHANNELS,
  far: 3 * CHANNELS * CHANNELS,
  farBias: CHANNELS,
  hidden: POOLED * HIDDEN,
  hiddenBias: HIDDEN,
  answers: HIDDEN * ANSWERS,
  answersBias: ANSWERS,
} as const;

export type Network = Readonly<Record<keyof typeof SIZES, Float32Array>>;

/** What is read of a part of a text: of each word, and of the whole. */
export interface NetworkInputs {
  words: readonly TokenInputs[];
  rules: readonly number[];
}

/** Where a hash's vector begins. */
export const vectorAt = (hash: number): number => (hash & (VECTORS - 1)) * WIDTH;

/** Adds vectors, each so many times, to a place of a target. */
export function addVectors(
  vectors: Float32Array,
  hashes: readonly number[],
  times: number,
  target: Float32Array,
  at: number,
): void {
  for (const hash of hashes) {
    const from = vectorAt(hash);
    for (let index = 0; index < WIDTH; index += 1)
      target[at + index] = (target[at + index] as number) + times * (vectors[from + index] as number);
  }
}

/**
 * What a layer finds around each word: a weighted sum of the word and of one on either side, where it is above zero.
 * @param input so many numbers (`width`) of each word
 * @param step how many words away those on either side are
 */
export function convolved(
  input: Float32Array,
  words: number,
  width: number,
  weights: Float32Array,
  bias: Float32Array,
  step: number,
): Float32Array {
  const output = new Float32Array(words * CHANNELS);
  for (let word = 0; word < words; word += 1) {
    const to = word * CHANNELS;
    output.set(bias, to);
    for (let side = 0; side < 3; side += 1) {
      const near = word + (side - 1) * step;
      if (near < 0 || near >= words) continue;
      for (let index = 0; index < width; index += 1) {
        const value = input[near * width + index] as number;
        if (value === 0) continue;
        const from = (side * width + index) * CHANNELS;
        for (let channel = 0; channel < CHANNELS; channel += 1)
          output[to + channel] = (output[to + channel] as number) + value * (weights[from + channel] as number);
      }
    }
    for (let channel = 0; channel < CHANNELS; channel += 1)
      if ((output[to + channel] as number) < 0) output[to + channel] = 0;
  }
  return output;
}

/** Sums of what comes in, weighted, for each of `outputs`. */
export function dense(input: Float32Array, weights: Float32Array, bias: Float32Array, outputs: number): Float32Array {
  const output = new Float32Array(outputs);
  output.set(bias.subarray(0, outputs));
  for (let index = 0; index < input.length; index += 1) {
    const value = input[index] as number;
    if (value === 0) continue;
    for (let at = 0; at < outputs; at += 1)
      output[at] = (output[at] as number) + value * (weights[index * outputs + at] as number);
  }
  return output;
}

/** What the network makes of a part of a text: how much speaks for a flag, and for its being urgent. */
export function readBy(network: Network, { words, rules }: NetworkInputs): { due: number; urgent: number } {
  const length = words.length;
  const input = new Float32Array(length * WIDTH);
  for (const [word, { parts, context }] of words.entries()) {
    addVectors(network.vectors, parts, 1 / parts.length, input, word * WIDTH);
    addVectors(network.vectors, context, 1, input, word * WIDTH);
  }
  const near = convolved(input, length, WIDTH, network.near, network.nearBias, STEPS[0]);
  const far = convolved(near, length, CHANNELS, network.far, network.farBias, STEPS[1]);
  const pooled = new Float32Array(POOLED);
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    let [most, sum] = [0, 0];
    for (let at = channel; at < far.length; at += CHANNELS) {
      const value = (near[at] as number) + (far[at] as number);
      if (value > most) most = value;
      sum += value;
    }
    pooled[channel] = most;
    pooled[CHANNELS + channel] = sum / length;
  }
  addVectors(network.vectors, rules, 1, pooled, 2 * CHANNELS);
  const hidden = dense(pooled, network.hidden, network.hiddenBias, HIDDEN);
  for (let at = 0; at < HIDDEN; at += 1) if ((hidden[at] as number) < 0) hidden[at] = 0;
  const [due = 0, urgent = 0] = dense(hidden, network.answers, network.answersBias, ANSWERS);
  return { due, urgent };
}

/** The network that bytes hold: each part begins with what its largest number is, and has a byte for each. */
export function networkOf(bytes: Uint8Array): Network {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  const parts = Object.entries(SIZES).map(([name, size]) => {
    const unit = view.getFloat32(at, true) / 127;
    at += 4;
    const part = Float32Array.from({ length: size }, (_, index) => view.getInt8(at + index) * unit);
    at += size;
    return [name, part];
  });
  return Object.fromEntries(parts);
}

/** What the network reads of the words from one place to another. */
export const inputsOf = (reading: TextReading, start: number, end: number): NetworkInputs => ({
  words: reading.inputs.slice(start, end),
  rules: reading.rules(start, end),
});

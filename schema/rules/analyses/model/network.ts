import type { TextReading, TokenInputs } from "./sentenceModel.ts";

// A small recurrent network beside the linear model: gated recurrent units read the words in their order and against it,
// and tell what the linear model cannot: who does what to whom, and what a new word resembles. Its gates bend as
// x / (1 + |x|) does, which every machine computes alike and fast. tests/support/trainNetwork.ts trains it.

/** How many vectors there are; everything that is read of a word is hashed to one of them. */
export const VECTORS = 1 << 14;
/** Numbers in a vector. */
export const WIDTH = 32;
/** Units that read in one direction. */
export const UNITS = 48;
/** A unit has three sums: what resets it, what updates it, and what it would become. */
export const GATES = 3 * UNITS;
/** What the last layer but one tells. */
export const HIDDEN = 64;
/** What is put together of a text: the most and the mean of each unit, and what rules read. */
export const POOLED = 4 * UNITS + WIDTH;
/** Whether a flag is due, and whether it is urgent. */
export const ANSWERS = 2;

/** The parts of a network by name, each with how many numbers it has, in the order in which they are stored. */
export const SIZES = {
  vectors: VECTORS * WIDTH,
  onInput: WIDTH * GATES,
  onState: UNITS * GATES,
  onBias: GATES,
  onStateBias: UNITS,
  backInput: WIDTH * GATES,
  backState: UNITS * GATES,
  backBias: GATES,
  backStateBias: UNITS,
  hidden: POOLED * HIDDEN,
  hiddenBias: HIDDEN,
  answers: HIDDEN * ANSWERS,
  answersBias: ANSWERS,
} as const;

export type PartName = keyof typeof SIZES;
export type Network = Readonly<Record<PartName, Float32Array>>;

/** The two directions that words are read in, each with the names of its parts. */
export const DIRECTIONS = [
  { step: 1, input: "onInput", state: "onState", bias: "onBias", stateBias: "onStateBias" },
  { step: -1, input: "backInput", state: "backState", bias: "backBias", stateBias: "backStateBias" },
] as const;
export type Direction = (typeof DIRECTIONS)[number];

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

/** From -1 to 1. */
const bent = (sum: number): number => sum / (1 + Math.abs(sum));
/** From 0 to 1. */
const gate = (sum: number): number => 0.5 + 0.5 * bent(sum);

/** What was computed on the way, word by word, which training goes back through. */
export interface Trace {
  /** The three gates as they were. */
  gates: Float32Array;
  /** What a unit would become, as far as its state before tells. */
  ofState: Float32Array;
}

/**
 * The states of the units of one direction after each word.
 * @param input the words' vectors, `WIDTH` numbers each
 * @param trace filled where it is given
 */
export function statesOf(
  network: Network,
  direction: Direction,
  input: Float32Array,
  words: number,
  trace?: Trace,
): Float32Array {
  const [ofInput, ofState] = [network[direction.input], network[direction.state]];
  const [bias, stateBias] = [network[direction.bias], network[direction.stateBias]];
  const states = new Float32Array(words * UNITS);
  const before = new Float32Array(UNITS);
  const sums = new Float32Array(GATES);
  const candidate = new Float32Array(UNITS);
  for (let read = 0; read < words; read += 1) {
    const word = direction.step === 1 ? read : words - 1 - read;
    sums.set(bias);
    candidate.set(stateBias);
    for (let index = 0; index < WIDTH; index += 1) {
      const value = input[word * WIDTH + index] as number;
      const from = index * GATES;
      for (let at = 0; at < GATES; at += 1) sums[at] = (sums[at] as number) + value * (ofInput[from + at] as number);
    }
    for (let index = 0; index < UNITS; index += 1) {
      const value = before[index] as number;
      const from = index * GATES;
      for (let at = 0; at < 2 * UNITS; at += 1)
        sums[at] = (sums[at] as number) + value * (ofState[from + at] as number);
      for (let at = 0; at < UNITS; at += 1)
        candidate[at] = (candidate[at] as number) + value * (ofState[from + 2 * UNITS + at] as number);
    }
    for (let unit = 0; unit < UNITS; unit += 1) {
      const reset = gate(sums[unit] as number);
      const update = gate(sums[UNITS + unit] as number);
      const next = bent((sums[2 * UNITS + unit] as number) + reset * (candidate[unit] as number));
      const state = next + update * ((before[unit] as number) - next);
      before[unit] = state;
      states[word * UNITS + unit] = state;
      if (!trace) continue;
      trace.gates[word * GATES + unit] = reset;
      trace.gates[word * GATES + UNITS + unit] = update;
      trace.gates[word * GATES + 2 * UNITS + unit] = next;
      trace.ofState[word * UNITS + unit] = candidate[unit] as number;
    }
  }
  return states;
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

/** The most and the mean of each unit over all words, from a place of a target on; the words at which most was. */
export function pool(states: Float32Array, words: number, pooled: Float32Array, from: number): Int32Array {
  const largest = new Int32Array(UNITS);
  for (let unit = 0; unit < UNITS; unit += 1) {
    let [most, sum] = [-1, 0];
    for (let word = 0; word < words; word += 1) {
      const value = states[word * UNITS + unit] as number;
      if (value > most) {
        most = value;
        largest[unit] = word;
      }
      sum += value;
    }
    pooled[from + unit] = most;
    pooled[from + UNITS + unit] = sum / words;
  }
  return largest;
}

/** What the network makes of a part of a text: how much speaks for a flag, and for its being urgent. */
export function readBy(network: Network, { words, rules }: NetworkInputs): { due: number; urgent: number } {
  const input = new Float32Array(words.length * WIDTH);
  for (const [word, { parts, context }] of words.entries()) {
    addVectors(network.vectors, parts, 1 / parts.length, input, word * WIDTH);
    addVectors(network.vectors, context, 1, input, word * WIDTH);
  }
  const pooled = new Float32Array(POOLED);
  for (const [place, direction] of DIRECTIONS.entries())
    pool(statesOf(network, direction, input, words.length), words.length, pooled, place * 2 * UNITS);
  addVectors(network.vectors, rules, 1, pooled, 4 * UNITS);
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

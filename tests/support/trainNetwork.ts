import { foundIn } from "../../schema/rules/analyses/mentions.ts";
import * as of from "../../schema/rules/analyses/model/network.ts";
import {
  addVectors,
  DIRECTIONS,
  type Direction,
  dense,
  inputsOf,
  type Network,
  type NetworkInputs,
  type PartName,
  pool,
  statesOf,
  type Trace,
} from "../../schema/rules/analyses/model/network.ts";
import { TextReading } from "../../schema/rules/analyses/model/sentenceModel.ts";
import { tokensOf } from "../../schema/rules/analyses/spelling.ts";
import type { Sentence } from "./sentences.ts";
import { THEME_OF } from "./trainModel.ts";

/** A sentence that the network learns from. */
export interface NetworkExample {
  inputs: NetworkInputs;
  isDue: boolean;
  isUrgent: boolean;
  /** The number of its theme, -1 for none, also where no flag is due: knowing what is spoken of helps to tell what of it is grave. */
  theme: number;
  weight: number;
}

const THEMES = Object.keys(THEME_OF);

/** What a sentence teaches. The rules were written with the development set: what they find there says nothing of them. */
export function networkExampleOf({ text, theme, shall }: Sentence, areRulesTuned: boolean): NetworkExample {
  const reading = new TextReading(tokensOf(text), areRulesTuned ? [] : foundIn(text));
  return {
    inputs: inputsOf(reading, 0, reading.tokens.length),
    isDue: shall !== "none",
    isUrgent: shall === "112",
    theme: THEMES.indexOf(theme),
    weight: areRulesTuned ? 0.5 : 1,
  };
}

// Numbers of one's own: those of another module are looked up each time, which makes training five times slower.
const { ANSWERS, GATES, HIDDEN, POOLED, SIZES, UNITS, VECTORS, WIDTH } = of;
const vectorAt = (hash: number): number => (hash & (VECTORS - 1)) * WIDTH;

type Parts = Record<PartName, Float32Array>;

const EPOCHS = 8;
const BATCH = 32;
const RATE = 0.002;
/** What part is left out at random, others each time, so that nothing is learnt by heart. */
const LEFT_OUT = { parts: 0.2, words: 0.08, input: 0.2, pooled: 0.3, hidden: 0.2 };
/** No sentence is taken to be quite certain. */
const DOUBT = 0.02;
/** How much an answer counts beside whether a flag is due. */
const [OF_URGENCY, OF_THEME] = [0.5, 0.3];
/** The network is the mean of what it was in the last epochs, step by step. */
const KEEPS = 0.999;

/** Trains a network: the same examples always give the same one. */
export function trainNetwork(examples: readonly NetworkExample[]): Network {
  const random = randomFrom(1);
  const answers = ANSWERS + THEMES.length;
  const sizes = { ...SIZES, answers: HIDDEN * answers, answersBias: answers };
  const names = Object.keys(sizes) as PartName[];
  const make = (): Parts =>
    Object.fromEntries(names.map((name) => [name, new Float32Array(sizes[name])])) as unknown as Parts;
  const [at, slope, first, second, mean] = [make(), make(), make(), make(), make()];
  const spread = (part: Float32Array, size: number): void => {
    for (let index = 0; index < part.length; index += 1) part[index] = (random() * 2 - 1) * size;
  };
  spread(at.vectors, 0.35);
  for (const { input, state } of DIRECTIONS) {
    spread(at[input], 1 / Math.sqrt(UNITS));
    spread(at[state], 1 / Math.sqrt(UNITS));
  }
  spread(at.hidden, 1 / Math.sqrt(POOLED));
  spread(at.answers, 1 / Math.sqrt(HIDDEN));

  const touched = new Set<number>();
  const step = gradientOf(at, slope, answers, random, touched);
  const order = examples.map((_, index) => index);
  const steps = EPOCHS * Math.ceil(examples.length / BATCH);
  let done = 0;

  const move = (name: PartName, from: number, to: number, rate: number): void => {
    const [value, gradient, one, two, average] = [at[name], slope[name], first[name], second[name], mean[name]];
    const keeps = done < steps / 2 ? 0 : KEEPS;
    for (let index = from; index < to; index += 1) {
      const own = (gradient[index] as number) / BATCH;
      const momentum = 0.9 * (one[index] as number) + 0.1 * own;
      const size = 0.999 * (two[index] as number) + 0.001 * own * own;
      one[index] = momentum;
      two[index] = size;
      const moved = (value[index] as number) - (rate * momentum) / (Math.sqrt(size) + 1e-8);
      value[index] = moved;
      average[index] = keeps * (average[index] as number) + (1 - keeps) * moved;
      gradient[index] = 0;
    }
  };

  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    let loss = 0;
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    for (let from = 0; from < order.length; from += BATCH) {
      for (const index of order.slice(from, from + BATCH)) loss += step(examples[index] as NetworkExample);
      const part = done / steps;
      // The steps grow at first and become ever smaller then; the two means of a step begin at nothing.
      const rate = RATE * (part < 0.1 ? part / 0.1 : (1 + Math.cos((Math.PI * (part - 0.1)) / 0.9)) / 2);
      const begun = Math.sqrt(1 - 0.999 ** (done + 1)) / (1 - 0.9 ** (done + 1));
      done += 1;
      for (const name of names) if (name !== "vectors") move(name, 0, sizes[name], rate * begun);
      for (const start of touched) move("vectors", start, start + WIDTH, rate * begun);
      touched.clear();
    }
    process.stdout.write(`Epoch ${epoch + 1} of ${EPOCHS}: ${(loss / examples.length).toFixed(4)}\n`);
  }
  // A vector that was not met in the second half has no mean.
  for (let start = 0; start < VECTORS * WIDTH; start += WIDTH)
    if (mean.vectors.subarray(start, start + WIDTH).every((value) => value === 0))
      mean.vectors.set(at.vectors.subarray(start, start + WIDTH), start);
  const kept = Float32Array.from({ length: SIZES.answers }, (_, index) => {
    const [hidden, answer] = [Math.floor(index / ANSWERS), index % ANSWERS];
    return mean.answers[hidden * answers + answer] as number;
  });
  return { ...mean, answers: kept, answersBias: mean.answersBias.slice(0, ANSWERS) };
}

/** Numbers from 0 to 1 that look random, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value ^= value + Math.imul(value ^ (value >>> 7), 61 | value);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Adds to `slope` how each number ought to change after an example; gives what the network did worse than it could. */
function gradientOf(at: Parts, slope: Parts, answers: number, random: () => number, touched: Set<number>) {
  const thinned = (input: Float32Array, part: number): Float32Array => {
    const mask = new Float32Array(input.length);
    for (let index = 0; index < input.length; index += 1) {
      mask[index] = random() < part ? 0 : 1 / (1 - part);
      input[index] = (input[index] as number) * (mask[index] as number);
    }
    return mask;
  };
  const learn = (hashes: readonly number[], times: number, from: Float32Array, start: number): void => {
    for (const hash of hashes) {
      const own = vectorAt(hash);
      touched.add(own);
      for (let index = 0; index < WIDTH; index += 1)
        slope.vectors[own + index] = (slope.vectors[own + index] as number) + times * (from[start + index] as number);
    }
  };

  return ({ inputs, isDue, isUrgent, theme, weight }: NetworkExample): number => {
    const words = inputs.words.filter(() => random() >= LEFT_OUT.words);
    const read = words.map(({ parts, context }) => ({
      parts: parts.filter(() => random() >= LEFT_OUT.parts),
      context,
    }));
    const length = read.length;
    if (length === 0) return 0;
    const input = new Float32Array(length * WIDTH);
    for (const [word, { parts, context }] of read.entries()) {
      addVectors(at.vectors, parts, 1 / (parts.length || 1), input, word * WIDTH);
      addVectors(at.vectors, context, 1, input, word * WIDTH);
    }
    const inputMask = thinned(input, LEFT_OUT.input);
    const pooled = new Float32Array(POOLED);
    const directions = DIRECTIONS.map((direction, place) => {
      const trace = { gates: new Float32Array(length * GATES), ofState: new Float32Array(length * UNITS) };
      const states = statesOf(at, direction, input, length, trace);
      return { direction, trace, states, largest: pool(states, length, pooled, place * 2 * UNITS) };
    });
    addVectors(at.vectors, inputs.rules, 1, pooled, 4 * UNITS);
    const pooledMask = thinned(pooled, LEFT_OUT.pooled);
    const hidden = dense(pooled, at.hidden, at.hiddenBias, HIDDEN);
    for (let index = 0; index < HIDDEN; index += 1) if ((hidden[index] as number) < 0) hidden[index] = 0;
    const hiddenMask = thinned(hidden, LEFT_OUT.hidden);
    const scores = dense(hidden, at.answers, at.answersBias, answers);

    // How each answer ought to change.
    const wrong = new Float32Array(answers);
    const [due, urgent] = [chance(scores[0] as number), chance(scores[1] as number)];
    const wanted = isDue ? 1 - DOUBT : DOUBT;
    wrong[0] = weight * (due - wanted);
    let loss = -wanted * Math.log(due + 1e-9) - (1 - wanted) * Math.log(1 - due + 1e-9);
    if (isDue) wrong[1] = weight * OF_URGENCY * (urgent - (isUrgent ? 1 : 0));
    if (theme >= 0) {
      const most = Math.max(...scores.subarray(ANSWERS));
      let sum = 0;
      for (let index = ANSWERS; index < answers; index += 1) sum += Math.exp((scores[index] as number) - most);
      for (let index = ANSWERS; index < answers; index += 1) {
        const likely = Math.exp((scores[index] as number) - most) / sum;
        const holds = index - ANSWERS === theme ? 1 : 0;
        wrong[index] = weight * OF_THEME * (likely - holds);
        if (holds) loss -= OF_THEME * Math.log(likely + 1e-9);
      }
    }

    // Back through the layers.
    const toHidden = back(hidden, wrong, at.answers, slope.answers, slope.answersBias);
    for (let index = 0; index < HIDDEN; index += 1)
      toHidden[index] = (hidden[index] as number) > 0 ? (toHidden[index] as number) * (hiddenMask[index] as number) : 0;
    const toPooled = back(pooled, toHidden, at.hidden, slope.hidden, slope.hiddenBias);
    for (let index = 0; index < POOLED; index += 1)
      toPooled[index] = (toPooled[index] as number) * (pooledMask[index] as number);
    learn(inputs.rules, 1, toPooled, 4 * UNITS);
    const toInput = new Float32Array(input.length);
    for (const [place, { direction, trace, states, largest }] of directions.entries()) {
      const toStates = new Float32Array(states.length);
      for (let unit = 0; unit < UNITS; unit += 1) {
        const from = place * 2 * UNITS + unit;
        const each = (toPooled[from + UNITS] as number) / length;
        for (let word = 0; word < length; word += 1) toStates[word * UNITS + unit] = each;
        const own = (largest[unit] as number) * UNITS + unit;
        toStates[own] = (toStates[own] as number) + (toPooled[from] as number);
      }
      backThrough({ at, slope, direction, input, words: length, states, trace, toStates, toInput });
    }
    for (let index = 0; index < toInput.length; index += 1)
      toInput[index] = (toInput[index] as number) * (inputMask[index] as number);
    for (const [word, { parts, context }] of read.entries()) {
      learn(parts, 1 / (parts.length || 1), toInput, word * WIDTH);
      learn(context, 1, toInput, word * WIDTH);
    }
    return loss;
  };
}

const chance = (score: number): number => 1 / (1 + Math.exp(-score));

/** Back through `dense`: adds to the slopes of its weights, and gives how its input ought to change. */
function back(
  input: Float32Array,
  wrong: Float32Array,
  weights: Float32Array,
  slope: Float32Array,
  biasSlope: Float32Array,
): Float32Array {
  const outputs = wrong.length;
  const toInput = new Float32Array(input.length);
  for (let at = 0; at < outputs; at += 1) biasSlope[at] = (biasSlope[at] as number) + (wrong[at] as number);
  for (let index = 0; index < input.length; index += 1) {
    const value = input[index] as number;
    let sum = 0;
    for (let at = 0; at < outputs; at += 1) {
      const own = index * outputs + at;
      sum += (wrong[at] as number) * (weights[own] as number);
      slope[own] = (slope[own] as number) + value * (wrong[at] as number);
    }
    toInput[index] = sum;
  }
  return toInput;
}

/** Back through `statesOf`: adds to the slopes of its weights, and to how its input ought to change. */
function backThrough(options: {
  at: Network;
  slope: Parts;
  direction: Direction;
  input: Float32Array;
  words: number;
  states: Float32Array;
  trace: Trace;
  toStates: Float32Array;
  toInput: Float32Array;
}): void {
  const { at, slope, direction, input, words, states, trace, toStates, toInput } = options;
  const [ofInput, ofState] = [at[direction.input], at[direction.state]];
  const [inputSlope, stateSlope] = [slope[direction.input], slope[direction.state]];
  const [biasSlope, stateBiasSlope] = [slope[direction.bias], slope[direction.stateBias]];
  const toState = new Float32Array(UNITS);
  // How the sums of the three gates ought to change; of the third also that part which comes from the state.
  const toSums = new Float32Array(GATES);
  const toOfState = new Float32Array(GATES);
  for (let read = words - 1; read >= 0; read -= 1) {
    const word = direction.step === 1 ? read : words - 1 - read;
    const former = (word - direction.step) * UNITS;
    for (let unit = 0; unit < UNITS; unit += 1) {
      const reset = trace.gates[word * GATES + unit] as number;
      const update = trace.gates[word * GATES + UNITS + unit] as number;
      const next = trace.gates[word * GATES + 2 * UNITS + unit] as number;
      const before = read === 0 ? 0 : (states[former + unit] as number);
      const wrong = (toState[unit] as number) + (toStates[word * UNITS + unit] as number);
      const toNext = wrong * (1 - update) * slopeOfBent(next);
      toSums[2 * UNITS + unit] = toNext;
      toOfState[2 * UNITS + unit] = toNext * reset;
      toSums[unit] = toNext * (trace.ofState[word * UNITS + unit] as number) * slopeOfGate(reset);
      toSums[UNITS + unit] = wrong * (before - next) * slopeOfGate(update);
      toOfState[unit] = toSums[unit] as number;
      toOfState[UNITS + unit] = toSums[UNITS + unit] as number;
      toState[unit] = wrong * update;
    }
    for (let own = 0; own < GATES; own += 1) biasSlope[own] = (biasSlope[own] as number) + (toSums[own] as number);
    for (let unit = 0; unit < UNITS; unit += 1)
      stateBiasSlope[unit] = (stateBiasSlope[unit] as number) + (toOfState[2 * UNITS + unit] as number);
    for (let index = 0; index < WIDTH; index += 1) {
      const value = input[word * WIDTH + index] as number;
      const from = index * GATES;
      let sum = 0;
      for (let own = 0; own < GATES; own += 1) {
        const wrong = toSums[own] as number;
        sum += wrong * (ofInput[from + own] as number);
        inputSlope[from + own] = (inputSlope[from + own] as number) + value * wrong;
      }
      toInput[word * WIDTH + index] = (toInput[word * WIDTH + index] as number) + sum;
    }
    if (read === 0) continue;
    for (let index = 0; index < UNITS; index += 1) {
      const value = states[former + index] as number;
      const from = index * GATES;
      let sum = 0;
      for (let own = 0; own < GATES; own += 1) {
        const wrong = toOfState[own] as number;
        sum += wrong * (ofState[from + own] as number);
        stateSlope[from + own] = (stateSlope[from + own] as number) + value * wrong;
      }
      toState[index] = (toState[index] as number) + sum;
    }
  }
}

/** Slopes of x / (1 + |x|) and of the gates, from what they gave. */
const slopeOfBent = (value: number): number => (1 - Math.abs(value)) ** 2;
const slopeOfGate = (value: number): number => 0.5 * (1 - Math.abs(2 * value - 1)) ** 2;

/** A network as bytes: each part begins with what its largest number is, and has a byte for each. */
export function bytesOfNetwork(network: Network): Uint8Array {
  const parts = (Object.keys(SIZES) as PartName[]).map((name) => {
    const part = network[name];
    const largest = part.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
    const bytes = new Uint8Array(4 + part.length);
    new DataView(bytes.buffer).setFloat32(0, largest, true);
    for (const [index, value] of part.entries()) bytes[4 + index] = Math.round((value / largest) * 127) & 255;
    return bytes;
  });
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

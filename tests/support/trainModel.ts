import { foundIn } from "../../schema/rules/analyses/mentions.ts";
import {
  type Features,
  LARGEST,
  LONG,
  type Model,
  type ModelTheme,
  type Part,
  PLACES,
  PLACES_OF_THEME,
  PLACES_OF_URGENT,
  scoreOf,
  TextReading,
  THEMES,
} from "../../schema/rules/analyses/model/sentenceModel.ts";
import { tokensOf } from "../../schema/rules/analyses/spelling.ts";
import type { Sentence } from "./sentences.ts";

/** The themes of the model by those of the sentences. */
const THEME_OF: Readonly<Record<string, ModelTheme>> = {
  "suicide-and-self-harm": "suicide",
  "stroke-tia": "stroke",
  "chest-pain-heart": "chest-pain",
  breathlessness: "breathless",
  anaphylaxis: "anaphylaxis",
  bleeding: "bleeding",
  "sleep-apnoea": "sleep-apnoea",
  "pregnancy-and-postpartum": "pregnancy-warning",
  "severe-headache-head-injury": "sudden-headache",
  "back-cauda-equina-and-infection-joint": "back-emergency",
  "alcohol-drugs-overdose-withdrawal": "substances",
  "fainting-and-palpitations": "fainting",
  "blood-clot-leg-or-lung": "leg-clot",
  "eating-disorder-and-red-s": "eating-disorder",
  "diabetes-signs-and-hypoglycaemia": "diabetes-signs",
  "weight-loss-fever-night-sweats": "night-sweats",
  "psychosis-mania": "hallucinations",
  "deep-depression-exhaustion": "deep-sadness",
  "domestic-violence": "violence",
  seizures: "seizures",
  "falling-asleep-at-the-wheel-and-parasomnia": "asleep-at-wheel",
  "medicine-plus-herb": "medicine-and-herb",
};

/** A sentence that the model learns from. */
export interface Example {
  features: Features;
  theme: ModelTheme | undefined;
  isDue: boolean;
  isUrgent: boolean;
  /** How much it counts. */
  weight: number;
}

/** What a sentence teaches. The rules were written with the development set: what they find there says nothing of them. */
export function exampleOf({ text, theme, shall }: Sentence, areRulesTuned: boolean): Example {
  const reading = new TextReading(tokensOf(text), areRulesTuned ? [] : foundIn(text));
  return {
    features: reading.features(0, reading.tokens.length),
    theme: THEME_OF[theme],
    isDue: shall !== "none",
    isUrgent: shall === "112",
    weight: areRulesTuned ? 0.5 : 1,
  };
}

/** Trains the model: the same examples always give the same weights. */
export function trainModel(examples: readonly Example[]): Model {
  const due = examples.filter(({ isDue }) => isDue);
  return {
    due: meanOf(SEEDS.map((seed) => trainPart(PLACES, withoutRare(examples), ({ isDue }) => isDue, 30, seed))),
    urgent: trainPart(PLACES_OF_URGENT, due, ({ isUrgent }) => isUrgent, 10),
    themes: THEMES.map((own) => trainPart(PLACES_OF_THEME, due, ({ theme }) => theme === own, 5)),
  };
}

/** One training differs from the next by chance; the mean of several less. */
const SEEDS = [1, 2, 3, 4];

/** A part whose weights are the mean of those of several. */
function meanOf(parts: readonly Part[]): Part {
  const [first] = parts as [Part];
  const mean = (of: (part: Part) => number): number => parts.reduce((sum, part) => sum + of(part), 0) / parts.length;
  return {
    ...first,
    weights: Array.from({ length: first.places }, (_, at) => mean(({ weights }) => weights[at] as number)),
    bias: mean(({ bias }) => bias),
  };
}

/** Examples without the features that only one of them has, which teach nothing of others. */
function withoutRare(examples: readonly Example[]): Example[] {
  const counts = new Uint8Array(PLACES);
  for (const { features } of examples)
    for (const place of features.places) {
      const at = place & (PLACES - 1);
      counts[at] = Math.min(2, (counts[at] as number) + 1);
    }
  return examples.map((example) => {
    const { places, values } = example.features;
    const isKept = (place: number) => (counts[place & (PLACES - 1)] as number) > 1;
    return {
      ...example,
      features: { places: places.filter(isKept), values: values.filter((_, at) => isKept(places[at] as number)) },
    };
  });
}

const RATE = 2;
const DECAY = 5e-5;
/** So many of the features are left out, others each time, so that no few of them decide. */
const LEFT_OUT = 0.65;

/** Logistic regression by stochastic descent. */
function trainPart(
  size: number,
  examples: readonly Example[],
  isWanted: (example: Example) => boolean,
  epochs: number,
  seed = 1,
): Part {
  const weights = new Float64Array(size);
  const part = { weights, places: size, bias: 0, unit: 1 };
  const order = examples.map((_, index) => index);
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    const rate = RATE * (1 - epoch / epochs);
    for (const index of order) {
      const example = examples[index] as Example;
      const features = thinned(example.features, random);
      const chance = 1 / (1 + Math.exp(-scoreOf(part, features)));
      const error = ((isWanted(example) ? 1 : 0) - chance) * example.weight;
      for (const [at, place] of features.places.entries()) {
        const own = place & (size - 1);
        const weight = weights[own] as number;
        weights[own] = weight + rate * (error * (features.values[at] as number) - DECAY * weight);
      }
      part.bias += 0.1 * rate * error;
    }
  }
  return part;
}

function thinned({ places, values }: Features, random: () => number): Features {
  const [kept, counts] = [new Int32Array(places.length), new Float32Array(places.length)];
  let length = 0;
  for (let at = 0; at < places.length; at += 1) {
    if (random() < LEFT_OUT) continue;
    kept[length] = places[at] as number;
    counts[length] = (values[at] as number) / (1 - LEFT_OUT);
    length += 1;
  }
  return { places: kept.subarray(0, length), values: counts.subarray(0, length) };
}

/** A weight as a whole number, which is what is stored. */
const rounded = (weight: number): number => Math.max(-127, Math.min(127, Math.round((weight / LARGEST) * 127)));

/** So many weights of the largest part are kept: the strongest. */
const KEPT = 80_000;

function strongest({ weights, places }: Part): number {
  const sizes = Float64Array.from({ length: places }, (_, place) => Math.abs(weights[place] as number)).sort();
  return sizes[Math.max(0, sizes.length - KEPT)] as number;
}

/** A model as bytes: biases, all weights of urgency and themes, and of the largest part those that are not 0. */
export function encoded({ due, urgent, themes }: Model): Uint8Array {
  const bytes: number[] = [
    ...new Uint8Array(Int32Array.from([due, urgent, ...themes], ({ bias }) => Math.round(bias * 1_000)).buffer),
  ];
  for (const { weights, places } of [urgent, ...themes])
    for (let place = 0; place < places; place += 1) bytes.push(rounded(weights[place] as number) & 255);
  let last = 0;
  const least = strongest(due);
  for (let place = 0; place < due.places; place += 1) {
    const own = due.weights[place] as number;
    const weight = rounded(own);
    if (weight === 0 || Math.abs(own) < least) continue;
    let gap = place - last;
    for (; gap >= LONG; gap -= LONG) bytes.push(LONG);
    bytes.push(gap, weight & 255);
    last = place;
  }
  return Uint8Array.from(bytes);
}

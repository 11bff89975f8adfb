import { foundIn } from "../../schema/rules/analyses/mentions.ts";
import {
  type Features,
  LARGEST,
  LONG,
  type Model,
  type ModelTheme,
  type Part,
  PLACES,
  PLACES_OF_THEMES,
  TextReading,
  THEMES,
} from "../../schema/rules/analyses/model/sentenceModel.ts";
import { tokensOf } from "../../schema/rules/analyses/spelling.ts";
import type { Sentence } from "./sentences.ts";

/** The themes of the model by those of the sentences. */
export const THEME_OF: Readonly<Record<string, ModelTheme>> = {
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
  const common = withoutRare(examples);
  const due = common.filter(({ isDue }) => isDue);
  const themed = due
    .filter(({ theme }) => theme)
    .map((example) => ({ ...example, weight: example.weight * (example.theme === "suicide" ? 2 : 1) }));
  const isDue = ({ isDue }: Example) => (isDue ? 0 : -1);
  const isUrgent = ({ isUrgent }: Example) => (isUrgent ? 0 : -1);
  const themeOf = ({ theme }: Example) => THEMES.indexOf(theme as ModelTheme);
  const themes = trainPart(themed, {
    answerOf: themeOf,
    answers: THEMES.length,
    places: PLACES_OF_THEMES,
    epochs: 25,
    rate: 4,
    seed: 1,
  });
  return {
    due: meanOf(SEEDS.map((seed) => trainPart(common, { answerOf: isDue, places: PLACES, epochs: 30, seed }))),
    urgent: meanOf(SEEDS.map((seed) => trainPart(due, { answerOf: isUrgent, places: PLACES, epochs: 20, seed }))),
    // In doubt between two it is the one that must not be missed.
    themes: { ...themes, biases: themes.biases.map((bias, at) => bias + (THEMES[at] === "suicide" ? DOUBT : 0)) },
  };
}

/** So much speaks for suicide beforehand. */
const DOUBT = 0.7;
/** One training differs from the next by chance; the mean of several less. */
const SEEDS = [1, 2, 3, 4];

/** A part whose weights are the mean of those of several. */
function meanOf(parts: readonly Part[]): Part {
  const [first] = parts as [Part];
  const mean = (of: (part: Part) => number): number => parts.reduce((sum, part) => sum + of(part), 0) / parts.length;
  return {
    ...first,
    weights: Float32Array.from({ length: first.places }, (_, at) => mean(({ weights }) => weights[at] as number)),
    biases: [mean(({ biases }) => biases[0] as number)],
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

const DECAY = 5e-5;
/** So many of the features are left out, others each time, so that no few of them decide. */
const LEFT_OUT = 0.65;

/**
 * Logistic regression by stochastic descent: of one answer, or of several of which one holds.
 * @param options.answerOf the answer that holds for an example; -1 for none
 */
function trainPart(
  examples: readonly Example[],
  options: {
    answerOf: (example: Example) => number;
    answers?: number;
    places: number;
    epochs: number;
    rate?: number;
    seed: number;
  },
): Part {
  const { answerOf, answers = 1, places, epochs, seed } = options;
  const weights = new Float32Array(places * answers);
  const biases = new Float64Array(answers);
  const chances = new Float64Array(answers);
  const longest = Math.max(0, ...examples.map(({ features }) => features.places.length));
  const [kept, values] = [new Int32Array(longest), new Float32Array(longest)];
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
    const rate = (options.rate ?? 2) * (1 - epoch / epochs);
    for (const index of order) {
      const example = examples[index] as Example;
      const { features } = example;
      let length = 0;
      chances.set(biases);
      for (let at = 0; at < features.places.length; at += 1) {
        if (random() < LEFT_OUT) continue;
        const first = ((features.places[at] as number) & (places - 1)) * answers;
        const value = (features.values[at] as number) / (1 - LEFT_OUT);
        kept[length] = first;
        values[length] = value;
        length += 1;
        for (let answer = 0; answer < answers; answer += 1)
          chances[answer] = (chances[answer] as number) + (weights[first + answer] as number) * value;
      }
      toChances(chances);
      const holds = answerOf(example);
      for (let answer = 0; answer < answers; answer += 1) {
        const error = ((answer === holds ? 1 : 0) - (chances[answer] as number)) * example.weight;
        for (let at = 0; at < length; at += 1) {
          const own = (kept[at] as number) + answer;
          const weight = weights[own] as number;
          weights[own] = weight + rate * (error * (values[at] as number) - DECAY * weight);
        }
        biases[answer] = (biases[answer] as number) + 0.1 * rate * error;
      }
    }
  }
  return { weights, places, biases: [...biases], unit: 1 };
}

/** Turns scores into chances: of one answer, or of several of which one holds. */
function toChances(scores: Float64Array): void {
  if (scores.length === 1) {
    scores[0] = 1 / (1 + Math.exp(-(scores[0] as number)));
    return;
  }
  const most = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp((scores[at] as number) - most);
    sum += scores[at] as number;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / sum;
}

/** A weight as a whole number, which is what is stored. */
const rounded = (weight: number): number => Math.max(-127, Math.min(127, Math.round((weight / LARGEST) * 127)));

/** So many weights of each part are kept: the strongest. */
const KEPT = { due: 130_000, urgent: 20_000, themes: 50_000 };

/** A model as bytes, as `decoded` reads them. */
export function encoded({ due, urgent, themes }: Model): Uint8Array {
  return Uint8Array.from([...bytesOf(due, KEPT.due), ...bytesOf(urgent, KEPT.urgent), ...bytesOf(themes, KEPT.themes)]);
}

function bytesOf({ weights, places, biases }: Part, kept: number): number[] {
  const length = places * biases.length;
  const sizes = Float32Array.from({ length }, (_, at) => Math.abs(weights[at] as number)).sort();
  const least = sizes[Math.max(0, length - kept)] as number;
  const bytes: number[] = [];
  let last = 0;
  for (let at = 0; at < length; at += 1) {
    const own = weights[at] as number;
    const weight = rounded(own);
    if (weight === 0 || Math.abs(own) < least) continue;
    let gap = at - last;
    for (; gap >= LONG; gap -= LONG) bytes.push(LONG);
    bytes.push(gap, weight & 255);
    last = at;
  }
  const head = Int32Array.from([bytes.length, ...biases.map((bias) => Math.round(bias * 1_000))]);
  return [...new Uint8Array(head.buffer), ...bytes];
}

import {
  featuresOf,
  LARGEST,
  OUTPUTS,
  type Output,
  scoreOf,
  sizeOf,
  startOf,
} from "../../schema/rules/analyses/model/sentenceModel.ts";
import { tokensOf } from "../../schema/rules/analyses/spelling.ts";
import type { Sentence } from "./sentences.ts";

/** The outputs by the themes of the sentences. */
const OUTPUT_OF: Readonly<Record<string, Output>> = {
  "suicide-and-self-harm": "suicide",
  "stroke-tia": "stroke",
  "chest-pain-heart": "chest-pain",
  breathlessness: "breathless",
  anaphylaxis: "anaphylaxis",
  bleeding: "bleeding",
  "sleep-apnoea": "sleep-apnoea",
  "pregnancy-postpartum": "pregnancy-warning",
  "headache-head-injury": "sudden-headache",
  "cauda-septic-joint": "back-emergency",
  "alcohol-drugs": "substances",
  "fainting-palpitations": "fainting",
  "blood-clot": "leg-clot",
  "eating-disorder-reds": "eating-disorder",
  "diabetes-hypoglycaemia": "diabetes-signs",
  "weight-fever-sweats": "night-sweats",
  "psychosis-mania": "hallucinations",
  "depression-exhaustion": "deep-sadness",
  "domestic-violence": "violence",
  seizures: "seizures",
  "driving-parasomnia": "asleep-at-wheel",
};

const [EPOCHS, RATE, DECAY] = [30, 0.3, 1e-4];

/** Trains the model: the same sentences always give the same weights. */
export function trainModel(sentences: readonly Sentence[]): Int8Array {
  const examples = sentences.map(({ text, theme, shall }) => ({
    features: featuresOf(tokensOf(text)),
    output: shall === "none" ? null : (OUTPUT_OF[theme] ?? "any"),
  }));
  const weights = new Int8Array(startOf(OUTPUTS.length));
  for (const [index, output] of OUTPUTS.entries()) {
    const own = trainOutput(
      examples.map(({ features, output: wanted }) => ({
        features,
        isWanted: output === "any" ? wanted !== null : wanted === output,
      })),
      sizeOf(index),
    );
    for (const [place, weight] of own.entries()) {
      weights[startOf(index) + place] = Math.max(-127, Math.min(127, Math.round((weight / LARGEST) * 127)));
    }
  }
  return weights;
}

/** Logistic regression by stochastic descent. */
function trainOutput(examples: { features: number[]; isWanted: boolean }[], size: number): Float64Array {
  const weights = new Float64Array(size + 1);
  const order = examples.map((_, index) => index);
  let seed = 1;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed % below;
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = random(last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    const rate = RATE / (1 + epoch * 0.2);
    for (const index of order) {
      const { features, isWanted } = examples[index] as (typeof examples)[number];
      const error = (isWanted ? 1 : 0) - 1 / (1 + Math.exp(-scoreOf(weights, 0, size, features)));
      const step = (rate * error) / Math.sqrt(features.length);
      for (const feature of features) {
        const place = feature & (size - 1);
        weights[place] = (weights[place] as number) * (1 - rate * DECAY) + step;
      }
      weights[size] = (weights[size] as number) + rate * error * 0.1;
    }
  }
  return weights;
}

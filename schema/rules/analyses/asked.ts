import type { SafetyChoice } from "../../questionnaires/safety.ts";
import { MEDICINE_KINDS } from "./medicines.ts";
import type { Mention } from "./mention.ts";
import { isSaid, mentionsOf } from "./mentions.ts";

/** Meaning of a choice: as that of a free text, mentions and themes of red flags. */
const SAYS: Readonly<Record<SafetyChoice, { mentions?: readonly Mention[]; flags?: readonly string[] }>> = {
  "chest-pain": { flags: ["chest-pain"] },
  fainting: { flags: ["fainting"] },
  breathless: { flags: ["breathless"] },
  palpitations: { flags: ["palpitations"] },
  stroke: { flags: ["stroke"] },
  "leg-clot": { flags: ["leg-clot"] },
  "black-stool": { flags: ["bleeding-acute"] },
  bleeding: { flags: ["bleeding"] },
  "weight-loss": { flags: ["weight-loss"] },
  heart: { mentions: ["heart"] },
  "high-blood-pressure": { mentions: ["high-blood-pressure"] },
  "heart-device": { mentions: ["heart", "heart-device"] },
  aneurysm: { mentions: ["heart", "aneurysm"] },
  clot: { mentions: ["heart", "lung-embolism"] },
  asthma: { mentions: ["asthma"] },
  snoring: { mentions: ["snoring"] },
  apnoea: { flags: ["sleep-apnoea"] },
  "asleep-at-wheel": { flags: ["asleep-at-wheel"] },
  driver: { mentions: ["driver"] },
  "low-mood": { mentions: ["depression"], flags: ["deep-sadness"] },
  "death-thoughts": { flags: ["suicide"] },
  hallucinations: { flags: ["hallucinations"] },
  bipolar: { mentions: ["bipolar"] },
  "psychotic-illness": { mentions: ["psychotic-illness"] },
  "eating-disorder": { mentions: ["eating-disorder"] },
  alcohol: { mentions: ["alcohol-dependence"], flags: ["substances"] },
  pregnancy: { mentions: ["pregnancy"] },
  nursing: { mentions: ["nursing"] },
  postpartum: { mentions: ["postpartum"] },
  "missing-period": { mentions: ["missing-period"] },
  diabetes: { mentions: ["diabetes"] },
  thyroid: { mentions: ["thyroid"] },
  kidney: { mentions: ["kidney"] },
  liver: { mentions: ["liver"] },
  bowel: { mentions: ["bowel"] },
  transplant: { mentions: ["transplant"] },
  epilepsy: { mentions: ["epilepsy"] },
  migraine: { mentions: ["migraine"] },
  "multiple-sclerosis": { mentions: ["multiple-sclerosis"] },
  parkinson: { mentions: ["parkinson"] },
  osteoporosis: { mentions: ["osteoporosis"] },
  glaucoma: { mentions: ["glaucoma"] },
  "bleeding-disorder": { mentions: ["bleeding-disorder"] },
  cancer: { mentions: ["cancer"] },
  surgery: { mentions: ["surgery"] },
};

/** Somebody's answers to questions about themselves. */
export interface Asked {
  mentions: readonly Mention[];
  /** Themes of red flags. */
  flags: readonly string[];
  /** The names of their medicines. */
  medicines: readonly string[];
  /** Whether one of them is a medicine on which advice depends. */
  takesMedicine: boolean;
}

const HARMLESS = new RegExp(`^(?:${MEDICINE_KINDS.harmless.names})(?!\\p{L})`, "iu");

/** A name in the field for medicines is a medicine, unless it is known to be harmless, or a herb. */
const isMedicine = (name: string): boolean =>
  !HARMLESS.test(name) && (!isSaid("herb", [name]) || isSaid("taken-medicine", [name]));

/** What the questions for everybody's safety say; answers of before they were asked say nothing. */
export function askedOf(answers: object): Asked {
  const { conditions = [], medicines = [] } = answers as Partial<Record<string, readonly string[]>>;
  // One that is no longer asked for says nothing.
  const says = conditions.flatMap((choice) => SAYS[choice as SafetyChoice] ?? []);
  const takesMedicine = medicines.some(isMedicine);
  const named = medicines.flatMap((name) => mentionsOf([name]));
  return {
    mentions: [
      ...new Set([
        ...says.flatMap(({ mentions = [] }) => mentions),
        ...named,
        ...(takesMedicine ? (["medicines"] as const) : []),
      ]),
    ],
    flags: [...new Set(says.flatMap(({ flags = [] }) => flags))],
    medicines,
    takesMedicine,
  };
}

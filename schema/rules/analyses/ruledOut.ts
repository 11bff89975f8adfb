import type { SafetyFacts } from "./facts.ts";
import { forbiddenPairs } from "./meeting.ts";
import type { ProtocolTopic } from "./protocol/rule.ts";
import { holds, type When } from "./rule.ts";
import type { SleepTopic } from "./sleep/rule.ts";
import type { TrainingTopic } from "./training/topics.ts";

/** What a rule or an activity of any test is. */
export type Topic = SleepTopic | TrainingTopic | ProtocolTopic;

/** Effort that strains the heart, joints or wounds. */
const HARD: readonly Topic[] = [
  "intervals",
  "harder",
  "heavier",
  "heavy-lifting",
  "some-hard",
  "max-test",
  "many-hard",
  "hard-training",
  "heavy-strength",
  "long-session",
];

/** Every form of training, also the easy ones: for who should wait for a doctor. */
const TRAINING: readonly Topic[] = [
  ...HARD,
  "training",
  "loaded",
  "impact",
  "uneven-ground",
  "contact",
  "more-volume",
  "less-hard",
  "less-volume",
  "own-plan",
  "time-plan",
  "start-small",
  "needs-3h",
  "needs-5h",
  "needs-7h",
  "eat-enough",
  "carbs-before",
  "everyday-walk",
  "cardio-base",
  "rest-day",
  "rest-basics",
  "pain-general",
  "deload",
  "mobility-routine",
  "balance-routine",
  "fixed-times",
  "walk-start",
  "numbers",
  "walk",
  "workout",
  "strength",
  "morning-training",
  "basic-training",
  "start-exercise",
  "more-exercise",
  "keep-exercise",
  "earlier-exercise",
  "evening-exercise",
  "less-exercise",
];

const COLD_AND_HEAT: readonly Topic[] = ["cold", "heat"];
const STRICT_DIETS: readonly Topic[] = ["fasting", "keto"];
const LESS_WEIGHT: readonly Topic[] = ["weight-loss", "weight-talk"];
const SHORTER_NIGHT: readonly Topic[] = ["less-time-in-bed", "later-bedtime", "bed-when-sleepy"];
/** What makes somebody who is sleepy already sleepier still. */
const SLEEPIER: readonly Topic[] = [...SHORTER_NIGHT, "get-up-when-awake", "up-after-bad-night", "no-nap"];

const SUPPLEMENTS: readonly Topic[] = ["magnesium", "creatine", "omega-3", "iron", "vitamin-d", "buy"];
const ANIMAL_FOODS: readonly Topic[] = ["names-meat", "names-fish", "names-egg", "names-dairy"];

/** What somebody is known to have, and what is never advised to them. */
interface RuledOutBy {
  /** In plain English, for who reads the table. */
  who: string;
  when: When<SafetyFacts>;
  topics: readonly Topic[];
}

/**
 * The one table of what a red flag, an illness, a medicine, an age or a diet rules out, in every test. A rule or an
 * activity whose topic is here does not hold for them at all: it reaches neither text, weeks, activities nor saved
 * steps. What an answer of a single test rules out is in that test's rules (`rulesOut`).
 */
export const RULED_OUT: readonly RuledOutBy[] = [
  {
    who: "should be seen by a doctor before anything is changed",
    when: { shape: ["care-first", "care-only"] },
    topics: [
      ...TRAINING,
      ...COLD_AND_HEAT,
      ...STRICT_DIETS,
      ...LESS_WEIGHT,
      ...SUPPLEMENTS,
      "warm-shower",
      "less-alcohol",
    ],
  },
  {
    who: "may stop breathing asleep, falls asleep at the wheel, drives for a living, or may fall at night",
    when: [
      { flags: ["sleep-apnoea", "tired-snorer", "waking-tired", "asleep-at-wheel", "little-sleep-tired"] },
      { mentions: ["snoring", "driver"] },
      { age: { min: 70 } },
    ],
    topics: SHORTER_NIGHT,
  },
  {
    who: "falls asleep at the wheel, or drives for a living and is tired",
    when: [{ flags: ["asleep-at-wheel"] }, { mentions: ["driver"], flags: ["little-sleep-tired", "tired-snorer"] }],
    topics: SLEEPIER,
  },
  {
    who: "drinks so much that stopping at once may be dangerous",
    when: [{ flags: ["substances"] }, { mentions: ["alcohol-dependence"] }],
    topics: ["less-alcohol", ...STRICT_DIETS],
  },
  {
    who: "has palpitations",
    when: { flags: ["palpitations", "palpitations-dizziness"] },
    topics: [...HARD, ...COLD_AND_HEAT],
  },
  {
    who: "trains too hard for what they are used to, or for an illness",
    when: {
      flags: ["heart-hard-training", "heart", "severe-injury", "diabetes-very-hard", "overtraining", "hard-start"],
    },
    topics: [...HARD, "more-volume"],
  },
  {
    who: "is in poor health",
    when: { flags: ["poor-health", "strained"] },
    topics: [...HARD, "workout", "strength", "morning-training", ...COLD_AND_HEAT, ...STRICT_DIETS, "many-things"],
  },
  {
    who: "takes supplements beside blood thinners",
    when: [{ flags: ["supplements-with-blood-thinner"] }, { mentions: ["blood-thinner"] }],
    topics: ["magnesium", "omega-3", "more-greens", "keto", "creatine", "buy", "contact", "uneven-ground"],
  },
  {
    who: "has diabetes and fasts",
    when: [{ flags: ["diabetes-fasting"] }, { mentions: ["diabetes"] }],
    topics: [...STRICT_DIETS, "creatine", "intervals", "max-test", "many-hard", "carbs-before"],
  },
  {
    who: "has heart disease",
    when: { mentions: ["heart"] },
    topics: [...HARD, "loaded", "strength", "workout", ...COLD_AND_HEAT, ...STRICT_DIETS, "magnesium", "creatine"],
  },
  {
    who: "has high blood pressure",
    when: { mentions: ["high-blood-pressure"] },
    topics: [...HARD, ...COLD_AND_HEAT, ...STRICT_DIETS, "creatine"],
  },
  {
    who: "is pregnant",
    when: { mentions: ["pregnancy"] },
    topics: [
      ...[...HARD, ...COLD_AND_HEAT, ...STRICT_DIETS, ...LESS_WEIGHT, ...SHORTER_NIGHT],
      ...(["loaded", "impact", "uneven-ground", "contact", "magnesium", "creatine", "omega-3", "iron"] as const),
      ...(["buy", "fish", "keep-alcohol", "less-alcohol"] as const),
    ],
  },
  {
    who: "has weak kidneys",
    when: { mentions: ["kidney"] },
    topics: [
      ...(["magnesium", "vitamin-d", "creatine", "omega-3", "iron", "buy", "more-protein", "more-greens"] as const),
      ...[...STRICT_DIETS, "heavy-strength", "heat", "max-test", "less-fluid"],
    ] as readonly Topic[],
  },
  {
    who: "has a liver disease",
    when: { mentions: ["liver"] },
    topics: [...STRICT_DIETS, "creatine", "iron", "buy", "heavy-strength", "heat", "magnesium"],
  },
  {
    who: "has epilepsy",
    when: [{ mentions: ["epilepsy"] }, { flags: ["seizures"] }],
    topics: [
      ...[...SHORTER_NIGHT, ...COLD_AND_HEAT, ...STRICT_DIETS],
      ...(["hard-training", "max-test", "late-evening", "get-up-when-awake", "up-after-bad-night", "cbt"] as const),
    ],
  },
  {
    who: "has a bipolar disorder",
    when: { mentions: ["bipolar"] },
    topics: [...SHORTER_NIGHT, "get-up-when-awake", "late-evening", "bright-light", "cbt", ...STRICT_DIETS],
  },
  {
    who: "has an eating disorder",
    when: [{ mentions: ["eating-disorder"] }, { flags: ["eating-disorder"] }],
    topics: [
      ...[...STRICT_DIETS, ...LESS_WEIGHT, ...HARD],
      ...(["weight-gain", "numbers", "more-volume", "more-protein", "counting", "measuring", "app"] as const),
      ...(["creatine", "magnesium", "buy"] as const),
    ],
  },
  {
    who: "has cancer",
    when: { mentions: ["cancer"] },
    topics: [
      ...[...HARD, ...COLD_AND_HEAT, ...STRICT_DIETS, ...LESS_WEIGHT, "loaded", "contact", "workout", "more-volume"],
      ...(["magnesium", "creatine", "omega-3", "iron", "vitamin-d", "buy"] as const),
    ] as readonly Topic[],
  },
  { who: "takes medicines", when: { mentions: ["medicines"] }, topics: ["magnesium", "creatine", "fasting"] },
  { who: "has asthma", when: { mentions: ["asthma"] }, topics: ["cold", "max-test"] },
  { who: "has migraine", when: { mentions: ["migraine"] }, topics: ["fasting", "less-time-in-bed"] },
  {
    who: "is in pain",
    when: { mentions: ["pain"] },
    topics: [...HARD.filter((topic) => topic !== "long-session"), "more-volume"],
  },
  { who: "has depression", when: { mentions: ["depression"] }, topics: ["many-things", "buy", "max-test"] },
  {
    who: "has brittle bones",
    when: { mentions: ["osteoporosis"] },
    topics: [
      "heavy-lifting",
      "heavier",
      "loaded",
      "heavy-strength",
      "impact",
      "contact",
      "uneven-ground",
      "max-test",
      "mobility-routine",
    ],
  },
  {
    who: "has a weak place in the great artery",
    when: { mentions: ["aneurysm"] },
    topics: [...HARD, "loaded", "strength", "workout", "own-plan", "time-plan", "contact", ...COLD_AND_HEAT],
  },
  {
    who: "has had a clot in the lungs",
    when: { mentions: ["lung-embolism"] },
    topics: [...HARD, "contact", ...COLD_AND_HEAT, "omega-3", "more-greens"],
  },
  {
    who: "has a heart valve, a pacemaker or a defibrillator",
    when: { mentions: ["heart-device"] },
    topics: [...HARD, "loaded", "contact", "workout", ...COLD_AND_HEAT, ...STRICT_DIETS, "magnesium", "creatine"],
  },
  {
    who: "has a rhythm of the heart that effort or salts may upset",
    when: { mentions: ["long-qt"] },
    topics: [...HARD, "loaded", "workout", ...COLD_AND_HEAT, ...STRICT_DIETS, "magnesium", "buy"],
  },
  {
    who: "takes a beta blocker",
    when: { mentions: ["beta-blocker"] },
    topics: ["intervals", "max-test", "many-hard", "hard-training", ...COLD_AND_HEAT, "magnesium", "fasting"],
  },
  {
    who: "takes a medicine for the thyroid, or one that minerals bind",
    when: { mentions: ["thyroid", "mineral-medicine"] },
    topics: ["magnesium", "iron", "fasting", "creatine"],
  },
  {
    who: "has pressure in the eye",
    when: { mentions: ["glaucoma"] },
    topics: ["heavy-lifting", "heavy-strength", "loaded", "max-test"],
  },
  { who: "has MS", when: { mentions: ["multiple-sclerosis"] }, topics: [...HARD, ...COLD_AND_HEAT, ...STRICT_DIETS] },
  {
    who: "has Parkinson's disease",
    when: { mentions: ["parkinson"] },
    topics: [
      ...HARD,
      "impact",
      "uneven-ground",
      "contact",
      ...COLD_AND_HEAT,
      ...STRICT_DIETS,
      ...SHORTER_NIGHT,
      "magnesium",
    ],
  },
  {
    who: "has a bowel that reacts",
    when: { mentions: ["bowel"] },
    topics: [...STRICT_DIETS, "magnesium", "more-greens"],
  },
  {
    who: "lives with somebody else's organ",
    when: { mentions: ["transplant"] },
    topics: [...HARD, ...COLD_AND_HEAT, ...STRICT_DIETS, ...SUPPLEMENTS],
  },
  { who: "gets white fingers of cold", when: { mentions: ["raynaud"] }, topics: ["cold"] },
  {
    who: "has an illness with psychosis",
    when: { mentions: ["psychotic-illness"] },
    topics: [...SHORTER_NIGHT, "get-up-when-awake", "late-evening", ...STRICT_DIETS, "buy", "magnesium"],
  },
  { who: "stores iron", when: { mentions: ["haemochromatosis"] }, topics: ["iron", "buy"] },
  {
    who: "nurses",
    when: { mentions: ["nursing"] },
    topics: [
      ...STRICT_DIETS,
      ...LESS_WEIGHT,
      "magnesium",
      "creatine",
      "omega-3",
      "iron",
      "buy",
      "fish",
      "keep-alcohol",
    ],
  },
  {
    who: "has given birth lately",
    when: { mentions: ["postpartum"] },
    topics: [
      ...HARD,
      "impact",
      "loaded",
      "contact",
      ...COLD_AND_HEAT,
      ...STRICT_DIETS,
      ...LESS_WEIGHT,
      ...SHORTER_NIGHT,
    ],
  },
  {
    who: "bleeds easily",
    when: { mentions: ["bleeding-disorder"] },
    topics: ["contact", "uneven-ground", "omega-3", "buy"],
  },
  {
    who: "was operated on lately",
    when: { mentions: ["surgery"] },
    topics: [
      ...[...HARD, "loaded", "impact", "uneven-ground", "contact", "workout", "strength", "morning-training"],
      ...[...COLD_AND_HEAT, ...STRICT_DIETS, ...LESS_WEIGHT, "more-volume", "creatine"],
    ] as readonly Topic[],
  },
  {
    who: "misses her period",
    when: { mentions: ["missing-period"] },
    topics: [...HARD, "more-volume", ...STRICT_DIETS, ...LESS_WEIGHT],
  },
  // What blood tests have shown, until care has followed it up.
  {
    who: "has a low haemoglobin",
    when: { labFindings: ["low-haemoglobin"] },
    topics: [...HARD, "loaded", "more-volume", ...COLD_AND_HEAT, ...STRICT_DIETS, "iron"] as readonly Topic[],
  },
  { who: "has low or full stores of iron", when: { labFindings: ["low-ferritin", "high-ferritin"] }, topics: ["iron"] },
  { who: "has a low TSH", when: { labFindings: ["low-tsh"] }, topics: [...HARD, ...COLD_AND_HEAT, ...STRICT_DIETS] },
  { who: "has a high blood sugar", when: { labFindings: ["high-sugar"] }, topics: STRICT_DIETS },
  { who: "has a high LDL", when: { labFindings: ["high-ldl"] }, topics: ["keto"] },
  {
    who: "has a high CRP",
    when: { labFindings: ["high-crp"] },
    topics: [...HARD, "loaded", "more-volume", ...COLD_AND_HEAT, "fasting"] as readonly Topic[],
  },
  {
    who: "has high liver values",
    when: { labFindings: ["high-liver"] },
    topics: [...HARD, ...SUPPLEMENTS, ...STRICT_DIETS, "keep-alcohol"],
  },
  // What somebody eats.
  { who: "is a vegan", when: { dietType: ["vegan"] }, topics: [...ANIMAL_FOODS, "animal-food", "fish"] },
  {
    who: "is a vegetarian",
    when: { dietType: ["vegetarian"] },
    topics: ["names-meat", "names-fish", "animal-food", "fish"],
  },
  { who: "eats keto", when: { dietType: ["keto"] }, topics: ["names-grain", "names-legumes"] },
  { who: "eats paleo", when: { dietType: ["paleo"] }, topics: ["names-grain", "names-legumes", "names-dairy"] },
  { who: "tolerates no gluten", when: { mentions: ["coeliac"] }, topics: ["names-gluten"] },
  { who: "tolerates no nuts", when: { mentions: ["nut-allergy"] }, topics: ["names-nuts"] },
  { who: "tolerates no fish", when: { mentions: ["fish-allergy"] }, topics: ["names-fish", "fish", "omega-3"] },
  { who: "tolerates no egg", when: { mentions: ["egg-allergy"] }, topics: ["names-egg"] },
  { who: "tolerates no milk", when: { mentions: ["milk-allergy"] }, topics: ["names-dairy"] },
  { who: "tolerates no soy", when: { mentions: ["soy-allergy"] }, topics: ["names-soy"] },
  {
    who: "is allergic to some food that they do not name",
    when: { mentions: ["food-allergy"] },
    topics: ["names-nuts", "names-fish", "fish", "names-egg", "names-dairy", "names-soy", "names-gluten"],
  },
  {
    who: "is 75 or older",
    when: { age: { min: 75 } },
    topics: [
      ...(["intervals", "max-test", "many-hard", "hard-training", "some-hard", "heavy-lifting"] as const),
      ...[...COLD_AND_HEAT, ...STRICT_DIETS, "magnesium"],
    ] as readonly Topic[],
  },
  // What does not go together with a medicine (`pairs.ts`).
  ...forbiddenPairs().map(({ id, medicines, topics }) => ({
    who: `takes a medicine: ${id}`,
    when: { medicineKinds: medicines },
    topics,
  })),
];

/** What is not advised to somebody, whatever else holds. */
export const ruledOutFor = (facts: SafetyFacts): ReadonlySet<Topic> =>
  new Set(RULED_OUT.filter(({ when }) => holds(when, facts)).flatMap(({ topics }) => topics));

import type { ProtocolFacts, SleepFacts, TrainingFacts } from "../../schema/rules/analyses/facts.ts";
import { type ProtocolTopic, SHIFTS } from "../../schema/rules/analyses/protocol/rule.ts";
import type { When } from "../../schema/rules/analyses/rule.ts";
import type { SleepTopic } from "../../schema/rules/analyses/sleep/rule.ts";
import type { TrainingTopic } from "../../schema/rules/analyses/training/topics.ts";

// The written list of what nobody may be advised: two things that contradict each other, and what speaks against
// something known of them. It is written apart from the rules, whose tests run it over thousands of people.

type Pairs<Topic> = readonly (readonly [Topic, Topic])[];
type Forbidden<Facts, Topic> = readonly { who: string; when: When<Facts>; topics: readonly Topic[] }[];

/** What nobody is advised at the same time. */
export const NEVER_TOGETHER: {
  sleep: Pairs<SleepTopic>;
  training: Pairs<TrainingTopic>;
  protocol: Pairs<ProtocolTopic>;
} = {
  sleep: [
    ["earlier-bedtime", "later-bedtime"],
    ["earlier-bedtime", "bed-when-sleepy"],
    ["earlier-bedtime", "less-time-in-bed"],
    ["more-time-in-bed", "less-time-in-bed"],
    ["more-time-in-bed", "later-bedtime"],
    ["keep-habits", "less-time-in-bed"],
    ["keep-habits", "cbt"],
    ["keep-habits", "get-up-when-awake"],
    ["nap", "no-nap"],
    ["morning-light", "evening-light"],
    ["evening-darkness", "evening-light"],
    ["bright-light", "evening-darkness"],
    ["less-caffeine", "keep-caffeine"],
    ["less-alcohol", "keep-alcohol"],
    ["screens-away", "keep-screens"],
    ["cooler-room", "warmer-bed"],
    ["earlier-exercise", "evening-exercise"],
    ["start-exercise", "earlier-exercise"],
    ["start-exercise", "evening-exercise"],
    ["start-exercise", "less-exercise"],
    ["more-exercise", "less-exercise"],
    ["keep-exercise", "less-exercise"],
  ],
  training: [
    ["weight-loss", "weight-gain"],
    ["weight-loss", "eat-enough"],
    ["easy-only", "intervals"],
    ["easy-only", "harder"],
    ["easy-only", "some-hard"],
    ["easy-only", "many-hard"],
    ["less-hard", "intervals"],
    ["less-hard", "many-hard"],
    ["less-hard", "max-test"],
    ["easy-only", "max-test"],
    ["less-volume", "more-volume"],
    ["start-small", "more-volume"],
    ["start-small", "time-plan"],
    ["start-small", "many-hard"],
    ["start-small", "max-test"],
    ["doctor-first", "max-test"],
    ["doctor-first", "many-hard"],
  ],
  protocol: [
    ["fasting", "eat-regularly"],
    ["light-after-waking", "morning-light"],
    ["light-after-waking", "fixed-rise"],
    ["light-after-waking", "early-coffee-stop"],
    ["light-after-waking", "late-evening"],
    ["one-thing", "many-things"],
    ["one-thing", "busy-morning"],
    ["one-thing", "measuring"],
    ["one-thing", "buy"],
    ["folic-acid", "creatine"],
    ["b12", "animal-food"],
  ],
};

const HARD = ["intervals", "many-hard", "max-test"] as const;
const STRAINING = [...HARD, "harder", "heavier", "heavy-lifting", "some-hard"] as const;

/** What is never advised to whom. */
export const NEVER_FOR: {
  sleep: Forbidden<SleepFacts, SleepTopic>;
  training: Forbidden<TrainingFacts, TrainingTopic>;
  protocol: Forbidden<ProtocolFacts, ProtocolTopic>;
} = {
  sleep: [
    {
      who: "epilepsy",
      when: { mentions: ["epilepsy"] },
      topics: ["less-time-in-bed", "later-bedtime", "bed-when-sleepy"],
    },
    { who: "bipolar", when: { mentions: ["bipolar"] }, topics: ["less-time-in-bed", "later-bedtime", "shift-rhythm"] },
    { who: "bipolar, of lamps", when: { mentions: ["bipolar"] }, topics: ["bright-light", "bed-when-sleepy"] },
    {
      who: "who may not lose sleep",
      when: { mentions: ["epilepsy", "bipolar"] },
      topics: ["get-up-when-awake", "up-after-bad-night", "accept-bad-night", "cbt"],
    },
    {
      who: "ill, pregnant or snoring",
      when: { mentions: ["pregnancy", "snoring", "heart", "migraine", "small-children"] },
      topics: ["less-time-in-bed"],
    },
    {
      who: "who drives, may fall at night, or falls asleep at the wheel",
      when: [{ mentions: ["driver"] }, { age: { min: 70 } }, { flags: ["asleep-at-wheel", "little-sleep-tired"] }],
      topics: ["less-time-in-bed", "later-bedtime", "bed-when-sleepy"],
    },
    { who: "always tired", when: { daytimeFatigue: ["alltid"] }, topics: ["less-time-in-bed"] },
    { who: "with a short night", when: { hoursInBed: { max: 8 } }, topics: ["less-time-in-bed"] },
    {
      who: "with a very short night",
      when: { hoursInBed: { max: 6.75 } },
      topics: ["later-bedtime", "bed-when-sleepy"],
    },
    { who: "who sleeps enough", when: { sleepDuration: ["7-8", "9-eller-mer"] }, topics: ["less-time-in-bed"] },
    {
      who: "at shift work",
      when: { mentions: ["shift-work"] },
      topics: ["fixed-wake-time", "morning-light", "earlier-bedtime", "later-bedtime", "less-time-in-bed", "no-nap"],
    },
    {
      who: "who sleeps in the day",
      when: [{ bedHour: { min: 29 } }, { bedHour: { max: 18 } }],
      topics: ["fixed-wake-time", "morning-light", "evening-darkness", "shift-rhythm"],
    },
    {
      who: "with small children",
      when: { mentions: ["small-children"] },
      topics: ["no-nap", "earplugs", "fixed-wake-time", "get-up-when-awake"],
    },
    { who: "pregnant", when: { mentions: ["pregnancy"] }, topics: ["keep-alcohol", "less-alcohol"] },
    {
      who: "pregnant, of coffee",
      when: { mentions: ["pregnancy"], caffeineIntake: ["2-3-koppar", "4-eller-mer"] },
      topics: ["keep-caffeine"],
    },
    { who: "with hot flushes", when: { mentions: ["hot-flushes"] }, topics: ["warm-shower", "warmer-bed"] },
    { who: "with ill kidneys or heart", when: { mentions: ["kidney", "heart", "diabetes"] }, topics: ["less-fluid"] },
    { who: "in a cold room", when: { roomTemperature: ["för-kallt"] }, topics: ["cooler-room"] },
    { who: "in a warm room", when: { roomTemperature: ["för-varmt"] }, topics: ["warmer-bed"] },
    { who: "in a dark room", when: { roomDarkness: ["helt-mörkt"] }, topics: ["darker-room"] },
    { who: "in a quiet room", when: { noiseLevel: ["helt-tyst", "mestadels-tyst"] }, topics: ["earplugs"] },
    {
      who: "who does not exercise",
      when: { exerciseFrequency: ["aldrig"] },
      topics: ["earlier-exercise", "evening-exercise", "more-exercise", "less-exercise", "keep-exercise"],
    },
    {
      who: "who exercises often",
      when: { exerciseFrequency: ["5-eller-mer"] },
      topics: ["more-exercise", "start-exercise"],
    },
    { who: "without caffeine", when: { caffeineIntake: ["inget"] }, topics: ["less-caffeine"] },
    { who: "without alcohol", when: { alcoholIntake: ["aldrig"] }, topics: ["less-alcohol"] },
    { who: "without screens", when: { screenTimeBedtime: ["ingen-skärmtid"] }, topics: ["screens-away"] },
    {
      who: "lying awake",
      when: { fallAsleepTime: ["30-60", "mer-än-60"] },
      topics: ["earlier-bedtime", "keep-habits", "evening-exercise"],
    },
  ],
  training: [
    { who: "a heart disease", when: { healthConditions: ["cardiovascular"] }, topics: [...STRAINING, "loaded"] },
    { who: "a heart that they tell of", when: { mentions: ["heart"] }, topics: [...STRAINING, "loaded"] },
    { who: "high blood pressure", when: { mentions: ["high-blood-pressure"] }, topics: STRAINING },
    { who: "an unknown illness", when: { healthConditions: ["other"] }, topics: STRAINING },
    { who: "a slight injury", when: { injuries: ["minor"] }, topics: [...HARD, "heavy-lifting", "impact", "contact"] },
    {
      who: "an injury",
      when: { injuries: ["moderate", "significant"] },
      topics: [...STRAINING, "impact", "contact", "uneven-ground", "more-volume"],
    },
    { who: "a severe injury", when: { injuries: ["significant"] }, topics: ["own-plan", "time-plan", "loaded"] },
    {
      who: "poor balance",
      when: { mobilityIssues: ["balance", "coordination"] },
      topics: ["impact", "uneven-ground", "contact", "max-test"],
    },
    { who: "long pain", when: { mobilityIssues: ["chronic-pain"] }, topics: [...STRAINING, "more-volume"] },
    { who: "pain that they tell of", when: { mentions: ["pain"] }, topics: [...STRAINING, "more-volume"] },
    { who: "the wish to hurt less", when: { primaryGoals: ["pain-relief"] }, topics: [...HARD, "heavy-lifting"] },
    { who: "arthritis", when: { healthConditions: ["arthritis"] }, topics: ["impact", "max-test", "uneven-ground"] },
    { who: "a bad back", when: { healthConditions: ["back"] }, topics: ["heavy-lifting", "loaded", "max-test"] },
    { who: "diabetes", when: { healthConditions: ["diabetes"] }, topics: [...HARD, "carbs-before"] },
    { who: "diabetes that they tell of", when: { mentions: ["diabetes"] }, topics: [...HARD, "carbs-before"] },
    {
      who: "a pregnancy",
      when: { mentions: ["pregnancy"] },
      topics: [...STRAINING, "impact", "contact", "uneven-ground", "weight-loss"],
    },
    { who: "cancer", when: { mentions: ["cancer"] }, topics: [...STRAINING, "more-volume", "weight-loss"] },
    {
      who: "an eating disorder",
      when: { mentions: ["eating-disorder"] },
      topics: ["weight-loss", "weight-gain", "weight-talk", "numbers", "more-volume", "own-plan", ...HARD],
    },
    { who: "weak kidneys", when: { mentions: ["kidney"] }, topics: ["more-protein", "max-test"] },
    { who: "a medicine that thins the blood", when: { mentions: ["blood-thinner"] }, topics: ["contact"] },
    { who: "epilepsy", when: { mentions: ["epilepsy"] }, topics: ["max-test"] },
    {
      who: "no experience",
      when: { trainingExperience: ["beginner"] },
      topics: [...HARD, "heavy-lifting", "contact"],
    },
    { who: "no training now", when: { currentFrequency: ["never"] }, topics: [...HARD, "heavy-lifting", "time-plan"] },
    { who: "poor fitness", when: { fitnessLevel: ["poor"] }, topics: [...HARD, "impact"] },
    {
      who: "hard training nearly every day",
      when: { currentFrequency: ["5-6", "daily"], currentIntensity: ["vigorous", "very-vigorous"] },
      topics: [...HARD, "harder", "heavier", "more-volume"],
    },
    {
      who: "much training and slow recovery",
      when: { recoveryTime: ["slow", "very-slow"], weeklyHours: ["5-7", "8+"], volumeAgrees: ["yes"] },
      topics: [...HARD, "harder", "heavier", "more-volume"],
    },
    {
      who: "much stress and hard training",
      when: { stressLevel: { min: 4 }, currentIntensity: ["vigorous", "very-vigorous"] },
      topics: [...HARD, "harder", "heavier", "more-volume"],
    },
    { who: "bad sleep", when: { sleepQuality: { max: 2 } }, topics: HARD },
    { who: "bad sleep and a plan", when: { sleepQuality: { max: 2 }, shape: ["plan"] }, topics: ["sleep-basics"] },
    { who: "heavy work", when: { workType: ["very-active"] }, topics: ["needs-7h", "many-hard", "more-volume"] },
    {
      who: "75 years and more",
      when: { age: { min: 75 } },
      topics: ["intervals", "max-test", "many-hard", "some-hard", "heavy-lifting"],
    },
    { who: "65 years and more", when: { age: { min: 65 } }, topics: ["max-test", "many-hard"] },
    { who: "70 years and more", when: { age: { min: 70 } }, topics: ["weight-loss"] },
    { who: "1–2 hours", when: { timeAvailable: ["1-2"] }, topics: ["needs-3h", "needs-5h", "needs-7h"] },
    { who: "3–4 hours", when: { timeAvailable: ["3-4"] }, topics: ["needs-5h", "needs-7h"] },
    { who: "5–6 hours", when: { timeAvailable: ["5-6"] }, topics: ["needs-7h"] },
  ],
  protocol: [
    {
      who: "heart disease",
      when: { mentions: ["heart"] },
      topics: [
        "hard-training",
        "heavy-strength",
        "strength",
        "workout",
        "long-session",
        "cold",
        "heat",
        "fasting",
        "keto",
      ],
    },
    {
      who: "high blood pressure",
      when: { mentions: ["high-blood-pressure"] },
      topics: ["hard-training", "heavy-strength", "cold", "heat", "fasting", "keto"],
    },
    {
      who: "pregnancy",
      when: { mentions: ["pregnancy"] },
      topics: [
        "hard-training",
        "heavy-strength",
        "cold",
        "heat",
        "fasting",
        "keto",
        "creatine",
        "omega-3",
        "magnesium",
        "buy",
        "fish",
      ],
    },
    {
      who: "kidney disease",
      when: { mentions: ["kidney"] },
      topics: [
        "magnesium",
        "creatine",
        "vitamin-d",
        "more-protein",
        "more-greens",
        "keto",
        "fasting",
        "buy",
        "heavy-strength",
      ],
    },
    { who: "liver disease", when: { mentions: ["liver"] }, topics: ["fasting", "keto", "creatine", "buy", "heat"] },
    { who: "diabetes", when: { mentions: ["diabetes"] }, topics: ["fasting", "keto", "creatine"] },
    {
      who: "epilepsy",
      when: { mentions: ["epilepsy"] },
      topics: ["cold", "heat", "hard-training", "fasting", "keto", "late-evening"],
    },
    { who: "bipolar disorder", when: { mentions: ["bipolar"] }, topics: ["late-evening", "fasting", "buy"] },
    {
      who: "an eating disorder",
      when: { mentions: ["eating-disorder"] },
      topics: ["fasting", "keto", "counting", "measuring", "creatine"],
    },
    { who: "depression", when: { mentions: ["depression"] }, topics: ["many-things", "buy"] },
    {
      who: "cancer",
      when: { mentions: ["cancer"] },
      topics: [
        "hard-training",
        "heavy-strength",
        "cold",
        "heat",
        "fasting",
        "keto",
        "creatine",
        "omega-3",
        "magnesium",
        "buy",
      ],
    },
    {
      who: "blood thinners",
      when: { mentions: ["blood-thinner"] },
      topics: ["omega-3", "more-greens", "keto", "creatine", "buy"],
    },
    { who: "medicines", when: { mentions: ["medicines"] }, topics: ["creatine", "fasting", "magnesium"] },
    { who: "migraine", when: { mentions: ["migraine"] }, topics: ["fasting"] },
    { who: "asthma", when: { mentions: ["asthma"] }, topics: ["cold"] },
    { who: "pain", when: { mentions: ["pain"] }, topics: ["hard-training", "heavy-strength"] },
    { who: "small children", when: { mentions: ["small-children"] }, topics: ["fixed-rise", "busy-morning"] },
    {
      who: "poor health",
      when: { currentHealth: ["dalig"] },
      topics: ["hard-training", "heavy-strength", "long-session", "workout", "cold", "heat", "fasting", "many-things"],
    },
    {
      who: "75 and older",
      when: { age: { min: 75 } },
      topics: ["cold", "heat", "fasting", "hard-training", "magnesium"],
    },
    {
      who: "beginners",
      when: { fitnessLevel: ["nybörjare"] },
      topics: ["hard-training", "heavy-strength", "long-session", "creatine"],
    },
    {
      who: "great stress",
      when: { stressLevel: ["mycket-hog"] },
      topics: ["hard-training", "long-session", "many-things"],
    },
    {
      who: "shift work",
      when: SHIFTS,
      topics: ["morning-light", "morning-training", "fixed-rise", "early-coffee-stop", "fasting"],
    },
    { who: "vegans", when: { dietType: ["vegan"] }, topics: ["animal-food", "fish", "keto", "fasting"] },
    { who: "vegetarians", when: { dietType: ["vegetarian"] }, topics: ["fish", "animal-food"] },
    { who: "the smallest budget", when: { budgetRange: ["minimal"] }, topics: ["buy", "creatine"] },
    { who: "the least time", when: { timeAvailable: ["15-30min"] }, topics: ["long-session", "busy-morning"] },
    { who: "no liking for technology", when: { technologyComfort: ["minimal"] }, topics: ["app", "measuring"] },
    {
      who: "little motivation",
      when: { motivationLevel: ["lag"] },
      topics: ["many-things", "busy-morning", "long-session", "buy"],
    },
    { who: "magnesium taken already", when: { takes: ["magnesium"] }, topics: ["magnesium"] },
  ],
};

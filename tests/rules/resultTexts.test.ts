import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Analysis } from "../../schema/analyses/analysis.ts";
import type { TestKind } from "../../schema/analyses/vocabulary.ts";
import { analyse } from "../../schema/rules/analyses/analyse.ts";
import { wordsIn } from "../../schema/rules/analyses/compose.ts";
import type { ProtocolAnswers, SleepAnswers, TrainingAnswers } from "../../schema/rules/analyses/facts.ts";
import { measureView } from "../../schema/rules/analyses/measure.ts";
import { openFindings } from "../../schema/rules/analyses/openFindings.ts";
import { PROTOCOL_RULES } from "../../schema/rules/analyses/protocolRules.ts";
import { isForToday } from "../../schema/rules/analyses/sharedTopics.ts";
import { SLEEP_RULES } from "../../schema/rules/analyses/sleepRules.ts";
import { PROTOCOL_WORDS } from "../../schema/rules/analyses/text/protocolWords.ts";
import { SLEEP_WORDS } from "../../schema/rules/analyses/text/sleepWords.ts";
import { TRAINING_WORDS } from "../../schema/rules/analyses/text/trainingWords.ts";
import { afterCare, markdownOf, sectionsOf } from "../../schema/rules/analyses/textSections.ts";
import { TRAINING_RULES } from "../../schema/rules/analyses/trainingRules.ts";
import { tests as demoTests } from "../../server/seed/tests.ts";
import { sentencesOf } from "../support/analysisTexts.ts";

const SLEEP: SleepAnswers = {
  ...{ age: 42, gender: "kvinna", bedtime: "22:45", waketime: "06:30", sleepDuration: "7-8", sleepQuality: 3 },
  ...{ fallAsleepTime: "15-30", nightWakings: "1-gång", morningTiredness: 3, daytimeFatigue: "ibland" },
  ...{ roomTemperature: "perfekt", roomDarkness: "mestadels-mörkt", noiseLevel: "mestadels-tyst" },
  ...{ exerciseFrequency: "1-2-gånger", exerciseTime: "eftermiddag", caffeineIntake: "2-3-koppar" },
  ...{ alcoholIntake: "sällan", screenTimeBedtime: "direkt-före", stressLevel: 3, sleepChallenges: null },
} as SleepAnswers;
const TRAINING: TrainingAnswers = {
  ...{ age: 45, gender: "man", trainingExperience: "advanced", currentFrequency: "3-4", weeklyHours: "3-4" },
  ...{ currentTypes: ["styrketraning"], currentIntensity: "moderate", primaryGoals: ["strength"] },
  ...{ timeAvailable: "5-6", preferredTrainingTypes: ["gym"], injuries: "none", healthConditions: "none" },
  ...{ mobilityIssues: "none", fitnessLevel: "good", workType: "sedentary", stressLevel: 2, sleepQuality: 4 },
  ...{ recoveryTime: "fast", trainingChallenges: null, motivationFactors: null },
} as TrainingAnswers;
const PROTOCOL: ProtocolAnswers = {
  ...{ age: 42, gender: "kvinna", primaryGoals: ["energy"], motivationLevel: "medel", currentHealth: "bra" },
  ...{ sleepQuality: "bra", stressLevel: "medel", fitnessLevel: "rekreation", healthChallenges: null },
  ...{ workType: "kontorsarbete", timeAvailable: "30-60min", preferredTimes: ["morgon"], currentSupplements: null },
  ...{ dietType: "blandat", experienceLevel: "medel", budgetRange: "basic", technologyComfort: "medel" },
} as ProtocolAnswers;

const sleep = (more: Partial<SleepAnswers> = {}): Analysis => analyse("sleep", { ...SLEEP, ...more }) as Analysis;
const training = (more: Partial<TrainingAnswers> = {}): Analysis =>
  analyse("training", { ...TRAINING, ...more }) as Analysis;
const protocol = (more: Partial<ProtocolAnswers> = {}): Analysis =>
  analyse("protocol", { ...PROTOCOL, ...more }) as Analysis;

/** Twenty people as different as people are. */
const PEOPLE: Readonly<Record<string, { kind: TestKind; of: Analysis }>> = {
  ...Object.fromEntries(
    Object.entries({
      "lies awake with work": sleep({
        ...{ bedtime: "21:30", waketime: "07:30", sleepDuration: "5-6", sleepQuality: 2, stressLevel: 5 },
        ...{ fallAsleepTime: "mer-än-60", nightWakings: "2-3-gånger", daytimeFatigue: "ofta" },
        sleepChallenges: "Ligger och grubblar på jobbet",
      }),
      "sleeps well at 66": sleep({
        ...{ age: 66, gender: "man", sleepQuality: 5, daytimeFatigue: "aldrig", morningTiredness: 1, stressLevel: 1 },
        ...{ caffeineIntake: "1-kopp", alcoholIntake: "aldrig", screenTimeBedtime: "ingen-skärmtid" },
        ...{ exerciseFrequency: "5-eller-mer", exerciseTime: "morgon" },
      }),
      "a student who goes to bed at two": sleep({
        ...{ age: 22, gender: "annan", bedtime: "02:00", waketime: "10:30", screenTimeBedtime: "i-sängen" },
        ...{ caffeineIntake: "4-eller-mer", exerciseFrequency: "aldrig", exerciseTime: "tränar-inte" },
        ...{ roomDarkness: "ganska-ljust", daytimeFatigue: "ofta" },
      }),
      "a nurse on nights": sleep({
        ...{ age: 38, bedtime: "08:30", waketime: "14:30", sleepDuration: "5-6", daytimeFatigue: "alltid" },
        ...{ noiseLevel: "ganska-högljutt", roomDarkness: "lite-ljus", sleepChallenges: "Jobbar natt i skift" },
      }),
      "a man who snores": sleep({
        ...{ age: 57, gender: "man", daytimeFatigue: "alltid", morningTiredness: 5, alcoholIntake: "regelbundet" },
        ...{ nightWakings: "fler-än-3", sleepChallenges: "Snarkar så att min fru flyttar ut" },
      }),
      "a mother of a baby": sleep({
        ...{ age: 31, nightWakings: "fler-än-3", sleepDuration: "5-6", waketime: "05:30", bedtime: "22:00" },
        ...{ sleepChallenges: "Har en bebis på fem månader som äter hela natten", daytimeFatigue: "ofta" },
        ...{ fallAsleepTime: "mindre-än-15", caffeineIntake: "4-eller-mer", alcoholIntake: "aldrig", stressLevel: 2 },
        ...{ exerciseFrequency: "aldrig", exerciseTime: "tränar-inte", screenTimeBedtime: "i-sängen" },
      }),
      "hot at 52": sleep({
        ...{ age: 52, roomTemperature: "för-varmt", nightWakings: "fler-än-3", sleepQuality: 2 },
        ...{ exerciseFrequency: "3-4-gånger", exerciseTime: "morgon", caffeineIntake: "1-kopp", stressLevel: 2 },
        ...{ alcoholIntake: "måttligt", screenTimeBedtime: "30-min-före" },
        sleepChallenges: "Vallningar och svettas hela natten",
      }),
    }).map(([who, of]) => [who, { kind: "sleep" as const, of }]),
  ),
  ...Object.fromEntries(
    Object.entries({
      "has never trained": training({
        ...{ trainingExperience: "beginner", currentFrequency: "never", weeklyHours: "0", currentTypes: ["annat"] },
        ...{ fitnessLevel: "poor", timeAvailable: "1-2", primaryGoals: ["energy", "weight-loss"], age: 50 },
      }),
      "is afraid after an infarction": training({
        ...{ age: 67, healthConditions: "cardiovascular", currentFrequency: "1-2", weeklyHours: "1-2" },
        ...{ primaryGoals: ["longevity"], trainingChallenges: "Rädd att ta i efter hjärtinfarkten i våras" },
      }),
      "runs eight hours and sleeps badly": training({
        ...{ age: 29, gender: "kvinna", currentFrequency: "daily", weeklyHours: "8+", currentTypes: ["löpning"] },
        ...{ currentIntensity: "vigorous", sleepQuality: 2, recoveryTime: "slow", primaryGoals: ["sport-specific"] },
      }),
      "falls at 79": training({
        ...{ age: 79, gender: "kvinna", mobilityIssues: "balance", currentTypes: ["dans"], currentIntensity: "light" },
        ...{ primaryGoals: ["balance"], preferredTrainingTypes: ["group"], trainingChallenges: "Benskörhet" },
      }),
      "lifts well": training(),
      "is pregnant": training({
        ...{ age: 33, gender: "kvinna", primaryGoals: ["maintenance", "stress-relief"], currentTypes: ["yoga"] },
        ...{ trainingChallenges: "Gravid i vecka 24", preferredTrainingTypes: ["home"] },
      }),
      "carries all day": training({
        ...{ workType: "very-active", healthConditions: "back", mobilityIssues: "chronic-pain", stressLevel: 4 },
        ...{ primaryGoals: ["pain-relief", "flexibility"], currentTypes: ["simning"], timeAvailable: "3-4" },
      }),
    }).map(([who, of]) => [who, { kind: "training" as const, of }]),
  ),
  ...Object.fromEntries(
    Object.entries({
      "has little time": protocol({
        ...{
          timeAvailable: "15-30min",
          primaryGoals: ["stress", "sleep", "energy", "fitness"],
          stressLevel: "mycket-hog",
        },
        ...{ sleepQuality: "dalig", budgetRange: "minimal", healthChallenges: "Hinner aldrig träna" },
      }),
      "is a vegan of 24": protocol({
        ...{ age: 24, dietType: "vegan", primaryGoals: ["cognitive"], fitnessLevel: "mycket-aktiv", gender: "annan" },
        ...{ preferredTimes: ["kvall"], technologyComfort: "avancerad" },
      }),
      "wants to live long at 71": protocol({
        ...{ age: 71, gender: "man", primaryGoals: ["longevity", "prevention"], fitnessLevel: "nybörjare" },
        ...{ dietType: "mediterraneran", experienceLevel: "nybörjare", budgetRange: "unlimited", timeAvailable: "2h+" },
      }),
      "drives a lorry in shifts": protocol({
        ...{ age: 49, gender: "man", workType: "skiftarbete", sleepQuality: "dalig", motivationLevel: "lag" },
        ...{ healthChallenges: "Är yrkeschaufför och har diabetes" },
      }),
      "takes much": protocol({
        ...{ currentSupplements: "Magnesium, zink, ashwagandha, fiskolja, D-vitamin", dietType: "keto" },
        ...{ budgetRange: "premium", primaryGoals: ["recovery", "fitness"], fitnessLevel: "aktiv", gender: "man" },
      }),
      "feels ill": protocol({
        ...{ currentHealth: "dalig", motivationLevel: "lag", primaryGoals: ["energy"], age: 59 },
        ...{ healthChallenges: "Nedstämd och ont i kroppen", stressLevel: "hog" },
      }),
    }).map(([who, of]) => [who, { kind: "protocol" as const, of }]),
  ),
};

describe("the text of a result", () => {
  it("is another one for twenty different people: no two share more than half of their sentences", () => {
    const people = Object.entries(PEOPLE).map(([who, { of }]) => ({
      who,
      said: new Set(sentencesOf(of.recommendations)),
    }));
    expect(people).toHaveLength(20);
    const alike = people.flatMap((one, index) =>
      people.slice(index + 1).flatMap((other) => {
        const shared = [...one.said].filter((sentence) => other.said.has(sentence)).length;
        return shared / Math.min(one.said.size, other.said.size) > 0.5 ? [`${one.who} / ${other.who}: ${shared}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it.each(Object.entries(PEOPLE))("connects, says when to do what, and is short: %s", (_, { kind, of }) => {
    const words = wordsIn(of.recommendations);
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(650);
    const sections = sectionsOf(kind, of.recommendations);
    expect(markdownOf(sections)).toBe(of.recommendations);
    const kinds = sections.map((section) => section.kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["summary", "findings", "today", "week", "month", "tests", "changes"]),
    );
    const summary = sections.find((section) => section.kind === "summary")?.text ?? "";
    expect(sentencesOf(summary).length).toBeGreaterThanOrEqual(3);
    expect(of.recommendations).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|,\s*\.|\(\)/);
    expect(openFindings(kind, of.findings).size).toBeLessThanOrEqual(5);
  });

  const summaryOf = (kind: TestKind, { recommendations }: Analysis) =>
    sectionsOf(kind, recommendations).find((section) => section.kind === "summary")?.text ?? "";

  it("connects time in bed with sleep, alcohol with waking, and amounts with rest", () => {
    const awake = { bedtime: "22:00", waketime: "06:00", sleepDuration: "5-6", nightWakings: "2-3-gånger" } as const;
    expect(summaryOf("sleep", sleep({ ...awake, alcoholIntake: "regelbundet" }))).toMatch(
      /8 timmar och sover 5–6 timmar: ungefär 70 % av tiden.*regelbundet och vaknar 2–3 gånger/s,
    );
    const much = { currentFrequency: "5-6", weeklyHours: "5-7", recoveryTime: "very-slow" } as const;
    expect(summaryOf("training", training(much))).toMatch(
      /5–6 gånger i veckan, ungefär 70 minuter per pass.*Vilan räcker inte/s,
    );
    const goals = { primaryGoals: ["longevity", "prevention"], budgetRange: "minimal" } as const;
    expect(summaryOf("protocol", protocol(goals as never))).toContain(
      "”leva länge och må bra” och ”förebygga sjukdom”, med 30–60 minuter om dagen och under 500 kr",
    );
  });

  it("rests on no answers that contradict each other", () => {
    fc.assert(
      fc.property(fc.constantFrom("7-8", "9-eller-mer"), fc.constantFrom("5-6", "daily"), (sleepDuration, often) => {
        const night = sleep({ bedtime: "01:00", waketime: "05:00", sleepDuration: sleepDuration as "7-8" });
        expect(night.recommendations).not.toMatch(/ligger i sängen|% av tiden|01:00|05:00/);
        const week = training({ currentFrequency: often as "daily", weeklyHours: "0" });
        expect(week.recommendations).not.toMatch(/i veckan, ungefär|pass varje dag|mer tid än du tränar/);
      }),
    );
  });

  it("names what somebody wrote, and answers it", () => {
    const heart = {
      healthConditions: "cardiovascular",
      trainingChallenges: "Rädd att ta i efter hjärtinfarkten i våras",
    };
    expect(training(heart as never).recommendations).toMatch(
      /Du skrev att du är rädd att ta i.*hjärtrehabilitering.*FaR/s,
    );
    expect(sleep({ sleepChallenges: "Grubblar på jobbet" }).recommendations).toContain(
      "Du skrev om tankar som inte släpper.",
    );
    expect(protocol({ healthChallenges: "xyzzy plugh" }).recommendations).toContain("Våra regler hittade inget där");
    expect(protocol({ currentSupplements: "Magnesium 200 mg" }).recommendations).not.toContain("Du skrev");
  });

  it("names tests that the catalogue has, and says where none is needed", () => {
    const marked = Object.values(PEOPLE).flatMap(({ of }) => [
      ...of.recommendations.matchAll(/\/tester\?q=([^)\s]+)/g),
    ]);
    expect(marked.length).toBeGreaterThan(3);
    const markers = demoTests.flatMap(({ biomarkers }) => biomarkers).map((name) => name.toLowerCase());
    for (const [, query = ""] of marked) {
      const name = decodeURIComponent(query.replaceAll("+", " ")).toLowerCase();
      expect(
        markers.filter((marker) => marker.includes(name)),
        name,
      ).not.toEqual([]);
    }
    expect(sleep({ stressLevel: 5 }).recommendations).toContain("Inget test behövs");
  });

  it("tells the change in one number", () => {
    const before = { ...SLEEP, bedtime: "21:30", waketime: "07:30", sleepDuration: "5-6" };
    expect(measureView("sleep", SLEEP, before)).toEqual({
      ...{ label: "Sömn av tiden i sängen", before: "ungefär 55 %", now: "ungefär 95 %", trend: "better" },
    });
    expect(measureView("sleep", SLEEP, { ...before, sleepDuration: "9-eller-mer", waketime: "01:00" })).toEqual({
      ...{ label: "Ditt betyg på sömnen", before: `${before.sleepQuality} av 5`, now: "3 av 5", trend: "same" },
    });
    expect(measureView("training", {}, null)).toBeNull();
    expect(measureView("protocol", PROTOCOL, { ...PROTOCOL, stressLevel: "lag" })?.trend).toBe("worse");
  });
});

/** What is kept, known, or done once in a while: a first week has nothing to begin with. */
const NO_HABIT = [
  ...["good-room", "light-on-the-way", "little-stress", "long-sleeper", "older-sleep", "short-wakings"],
  ...["slow-morning", "some-noise", "young-late"],
  ...["dance", "eating-disorder-goal", "fitness-test", "injury-time", "outdoor", "seasons", "soreness", "sparring"],
  ...["mind-check-ups", "mind-longevity", "morning-blood-pressure", "move-long", "move-pain", "move-physical-work"],
  ...["move-very-active", "night-cold", "night-heat"],
];

it.each([
  { kind: "sleep", rules: SLEEP_RULES, words: SLEEP_WORDS },
  { kind: "training", rules: TRAINING_RULES, words: TRAINING_WORDS },
  { kind: "protocol", rules: PROTOCOL_RULES, words: PROTOCOL_WORDS },
])("a habit of the $kind test begins with a week of its own, never with that of its area", ({ rules, words }) => {
  const begun = words.starts.flatMap(({ of }) => of);
  const named = ({ id, advises }: { id: string; advises: readonly string[] }) =>
    [id, ...advises].some((name) => begun.includes(name));
  const habits = rules.filter((rule) => !isForToday(rule));
  const without = habits.filter((rule) => !named(rule)).map(({ id }) => id);
  expect(without.filter((id) => !NO_HABIT.includes(id))).toEqual([]);
  expect(habits.filter((rule) => named(rule) && NO_HABIT.includes(rule.id))).toEqual([]);
  const names = new Set<string>(rules.flatMap(({ id, advises }) => [id, ...advises]));
  expect(begun.filter((name) => !names.has(name))).toEqual([]);
});

it("a result that was stored under the former heading of care is read as before", () => {
  const stored = "## Först: prata med vården\n\nVänta med råden.\n\n## Om fyra veckor\n\n- Gör testet igen.";
  expect(sectionsOf("sleep", stored).map(({ kind }) => kind)).toEqual(["summary", "month"]);
  expect(afterCare(sectionsOf("sleep", stored)).map(({ heading }) => heading)).toEqual(["Om fyra veckor"]);
});

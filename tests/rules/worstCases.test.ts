import { describe, expect, it } from "vitest";
import type { Analysis } from "../../schema/analyses/analysis.ts";
import { analyse, analyseBy } from "../../schema/rules/analyses/analyse.ts";
import { whatYouToldOf } from "../../schema/rules/analyses/answersBehind.ts";
import { composeCareText, wordsIn } from "../../schema/rules/analyses/compose.ts";
import type { ProtocolAnswers, SleepAnswers, TrainingAnswers } from "../../schema/rules/analyses/facts.ts";
import { RED_FLAG_THEMES } from "../../schema/rules/analyses/redFlagThemes.ts";
import { isCareOnly } from "../../schema/rules/analyses/resultShape.ts";
import { afterCare, markdownOf, SECTIONS, sectionsOf } from "../../schema/rules/analyses/textSections.ts";

// What a physician read in results of people who had to be read right, and would not have let out of the door.

const training = (more: Partial<TrainingAnswers>): Analysis =>
  analyse("training", {
    ...{ age: 45, gender: "kvinna", trainingExperience: "intermediate", currentFrequency: "3-4", weeklyHours: "3-4" },
    ...{ currentTypes: ["styrketraning"], currentIntensity: "moderate", primaryGoals: ["strength"] },
    ...{ timeAvailable: "3-4", preferredTrainingTypes: ["gym"], injuries: "none", healthConditions: "none" },
    ...{ mobilityIssues: "none", fitnessLevel: "good", workType: "sedentary", stressLevel: 3, sleepQuality: 3 },
    ...{ recoveryTime: "moderate", trainingChallenges: null, motivationFactors: null },
    ...more,
  } as TrainingAnswers) as Analysis;
const sleep = (more: Partial<SleepAnswers>): Analysis =>
  analyse("sleep", {
    ...{ age: 45, gender: "kvinna", bedtime: "23:00", waketime: "06:30", sleepDuration: "5-6", sleepQuality: 2 },
    ...{ fallAsleepTime: "30-60", nightWakings: "2-3-gånger", morningTiredness: 4, daytimeFatigue: "ofta" },
    ...{ roomTemperature: "perfekt", roomDarkness: "mestadels-mörkt", noiseLevel: "helt-tyst" },
    ...{ exerciseFrequency: "1-2-gånger", exerciseTime: "kväll", caffeineIntake: "2-3-koppar" },
    ...{ alcoholIntake: "sällan", screenTimeBedtime: "i-sängen", stressLevel: 4, sleepChallenges: null },
    ...more,
  } as SleepAnswers) as Analysis;
const protocol = (more: Partial<ProtocolAnswers>): Analysis =>
  analyse("protocol", {
    ...{ age: 52, gender: "kvinna", primaryGoals: ["energy"], motivationLevel: "hog", currentHealth: "okej" },
    ...{ sleepQuality: "okej", stressLevel: "hog", fitnessLevel: "rekreation", healthChallenges: null },
    ...{ workType: "kontorsarbete", timeAvailable: "30-60min", preferredTimes: ["morgon"], currentSupplements: null },
    ...{ dietType: "blandat", experienceLevel: "medel", budgetRange: "basic", technologyComfort: "medel" },
    ...more,
  } as ProtocolAnswers) as Analysis;

describe("the result of somebody", () => {
  it("whose period is gone and who wants to lose weight speaks of no weight, waist or sessions to keep up", () => {
    const { recommendations, redFlags } = training({
      ...{ age: 24, primaryGoals: ["weight-loss"], currentFrequency: "5-6", weeklyHours: "8+", timeAvailable: "7-9" },
      ...{
        currentTypes: ["löpning"],
        trainingChallenges: "Mensen har försvunnit sedan åtta månader, vill ner tre kilo",
      },
    });
    expect(redFlags.map(({ id }) => id)).toContain("eating-disorder");
    expect(recommendations).not.toMatch(/gå ner i vikt|midja|balans att bygga på|Talet att|Stanna på samma nivå/);
  });

  it("of 94 with an aneurysm says when to ring 112, and does not speak for strength", () => {
    const { recommendations, redFlags } = training({
      ...{ age: 94, primaryGoals: ["endurance"], currentTypes: ["kondition"], trainingChallenges: "aortaaneurysm" },
    });
    expect(redFlags[0]?.text).toMatch(/112 vid plötslig, svår smärta i bröst, rygg eller mage/);
    expect(recommendations).not.toMatch(/muskler fortare än kondition|jogga/);
    for (const of of [sleep({ sleepChallenges: "aortaaneurysm" }), protocol({ healthChallenges: "aortaaneurysm" })])
      expect(of.redFlags.map(({ id }) => id)).toContain("aneurysm");
  });

  it("who fainted rules out all training, and driving", () => {
    const [flag] = training({ trainingChallenges: "svimmade på gymmet" }).redFlags;
    expect(flag?.text).toMatch(/Avstå från träning, och kör inte bil/);
  });

  it("who is pregnant and drinks begins with the alcohol", () => {
    const { recommendations, findings } = sleep({ sleepChallenges: "gravid i vecka 20", alcoholIntake: "regelbundet" });
    expect(findings[0]?.id).toBe("alcohol-pregnant");
    expect(recommendations).toContain("Därför börjar vi här: avstå från alkohol");
  });

  it("who falls asleep at the wheel is led to apnoea, not to a test to buy", () => {
    const { recommendations } = sleep({ sleepChallenges: "somnar vid ratten", daytimeFatigue: "alltid" });
    expect(recommendations).toContain("Är det sömnapné?");
    expect(recommendations).not.toContain("järnbrist");
  });

  it("who has thought out how to end it is told to ring 112 now", () => {
    const [flag] = sleep({ sleepChallenges: "jag har planerat hur jag ska göra slut på det" }).redFlags;
    expect(flag?.text).toMatch(/Ring 112 nu om du .*har tänkt ut hur/);
  });

  it("who is stressed promises no five minutes beside a morning of thirty", () => {
    expect(protocol({}).recommendations).not.toContain("mindre än fem minuter");
  });
});

it("a result without a plan names a third urgent red flag, too, within its length", () => {
  const { recommendations, shape, redFlags } = training({
    ...{ trainingChallenges: "vill inte leva längre", conditions: ["chest-pain", "fainting", "black-stool", "stroke"] },
  } as Partial<TrainingAnswers>);
  expect(shape).toBe("care-only");
  const [first] = recommendations.split(/\n(?=## )/);
  const urgent = redFlags.filter(({ id, urgency }) => urgency === "112" && id !== "suicide");
  const told = urgent.filter(({ text, because }) => first?.includes(text) || first?.includes(because[0] ?? "–"));
  expect(told.length).toBe(3);
  expect(wordsIn(composeCareText(redFlags))).toBeLessThanOrEqual(350);
});

it("a result without a plan has its length, whichever red flags come together", () => {
  const all = RED_FLAG_THEMES.map(({ key, urgency, text, about }) => ({
    ...{ id: key, urgency, text },
    because: [whatYouToldOf(key, about, [])],
  }));
  const minor = {
    id: "minor",
    urgency: "1177" as const,
    text: "Testen är för vuxna.",
    because: ["det du skrev om din ålder"],
  };
  const [deep, urgent] = [
    all.filter(({ id }) => isCareOnly(id)),
    all.filter(({ id, urgency }) => urgency === "112" && !isCareOnly(id)),
  ];
  const wordy = (flags: typeof all) =>
    [...flags].sort((a, b) => wordsIn(b.because[0] ?? "") - wordsIn(a.because[0] ?? ""));
  const counts = deep.flatMap((deciding) =>
    urgent.flatMap((beside) =>
      deep.map((other) => {
        const named = wordy(urgent.filter((one) => one !== beside)).slice(0, 4);
        const some = [deciding, beside, ...named, ...(other === deciding ? [] : [other])];
        return Math.max(wordsIn(composeCareText(some)), wordsIn(composeCareText([...some, minor])));
      }),
    ),
  );
  expect(Math.max(...counts)).toBeLessThanOrEqual(350);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(100);
});

describe("where care comes first", () => {
  const { recommendations } = training({ trainingChallenges: "får svårt att andas i trappor" });

  it("what is to be done until then is gone once it is done", () => {
    expect(recommendations).toContain("Vänta med dem tills du har pratat med vården");
    const after = markdownOf(afterCare(sectionsOf("training", recommendations)));
    expect(after).not.toMatch(/pratat med vården|Ring eller boka|Att berätta när du ringer/);
    expect(after).toContain(SECTIONS.afterCare);
    expect(after).toContain("ringer du 112");
  });

  it("habits do not speak of sessions", () => {
    expect(recommendations).not.toMatch(/efter passet/);
  });

  it("the text has its length though illnesses leave no habit to advise", () => {
    const redFlags = sleep({ sleepChallenges: "feber i två veckor" }).redFlags;
    const facts = { mentions: [], flags: redFlags.map(({ id }) => id), shape: "care-first" as const };
    const text = analyseBy("training", facts, [], redFlags).recommendations;
    expect(wordsIn(text)).toBeGreaterThanOrEqual(350);
    expect(text).toContain("1177 svarar dygnet runt");
    expect(recommendations).not.toContain("1177 svarar dygnet runt");
  });
});

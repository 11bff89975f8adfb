import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Analysis } from "../../schema/analyses/analysis.ts";
import { activityRulesFor } from "../../schema/rules/analyses/activities.ts";
import { analyse, ruledOutOf } from "../../schema/rules/analyses/analyse.ts";
import { answersBehind } from "../../schema/rules/analyses/answersBehind.ts";
import { composeCareText, redFlagSection, wordsIn } from "../../schema/rules/analyses/compose.ts";
import { CONDITIONS, measuredIn } from "../../schema/rules/analyses/conditions.ts";
import { contradictionsIn } from "../../schema/rules/analyses/contradictions.ts";
import {
  ANSWERS_BEHIND,
  type ProtocolAnswers,
  protocolFacts,
  type SafetyFacts,
  type SleepAnswers,
  type TrainingAnswers,
} from "../../schema/rules/analyses/facts.ts";
import { helplinesFor } from "../../schema/rules/analyses/helplines.ts";
import { MENTIONS } from "../../schema/rules/analyses/mentions.ts";
import { phraseReader } from "../../schema/rules/analyses/phrases.ts";
import { ADDITIONS, MONTHLY_COSTS, OPTIONAL, SAMPLES } from "../../schema/rules/analyses/protocol/activityRules.ts";
import { PROTOCOL_RULES } from "../../schema/rules/analyses/protocolRules.ts";
import { ANSWER_FLAGS } from "../../schema/rules/analyses/redFlagAnswers.ts";
import { RED_FLAG_THEMES } from "../../schema/rules/analyses/redFlagThemes.ts";
import { shapeOf } from "../../schema/rules/analyses/resultShape.ts";
import { holds, type When } from "../../schema/rules/analyses/rule.ts";
import { RULED_OUT, ruledOutFor } from "../../schema/rules/analyses/ruledOut.ts";
import { avoidedWords } from "../../schema/rules/analyses/ruledOutWords.ts";
import { isForToday } from "../../schema/rules/analyses/sharedTopics.ts";
import { SLEEP_RULES } from "../../schema/rules/analyses/sleepRules.ts";
import { suggestedProtocol } from "../../schema/rules/analyses/suggestedProtocol.ts";
import { TRAINING_RULES } from "../../schema/rules/analyses/trainingRules.ts";
import { answersTo, factsOf } from "../support/anyAnswers.ts";
import { NO_CONDITION } from "../support/conditionSentences.ts";
import { NEVER_FOR, NEVER_TOGETHER } from "../support/contradictoryAdvice.ts";
import { aPerson } from "../support/protocolAnswers.ts";

const RUNS = process.env.FULL_RUN ? 10_000 : 300;

/** Milliseconds that the answers of thousands may take. */
const LONG = process.env.FULL_RUN ? 600_000 : 60_000;

const RULES = { sleep: SLEEP_RULES, training: TRAINING_RULES, protocol: PROTOCOL_RULES };
const ACTIVITIES = [...SAMPLES.flat(), ...ADDITIONS, ...OPTIONAL];

/** What the text says to do, by the titles that stand in it. */
const titlesIn = (text: string): string[] => [
  ...[...text.matchAll(/^(?:- |\d+\. )\*\*([^*]+?)\.?\*\*(?!\S)/gmu)].map(([, title]) => title ?? ""),
  ...[...text.matchAll(/^\d+\. \*\*(?:Vecka \d|När vården har sagt ja):\*\* (.+)\.$/gmu)].map(
    ([, title]) => title ?? "",
  ),
];
const folded = (text: string) => text.toLowerCase();

type Kind = keyof typeof RULES;

/** A drawn set of answers with its result, and what is known of who gave them. */
interface Drawn {
  kind: Kind;
  answers: never;
  result: Analysis<Kind>;
  facts: SafetyFacts;
}

/** What is ruled out reaches neither findings, text, activities nor saved steps. */
function expectNothingRuledOut({ kind, result, facts }: Drawn): void {
  const rules = RULES[kind] as readonly { id: string; title: string; advises: readonly string[] }[];
  const out: ReadonlySet<string> = ruledOutFor(facts);
  const isOut = ({ advises }: { advises: readonly string[] }) => advises.some((topic) => out.has(topic));

  const said = rules.filter(({ id }) => result.findings.some((finding) => finding.id === id));
  expect(said.filter(isOut).map(({ id }) => id)).toEqual([]);

  // The written list: two things that contradict each other, and what speaks against something known of them.
  const day = ACTIVITIES.filter(({ id }) => result.activities.some((one) => one.id === id && !one.isOptional));
  const advised = new Set<string>(said.flatMap(({ advises }) => advises));
  const together: readonly (readonly [string, string])[] = NEVER_TOGETHER[kind];
  expect(together.filter(([one, other]) => advised.has(one) && advised.has(other))).toEqual([]);
  const never = (NEVER_FOR[kind] as readonly { who: string; when: When<SafetyFacts>; topics: readonly string[] }[])
    .filter(({ when }) => holds(when, facts))
    .flatMap(({ who, topics }) =>
      [...said, ...day]
        .filter(({ advises }) => advises.some((topic) => topics.includes(topic)))
        .map(({ id }) => `${id} for ${who}`),
    );
  expect(never).toEqual([]);

  // Titles that some rule has which is not ruled out may stand in the text, others may not.
  const forbidden = new Set(rules.filter(isOut).map(({ title }) => folded(title)));
  for (const rule of rules) if (!isOut(rule)) forbidden.delete(folded(rule.title));
  expect(titlesIn(result.recommendations).filter((title) => forbidden.has(folded(title)))).toEqual([]);

  const steps =
    suggestedProtocol({ key: randomUUID(), createdAt: "2026-03-03", goal: null, ...result }, randomUUID).steps ?? [];
  for (const { id, title, dosage } of result.activities) {
    const versions = ACTIVITIES.filter((rule) => rule.id === id);
    expect(
      versions.some((rule) => !isOut(rule)),
      `${id} ${title}`,
    ).toBe(true);
    if (dosage === "400 mg") expect(steps.map((step) => step.dosage)).not.toContain(dosage);
  }
  if (result.activities.length > 0) {
    expect(steps.map(({ title }) => title)).toEqual(
      result.activities.filter(({ isOptional }) => !isOptional).map(({ title }) => title),
    );
  }
}

/** A result has the shape that its red flags give it, and the length of that shape. */
function expectShapeAndLength({ result }: Drawn): void {
  const { recommendations: text, redFlags, findings, activities, shape } = result;
  expect(shape).toBe(shapeOf(redFlags));
  expect(findings.filter(({ because }) => because.length === 0).map(({ id }) => id)).toEqual([]);
  const words = wordsIn(text);
  // All of the text, also what a page folds.
  const [least, most] = { plan: [350, 650], "care-first": [350, 650], "care-only": [100, 350] }[shape] as [
    number,
    number,
  ];
  expect([words >= least, words <= most], `${shape}: ${words} words`).toEqual([true, true]);
  if (shape !== "plan") {
    // What to leave may be named by who says to leave it.
    const advice = text
      .split(/^## (?!Läs det här först)/mu)
      .slice(1)
      .join("\n")
      .split("\n")
      // Nor is what somebody wrote themselves any advice.
      .map((line) => line.replace(/\(Utifrån .*/u, ""))
      .filter((line) => !findings.some(({ title, isForToday }) => isForToday && line.includes(`**${title}.**`)))
      .join("\n");
    expect(advice).not.toMatch(
      /vecka 1|intervaller|tungt pass|hårdare pass|kall dusch|kallbad(?!et)|fem pass|morgonträning/iu,
    );
  }
  if (shape === "care-only") expect([findings, activities]).toEqual([[], []]);
  const weeks = [...text.matchAll(/\*\*Vecka \d:\*\* (.+)\.$/gmu)].map(([, title]) => title);
  const today = findings.filter((finding) => finding.isForToday).map(({ title }) => folded(title));
  expect(weeks.filter((title) => today.includes(folded(title ?? "")))).toEqual([]);
  for (const title of today) expect(folded(text)).toContain(`- ${title}.`);
}

/** A day asks for no more minutes or kronor than there are, at times that suit. */
function expectTimeAndMoney({ answers: given, result, facts: known }: Drawn): void {
  const answers = given as ProtocolAnswers;
  const facts = known as ReturnType<typeof protocolFacts>;
  const most = { "15-30min": 30, "30-60min": 60, "1-2h": 120, "2h+": 240 };
  const budgets = { minimal: 500, basic: 1_500, medel: 3_000, premium: 5_000, unlimited: Number.POSITIVE_INFINITY };
  const { daily } = activityRulesFor(facts);
  const sum = (of: (rule: (typeof daily)[number]) => number) => daily.reduce((all, rule) => all + of(rule), 0);
  expect(sum(({ minutes }) => minutes)).toBeLessThanOrEqual(most[answers.timeAvailable]);
  expect(sum(({ cost }) => (cost ? MONTHLY_COSTS[cost] : 0))).toBeLessThanOrEqual(budgets[answers.budgetRange]);
  const suitsMorning = answers.preferredTimes.some((time) => ["morgon", "formiddag"].includes(time));
  if (!suitsMorning && answers.workType !== "skiftarbete" && !facts.mentions.includes("shift-work")) {
    const early = result.activities.filter(({ id, timeOfDay }) => timeOfDay === "morning" && /training|cold/.test(id));
    expect(early.filter(({ id }) => id !== "wait-with-training").map(({ id }) => id)).toEqual([]);
  }
}

/** Nothing rests on answers that contradict each other. Returns whether any did. */
function expectNothingConcluded({ kind, answers, result, facts }: Drawn): boolean {
  const fields = contradictionsIn(kind, answers).flatMap((one) => one.fields);
  if (fields.length === 0 || kind === "protocol") return false;
  const rules = RULES[kind] as readonly { id: string; when: When<object> }[];
  const flags = ANSWER_FLAGS[kind] as readonly { id: string; when: When<object> }[];
  // What follows from an answer is told from it; that they contradict each other is no conclusion from them.
  const doubted = new Set([
    ...fields,
    ...Object.keys(ANSWERS_BEHIND).filter(
      (fact) =>
        !fact.endsWith("Agree") &&
        !fact.endsWith("Agrees") &&
        ANSWERS_BEHIND[fact]?.some((name) => fields.includes(name)),
    ),
  ]);
  const rests = ({ when }: { when: When<object> }) =>
    (Array.isArray(when) ? when : [when])
      .filter((one) => holds(one, facts))
      .every((one) => Object.keys(one).some((name) => doubted.has(name)));
  const said = rules.filter(({ id }) => result.findings.some((finding) => finding.id === id));
  expect(said.filter(rests).map(({ id }) => id)).toEqual([]);
  const raised = flags.filter(({ id }) => result.redFlags.some((flag) => flag.id === id));
  expect(raised.filter(rests).map(({ id }) => id)).toEqual([]);
  // Nor are they given as a reason, but for saying that they do not agree.
  const agrees = ({ when }: { when: When<object> }) => /Agrees?"/.test(JSON.stringify(when));
  const doubts = new Set([...rules, ...flags].filter(agrees).map(({ id }) => id));
  const because = [...result.findings, ...result.redFlags].flatMap((one) => (doubts.has(one.id) ? [] : one.because));
  const given = fields.flatMap((name) => answersBehind(kind, [name], answers as never));
  expect(because.filter((reason) => given.includes(reason))).toEqual([]);
  expect(result.recommendations).not.toMatch(
    kind === "training"
      ? /Du tränar mycket|Halvera tiden i två veckor|Du tränar mer i dag|ungefär \d+ minuter per pass/
      : fields.includes("bedtime")
        ? /Du ligger i sängen|% av tiden/
        : /Du tränar/,
  );
  return true;
}

describe("what is known of somebody", () => {
  it.each(["sleep", "training", "protocol"] as const)(
    "%s: what it rules out reaches nothing, and the result has its shape, its length and its bounds",
    (kind) => {
      let contradicted = 0;
      fc.assert(
        fc.property(answersTo(kind), (answers) => {
          const result: Analysis<Kind> = analyse(kind, answers);
          const drawn = { kind, answers: answers as never, result, facts: factsOf(kind, answers, result) };
          expectNothingRuledOut(drawn);
          expectShapeAndLength(drawn);
          if (kind === "protocol") expectTimeAndMoney(drawn);
          if (expectNothingConcluded(drawn)) contradicted += 1;
        }),
        { numRuns: RUNS },
      );
      if (kind !== "protocol") expect(contradicted).toBeGreaterThan(RUNS / 10);
    },
    LONG,
  );
});

describe("rules and activities", () => {
  it("each say what they are, and how many minutes the text names", () => {
    for (const { id, advises } of [...SLEEP_RULES, ...TRAINING_RULES, ...PROTOCOL_RULES, ...ACTIVITIES])
      expect(advises.length, id).toBeGreaterThan(0);
    for (const { id, description, minutes } of ACTIVITIES) {
      const named = /^(?:Fem till )?(?:(\d+)–)?(\d+|fem|tio) minuter/iu.exec(description);
      const most = { fem: 5, tio: 10 }[named?.[2]?.toLowerCase() ?? ""] ?? Number(named?.[2] ?? 0);
      if (!/one-thing-at-a-time/.test(id)) expect(minutes, id).toBeGreaterThanOrEqual(most);
    }
  });

  it("of care and of what to leave are never for a week", () => {
    const today = [...SLEEP_RULES, ...TRAINING_RULES, ...PROTOCOL_RULES].filter(isForToday).map(({ id }) => id);
    for (const id of [
      "alcohol-pregnant",
      "heart-ask",
      "epilepsy",
      "food-blood-thinner",
      "food-kidney",
      "take-st-johns-wort",
    ])
      expect(today).toContain(id);
    for (const id of ["time-5-6", "wind-down", "night-wind-down", "move-walk", "get-up-when-awake"])
      expect(today).not.toContain(id);
  });
});

describe("the table of what is ruled out", () => {
  it("names red flags and mentions that there are", () => {
    const flags = new Set([
      ...RED_FLAG_THEMES.map(({ key }) => key),
      ...Object.values(ANSWER_FLAGS).flatMap((some) => some.map(({ id }) => id)),
      "supplements-with-blood-thinner",
    ]);
    const mentions = new Set<string>(MENTIONS.map(({ key }) => key));
    const conditions = RULED_OUT.flatMap(({ when }) => when) as { flags?: string[]; mentions?: string[] }[];
    expect(conditions.flatMap((one) => one.flags ?? []).filter((id) => !flags.has(id))).toEqual([]);
    expect(conditions.flatMap((one) => one.mentions ?? []).filter((key) => !mentions.has(key))).toEqual([]);
  });

  it("speaks of every condition", () => {
    const conditions = RULED_OUT.flatMap(({ when }) => when) as { mentions?: string[] }[];
    const spokenOf = new Set(conditions.flatMap((one) => one.mentions ?? []));
    expect(CONDITIONS.map(({ key }) => key).filter((key) => !spokenOf.has(key))).toEqual([]);
  });

  const urgent = RED_FLAG_THEMES.filter(({ key, urgency }) => urgency === "112" && key !== "suicide-other");

  it.each(urgent.map(({ key }) => key))("keeps training from who wrote of %s", (id) => {
    const redFlags = [{ id, urgency: "112" as const, text: "", because: [] }];
    const out = ruledOutFor({ mentions: [], flags: [id], shape: shapeOf(redFlags) });
    for (const topic of ["workout", "hard-training", "heavy-lifting", "long-session", "own-plan", "time-plan"] as const)
      expect(out.has(topic), topic).toBe(true);
    for (const topic of ["cold", "heat", "fasting", "walk-start", "training"] as const)
      expect(out.has(topic)).toBe(true);
  });
});

describe("a text that somebody else writes", () => {
  const avoidedOf = (healthChallenges: string, more: Partial<ProtocolAnswers> = {}) =>
    avoidedWords(ruledOutOf("protocol", aPerson({ healthChallenges, ...more })).topics);
  const isRefused = (text: string, ...person: Parameters<typeof avoidedOf>) =>
    avoidedOf(...person).some(({ pattern }) => pattern.test(text));

  it("may not name what is ruled out for whom it is about", () => {
    expect(isRefused("Avsluta med en kall dusch.", "Raynauds")).toBe(true);
    expect(isRefused("Pröva fyra intervaller.", "hjärtsvikt")).toBe(true);
    expect(isRefused("Ta magnesium till kvällen.", "hypotyreos")).toBe(true);
    expect(isRefused("Ät lax två gånger i veckan.", "", { dietType: "vegan" })).toBe(true);
    expect(isRefused("Fasta till lunch.", "helammar sonen")).toBe(true);
    expect(isRefused("Avsluta med en kall dusch och ät lax.", "")).toBe(false);
    expect(avoidedOf("")).toEqual([]);
  });
});

describe("what is left where care comes first", () => {
  it("names no effort, but to say that it should wait", () => {
    const out: ReadonlySet<string> = ruledOutFor({ mentions: [], flags: [], shape: "care-first" });
    const left = [
      ...[...SLEEP_RULES, ...TRAINING_RULES, ...PROTOCOL_RULES].filter((rule) => !isForToday(rule)),
      ...ACTIVITIES.map((activity) => ({ ...activity, text: activity.description })),
    ].filter(({ advises }) => !advises.some((topic) => out.has(topic)));
    const effort = /jogg|rask|promenad|trapp|armhäv|knäböj|intervall|bada|basta|varm dusch|hårda? pass/iu;
    const named = left.filter(({ title, text }) => effort.test(`${title} ${text}`)).map(({ id }) => id);
    expect(named).toEqual([]);
    expect(left.length).toBeGreaterThan(60);
  });
});

describe("conditions", () => {
  const read = phraseReader(CONDITIONS);

  it.each(NO_CONDITION)("are none in: %s", (text) => {
    expect(read(text).filter(({ way }) => way === "said")).toEqual([]);
  });

  it("are read from measured values", () => {
    expect(measuredIn(["blodtryck 170/100"])).toEqual(["high-blood-pressure"]);
    expect(measuredIn(["BT 138/92 i går"])).toEqual(["high-blood-pressure"]);
    expect(measuredIn(["blodtryck 120/75", null])).toEqual([]);
    expect(measuredIn(["GFR 40", "eGFR är 55"])).toEqual(["kidney"]);
    expect(measuredIn(["GFR 95"])).toEqual([]);
    expect(measuredIn(["tränar 3/5 dagar, född 24/12 1980, puls 60"])).toEqual([]);
  });
});

describe("answers that contradict each other", () => {
  const asked = (...given: Parameters<typeof contradictionsIn>) =>
    contradictionsIn(...given).map(({ question }) => question);

  it("are asked about once all of them are there", () => {
    const times = { bedtime: "01:00", waketime: "05:00", sleepDuration: "9-eller-mer" };
    expect(contradictionsIn("sleep", times)).toEqual([
      expect.objectContaining({
        question: "Stämmer tiderna?",
        text: expect.stringContaining(
          "Från 01:00 till 05:00 är det ungefär 4 timmar, och du har svarat att du sover 9",
        ),
      }),
    ]);
    expect(asked("sleep", { ...times, sleepDuration: "mindre-än-5" })).toEqual([]);
    expect(asked("sleep", { ...times, sleepDuration: "" })).toEqual([]);
    expect(asked("sleep", { bedtime: "2", waketime: "05:00", sleepDuration: "7-8" })).toEqual([]);
    expect(asked("sleep", { exerciseFrequency: "aldrig", exerciseTime: "kväll" })).toHaveLength(1);
    expect(asked("sleep", { exerciseFrequency: "aldrig", exerciseTime: "tränar-inte" })).toEqual([]);
    expect(asked("training", { currentFrequency: "never", weeklyHours: "8+" })).toEqual(["Stämmer tiden?"]);
    expect(asked("training", { currentFrequency: "daily", weeklyHours: "0" })).toEqual(["Stämmer tiden?"]);
    expect(asked("training", { currentFrequency: "never", weeklyHours: "0" })).toEqual([]);
    expect(asked("protocol", {})).toEqual([]);
  });
});

describe("the worst that was found", () => {
  const TRAINING: TrainingAnswers = {
    ...{ age: 45, gender: "man", trainingExperience: "advanced", currentFrequency: "3-4", weeklyHours: "3-4" },
    ...{ currentTypes: ["styrketraning"], currentIntensity: "moderate", primaryGoals: ["strength"] },
    ...{ timeAvailable: "5-6", preferredTrainingTypes: ["gym"], injuries: "none", healthConditions: "none" },
    ...{ mobilityIssues: "none", fitnessLevel: "good", workType: "sedentary", stressLevel: 2, sleepQuality: 4 },
    ...{ recoveryTime: "fast", trainingChallenges: null, motivationFactors: null },
  } as TrainingAnswers;
  const training = (trainingChallenges: string, more: Partial<TrainingAnswers> = {}) =>
    analyse("training", { ...TRAINING, ...more, trainingChallenges });
  const ids = ({ findings }: { findings: readonly { id: string }[] }) => findings.map(({ id }) => id);

  it.each([
    "svimmade på gymmet",
    "får svårt att andas i trappor",
    "ont i bröstet när jag anstränger mig",
    "vaden är svullen och varm sen i går",
  ])("%s: care first, and nothing of a plan for training", (text) => {
    const result = training(text);
    expect(result.shape).toBe("care-first");
    expect(result.recommendations).toContain("## Prata med vården innan du ändrar något");
    expect(result.recommendations).not.toMatch(/Vecka 1|fem pass|hårdare|tungt pass/);
    const protocol = analyse("protocol", aPerson({ healthChallenges: text }));
    const activities = protocol.activities.map(({ id }) => id);
    expect(activities).toEqual(expect.arrayContaining(["wait-with-training", "lukewarm-shower"]));
    expect(activities.filter((id) => /^(morning-training|cold-shower|magnesium(-250)?|strength)$/.test(id))).toEqual(
      [],
    );
  });

  it.each(["vill inte leva längre", "hör röster"])("%s: no plan, but whom to call", (text) => {
    for (const result of [training(text), analyse("protocol", aPerson({ healthChallenges: text }))]) {
      expect(result).toMatchObject({ shape: "care-only", findings: [], activities: [] });
      expect(wordsIn(result.recommendations)).toBeLessThan(400);
      const calls = helplinesFor(result.redFlags.map(({ id }) => id));
      for (const { number } of calls) expect(result.recommendations).toContain(number);
      expect(calls.map(({ number }) => number)).toEqual(expect.arrayContaining(["112", "1177"]));
    }
    const numbers = helplinesFor(["suicide"]).map(({ number }) => number);
    expect(numbers).toEqual(expect.arrayContaining(["90101", "08-702 16 80"]));
    expect(helplinesFor(["violence"]).map(({ number }) => number)).toContain("020-50 50 50");
    expect(helplinesFor(["chest-pain"])).toEqual([]);
  });

  it("of many red flags the most urgent are told, and the others named", () => {
    const flag = (id: string, urgency: "112" | "1177") => ({
      id,
      urgency,
      text: `${id} i sin helhet.`,
      because: [`om ${id}`],
    });
    const [one, two, three] = [flag("stroke", "112"), flag("chest-pain", "112"), flag("fainting", "112")];
    const calm = [flag("lump", "1177"), flag("weight-loss", "1177")];
    expect(redFlagSection([one, two, three, flag("breathless", "112"), ...calm])).toBe(
      "## Läs det här först\n\n- stroke i sin helhet. (Utifrån om stroke.)\n- chest-pain i sin helhet. (Utifrån om chest-pain.)\n" +
        "- fainting i sin helhet. (Utifrån om fainting.)\n- Ring 112 också om något av det här pågår nu: om breathless.\n" +
        "- Ta också upp det här när du ringer: om lump; om weight-loss.\n\n",
    );
    // Who needs a human being hears of that, and of one that may be urgent.
    const humane = composeCareText([flag("suicide", "112"), one, ...calm]);
    expect(humane).toContain("suicide i sin helhet");
    expect(humane).toContain("stroke i sin helhet");
    expect(humane).not.toMatch(/lump|weight-loss/);
  });

  it("an aneurysm at 94, brittle bones, a missing period: no strain", () => {
    const strain =
      /^(one-interval|goal-strength|goal-strength-heavy|five-moves|bone-50|fit-mostly-easy|goal-flexibility)$/;
    for (const [text, primaryGoals] of [
      ["aortaaneurysm", ["strength", "endurance"]],
      ["benskör med kotfraktur", ["strength", "flexibility"]],
    ] as const) {
      const result = training(text, { age: 94, primaryGoals: [...primaryGoals] });
      expect(ids(result).filter((id) => strain.test(id))).toEqual([]);
    }
    const result = training("Mensen har försvunnit sedan åtta månader, vill ner tre kilo till", {
      primaryGoals: ["weight-loss"],
    });
    expect(ids(result)).toContain("missing-period");
    expect(ids(result)).not.toContain("lose-weight-slowly");
  });

  it("who nurses is not called pregnant", () => {
    const result = training("ammar", { stressLevel: 4 });
    expect(ids(result)).toEqual(expect.arrayContaining(["nursing", "postpartum-mood"]));
    expect(result.recommendations).not.toMatch(/gravid/);
  });

  it("four hours in bed are not enough sleep, whatever is said of them", () => {
    const facts = {
      ...SLEEP,
      bedtime: "01:00",
      waketime: "05:00",
      sleepDuration: "9-eller-mer",
      daytimeFatigue: "alltid",
    } as const;
    const result = analyse("sleep", facts);
    expect(ids(result)).toContain("tired-unclear");
    expect(result.recommendations).not.toMatch(/sover tillräckligt|ligger i sängen/);
    expect(result.redFlags.map(({ id }) => id)).not.toContain("long-sleep-tired");
  });

  const SLEEP: SleepAnswers = {
    ...{ age: 42, gender: "kvinna", bedtime: "21:30", waketime: "07:30", sleepDuration: "5-6", sleepQuality: 2 },
    ...{ fallAsleepTime: "mer-än-60", nightWakings: "2-3-gånger", morningTiredness: 3, daytimeFatigue: "ofta" },
    ...{ roomTemperature: "perfekt", roomDarkness: "helt-mörkt", noiseLevel: "helt-tyst", exerciseFrequency: "aldrig" },
    ...{ exerciseTime: "kväll", caffeineIntake: "inget", alcoholIntake: "regelbundet", screenTimeBedtime: "i-sängen" },
    ...{ stressLevel: 2, sleepChallenges: null },
  } as SleepAnswers;

  it.each(["slutar andas när jag sover", "somnar vid ratten", "är yrkeschaufför"])(
    "%s: no shorter night",
    (sleepChallenges) => {
      expect(ids(analyse("sleep", SLEEP))).toContain("less-time-in-bed");
      const result = analyse("sleep", { ...SLEEP, sleepChallenges });
      expect(ids(result).filter((id) => /^(less-time-in-bed|bed-when-sleepy)$/.test(id))).toEqual([]);
    },
  );

  it("a bottle of wine every evening is no reason to stop at once", () => {
    const result = analyse("sleep", { ...SLEEP, sleepChallenges: "dricker en flaska vin varje kväll" });
    expect(result.recommendations).not.toMatch(/utan alkohol\*\*|vita kvällar/);
  });

  it("who may not drink hears it today, not in week 2", () => {
    const { recommendations } = analyse("sleep", { ...SLEEP, sleepChallenges: "är gravid i vecka 20" });
    expect(recommendations).toMatch(/## Redan i dag\n\n(?:- .+\n)*- Avstå från alkohol medan du är gravid\./);
    expect(recommendations).not.toMatch(/Vecka \d:\*\* avstå/);
  });

  it.each([
    ["vegan", /(?<!\p{L})(?:ägg|kvarg|fisk|mjölk|ost(?!\p{L}))/iu],
    ["keto", /gröt|havregryn|bönor|fullkorn|smörgås/iu],
    ["paleo", /gröt|havregryn|bönor|fullkorn|smörgås|kvarg/iu],
  ] as const)("%s: no food that is not eaten", (dietType, foods) => {
    for (const more of [{ age: 70 }, { workType: "skiftarbete" }, { primaryGoals: ["longevity", "energy"] }] as const) {
      const { findings, activities } = analyse("protocol", aPerson({ dietType, ...more } as Partial<ProtocolAnswers>));
      const named = [...findings.map(({ text }) => text), ...activities.map(({ description }) => description)];
      // What is said of food in general, or of the diet itself, names it to say what it is not needed for.
      const about = named.filter((text) => !/fiskolja|Livsmedelsverket|flingsalt/.test(text));
      expect(about.filter((text) => foods.test(text))).toEqual([]);
    }
  });
});

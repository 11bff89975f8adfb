import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sitemapPaths } from "../../client/routes.tsx";
import { FINDING_CATEGORIES } from "../../schema/analyses/vocabulary.ts";
import { MAX_DESCRIPTION, MAX_DOSAGE, MAX_TITLE } from "../../schema/protocols/vocabulary.ts";
import { activitiesFor } from "../../schema/rules/analyses/activities.ts";
import { analyse, analyseBy, selectRules } from "../../schema/rules/analyses/analyse.ts";
import { wordsIn } from "../../schema/rules/analyses/compose.ts";
import type { ProtocolFacts } from "../../schema/rules/analyses/facts.ts";
import { ADDITIONS, OPTIONAL, SAMPLES } from "../../schema/rules/analyses/protocol/activityRules.ts";
import type { ProtocolTopic } from "../../schema/rules/analyses/protocol/rule.ts";
import { PROTOCOL_RULES } from "../../schema/rules/analyses/protocolRules.ts";
import { type Condition, holds } from "../../schema/rules/analyses/rule.ts";
import { supplementsTaken } from "../../schema/rules/analyses/supplementsTaken.ts";
import { doseNotes } from "../../schema/rules/protocols/doseNotes.ts";
import { expectEveryCategory } from "../support/analysisTexts.ts";
import { AUTHORISED_CLAIMS } from "../support/authorisedClaims.ts";
import { NEVER_FOR, NEVER_TOGETHER } from "../support/contradictoryAdvice.ts";
import { demoGuides } from "../support/demoItems.ts";
import { aPerson, MENTIONS, people } from "../support/protocolAnswers.ts";
import { aStep } from "../support/protocols.ts";

const CATEGORIES = Object.keys(FINDING_CATEGORIES.protocol);
const ACTIVITIES = [...SAMPLES.flat(), ...ADDITIONS, ...OPTIONAL];

/** Works out once for each of many people what several tests look at. */
function oncePerPerson<Result>(work: (facts: ProtocolFacts) => Result): (facts: ProtocolFacts) => Result {
  const known = new Map<ProtocolFacts, Result>();
  return (facts) => {
    const stored = known.get(facts) ?? work(facts);
    known.set(facts, stored);
    return stored;
  };
}

const rulesFor = oncePerPerson((facts) => selectRules(PROTOCOL_RULES, facts));
const topicsOf = oncePerPerson(
  (facts): Set<ProtocolTopic> => new Set(rulesFor(facts).flatMap(({ advises }) => advises)),
);
const dayOf = oncePerPerson(activitiesFor);

describe("the rules of the protocol questionnaire", () => {
  it("are at least fifty, each with an id of its own", () => {
    expect(PROTOCOL_RULES.length).toBeGreaterThanOrEqual(50);
    expect(new Set(PROTOCOL_RULES.map(({ id }) => id)).size).toBe(PROTOCOL_RULES.length);
  });

  it.each(PROTOCOL_RULES.map((rule) => [rule.id, rule] as const))("%s is short, calm and honest", (_, rule) => {
    const { title, text, evidence } = rule;
    expect(title.split(/\s+/).length).toBeLessThanOrEqual(8);
    expect(title).not.toMatch(/[.!?]$/);
    const words = wordsIn(text);
    expect(words).toBeGreaterThanOrEqual(18);
    expect(words).toBeLessThanOrEqual(48);
    expect(evidence).toMatch(/^[^.]{15,130}\.$/u);
    expect(`${title} ${text} ${evidence}`).not.toMatch(
      /!|garanter|botar|bevisa|mirak|du har (?:depression|diabetes)| - /i,
    );
  });

  it("lead to guides and pages that exist", () => {
    const paths = new Set([...demoGuides.map(({ slug }) => `/guider/${slug}`), ...sitemapPaths, "/min-resa"]);
    const links = PROTOCOL_RULES.flatMap(({ links = [] }) => links);
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(50);
  });

  it("name no dose above a level", () => {
    const steps = PROTOCOL_RULES.map(({ title, text }) => aStep({ title, description: text }));
    expect(steps.flatMap((step) => doseNotes([step]).map(({ text }) => text))).toEqual([]);
  });

  it("say of supplements only what is authorised", () => {
    const claims = AUTHORISED_CLAIMS.flatMap(({ nutrient, claims }) => claims.map((claim) => `${nutrient} ${claim}`));
    const effects = PROTOCOL_RULES.filter(({ category }) => category === "supplements")
      .flatMap(({ text, evidence }) => `${text} ${evidence}`.split(/(?<=[.;])\s+/))
      .filter((sentence) =>
        /\b(bidrar|ökar|förbättrar|stärker|skyddar|främjar|lindrar|minskar|höjer)\b/u.test(sentence),
      );
    expect(effects.length).toBeGreaterThan(3);
    expect(effects.filter((sentence) => !claims.some((claim) => sentence.startsWith(claim)))).toEqual([]);
  });

  it("speak of every question, and of everything that may be told", () => {
    const conditions = PROTOCOL_RULES.flatMap(({ when, unless = [] }) =>
      [when, unless].flat(),
    ) as Condition<ProtocolFacts>[];
    const asked = new Set(conditions.flatMap((condition) => Object.keys(condition)));
    for (const name of Object.keys(aPerson()).filter(
      (one) => !/^(healthChallenges|currentSupplements|shape|conditions|medicines|asked)$/.test(one),
    ))
      expect(asked).toContain(name);
    const told = new Set(conditions.flatMap(({ mentions }) => (Array.isArray(mentions) ? mentions : [])));
    // Who is under 18 gets no advice at all.
    expect([...told].sort()).toEqual(MENTIONS.filter((mention) => mention !== "minor").sort());
  });
});

describe("for 10 000 people", () => {
  const crowd = fc.sample(people, { numRuns: 10_000, seed: 16 });

  it("every rule holds for somebody, and is said", () => {
    const said = new Set(crowd.flatMap((facts) => rulesFor(facts)));
    expect(PROTOCOL_RULES.filter((rule) => !said.has(rule)).map(({ id }) => id)).toEqual([]);
  });

  it("there is something for everybody in every category", () => {
    const without = crowd.flatMap((facts) => {
      const found = new Set(rulesFor(facts).map(({ category }) => category as string));
      const missing = CATEGORIES.filter((category) => !found.has(category));
      return missing.length > 0 ? [{ missing, facts }] : [];
    });
    expect(without).toEqual([]);
  });

  it("nobody is advised two things that contradict each other", () => {
    const broken = crowd.flatMap((facts) => {
      const topics = topicsOf(facts);
      return NEVER_TOGETHER.protocol
        .filter(([one, other]) => topics.has(one) && topics.has(other))
        .map((pair) => pair.join(" + "));
    });
    expect([...new Set(broken)]).toEqual([]);
  });

  it.each(NEVER_FOR.protocol)("$who: nothing that speaks against it", ({ when, topics }) => {
    const concerned = crowd.filter((facts) => holds(when, facts));
    expect(concerned.length).toBeGreaterThan(200);
    const advised = new Set(concerned.flatMap((facts) => [...topicsOf(facts)]));
    expect(topics.filter((topic) => advised.has(topic))).toEqual([]);
    const activities = new Set(concerned.flatMap((facts) => dayOf(facts).map(({ id }) => id)));
    const against = ACTIVITIES.filter(
      ({ id, advises }) => activities.has(id) && advises.some((topic) => topics.includes(topic)),
    );
    expect(against.map(({ id }) => id)).toEqual([]);
  });

  it("an activity stands once, and fits a protocol", () => {
    for (const facts of crowd) {
      const activities = dayOf(facts);
      expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
      expect(activities.length).toBeGreaterThanOrEqual(6);
      expect(activities.length).toBeLessThanOrEqual(14);
      const tooLong = activities.filter(
        ({ title, description, dosage }) =>
          title.length > MAX_TITLE || description.length > MAX_DESCRIPTION || (dosage?.length ?? 0) > MAX_DOSAGE,
      );
      expect(tooLong).toEqual([]);
    }
  });

  it("activities name no dose above a level; the sample of magnesium, off by default, says so itself", () => {
    const kinds = new Map<string, ReturnType<typeof activitiesFor>>();
    for (const facts of crowd) {
      const activities = dayOf(facts);
      const sample = activities.find(({ id }) => id === "magnesium");
      if (sample) {
        expect(sample).toMatchObject({ isOptional: true, dosage: "400 mg" });
        expect(sample.description).toContain("250 mg om dagen från tillskott är övre gräns för vuxna");
        expect(activities.at(-2)).toMatchObject({ id: "magnesium-250", isOptional: true, dosage: "högst 250 mg" });
      }
      kinds.set(activities.map(({ id, description }) => `${id}${description}`).join(), activities);
    }
    for (const activities of kinds.values()) {
      if (activities.some(({ isOptional }) => isOptional)) continue;
      const steps = activities.map(({ title, description, dosage }) =>
        aStep({ title, description, dosageAmount: dosage }),
      );
      expect(doseNotes(steps).map(({ substance, perDay }) => [substance, perDay])).toEqual([]);
    }
  });

  it("the text has 350 to 650 words and every section", () => {
    for (const facts of crowd.slice(0, 1_000)) {
      const { recommendations, findings } = analyseBy("protocol", facts, PROTOCOL_RULES, []);
      expectEveryCategory("protocol", findings);
      expect(wordsIn(recommendations)).toBeGreaterThanOrEqual(350);
      expect(wordsIn(recommendations)).toBeLessThanOrEqual(650);
    }
  });
});

describe("the activities of a day", () => {
  const idsFor = (...person: Parameters<typeof aPerson>) => activitiesFor(aPerson(...person)).map(({ id }) => id);
  const SIX = ["magnesium-food", "morning-training", "breathing", "screen-free-hour", "protein", "cold-shower"];

  it("begin with the six samples, in their order", () => {
    const six = activitiesFor(aPerson()).slice(0, 6);
    expect(six.map(({ id }) => id)).toEqual(SIX);
    expect(six.map(({ category, timeOfDay, dosage }) => [category, timeOfDay, dosage])).toEqual([
      ["nutrition", "evening", null],
      ["training", "morning", null],
      ["mindfulness", "afternoon", null],
      ["sleep", "evening", null],
      ["nutrition", "morning", "25 g"],
      ["recovery", "morning", null],
    ]);
  });

  it.each([
    [
      "kidney",
      [
        "magnesium-plain-food",
        "morning-training",
        "breathing",
        "screen-free-hour",
        "protein-as-advised",
        "cold-shower",
      ],
    ],
    [
      "pregnancy",
      ["magnesium-food", "morning-training", "breathing", "screen-free-hour", "protein", "lukewarm-shower"],
    ],
    ["heart", ["magnesium-food", "morning-walk", "breathing", "screen-free-hour", "protein", "lukewarm-shower"]],
    [
      "high-blood-pressure",
      ["magnesium-food", "morning-training", "breathing", "screen-free-hour", "protein", "lukewarm-shower"],
    ],
    ["epilepsy", ["magnesium-food", "morning-training", "breathing", "screen-free-hour", "protein", "lukewarm-shower"]],
    [
      "eating-disorder",
      ["magnesium-food", "morning-training", "breathing", "screen-free-hour", "calm-breakfast", "cold-shower"],
    ],
    ["diabetes", SIX],
  ] as const)("give way to something milder: %s", (mention, ids) => {
    expect(idsFor({}, [mention]).slice(0, 6)).toEqual(ids);
  });

  it("add no magnesium to what is taken, and no training to poor health", () => {
    const offered = (...person: Parameters<typeof aPerson>) =>
      idsFor(...person).filter((id) => /^magnesium(?!-)/.test(id));
    expect(offered({ currentSupplements: "Magnesium 200 mg" })).toEqual([]);
    expect(offered({ currentSupplements: "Inget magnesium längre" })).toEqual(["magnesium"]);
    for (const mention of ["medicines", "thyroid", "mineral-medicine", "heart", "nursing", "eating-disorder"] as const)
      expect(offered({}, [mention]), mention).toEqual([]);
    expect(offered({ age: 75 })).toEqual([]);
    expect(idsFor({ currentHealth: "dalig" }).slice(1, 2)).toEqual(["morning-walk"]);
  });

  it("are added by the time there is, B12 first for vegans", () => {
    const all = { primaryGoals: ["longevity", "sleep", "stress"], dietType: "vegan", sleepQuality: "okej" } as const;
    const added = (timeAvailable: ProtocolFacts["timeAvailable"], more: Parameters<typeof aPerson>[0] = {}) =>
      activitiesFor(aPerson({ ...all, primaryGoals: [...all.primaryGoals], timeAvailable, ...more }))
        .slice(6)
        .flatMap(({ id, isOptional }) => (isOptional ? [] : [id]));
    // A quarter in daylight does not fit beside twenty minutes of training in half an hour.
    expect(added("15-30min")).toEqual(["b12", "tomorrows-list"]);
    expect(added("30-60min")).toHaveLength(3);
    expect(added("1-2h")).toHaveLength(5);
    expect(added("2h+")).toHaveLength(6);
    expect(added("2h+", { motivationLevel: "lag" })).toEqual(["b12"]);
  });

  it("are in words of their own for those who work in shifts", () => {
    const texts = activitiesFor(aPerson({ workType: "skiftarbete" })).flatMap(({ title, description }) => [
      title,
      description,
    ]);
    expect(texts.join("\n")).not.toMatch(/morgon|kväll/i);
    expect(texts.join("\n")).toMatch(/efter att du vaknat/);
    expect(texts.join("\n")).toMatch(/före sömnen/);
  });

  it("that can be chosen are when it suits best", () => {
    const at = (preferredTimes: ProtocolFacts["preferredTimes"]) =>
      activitiesFor(aPerson({ preferredTimes, primaryGoals: ["fitness"], workType: "blandat" })).find(
        ({ id }) => id === "strength",
      )?.timeOfDay;
    expect([at(["lunch"]), at(["kvall", "morgon"]), at(["formiddag"])]).toEqual(["afternoon", "evening", "morning"]);
  });
});

/** The text of somebody who works nights, as it was read and approved. */
const APPROVED = aPerson({
  age: 38,
  primaryGoals: ["sleep", "energy"],
  sleepQuality: "dalig",
  stressLevel: "hog",
  workType: "skiftarbete",
  timeAvailable: "15-30min",
  preferredTimes: ["eftermiddag"],
  budgetRange: "minimal",
  currentSupplements: "Magnesium 375 mg och melatonin",
  healthChallenges: "Har två småbarn som vaknar ofta.",
});

describe("the text of an analysis", () => {
  it("is the one that was approved", async () => {
    const { recommendations } = analyse("protocol", APPROVED);
    await expect(`${recommendations}\n`).toMatchFileSnapshot("approved/protocol.md");
  });
});

describe("what somebody tells in their own words", () => {
  it.each(["Kranskärlssjukdom", "hjärtsvikt", "har haft hjärtinfarkt", "förmaksflimmer", "kärlkramp"])(
    "%s: no training and no cold",
    (healthChallenges) => {
      const { activities, findings, shape } = analyse("protocol", aPerson({ healthChallenges }));
      const ids = [...activities, ...findings].map(({ id }) => id);
      // Who should see a doctor before anything is changed waits with walking for exercise, too.
      const movement = shape === "plan" ? "morning-walk" : "wait-with-training";
      expect(ids).toEqual(expect.arrayContaining([movement, "lukewarm-shower", "move-heart"]));
      expect(ids).not.toContain("morning-training");
      expect(ids).not.toContain("cold-shower");
    },
  );
});

describe("the supplements that somebody tells of", () => {
  it.each([
    [null, []],
    ["Inga", []],
    ["Jag tar inte magnesium", []],
    ["magnisium 200mg", ["magnesium"]],
    ["D-vitamin 20 µg, omega 3 och B12", ["vitamin-d", "b12", "omega-3", "several"]],
    ["Magnesium 500 mg", ["magnesium", "more-than-level"]],
    ["Fiskolja men inget järn", ["omega-3"]],
    ["Multivitamin", ["multivitamin"]],
    ["kreatin 3 g; vassleprotein", ["creatine", "protein"]],
    ["Johannesört", ["herbs"]],
    ["D-vitamin 100 000 IE", ["vitamin-d", "more-than-level"]],
  ] as const)("%s", (text, taken) => {
    expect(supplementsTaken(text)).toEqual(taken);
  });
});

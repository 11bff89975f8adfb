import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../schema/analyses/analysis.ts";
import { emptyDraft } from "../../schema/questionnaires/definition.ts";
import { SLEEP } from "../../schema/questionnaires/sleep.ts";
import { analyse } from "../../schema/rules/analyses/analyse.ts";
import { wordsIn } from "../../schema/rules/analyses/compose.ts";
import type { SleepAnswers } from "../../schema/rules/analyses/facts.ts";
import { MEDICINE_KINDS, type MedicineKind } from "../../schema/rules/analyses/medicines.ts";
import { PAIR_SOURCES } from "../../schema/rules/analyses/pairSources.ts";
import { PAIRS, type PairId, pair } from "../../schema/rules/analyses/pairs.ts";
import { ADDITIONS, OPTIONAL, SAMPLES } from "../../schema/rules/analyses/protocol/activityRules.ts";
import { PROTOCOL_RULES } from "../../schema/rules/analyses/protocolRules.ts";
import { SLEEP_RULES } from "../../schema/rules/analyses/sleepRules.ts";
import { SUBSTANCES, type Substance, substance } from "../../schema/rules/analyses/substances.ts";
import { suggestedProtocol } from "../../schema/rules/analyses/suggestedProtocol.ts";
import { TRAINING_RULES } from "../../schema/rules/analyses/trainingRules.ts";
import { answersTo, factsOf } from "../support/anyAnswers.ts";
import { aPerson } from "../support/protocolAnswers.ts";

const RUNS = process.env.FULL_RUN ? 10_000 : 300;
const LONG = process.env.FULL_RUN ? 600_000 : 60_000;

const IDS = Object.keys(PAIRS) as PairId[];
const RULES = { sleep: SLEEP_RULES, training: TRAINING_RULES, protocol: PROTOCOL_RULES };
const ACTIVITIES = [...SAMPLES.flat(), ...ADDITIONS, ...OPTIONAL];

/** What is said of what somebody takes already. */
const saidOf = ({ findings }: { findings: readonly Finding<never>[] }) =>
  findings.find(({ id }) => id === "meets-medicine");

const told = (
  medicines: readonly string[],
  currentSupplements: string | null,
  more: Parameters<typeof aPerson>[0] = {},
) => analyse("protocol", aPerson({ medicines: [...medicines], currentSupplements, ...more }));

describe("the table of what does not go together", () => {
  it.each(IDS)("%s: says what to do in few words, and where that stands", (id) => {
    const { weight, what, medicines, hours, say, beside, sources } = pair(id);
    expect(wordsIn(say)).toBeGreaterThanOrEqual(12);
    expect(wordsIn(say)).toBeLessThanOrEqual(34);
    expect(say).toMatch(/^[A-ZÅÄÖ0-9].*\.$/u);
    expect(say).not.toMatch(/!|garanter|livsfarlig|sluta (?:genast|tvärt) med (?:medicin|läkemedel)/iu);
    expect(sources.filter((source) => !(source in PAIR_SOURCES))).toEqual([]);
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(medicines).size).toBe(medicines?.length ?? 0);
    // Hours are said in words, in both directions where they differ.
    expect(hours !== undefined).toBe(weight === "apart");
    const words = { 0.5: "halvtimme", 1: "en timme", 2: "två timmar", 4: "fyra timmar", 6: "sex timmar" };
    for (const hour of hours ?? [])
      expect(say).toMatch(new RegExp(words[hour as keyof typeof words].split(" ")[0] ?? ""));
    // What is advised although it concerns a medicine says so where it is advised.
    const isNamed = what.some((key) => substance(key).topics);
    if (weight === "mind" && isNamed) expect(beside).toBeDefined();
  });

  it("has no source and no substance that no pair uses", () => {
    const used = new Set<string>(IDS.flatMap((id) => [...pair(id).sources, ...pair(id).what]));
    const all = [...Object.keys(PAIR_SOURCES), ...Object.keys(SUBSTANCES)];
    // What is known to be a herb, and of which no pair is known.
    expect(all.filter((key) => !used.has(key))).toEqual(["other-herb"]);
  });

  it("has each medicine's name once", () => {
    const names = Object.values(MEDICINE_KINDS).flatMap((kind) => kind.names.split("|"));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe("the box that comes first", () => {
  it.each([
    ["Har högt blodtryck och äter Waran", "Magnesium 300 mg, johannesört", ["johannesört", "johannesört"]],
    ["Jag tar Eliquis", "ginkgo biloba och fiskolja", ["ginkgo", "ginkgo och omega-3"]],
    ["Warfarin", "St John's wort", ["johannesört", "johannesört"]],
    ["Xarelto", "vitlök och K2", [undefined, "vitlök i kapslar och K-vitamin"]],
    ["äter sertralin", "rosenrot, D-vitamin", ["rosenrot"]],
    ["Trombyl", "multivitamin", [undefined]],
  ])("names what was written: %s, %s", (healthChallenges, currentSupplements, named) => {
    const { redFlags } = analyse("protocol", aPerson({ healthChallenges, currentSupplements }));
    const [herb, thinner] = ["medicine-and-herb", "supplements-with-blood-thinner"].map(
      (id) => /^Du har skrivit (.*?)\. /u.exec(redFlags.find((flag) => flag.id === id)?.text ?? "")?.[1],
    );
    expect([herb, thinner].slice(0, named.length)).toEqual(named);
  });
});

describe("what somebody takes already", () => {
  it.each([
    // Herbs.
    ["Sertralin", "johannesört", /Johannesört.*för mycket serotonin.*112/u],
    ["Efexor", "5-HTP 100 mg", /för mycket serotonin/u],
    ["Escitalopram", "SAMe", /för mycket serotonin/u],
    ["Aurorix", "tryptofan", /för mycket serotonin/u],
    ["Cipralex", "rosenrot", /Rosenrot/u],
    ["p-piller", "Johannesört", /preventivmedel osäkra/u],
    ["Cerazette", "hypericum", /preventivmedel osäkra/u],
    ["Waran", "johanesört", /svagare\. Ring mottagningen innan du slutar med örten/u],
    ["Eliquis", "johannesört", /blodförtunnande läkemedel svagare/u],
    ["Sandimmun", "johannesört", /för svaga\. Ring mottagningen i dag/u],
    ["Tivicay", "johannesört", /verkningslösa/u],
    ["Digoxin", "johannesört", /digoxin/u],
    ["Lamotrigin", "johannesört", /epilepsimedicin svagare/u],
    ["Waran", "gingko biloba", /Ginkgo/u],
    ["Trombyl", "vitlökskapslar", /vitlök/u],
    ["Waran", "gurkmeja", /Gurkmeja/u],
    ["Waran", "tranbär", /Tranbär/u],
    ["Warfarin", "K2-vitamin", /K-vitamin motverkar/u],
    ["Waran", "ginseng", /Ginseng/u],
    ["Waran", "melatonin", /Melatonin/u],
    ["Zopiklon", "valeriana", /sövd/u],
    ["Imovane", "kava", /sövd/u],
    ["Levaxin", "ashwaganda", /ämnesomsättningen/u],
    ["Imurel", "ashwagandha", /immunförsvaret/u],
    ["Fluvoxamin", "melatonin", /många gånger starkare/u],
    ["Metformin", "berberin", /blodsockret ytterligare/u],
    ["Sandimmun", "berberin", /ciklosporin/u],
    ["Simvastatin", "röd jäst ris", /muskelskada/u],
    ["Frisium", "CBD-olja", /klobazam/u],
    ["Nadolol", "grönt te-extrakt", /nadolol/u],
    ["Enalapril", "lakritsrot", /blodtrycket/u],
    // Supplements.
    ["Levaxin", "järn", /fyra timmar/u],
    ["Levaksin", "kalcium", /fyra timmar/u],
    ["Euthyrox", "Magnesium 200 mg", /fyra timmar/u],
    ["Doxyferm", "zink", /två timmar före eller sex timmar efter/u],
    ["Ciprofloxacin", "multivitamin", /två timmar före eller sex timmar efter/u],
    ["Alendronat", "kalk", /halvtimme/u],
    ["Losartan", "mineralsalt", /Kalium/u],
    ["Spironolakton", "kalium", /Kalium/u],
    ["Salures", "kalcium", /Tiazider/u],
    ["Metotrexat", "folsyra", /läkarens sak/u],
    ["Roaccutan", "A-vitamin", /Isotretinoin/u],
    ["Simvastatin", "niacin", /Nikotinsyra/u],
    ["Madopar", "järn", /levodopa/u],
    ["Madopar", "vitamin B6", /levodopa/u],
    ["Questran", "D-vitamin", /fyra timmar efter/u],
    ["Orlistat", "E-vitamin", /två timmar efter/u],
    ["Metformin", "B12", /B12-prov/u],
    ["Omeprazol", "B12", /B12-prov/u],
    ["Ipren", "kreatin", /kreatinin/u],
    // No medicine is needed for it.
    ["", "biotin", /blodprov/u],
  ] as const)("%s and %s", (medicine, supplement, expected) => {
    const result = told(medicine ? [medicine] : [], supplement);
    const said = saidOf(result);
    expect(said?.text).toMatch(expected);
    expect(said?.evidence).toMatch(/^Källor: .+; ingen farmacist har granskat raden\.$/u);
    expect(said?.because.join()).toContain("läkemedel");
    expect(result.recommendations).toContain(said?.text);
    expect(said?.isForToday).toBe(true);
  });

  it.each([
    ["Alvedon", "magnesium, järn och D-vitamin"],
    ["Rosuvastatin", "grapefrukt"],
    ["Levaxin", "omega-3"],
    ["Heracillin", "zink"],
    ["Prolia", "kalcium"],
    ["Levaxin", "slutat med järn"],
    ["Waran", "tar inte ginkgo"],
    ["Sertralin", "magnesium"],
    ["", "johannesört"],
    ["", "järn, kalcium, magnesium"],
  ] as const)("%s and %s go together", (medicine, supplement) => {
    expect(saidOf(told(medicine ? [medicine] : [], supplement))).toBeUndefined();
  });

  it.each([
    ["Tar Waran och dricker tranbärsjuice", /Tranbär/u],
    ["Felodipin mot blodtrycket. Äter grapefrukt varje morgon", /Grapefrukt/u],
    ["Jag äter mycket lakrits och tar enalapril", /lakrits/u],
    ["slutade med Waran, tar Eliquis och ginkgo", /Ginkgo/u],
    ["tar blodförtunnande och ginkgo", /Ginkgo/u],
  ] as const)("is read in their own words: %s", (healthChallenges, expected) => {
    expect(saidOf(told([], null, { healthChallenges }))?.text).toMatch(expected);
  });

  it.each([
    ["min mamma tar Waran", "ginkgo"],
    ["har järnbrist, tar Levaxin", null],
    ["slutade med Waran i våras", "ginkgo"],
  ] as const)("is not read of others, of what is lacking, of what was: %s", (healthChallenges, supplements) => {
    expect(saidOf(told([], supplements, { healthChallenges }))).toBeUndefined();
  });

  it("tells three in full, the gravest first, and names the others", () => {
    const said = saidOf(told(["Waran", "Levaxin", "Doxyferm"], "järn, K-vitamin, gurkmeja, tranbär, omega-3"));
    expect(said?.title).toBe("Ta inte det här ihop med medicinen");
    expect(said?.text).toMatch(/^K-vitamin .*Tranbär .*Gurkmeja /u);
    expect(said?.text).toContain("Fråga apoteket också om");
    expect(said?.text).toContain("järn ihop med sköldkörtelhormon");
    expect(wordsIn(said?.text ?? "")).toBeLessThan(125);
  });

  it("is not told to do without a herb that must not be stopped alone", () => {
    const ids = told(["Waran"], "johannesört").findings.map(({ id }) => id);
    expect(ids).toContain("meets-medicine");
    expect(ids).not.toContain("take-herbs");
  });

  it("says of coffee and alcohol what the sleep test asks about", () => {
    const sleep = (medicine: string, more: Partial<SleepAnswers>) =>
      analyse("sleep", {
        ...(emptyDraft(SLEEP) as unknown as SleepAnswers),
        ...({ age: 50, gender: "kvinna", bedtime: "23:00", waketime: "07:00", sleepDuration: "7-8" } as const),
        ...({ sleepQuality: 2, fallAsleepTime: "30-60", nightWakings: "1-2", morningTiredness: 3 } as const),
        ...({ daytimeFatigue: "ofta", roomTemperature: "lagom", roomDarkness: "helt-mörkt" } as const),
        ...({ noiseLevel: "helt-tyst", exerciseFrequency: "1-2-gånger", exerciseTime: "morgon" } as const),
        ...({ screenTimeBedtime: "ingen-skärmtid", stressLevel: 2, sleepChallenges: null } as const),
        ...({ caffeineIntake: "inget", alcoholIntake: "aldrig", conditions: [], medicines: [medicine] } as const),
        ...more,
      } as SleepAnswers);
    expect(saidOf(sleep("Zopiklon", { alcoholIntake: "regelbundet" }))?.text).toMatch(/Alkohol/u);
    expect(saidOf(sleep("Zopiklon", {}))).toBeUndefined();
    expect(saidOf(sleep("Levaxin", { caffeineIntake: "2-3-koppar" }))?.text).toMatch(/halvtimme/u);
    const clozapine = sleep("Leponex", { caffeineIntake: "4-eller-mer" });
    expect(saidOf(clozapine)?.text).toMatch(/Håll det jämnt/u);
    expect(clozapine.recommendations).not.toMatch(/utan koffein|Ta bort en kopp/u);
  });
});

describe("what is proposed", () => {
  const dayOf = (medicine: string, more: Parameters<typeof aPerson>[0] = {}) =>
    told([medicine], null, more)
      .activities.map(({ title, description }) => `${title}: ${description}`)
      .join("\n");

  it("says the hours between where it is saved", () => {
    expect(dayOf("Doxyferm")).toMatch(/kvarg.*minst två timmar gå mellan mjölkprodukter och antibiotik/u);
    expect(dayOf("Alendronat")).toMatch(/kvarg.*minst en halvtimme/u);
    expect(dayOf("Madopar")).toMatch(/Protein:.*halvtimme före/u);
    expect(dayOf("Levaxin", { dietType: "vegan" })).toMatch(/tofu.*några timmar från tabletten/u);
    expect(dayOf("Questran", { age: 80 })).toMatch(
      /D-vitamin:.*minst fyra timmar gå mellan D-vitamin och kolestyramin/u,
    );
    expect(dayOf("Salures", { age: 80 })).toMatch(/D-vitamin:.*frågar du läkaren först/u);
    expect(dayOf("Metformin", { dietType: "vegan" })).toMatch(/Vitamin B12:.*be om ett prov/u);
    expect(dayOf("Alvedon")).not.toMatch(/timmar gå mellan|halvtimme/u);
  });

  it("leaves out what a medicine forbids", () => {
    const ids = (medicine: string, more: Parameters<typeof aPerson>[0]) =>
      told([medicine], null, more).findings.map(({ id }) => id);
    expect(ids("", { healthChallenges: "högt blodtryck" })).toContain("food-less-salt");
    expect(ids("Litium", { healthChallenges: "högt blodtryck" })).not.toContain("food-less-salt");
    expect(ids("Alvedon", { dietType: "keto" })).toContain("food-keto");
    expect(ids("Forxiga", { dietType: "keto" })).not.toContain("food-keto");
    expect(saidOf(told(["Forxiga"], null, { dietType: "keto" }))?.text).toMatch(/syraförgiftning/u);
  });
});

/** Kinds by their names as the field for medicines gives them; those of several words are left out. */
const KIND_OF_NAME = new Map(
  (Object.entries(MEDICINE_KINDS) as [MedicineKind, { names: string }][]).flatMap(([kind, { names }]) =>
    names
      .split("|")
      .filter((name) => !/[*_]/.test(name))
      .map((name) => [name, kind] as const),
  ),
);

const topicsOf = (id: PairId): readonly string[] =>
  pair(id).topics ?? pair(id).what.flatMap((key: Substance) => substance(key).topics ?? []);

/** Names of medicines beside which something that is advised to others is forbidden, or needs hours. */
const CONCERNED = new Set(IDS.filter((id) => topicsOf(id).length > 0).flatMap((id) => pair(id).medicines ?? []));
const aMedicine = fc.constantFrom(...[...KIND_OF_NAME].flatMap(([name, kind]) => (CONCERNED.has(kind) ? [name] : [])));

describe("anybody who takes a medicine", () => {
  it.each(["sleep", "training", "protocol"] as const)(
    "%s: nothing that is advised or saved meets a medicine that the table forbids",
    (kind) => {
      let met = 0;
      const rules = RULES[kind] as readonly { id: string; title: string; advises: readonly string[] }[];
      fc.assert(
        fc.property(answersTo(kind), fc.uniqueArray(aMedicine, { maxLength: 2 }), (given, names) => {
          const answers = { ...given, medicines: [...(given.medicines ?? []), ...names] };
          const result = analyse(kind, answers);
          const kinds = new Set((answers.medicines ?? []).flatMap((name) => KIND_OF_NAME.get(name) ?? []));
          const concerns = (id: PairId) => pair(id).medicines?.some((one) => kinds.has(one)) ?? false;
          const forbidden = new Set(
            IDS.filter((id) => ["avoid", "ask"].includes(pair(id).weight) && concerns(id)).flatMap(topicsOf),
          );
          const isForbidden = ({ advises }: { advises: readonly string[] }) =>
            advises.some((topic) => forbidden.has(topic));
          const said = rules.filter(({ id }) => result.findings.some((finding) => finding.id === id));
          expect(said.filter(isForbidden).map(({ id }) => id)).toEqual([]);
          const { steps = [] } = suggestedProtocol(
            { key: randomUUID(), createdAt: "2026-03-03", goal: null, ...result },
            randomUUID,
          );
          for (const { id, description } of result.activities) {
            const versions = ACTIVITIES.filter((one) => one.id === id);
            expect(
              versions.some((one) => !isForbidden(one)),
              id,
            ).toBe(true);
            // With the hours between, word for word, also where it is saved.
            const own = versions.filter((one) =>
              [one.description, one.inShifts?.description, one.later?.description].some(
                (written) => written !== undefined && description.startsWith(written),
              ),
            );
            expect(own.length, id).toBeGreaterThan(0);
            for (const pairId of IDS.filter((one) => pair(one).weight === "apart" && concerns(one))) {
              if (!own.some(({ advises }) => advises.some((topic) => topicsOf(pairId).includes(topic)))) continue;
              expect(description, `${id} ${pairId}`).toMatch(/minst .*(?:timmar|timme)/u);
            }
            if (!result.activities.find((one) => one.id === id)?.isOptional)
              expect(steps.map((step) => step.description)).toContain(description);
          }
          // And what meets already is told, the gravest in full, within the bounds of the text.
          const { meets = [] } = factsOf(kind, answers, result);
          const finding = saidOf(result);
          expect(finding !== undefined).toBe(meets.length > 0 && result.shape !== "care-only");
          if (!finding) return;
          met += 1;
          for (const id of meets.slice(0, 3)) expect(result.recommendations).toContain(pair(id).say);
          expect(wordsIn(result.recommendations)).toBeLessThanOrEqual(650);
          expect(finding.isForToday).toBe(true);
        }),
        { numRuns: RUNS },
      );
      expect(met).toBeGreaterThan(RUNS / 150);
    },
    LONG,
  );
});

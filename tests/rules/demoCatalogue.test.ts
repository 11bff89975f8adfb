import { describe, expect, it } from "vitest";
import { CRITERIA } from "../../schema/catalogue.ts";
import { GOALS } from "../../schema/goals.ts";
import { equipment } from "../../server/seed/equipment.ts";
import { rekommenderad } from "../../server/seed/pages/rekommenderad.ts";
import { supplements } from "../../server/seed/supplements.ts";
import { tests } from "../../server/seed/tests.ts";
import { AUTHORISED_CLAIMS } from "../support/authorisedClaims.ts";

const all = [...tests, ...supplements, ...equipment];
const recommended = all.filter(({ criteria }) => criteria);

/** What can be seen in the data of a product that meets a criterion. */
const SEEN: Record<keyof typeof CRITERIA, (product: (typeof all)[number]) => boolean> = {
  ACCREDITED_LAB: (product) => "labAccreditation" in product && Boolean(product.labAccreditation),
  DOCTOR_COMMENT: (product) => "hasDoctorAnalysis" in product && product.hasDoctorAnalysis === true,
  CLEAR_DOSE: ({ features }) => features.some((feature) => /\d\s?(µg|mg|g)\b/.test(feature)),
  CLAIM_OR_VALUE: (product) =>
    "biomarkers" in product
      ? AUTHORISED_CLAIMS.some(({ substances }) => substances.some((one) => product.biomarkers.includes(one)))
      : product.features.length > 0,
  OPEN_PRICE: ({ priceEstimate }) => /^\d[\d ]* kr$/.test(priceEstimate ?? ""),
};

describe("what the demo recommends", () => {
  it.each(recommended)("$name meets two criteria at least, and its data show each", (product) => {
    const { criteria = [] } = product;
    expect(new Set(criteria).size).toBeGreaterThanOrEqual(2);
    for (const criterion of criteria) expect(SEEN[criterion](product), criterion).toBe(true);
  });

  it("has something in each area, and is not what the guides advise against", () => {
    for (const area of [tests, supplements, equipment]) expect(area.some(({ criteria }) => criteria)).toBe(true);
    const names = recommended.map(({ name }) => name);
    for (const name of [
      "Vinterkollen D-vitamin",
      "Stora hälsokontrollen",
      "Stora Fjällprovet",
      "Sköldkörtelprov Plus",
      "Ålder inifrån",
      "Glukossensor två veckor",
      "Rosenrot Klippbrant",
      "Myrflora tio stammar",
      "Havskollagen naturell",
    ]) {
      expect(all.map((product) => product.name)).toContain(name);
      expect(names).not.toContain(name);
    }
  });

  it("is explained on its page, criterion by criterion", () => {
    const text = rekommenderad.sections
      .map(({ body }) => body)
      .join("\n")
      .toLocaleLowerCase("sv");
    for (const word of Object.values(CRITERIA)) expect(text).toContain(`**${word}.**`);
  });
});

/** What a warning is about, and products that must have one. */
const DANGERS: [about: RegExp, names: string[]][] = [
  [/gravid/, ["Ashwagandha rotextrakt", "A-vitamin ur palmitat", "Torskleverolja citron", "PEMF-matta Polder"]],
  [/warfarin|blodförtunnande/, ["K2 med D3 i olja", "Kalcium med D och K", "Skrei omega-3 stark", "Ginseng Röd rot"]],
  [/pacemaker/, ["PEMF-matta Polder", "PEMF-spole Lokal", "PEMF-kudde Vila"]],
  [/oåtkomligt för barn/, ["Mildjärn med C-vitamin"]],
  [/lever/, ["Grönt te utan koffein", "Gurkmeja med svartpeppar", "Ashwagandha rotextrakt"]],
  [/sköldkörtelsjukdom/, ["Tångjod", "Maca Högland", "Ashwagandha rotextrakt"]],
  [/fyra timmar från levotyroxin/, ["Mildjärn med C-vitamin", "Magnesium 100", "Kalcium med D och K"]],
  [/förmaksflimmer/, ["Skrei omega-3 stark", "Torskleverolja citron"]],
  [/högst 10 droppar/, ["Lavdroppar D3 vegan"]],
  [/25 mg zink/, ["Zink Kvarts 15", "Flytande mineraler Källsprång", "Ö-kollagen med hyaluronsyra"]],
  [/PKU/, ["Aminotablett EAA"]],
  [
    /njursjukdom/,
    [
      "Vassle Hage naturell",
      "Kasein choklad",
      "Äggvita ren",
      "Havskollagen naturell",
      "Aminotablett EAA",
      "Kreatin Rent",
    ],
  ],
  [/blodförtunnande.*förmaksflimmer/, ["Krill Ishav", "Öringens olja", "Omega-3 tuggbitar apelsin"]],
  [/ammar.*under 18 år/, ["Grönt te utan koffein", "Kreatin Rent"]],
  [/gravid.*bipolär/, ["Rosenrot Klippbrant", "Ginseng Röd rot", "Reishi droppar"]],
  [/Rådgör/, ["Laktas Smidig"]],
  [/ätstörning/, ["Glukossensor två veckor", "Glukosresan med dietist", "Sensorprenumeration Kurva"]],
];

describe("the demo's warnings", () => {
  it.each(DANGERS)("%s", (about, names) => {
    for (const name of names) expect(all.find((product) => product.name === name)?.warnings?.join(" ")).toMatch(about);
  });

  it("of protein by the gram say to ask first about the kidneys", () => {
    const byTheGram = supplements.filter(({ features }) =>
      features.some((feature) => /^\d+(,\d+)? g (protein|kollagen|aminosyror|kreatin)/.test(feature)),
    );
    expect(byTheGram.length).toBeGreaterThan(10);
    for (const { name, warnings } of byTheGram)
      expect([name, warnings?.join(" ")]).toEqual([name, expect.stringMatching(/njursjukdom/)]);
  });

  it("of fish, krill and algae say to ask first about the blood and the heart", () => {
    for (const { name, warnings } of supplements.filter(({ biomarkers }) => biomarkers.includes("EPA")))
      expect([name, warnings?.join(" ")]).toEqual([name, expect.stringMatching(/blodförtunnande/)]);
  });

  it("name no level for the years after menopause, which Efsa ended in 2024", () => {
    for (const { warnings = [] } of supplements) expect(warnings.join(" ")).not.toMatch(/klimakteriet/);
  });

  it("are whole sentences, each once", () => {
    for (const { warnings = [] } of all) {
      expect(new Set(warnings).size).toBe(warnings.length);
      for (const warning of warnings) expect(warning).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it("stand nowhere else", () => {
    for (const { cons } of all)
      for (const con of cons)
        expect(con).not.toMatch(
          /gravid|amm(ar|ning)|warfarin|pacemaker|allergi|läkare först|för barn|övre gräns|tar .*läkemedel/i,
        );
  });
});

it("the demo ties products to goals that there are, each with its reason", () => {
  for (const { goals = [] } of all)
    for (const { goal, reason } of goals) {
      expect(GOALS.map(({ id }) => id)).toContain(goal);
      expect(reason).toMatch(/[^.]$/);
    }
});

it("nobody has rated what the demo invents", () => {
  for (const product of all) expect(product).not.toHaveProperty("externalRating");
});

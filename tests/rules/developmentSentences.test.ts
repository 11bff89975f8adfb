import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { mentionsOf } from "../../schema/rules/analyses/mentions.ts";
import { redFlagsOf } from "../../schema/rules/analyses/redFlags.ts";
import { figuresOf, flagsOf, readSentences, tableOf } from "../support/sentences.ts";

// The development set: sentences that the rules were written with. What they say of sentences that they have not met is
// judged by heldOutSentences.test.ts.

const sentences = readSentences(fileURLToPath(new URL("developmentSentences.tsv", import.meta.url)));
const idsOf = (text: string, field = "healthChallenges"): string[] => flagsOf({ field, text }).map(({ id }) => id);

describe("the development set", () => {
  it("is read as it shall", () => {
    const figures = figuresOf(sentences);
    process.stdout.write(`${tableOf(figures)}\n`);
    for (const { theme, recall, specificity, wrong } of figures) {
      expect(recall, `${theme}: ${wrong.join("; ")}`).toBeGreaterThanOrEqual(0.97);
      expect(specificity, `${theme}: ${wrong.join("; ")}`).toBeGreaterThanOrEqual(0.88);
    }
  });

  it("has sentences of both kinds for every theme", () => {
    expect(sentences.length).toBeGreaterThanOrEqual(1_500);
    for (const theme of new Set(sentences.map((sentence) => sentence.theme))) {
      if (theme === "ordinary") continue;
      const own = sentences.filter((sentence) => sentence.theme === theme);
      expect(own.some(({ shall }) => shall === "none") && own.some(({ shall }) => shall !== "none"), theme).toBe(true);
    }
  });
});

describe("what cannot wait", () => {
  it("is told so, whatever theme it is of", () => {
    const urgent = [
      "fick ett krampanfall i morse som höll på i över tio minuter och är fortfarande borta i huvudet",
      "ser djävlar i taket, har inte sovit på sex dygn och tänker gå ut på motorvägen i natt",
    ];
    for (const text of urgent) expect(idsOf(text), text).toContain("emergency");
    expect(idsOf("har haft epilepsi i tio år och tar lamotrigin, inga anfall på länge")).not.toContain("emergency");
  });

  it("is not told twice", () => {
    expect(idsOf("halva ansiktet hänger sedan en timme")).toEqual(["stroke"]);
  });
});

describe("of whom and when", () => {
  it.each([
    ["min pappa fick stroke i våras", []],
    ["min man säger att jag slutar andas", ["sleep-apnoea"]],
    ["min man slutar andas", []],
    ["såg en film om en kvinna som fick en stroke", []],
    ["jobbar på en strokeavdelning", []],
    ["svimmade 2011", []],
    ["svimmade 2011 och nu svimmar jag igen", ["fainting"]],
    ["har inte ont i bröstet, bara i axeln", []],
  ])("%s", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it("tells a softer text to who has lost somebody, and another to who fears for somebody", () => {
    const [bereaved] = flagsOf({ field: "sleepChallenges", text: "min bror tog sitt liv" });
    expect(bereaved).toMatchObject({ id: "bereaved", urgency: "1177" });
    expect(bereaved?.text).toContain("90101");
    expect(idsOf("min dotter skär sig i armarna")).toEqual(["suicide-other"]);
    expect(idsOf("min bror tog sitt liv och nu vill jag inte leva")).toEqual(["suicide"]);
  });

  it("names the helplines", () => {
    const [flag] = flagsOf({ field: "sleepChallenges", text: "vill inte leva längre" });
    for (const number of ["112", "90101", "1177"]) expect(flag?.text).toContain(number);
  });
});

describe("medicines", () => {
  it.each([
    "bisoprolol",
    "Seloken",
    "venlafaxin",
    "duloxetin",
    "Zoloft",
    "lamotrigin",
    "quetiapin",
    "metotrexat",
    "prednisolon",
    "alendronat",
    "pregabalin",
    "oxikodon",
    "furosemid",
    "ramipril",
    "ciprofloxacin",
    "tamoxifen",
    "takrolimus",
    "Roaccutan",
    "Jardiance",
    "Mounjaro",
    "Euthyrox",
    "venlafaxinn",
    "metroprolol",
    "sertalin",
    "escitalopramm",
    "tar något som heter Fantasizumab",
    "står på obskurapril",
    "medicin: okändolol 20 mg",
  ])("are found: %s", (text) => {
    expect(mentionsOf([text])).toContain("medicines");
  });

  it.each(["tar en promenad", "äter frukost klockan sju", "tar magnesium 200 mg", "äter protein", "tar bussen"])(
    "are not found: %s",
    (text) => {
      expect(mentionsOf([text])).not.toContain("medicines");
    },
  );

  it("beside herbs raise a flag, whichever text tells of which", () => {
    expect(idsOf("venlafaxin och johannesört")).toContain("medicine-and-herb");
    expect(idsOf("SSRI, 5-HTP", "currentSupplements")).toContain("medicine-and-herb");
    const answers = { healthChallenges: "tar sertralin", currentSupplements: "johannesört" };
    expect(redFlagsOf("protocol", answers as never).map(({ id }) => id)).toContain("medicine-and-herb");
    expect(idsOf("johannesört och magnesium")).toEqual([]);
  });

  it("raise none without a herb, and the caution names the herb that is written alone", () => {
    expect(idsOf("tar alendronat och Levaxin")).not.toContain("medicine-and-herb");
    const said = (currentSupplements: string) =>
      redFlagsOf("protocol", { healthChallenges: "tar sertralin", currentSupplements } as never)
        .map(({ text }) => text)
        .join();
    expect(said("rosenrot")).not.toMatch(/johannesört|5-HTP/i);
    expect(said("5-HTP")).toMatch(/5-HTP.*för mycket serotonin/);
    expect(said("johannesört")).toMatch(/Johannesört.*för mycket serotonin.*Ring ett apotek/);
  });

  it("that thin the blood make every bleeding urgent", () => {
    expect(idsOf("blod i urinen")).toEqual(["bleeding"]);
    expect(idsOf("tar Eliquis och har blod i urinen")).toContain("bleeding-acute");
  });
});

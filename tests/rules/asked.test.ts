import { describe, expect, it } from "vitest";
import { answersSchema } from "../../schema/questionnaires/answersSchema.ts";
import { emptyDraft, isNullableInput } from "../../schema/questionnaires/definition.ts";
import { SAFETY_FIELDS, SAFETY_OPTIONS, type SafetyChoice } from "../../schema/questionnaires/safety.ts";
import { SLEEP } from "../../schema/questionnaires/sleep.ts";
import { analyse } from "../../schema/rules/analyses/analyse.ts";
import { askedOf } from "../../schema/rules/analyses/asked.ts";
import { changesBetween } from "../../schema/rules/analyses/compareTests.ts";
import { findMedicines, MEDICINE_NAMES } from "../../schema/rules/analyses/medicineNames.ts";
import { MENTIONS } from "../../schema/rules/analyses/mentions.ts";
import { RED_FLAG_THEMES } from "../../schema/rules/analyses/redFlagThemes.ts";
import { ruledOutFor } from "../../schema/rules/analyses/ruledOut.ts";
import { aPerson } from "../support/protocolAnswers.ts";

const CHOICES = SAFETY_OPTIONS.flatMap(({ value }) => (value === "none" ? [] : [value]));

describe("what applies to somebody", () => {
  it("may be left out, and is ticked by nobody beforehand", () => {
    for (const field of SAFETY_FIELDS) expect(isNullableInput(field)).toBe(true);
    expect(emptyDraft(SLEEP)).toMatchObject({ conditions: [], medicines: [] });
  });

  it("is not 'Inget av det' where something applies", () => {
    const parsed = (conditions: string[]) =>
      answersSchema(SLEEP)
        .safeParse({ ...emptyDraft(SLEEP), conditions })
        .error?.issues.map(({ path }) => path[0]);
    expect(parsed(["none", "heart"])).not.toContain("conditions");
    expect(parsed(["horoscope"])).toContain("conditions");
  });

  it.each(CHOICES)("%s says something that the rules know, and that rules something out", (choice) => {
    const { mentions, flags } = askedOf({ conditions: [choice] });
    expect(mentions.length + flags.length).toBeGreaterThan(0);
    const known = new Set([...MENTIONS, ...RED_FLAG_THEMES].map(({ key }) => key as string));
    expect([...mentions, ...flags].filter((key) => !known.has(key))).toEqual([]);
    const { redFlags, shape } = analyse("protocol", aPerson({ conditions: [choice] }));
    for (const flag of flags) expect(redFlags.map(({ id }) => id)).toContain(flag);
    const out = ruledOutFor({ ...aPerson({ conditions: [choice] }), flags: redFlags.map(({ id }) => id), shape });
    expect(out.size).toBeGreaterThan(ruledOutFor(aPerson()).size);
  });

  it.each([
    ["death-thoughts", "care-only"],
    ["hallucinations", "care-only"],
    ["chest-pain", "care-first"],
    ["stroke", "care-first"],
    ["black-stool", "care-first"],
    ["leg-clot", "care-first"],
    ["asthma", "plan"],
  ] as const)("%s: %s", (choice, shape) => {
    const result = analyse("protocol", aPerson({ conditions: [choice] }));
    expect(result.shape).toBe(shape);
    if (shape !== "plan") expect(JSON.stringify(result.redFlags)).toContain("det du svarade om");
  });

  it("is what free text says, too: both give the same advice", () => {
    const idsOf = (more: Parameters<typeof aPerson>[0]) =>
      analyse("protocol", aPerson(more)).findings.map(({ id }) => id);
    // What is answered to somebody's own words may take the room of a habit.
    for (const [asked, written] of [
      [idsOf({ conditions: ["kidney"] }), idsOf({ healthChallenges: "njursjukdom" })],
      [idsOf({ medicines: ["Waran"] }), idsOf({ healthChallenges: "tar Waran" })],
    ] as const) {
      expect(asked).toEqual(expect.arrayContaining(written));
      expect(asked.length - written.length).toBeLessThanOrEqual(1);
    }
  });

  it("was not asked of older results, which is no change", () => {
    const now = { ...aPerson(), conditions: ["heart" as SafetyChoice] };
    const { conditions: _, ...before } = now;
    expect(changesBetween("protocol", before, now)).toEqual([]);
    expect(changesBetween("protocol", { ...now, conditions: [] }, now)).toEqual([
      { label: "Det som gäller dig", before: "Inget svar", now: "Sjukdom i hjärtat eller kärlen" },
    ]);
    expect(analyse("protocol", { ...before } as never).findings.length).toBeGreaterThan(0);
  });
});

describe("medicines", () => {
  const told = (...medicines: string[]) => askedOf({ medicines }).mentions;

  it("are each known by the name that is offered, and count as what they are", () => {
    expect(MEDICINE_NAMES.length).toBeGreaterThan(500);
    expect(MEDICINE_NAMES.filter((name) => !told(name).includes("medicines"))).toEqual([]);
    expect(told("Levaxin")).toEqual(expect.arrayContaining(["thyroid", "medicines"]));
    expect(told("Seloken ZOC")).toContain("beta-blocker");
    expect(told("Alendronat")).toEqual(expect.arrayContaining(["osteoporosis", "mineral-medicine"]));
  });

  it("that nobody knows count, and herbs and nothing do not", () => {
    expect(told("Xyzomab")).toEqual(["medicines"]);
    expect(told("johannesört")).not.toContain("medicines");
    expect(told()).toEqual([]);
  });

  it.each([
    ["levaksin", "Levaxin"],
    ["varan", "Waran"],
    ["metropol", "Metoprolol"],
    ["atrovastatin", "Atorvastatin"],
    ["citalopam", "Citalopram"],
    ["ppiller", "P-piller"],
    ["sertra", "Sertralin"],
  ])("are found although they are misspelt: %s", (typed, name) => {
    expect(findMedicines(typed)[0]).toBe(name);
  });

  it("offers few names, and none for nothing", () => {
    expect(findMedicines("")).toEqual([]);
    expect(findMedicines("qqqq")).toEqual([]);
    expect(findMedicines("me").length).toBeLessThanOrEqual(8);
  });

  it("beside a herb are a red flag, also one that nobody knows", () => {
    const flags = (medicines: string[], currentSupplements: string) =>
      analyse("protocol", aPerson({ medicines, currentSupplements })).redFlags.map(({ id }) => id);
    expect(flags(["Venlafaxin"], "johannesört")).toContain("medicine-and-herb");
    expect(flags(["Xyzomab", "johannesört"], "")).toContain("medicine-and-herb");
    expect(flags([], "johannesört")).not.toContain("medicine-and-herb");
  });
});

it("what somebody under 18 gets is no plan, but whom to turn to", () => {
  const result = analyse("training", { ...aPerson(), trainingChallenges: "Jag är 16 år" } as never);
  expect(result).toMatchObject({ shape: "care-only", findings: [], activities: [] });
  for (const words of ["Testen är för vuxna", "Elevhälsan", "ungdomsmottagning", "116 111", "1177"])
    expect(result.recommendations).toContain(words);
  expect(result.recommendations).not.toContain("90101");
});

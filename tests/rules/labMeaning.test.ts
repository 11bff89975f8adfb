import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LabValue, readLabNumber } from "../../schema/labValues.ts";
import {
  analyticalVariation,
  changeLimits,
  logNormalChange,
  referenceChangeValue,
  variationOf,
} from "../../schema/rules/labValues/biologicalVariation.ts";
import { changeBetween, changeBetweenDays } from "../../schema/rules/labValues/labChange.ts";
import {
  alertOf,
  criticalLimitOf,
  intervalFor,
  intervalOn,
  personsOn,
  placeOf,
} from "../../schema/rules/labValues/labMeaning.ts";
import { MEASUREMENTS } from "../../schema/rules/labValues/measurements.ts";
import { retestOf } from "../../schema/rules/labValues/retest.ts";
import { markerIntervals } from "../../server/seed/markerIntervals.ts";

const TODAY = "2026-11-30";
const value = (marker: string, number: number, unit: LabValue["unit"], given: Partial<LabValue> = {}): LabValue => ({
  marker,
  comparator: null,
  number,
  unit,
  day: "2026-11-28",
  laboratory: null,
  isFasting: null,
  interval: null,
  note: null,
  ...given,
});
const earlier = { day: "2026-03-01" };

describe("the reference change value", () => {
  it("is √2 · 1,96 · √(CVA² + CVI²), and its log-normal form rises further than it falls", () => {
    // Fraser CG, Biological Variation: 2,77 × √(3² + 4²) = 13,9 %.
    expect(referenceChangeValue(4, 3).toFixed(1)).toBe("13.9");
    // EuBIVAS, CRP: CVI 29,4, CVA 11,1.
    const { rise, fall } = logNormalChange(29.4, 11.1);
    expect([rise.toFixed(0), fall.toFixed(0)]).toEqual(["135", "57"]);
    expect((1 + rise / 100) * (1 - fall / 100)).toBeCloseTo(1, 10);
  });

  it("counts at least half of the biological variation as the laboratory's", () => {
    const analytical = (marker: string) => {
      const variation = variationOf(marker);
      return variation && analyticalVariation(variation);
    };
    expect([analytical("Kolesterol"), analytical("ALAT"), analytical("Järn")]).toEqual([2.59, 6.7, 14.25]);
  });

  it("has both forms nearly alike where variation is small", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (within, analytical) => {
          const symmetric = referenceChangeValue(within, analytical);
          expect(Math.abs(logNormalChange(within, analytical).rise - symmetric)).toBeLessThan(symmetric * 0.07);
        },
      ),
    );
  });

  it("is told of markers that the catalogue has, with its source", () => {
    const known = MEASUREMENTS.flatMap(({ marker }) => variationOf(marker) ?? []);
    expect(known).toHaveLength(36);
    for (const variation of known) {
      expect(variation.source).toMatch(/\d{4}/);
      expect(changeLimits(variation).fall).toBeLessThan(100);
    }
  });
});

describe("whether a value has changed", () => {
  const kinds = (first: LabValue, second: LabValue) => changeBetween(first, second).kind;

  it("is said by more than it varies by itself", () => {
    expect(changeBetween(value("Kolesterol", 5, "mmol/L", earlier), value("Kolesterol", 5.5, "mmol/L"))).toMatchObject({
      kind: "WITHIN_VARIATION",
      text: "Skillnaden är inom det som växlar av sig självt.",
    });
    expect(changeBetween(value("Kolesterol", 5, "mmol/L", earlier), value("Kolesterol", 6.2, "mmol/L"))).toMatchObject({
      kind: "CHANGED",
      text: "En verklig förändring (95 %).",
    });
    expect(kinds(value("HbA1c", 38, "mmol/mol", earlier), value("HbA1c", 40, "mmol/mol"))).toBe("WITHIN_VARIATION");
    expect(kinds(value("HbA1c", 38, "mmol/mol", earlier), value("HbA1c", 46, "mmol/mol"))).toBe("CHANGED");
  });

  it("is asked across units that can be converted, and not across others", () => {
    expect(kinds(value("ALAT", 0.5, "µkat/L", earlier), value("ALAT", 30, "U/L"))).toBe("WITHIN_VARIATION");
    expect(kinds(value("Lp(a)", 100, "nmol/L", earlier), value("Lp(a)", 300, "mg/L"))).toBe("UNKNOWN");
  });

  it("is not known of other laboratories, one day, other markers, unknown variation, food, and infections", () => {
    const hb = value("Hemoglobin (Hb)", 140, "g/L", { ...earlier, laboratory: "A" });
    expect(kinds(hb, value("Hemoglobin (Hb)", 120, "g/L", { laboratory: "B" }))).toBe("UNKNOWN");
    expect(kinds(hb, value("Hemoglobin (Hb)", 120, "g/L", { laboratory: "A" }))).toBe("CHANGED");
    expect(kinds(hb, { ...hb, number: 100 })).toBe("UNKNOWN");
    expect(kinds(hb, value("Kalium", 4, "mmol/L"))).toBe("UNKNOWN");
    expect(kinds(value("25-OH-vitamin D", 30, "nmol/L", earlier), value("25-OH-vitamin D", 90, "nmol/L"))).toBe(
      "UNKNOWN",
    );
    expect(kinds(value("P-glukos", 5, "mmol/L", earlier), value("P-glukos", 8, "mmol/L", { isFasting: false }))).toBe(
      "UNKNOWN",
    );
    expect(kinds(value("CRP", 2, "mg/L", earlier), value("CRP", 90, "mg/L"))).toBe("UNKNOWN");
  });

  it("is not known where it depends on which of a day's values is compared", () => {
    const [low, high] = [value("Kolesterol", 4, "mmol/L", earlier), value("Kolesterol", 6.2, "mmol/L", earlier)];
    const later = value("Kolesterol", 6.3, "mmol/L");
    expect(changeBetweenDays([low], [later])?.kind).toBe("CHANGED");
    expect(changeBetweenDays([low, high], [later])).toMatchObject({
      kind: "UNKNOWN",
      text: expect.stringContaining("flera värden från samma dag"),
    });
    expect(changeBetweenDays([low, value("Kolesterol", 4.1, "mmol/L", earlier)], [later])?.kind).toBe("CHANGED");
    expect(changeBetweenDays([value("Kolesterol", 9, "mmol/L", earlier), low], [later])?.kind).toBe("UNKNOWN");
    expect(changeBetweenDays([], [later])).toBeUndefined();
  });

  it("is said of '<' and '>' only where it holds whatever the value was", () => {
    const low = value("Ferritin", 5, "µg/L", { ...earlier, comparator: "LESS_THAN" });
    expect(kinds(low, value("Ferritin", 60, "µg/L"))).toBe("CHANGED");
    expect(kinds(low, value("Ferritin", 6, "µg/L"))).toBe("UNKNOWN");
    expect(kinds(low, value("Ferritin", 5, "µg/L", { comparator: "LESS_THAN" }))).toBe("UNKNOWN");
    expect(kinds(low, value("Ferritin", 60, "µg/L", { comparator: "LESS_THAN" }))).toBe("UNKNOWN");
  });
});

describe("what a value means", () => {
  const hb = markerIntervals.get("Hemoglobin (Hb)")?.intervals ?? [];
  const urat = markerIntervals.get("Urat")?.intervals ?? [];

  it("is by the laboratory's interval first, then by sex and age", () => {
    const own = value("Hemoglobin (Hb)", 142, "g/L", { interval: { low: 120, high: 150 } });
    expect(intervalFor(own, { sex: "MALE", age: 40 }, hb)).toEqual({
      low: 120,
      high: 150,
      unit: "g/L",
      from: "LABORATORY",
    });
    const none = value("Hemoglobin (Hb)", 142, "g/L");
    expect(intervalFor(none, { sex: "FEMALE", age: null }, hb)).toMatchObject({ low: 117, high: 153, from: "MARKER" });
    expect(intervalFor(none, { sex: null, age: 40 }, hb)).toBeUndefined();
    expect(intervalFor(none, { sex: "FEMALE", age: 15 }, hb)).toBeUndefined();
    const uratOf = (sex: "FEMALE" | "MALE", age: number | null) =>
      intervalFor(value("Urat", 300, "µmol/L"), { sex, age }, urat)?.high;
    expect([uratOf("FEMALE", 30), uratOf("FEMALE", 60), uratOf("FEMALE", null), uratOf("MALE", null)]).toEqual([
      350,
      400,
      undefined,
      480,
    ]);
  });

  it("is said in words, also in another unit, and not of '<' within", () => {
    const interval = { low: 117, high: 153, unit: "g/L" as const, from: "MARKER" as const };
    expect(placeOf(value("Hemoglobin (Hb)", 11, "g/dL"), interval)).toBe("BELOW");
    const ferritin = { low: 10, high: 150, unit: "µg/L" as const };
    const less = (number: number) => placeOf(value("Ferritin", number, "µg/L", { comparator: "LESS_THAN" }), ferritin);
    expect([less(10), less(12)]).toEqual(["BELOW", undefined]);
    expect(placeOf(value("CRP", 1, "mg/L", { comparator: "LESS_THAN" }), { low: null, high: 5, unit: "mg/L" })).toBe(
      "WITHIN",
    );
  });

  it("has limits at which laboratories phone, by rule and with source", () => {
    const alert = alertOf(value("Kalium", 6.4, "mmol/L"), TODAY);
    expect(alert).toMatchObject({ action: "CALL_1177", source: expect.stringContaining("Region Halland") });
    expect(alert?.text).toContain("Ring 112");
    expect(alertOf(value("Kalium", 6.4, "mmol/L", earlier), TODAY)?.action).toBe("CONTACT_CARE");
    expect(alertOf(value("Kalium", 5.9, "mmol/L"), TODAY)).toBeUndefined();
    expect(alertOf(value("Hemoglobin (Hb)", 6.9, "g/dL"), TODAY)?.text).toContain("så lågt");
    expect(alertOf(value("CRP", 400, "mg/L"), TODAY)).toBeUndefined();
    expect(alertOf(value("Natrium", 125, "mmol/L", { comparator: "LESS_THAN" }), TODAY)).toBeUndefined();
    expect(MEASUREMENTS.filter(({ marker }) => criticalLimitOf(marker))).toHaveLength(10);
  });

  it("leads to a new sample after weeks that a source names", () => {
    expect(retestOf("HbA1c")?.weeks).toEqual([8, 12]);
    expect(retestOf("APOE")).toBeUndefined();
    for (const { marker } of MEASUREMENTS) expect(retestOf(marker)?.source ?? "2026").toMatch(/\d{4}/);
  });
});

describe("a value as somebody enters it", () => {
  it.each([
    ["5,4", null, 5.4],
    ["<0,5", "LESS_THAN", 0.5],
    [">100", "GREATER_THAN", 100],
    ["≤2", "AT_MOST", 2],
    ["≥3,25", "AT_LEAST", 3.25],
  ] as const)("has the sign and the number of %s", (written, comparator, number) => {
    expect(readLabNumber(written)).toEqual({ comparator, number });
  });
});

describe("an interval that depends on age", () => {
  const OF_AGE = [
    { sex: null, fromAge: 18, toAge: 49, low: 1, high: 2.5 },
    { sex: null, fromAge: 50, toAge: null, low: 1, high: 3.5 },
  ];
  const on = (day: string, birthYear: number | null, given: Partial<LabValue> = {}) =>
    intervalOn(value("PSA", 3, "µg/L", { day, ...given }), { sex: "MALE", birthYear }, OF_AGE)?.high;

  it("holds by the age on the day of the sample", () => {
    expect([on("2026-03-01", 1960), on("2005-03-01", 1960), on("2026-03-01", 1990)]).toEqual([3.5, 2.5, 2.5]);
  });

  it("is not told where the birthday of that year decides, nor of children, nor without an age", () => {
    expect([on("2010-06-01", 1960), on("2026-06-01", 2008), on("2026-06-01", 2020)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([on("2026-06-01", null), on("1950-06-01", 1960)]).toEqual([undefined, undefined]);
    expect(personsOn({ sex: null, birthYear: 2026 }, "2026-06-01")).toEqual([{ sex: null, age: 0 }]);
  });

  it("gives way to the laboratory's own", () => {
    expect(on("2010-06-01", 1960, { interval: { low: 0, high: 9 } })).toBe(9);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bandsOf,
  limitsOf,
  overlapOf,
  personsOf,
  type ReferenceInterval,
} from "../../schema/rules/catalogue/referenceIntervals.ts";
import { biomarkers } from "../../server/seed/biomarkers.ts";
import { markerIntervals } from "../../server/seed/markerIntervals.ts";
import { markerPreparation } from "../../server/seed/markerPreparation.ts";

const anyAge = fc.option(fc.integer({ min: 18, max: 120 }));
const anyInterval: fc.Arbitrary<ReferenceInterval> = fc
  .record({
    sex: fc.constantFrom("FEMALE" as const, "MALE" as const, null),
    fromAge: anyAge,
    toAge: anyAge,
    low: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
    high: fc.double({ min: 501, max: 1_000, noNaN: true }),
  })
  .filter(({ fromAge, toAge }) => fromAge === null || toAge === null || fromAge <= toAge);

const holdsFor = ({ sex, fromAge, toAge }: ReferenceInterval, person: "FEMALE" | "MALE", age: number): boolean =>
  (sex === null || sex === person) && age >= (fromAge ?? 0) && age <= (toAge ?? Infinity);

describe("intervals of healthy adults", () => {
  it("overlap where two hold for somebody, and nowhere else", () => {
    fc.assert(
      fc.property(fc.array(anyInterval, { maxLength: 5 }), (intervals) => {
        const isOfTwo = (["FEMALE", "MALE"] as const).some((person) =>
          Array.from({ length: 103 }, (_, index) => index + 18).some(
            (age) => intervals.filter((interval) => holdsFor(interval, person, age)).length > 1,
          ),
        );
        expect(overlapOf(intervals) !== undefined).toBe(isOfTwo);
      }),
    );
  });

  it("lie on one scale in the order of their limits, within it", () => {
    fc.assert(
      fc.property(fc.array(anyInterval, { minLength: 1, maxLength: 5 }), (intervals) => {
        const bands = bandsOf(intervals);
        for (const { from, to } of bands) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(100 + 1e-9);
          expect(to).toBeGreaterThan(from);
        }
        for (const [one, { high }] of intervals.entries())
          for (const [other, { high: more }] of intervals.entries())
            if ((high ?? 0) < (more ?? 0)) expect(bands[one]?.to).toBeLessThanOrEqual(bands[other]?.to ?? 0);
      }),
    );
  });

  it("are said in Swedish", () => {
    const one = { sex: "FEMALE", fromAge: null, toAge: 49, low: 0.348, high: 0.459 } as const;
    expect(personsOf(one)).toBe("Kvinnor till 49 år");
    expect(personsOf({ ...one, sex: null, fromAge: 18 })).toBe("Vuxna 18–49 år");
    expect(limitsOf(one, null)).toBe("0,348–0,459");
    expect(limitsOf({ low: null, high: 3.5 }, "µkat/L")).toBe("högst 3,5 µkat/L");
    expect(limitsOf({ low: 3.5, high: null }, "µkat/L")).toBe("minst 3,5 µkat/L");
  });
});

describe("the markers that the site begins with", () => {
  it("have intervals that are published, of which each adult has at most one", () => {
    const names = new Set(biomarkers.map(({ name }) => name));
    expect([...markerIntervals.keys(), ...Object.keys(markerPreparation)].filter((name) => !names.has(name))).toEqual(
      [],
    );
    for (const [name, { intervals, source }] of markerIntervals) {
      expect([name, overlapOf(intervals)]).toEqual([name, undefined]);
      for (const { low, high } of intervals) expect([name, (low ?? 0) < (high ?? 0)]).toEqual([name, true]);
      expect(source.length).toBeLessThanOrEqual(300);
    }
  });

  // Those that a region of Sweden printed for its own laboratory when these were looked up, or a study's own summary.
  it.each([
    ["Hemoglobin (Hb)", "Kvinnor 117–153, Män 134–170"],
    ["Trombocyter", "Kvinnor 165–387, Män 145–348"],
    ["ALAT", "Kvinnor 0,15–0,75, Män 0,15–1,1"],
    ["Natrium", "Vuxna 137–145"],
    ["Järn", "Vuxna 9–34"],
  ])("%s: %s", (name, said) => {
    const { intervals = [] } = markerIntervals.get(name) ?? {};
    expect(intervals.map((one) => `${personsOf(one)} ${limitsOf(one, null)}`).join(", ")).toBe(said);
  });

  it("say in a few sentences what to do before the sample", () => {
    for (const [name, text] of Object.entries(markerPreparation)) {
      expect([name, text.length <= 600]).toEqual([name, true]);
      expect(text).toMatch(/[.]$/);
    }
  });
});

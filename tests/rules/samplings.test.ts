import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SampledTest, samplingsOf } from "../../schema/rules/catalogue/samplings.ts";

const aTest = fc.record({
  providerName: fc.constantFrom("Fjällprov", "Granlunda Laboratorium", "Kaamosvire"),
  testLocation: fc.constantFrom<SampledTest["testLocation"]>("HOME", "CLINIC", "DROP_IN", "MULTIPLE", null),
});

describe("how many times samples are given", () => {
  it.each<[string, SampledTest[], { visits: number; homeKits: number }]>([
    ["nothing", [], { visits: 0, homeKits: 0 }],
    [
      "two tests of the same provider, taken at a clinic and by drop-in",
      [
        { providerName: "Fjällprov", testLocation: "CLINIC" },
        { providerName: "Fjällprov", testLocation: "DROP_IN" },
      ],
      { visits: 1, homeKits: 0 },
    ],
    [
      "two kits of the same provider, and a visit to it",
      [
        { providerName: "Kaamosvire", testLocation: "HOME" },
        { providerName: "Kaamosvire", testLocation: "HOME" },
        { providerName: "Kaamosvire", testLocation: "MULTIPLE" },
      ],
      { visits: 1, homeKits: 2 },
    ],
    ["nobody says where", [{ providerName: "Fjällprov", testLocation: null }], { visits: 1, homeKits: 0 }],
  ])("%s", (_, tests, expected) => {
    expect(samplingsOf(tests)).toEqual(expected);
  });

  it("is at least one for any test, and at most one for each", () => {
    fc.assert(
      fc.property(fc.array(aTest, { minLength: 1, maxLength: 30 }), (tests) => {
        const { visits, homeKits } = samplingsOf(tests);
        expect(visits + homeKits).toBeGreaterThanOrEqual(1);
        expect(visits + homeKits).toBeLessThanOrEqual(tests.length);
        expect(homeKits).toBe(tests.filter(({ testLocation }) => testLocation === "HOME").length);
        expect(samplingsOf(tests.toReversed())).toEqual({ visits, homeKits });
      }),
    );
  });
});

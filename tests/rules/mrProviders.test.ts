import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MrFacts, mrHighlights, priceLevel } from "../../schema/rules/content/mrProviders.ts";

const kr = (amount: number) => amount * 100;

describe("the price level", () => {
  test.each([
    [0, "LOW"],
    [2_500, "LOW"],
    [3_000, "LOW"],
    [3_000.01, "MEDIUM"],
    [4_500, "MEDIUM"],
    [4_500.01, "HIGH"],
    [20_000, "HIGH"],
  ])("of %d kr is %s", (amount, level) => {
    expect(priceLevel(kr(amount))).toBe(level);
  });
});

/** Few different values, so that ties are common. */
const facts: fc.Arbitrary<MrFacts[]> = fc.uniqueArray(
  fc
    .record({
      name: fc.constantFrom("Ek", "Al", "Ask", "Björk", "Åbrodd", "Älm", "Ö", "Zypress"),
      lowest: fc.constantFrom(2_500, 3_000, 4_500),
      range: fc.constantFrom(0, 1_000, 9_000),
      turnaroundDays: fc.integer({ min: 1, max: 3 }),
      doctorAnalysis: fc.boolean(),
    })
    .map(({ lowest, range, ...rest }) => ({ ...rest, lowestPrice: kr(lowest), highestPrice: kr(lowest + range) })),
  { selector: ({ name }) => name, minLength: 1, maxLength: 8 },
);

describe("the three that stand out", () => {
  test("are nobody where there is nobody", () => {
    expect(mrHighlights([])).toEqual({ BEST_PRICE: undefined, FASTEST: undefined, PREMIUM: undefined });
  });

  test("are the best there are, in each way", () => {
    fc.assert(
      fc.property(facts, (providers) => {
        const { BEST_PRICE, FASTEST, PREMIUM } = mrHighlights(providers);
        expect(BEST_PRICE?.lowestPrice).toBe(Math.min(...providers.map(({ lowestPrice }) => lowestPrice)));
        expect(FASTEST?.turnaroundDays).toBe(Math.min(...providers.map(({ turnaroundDays }) => turnaroundDays)));
        const withDoctor = providers.filter(({ doctorAnalysis }) => doctorAnalysis);
        const candidates = withDoctor.length > 0 ? withDoctor : providers;
        expect(candidates).toContain(PREMIUM);
        expect(PREMIUM?.highestPrice).toBe(Math.max(...candidates.map(({ highestPrice }) => highestPrice)));
      }),
    );
  });

  test("do not depend on the order, and the order stays", () => {
    fc.assert(
      fc.property(
        facts.chain((providers) =>
          fc.tuple(fc.constant(providers), fc.shuffledSubarray(providers, { minLength: providers.length })),
        ),
        ([providers, shuffled]) => {
          const before = [...shuffled];
          expect(mrHighlights(shuffled)).toEqual(mrHighlights(providers));
          expect(shuffled).toEqual(before);
        },
      ),
    );
  });

  const one = { lowestPrice: kr(3_000), highestPrice: kr(5_000), turnaroundDays: 5, doctorAnalysis: true };
  test("are told apart by the next thing when they are equal, at last by the name in Swedish order", () => {
    const [ala, alo, zeta] = [
      { ...one, name: "Åla" },
      { ...one, name: "Öla" },
      { ...one, name: "Zeta" },
    ];
    expect(Object.values(mrHighlights([alo, ala, zeta]))).toEqual([zeta, zeta, zeta]);
    const narrower = { ...one, name: "Ö", highestPrice: kr(4_000) };
    expect(mrHighlights([zeta, narrower])).toEqual({ BEST_PRICE: narrower, FASTEST: narrower, PREMIUM: zeta });
    const slower = { ...narrower, turnaroundDays: 6 };
    expect(mrHighlights([zeta, slower])).toEqual({ BEST_PRICE: slower, FASTEST: zeta, PREMIUM: zeta });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bestSingle,
  type Cover,
  type CoverOption,
  countMarkers,
  searchCover,
} from "../../schema/rules/catalogue/markerCover.ts";

/** Lets the search run; stops it at its n-th pause. */
function solve(options: CoverOption[], wanted: number, stopAt = Number.POSITIVE_INFINITY): Cover | null {
  const search = searchCover(options, wanted);
  let step = search.next(false);
  for (let pauses = 1; !step.done; pauses++) step = search.next(pauses >= stopAt);
  return step.value;
}

/** The cheapest price of any of all combinations, and the fewest tests at that price. */
function bruteForce(options: CoverOption[], wanted: number): { price: number; count: number } | null {
  let best: { price: number; count: number } | null = null;
  for (let combination = 0; combination < 2 ** options.length; combination++) {
    const chosen = options.filter((_, index) => combination & (1 << index));
    if ((chosen.reduce((union, { markers }) => union | markers, 0) & wanted) !== wanted) continue;
    const found = { price: chosen.reduce((sum, { price }) => sum + price, 0), count: chosen.length };
    if (!best || found.price < best.price || (found.price === best.price && found.count < best.count)) best = found;
  }
  return best;
}

const MARKERS = 7;
const ALL = 2 ** MARKERS - 1;
const catalogues = (maxTests: number, maxPrice: number) =>
  fc
    .array(fc.record({ price: fc.integer({ min: 0, max: maxPrice }), markers: fc.integer({ min: 0, max: ALL }) }), {
      maxLength: maxTests,
    })
    .map((tests) => tests.map((test, index): CoverOption => ({ id: index + 1, ...test })));
const wantedMarkers = fc.integer({ min: 1, max: ALL });

describe("the cheapest combination", () => {
  it.each([
    ["of prices far apart", 100_000],
    ["of prices that are often equal", 3],
  ])("equals brute force on small random catalogues, %s", (_, maxPrice) => {
    fc.assert(
      fc.property(catalogues(11, maxPrice), wantedMarkers, (options, wanted) => {
        const cover = solve(options, wanted);
        const best = bruteForce(options, wanted);
        expect(cover && { price: cover.price, count: cover.ids.length }).toEqual(best);
        if (!cover) return;
        expect(cover.isExact).toBe(true);
        const chosen = options.filter(({ id }) => cover.ids.includes(id));
        expect(chosen.reduce((union, { markers }) => union | markers, 0) & wanted).toBe(wanted);
        expect(chosen.reduce((sum, { price }) => sum + price, 0)).toBe(cover.price);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is one panel where that is cheaper than its parts, and the parts where they are", () => {
    const parts = [0b001, 0b010, 0b100].map((markers, index) => ({ id: index + 1, price: 200_00, markers }));
    expect(solve([...parts, { id: 9, price: 599_00, markers: 0b111 }], 0b111)?.ids).toEqual([9]);
    expect(solve([...parts, { id: 9, price: 601_00, markers: 0b111 }], 0b111)?.ids).toEqual([1, 2, 3]);
    expect(solve([...parts, { id: 9, price: 600_00, markers: 0b111 }], 0b111)?.ids).toEqual([9]);
  });

  it("is found where taking the cheapest part each time goes wrong", () => {
    const options = [
      { id: 1, price: 100, markers: 0b000111 },
      { id: 2, price: 100, markers: 0b111000 },
      { id: 3, price: 120, markers: 0b011110 },
      { id: 4, price: 90, markers: 0b000001 },
      { id: 5, price: 90, markers: 0b100000 },
    ];
    expect(solve(options, 0b111111)).toEqual({ ids: [1, 2], price: 200, avoidance: 0, isExact: true });
  });

  it("is none when a wanted marker is measured by no test", () => {
    expect(solve([{ id: 1, price: 1, markers: 0b01 }], 0b11)).toBeNull();
    expect(solve([], 1)).toBeNull();
  });

  it("takes 30 markers", () => {
    const wanted = 2 ** 30 - 1;
    const options = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, price: 100, markers: 1 << index }));
    expect(solve(options, wanted)).toMatchObject({ price: 3_000, isExact: true });
    expect(solve([...options, { id: 31, price: 2_999, markers: wanted }], wanted)?.ids).toEqual([31]);
  });

  it("that was stopped measures everything all the same, and says that it may not be the cheapest", () => {
    let seed = 7;
    const random = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const wanted = 2 ** 30 - 1;
    const options = Array.from({ length: 1_000 }, (_, index) => ({
      id: index + 1,
      price: 20_000 + Math.floor(random() * 100_000),
      markers: Array.from({ length: 6 }, () => 1 << Math.floor(random() * 30)).reduce((a, b) => a | b),
    }));
    const cover = solve(options, wanted, 1);
    expect(cover?.isExact).toBe(false);
    const union = options.filter(({ id }) => cover?.ids.includes(id)).reduce((bits, { markers }) => bits | markers, 0);
    expect(union).toBe(wanted);
  });
});

describe("the one test to take", () => {
  it("measures most of what is wanted, and is the cheapest of those", () => {
    fc.assert(
      fc.property(catalogues(11, 5), wantedMarkers, (options, wanted) => {
        const best = bestSingle(options, wanted);
        const measured = (option: CoverOption) => countMarkers(option.markers & wanted);
        if (!best) {
          expect(options.every((option) => measured(option) === 0)).toBe(true);
          return;
        }
        for (const option of options) {
          expect(measured(option)).toBeLessThanOrEqual(measured(best));
          if (measured(option) === measured(best)) expect(option.price).toBeGreaterThanOrEqual(best.price);
        }
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnswerTest, isBetter, searchAnswer } from "../../schema/rules/catalogue/markerAnswer.ts";
import { type Cover, type CoverAim, unionOf } from "../../schema/rules/catalogue/markerCover.ts";

type Sex = AnswerTest["intendedFor"];

const SEXES: readonly Sex[] = [null, "FEMALE", "MALE"];
const MARKERS = 5;
const ALL = 2 ** MARKERS - 1;

const catalogues = (maxPrice: number) =>
  fc
    .array(
      fc.record({
        price: fc.integer({ min: 0, max: maxPrice }),
        markers: fc.integer({ min: 0, max: ALL }),
        // Most tests are for everybody and have a link, as in a catalogue.
        intendedFor: fc.constantFrom<Sex>(null, null, "FEMALE", "MALE"),
        isLinked: fc.constantFrom(true, true, false),
      }),
      { maxLength: 9 },
    )
    .map((tests) => tests.map((test, index): AnswerTest => ({ id: index + 1, ...test })));
const wantedMarkers = fc.integer({ min: 1, max: ALL });
const anyone = fc.constantFrom(...SEXES);

function solve(tests: readonly AnswerTest[], wanted: number, sex: Sex, aim: CoverAim): Cover | null {
  const search = searchAnswer(tests, wanted, { sex, aim });
  for (let step = search.next(false); ; step = search.next(false)) if (step.done) return step.value;
}

/** All ways to have the markers measured. */
const allWays = (tests: readonly AnswerTest[], wanted: number): AnswerTest[][] =>
  Array.from({ length: 2 ** tests.length }, (_, bits) => tests.filter((_, index) => bits & (1 << index))).filter(
    (way) => (unionOf(way) & wanted) === wanted,
  );

const priceOf = (way: readonly AnswerTest[]): number => way.reduce((sum, { price }) => sum + price, 0);
const unlinked = (way: readonly AnswerTest[]): number => way.filter(({ isLinked }) => !isLinked).length;
const fits = (way: readonly AnswerTest[], person: Sex): boolean =>
  way.every(({ intendedFor }) => intendedFor === null || intendedFor === person);
const fitsOne = (way: readonly AnswerTest[]): boolean => SEXES.some((person) => fits(way, person));

/** How well a way fits who takes the tests, by the words of the rule: the lowest is the best. */
function fitOf(way: readonly AnswerTest[], sex: Sex): number {
  if (sex) return fits(way, sex) ? Number(unlinked(way) > 0) : 2;
  if (fitsOne(way)) return 2 * Number(unlinked(way) > 0) + Number(!fits(way, null));
  return 4;
}

const waysOf = (tests: readonly AnswerTest[], cover: Cover): AnswerTest[] =>
  tests.filter(({ id }) => cover.ids.includes(id));

describe.each([
  ["the cheapest", "price"],
  ["the fewest", "count"],
] as const)("%s tests that fit", (_, aim) => {
  it.each([100_000, 3])("measure all that is wanted, and nothing that fits as well is better (prices to %i)", (max) => {
    fc.assert(
      fc.property(catalogues(max), wantedMarkers, anyone, (tests, wanted, sex) => {
        const cover = solve(tests, wanted, sex, aim);
        const ways = allWays(tests, wanted);
        expect(cover === null).toBe(ways.length === 0);
        if (!cover) return;
        const answer = waysOf(tests, cover);
        expect(unionOf(answer) & wanted).toBe(wanted);
        expect(cover).toMatchObject({ price: priceOf(answer), isExact: true });
        const best = Math.min(...ways.map((way) => fitOf(way, sex)));
        expect(fitOf(answer, sex)).toBe(best);
        // Of those that fit as well: the least to be avoided, and then what is asked for.
        const others = ways.filter((way) => fitOf(way, sex) === best);
        const strangers = (way: readonly AnswerTest[]) =>
          way.filter(({ intendedFor }) => intendedFor && intendedFor !== sex).length;
        const avoided = (way: readonly AnswerTest[]) =>
          unlinked(way) + (fitsOne(way) && (!sex || fits(way, sex)) ? 0 : 32 * strangers(way));
        const least = Math.min(...others.map(avoided));
        expect(avoided(answer)).toBe(least);
        for (const way of others.filter((way) => avoided(way) === least)) {
          if (aim === "price") {
            expect(priceOf(way)).toBeGreaterThanOrEqual(cover.price);
            if (priceOf(way) === cover.price) expect(way.length).toBeGreaterThanOrEqual(answer.length);
          } else {
            expect(way.length).toBeGreaterThanOrEqual(answer.length);
            if (way.length === answer.length) expect(priceOf(way)).toBeGreaterThanOrEqual(cover.price);
          }
        }
      }),
      { numRuns: 600 },
    );
  });
});

describe("an answer", () => {
  it("has a test without a link only for what nothing that fits the same person measures otherwise", () => {
    fc.assert(
      fc.property(catalogues(1_000), wantedMarkers, anyone, (tests, wanted, sex) => {
        const cover = solve(tests, wanted, sex, "price");
        if (!cover) return;
        const answer = waysOf(tests, cover);
        if (sex ? !fits(answer, sex) : !fitsOne(answer)) return;
        const person = sex ?? answer.find(({ intendedFor }) => intendedFor)?.intendedFor ?? null;
        const linked = unionOf(tests.filter((test) => test.isLinked && fits([test], person)));
        for (const test of answer) if (!test.isLinked) expect(test.markers & wanted & ~linked).not.toBe(0);
      }),
    );
  });

  it("combines women's and men's tests only where neither a woman nor a man can have all of it measured", () => {
    fc.assert(
      fc.property(
        catalogues(1_000),
        wantedMarkers,
        fc.constantFrom<CoverAim>("price", "count"),
        (tests, wanted, aim) => {
          const cover = solve(tests, wanted, null, aim);
          if (!cover || fitsOne(waysOf(tests, cover))) return;
          expect(allWays(tests, wanted).filter(fitsOne)).toEqual([]);
        },
      ),
    );
  });

  it("is dearer for everybody where a cheaper one is for women only, unless a woman asks", () => {
    const tests: AnswerTest[] = [
      { id: 1, price: 500, markers: 0b11, intendedFor: null, isLinked: true },
      { id: 2, price: 200, markers: 0b11, intendedFor: "FEMALE", isLinked: true },
    ];
    expect(solve(tests, 0b11, null, "price")?.ids).toEqual([1]);
    expect(solve(tests, 0b11, "FEMALE", "price")?.ids).toEqual([2]);
    expect(solve(tests, 0b11, "MALE", "price")?.ids).toEqual([1]);
  });

  it("has the cheaper of a woman's and a man's tests, where only they measure all of it", () => {
    const tests: AnswerTest[] = [
      { id: 1, price: 300, markers: 0b01, intendedFor: "FEMALE", isLinked: true },
      { id: 2, price: 200, markers: 0b01, intendedFor: "MALE", isLinked: true },
      { id: 3, price: 100, markers: 0b10, intendedFor: null, isLinked: true },
    ];
    expect(solve(tests, 0b11, null, "price")?.ids).toEqual([2, 3]);
    expect(solve(tests, 0b11, "FEMALE", "price")?.ids).toEqual([1, 3]);
  });

  it("is never worse than itself, and of two that differ one is better", () => {
    const one: Cover = { ids: [1], price: 500, avoidance: 0, isExact: true };
    const two: Cover = { ids: [2, 3], price: 400, avoidance: 0, isExact: true };
    expect([isBetter(one, one, "price"), isBetter(one, two, "price"), isBetter(two, one, "price")]).toEqual([
      false,
      false,
      true,
    ]);
    expect([isBetter(one, one, "count"), isBetter(one, two, "count"), isBetter(two, one, "count")]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isBetter(one, { ...one, price: 1, avoidance: 1 }, "price")).toBe(true);
  });

  it("of 30 markers at the highest prices keeps the number of tests before their price", () => {
    const wanted = 2 ** 30 - 1;
    const dear = 2_147_483_647;
    const halves = [0x7fff, 0x7fff << 15].map((markers, index) => ({ id: 100 + index, price: dear, markers }));
    const singles = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, price: 1, markers: 1 << index }));
    const tests = [...singles, ...halves].map((test): AnswerTest => ({ ...test, intendedFor: null, isLinked: true }));
    expect(solve(tests, wanted, null, "count")?.ids).toEqual([100, 101]);
    expect(solve(tests, wanted, null, "price")?.price).toBe(30);
    const [first, ...rest] = tests;
    const unlinkedHalves = [
      { ...first, isLinked: true } as AnswerTest,
      ...rest.map((test) => ({ ...test, isLinked: test.id < 100 })),
    ];
    expect(solve(unlinkedHalves, wanted, null, "count")?.ids).toHaveLength(30);
  });
});

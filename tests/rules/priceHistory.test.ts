import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountMarks, priceLines } from "../../client/features/catalogue/product/priceScale.ts";
import {
  lowestOfLastDays,
  type PriceChange,
  pricePeriods,
  priceReduction,
} from "../../schema/rules/catalogue/priceHistory.ts";
import { addDays, type Day } from "../../schema/rules/words/days.ts";

const TODAY = "2026-03-30";
const ago = (days: number): Day => addDays(TODAY, -days);

/** A change of a price some days ago. */
const since = (days: number, price: number | null, per: string | null = null): PriceChange => ({
  day: ago(days),
  price,
  per,
});

const reduced = (...changes: PriceChange[]) => priceReduction(pricePeriods(changes, TODAY), TODAY);

/** Changes in any number over the last months, one a day at most. */
const histories = fc
  .uniqueArray(
    fc.record({
      daysAgo: fc.nat(120),
      price: fc.option(fc.constantFrom(0, 1, 9_900, 10_000, 12_345, 1_000_000_000), { freq: 8 }),
    }),
    { selector: ({ daysAgo }) => daysAgo, maxLength: 40 },
  )
  .map((changes) =>
    changes.sort((one, other) => other.daysAgo - one.daysAgo).map(({ daysAgo, price }) => since(daysAgo, price)),
  );

/** What was told of a day, the slow way: the last change until then. */
const priceOn = (changes: readonly PriceChange[], day: Day): number | null =>
  changes.findLast((change) => change.day <= day)?.price ?? null;

const days = (from: number, to: number): Day[] => Array.from({ length: from - to + 1 }, (_, n) => ago(from - n));

describe("the periods of a price", () => {
  it("say of every day what it cost, and nothing of days without a price", () => {
    fc.assert(
      fc.property(histories, (changes) => {
        const periods = pricePeriods(changes, TODAY);
        for (const day of days(125, 0)) {
          const found = periods.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
          expect(found.map(({ price }) => price)).toEqual([priceOn(changes, day)].filter((price) => price !== null));
        }
        for (const [index, { startsOn, price }] of periods.entries()) {
          const before = periods[index - 1];
          expect(before && addDays(before.endsOn, 1) === startsOn && before.price === price).not.toBe(true);
        }
      }),
    );
  });

  it("begin where what is paid once became what is paid again and again", () => {
    const periods = pricePeriods([since(90, 99_000), since(40, 9_900, "månad"), since(10, 8_900, "månad")], TODAY);
    expect(periods).toEqual([
      { startsOn: ago(40), endsOn: ago(11), price: 9_900 },
      { startsOn: ago(10), endsOn: TODAY, price: 8_900 },
    ]);
    expect(reduced(since(90, 99_000), since(10, 9_900, "månad"))).toBeNull();
  });

  it("hold a change of a day that has just begun elsewhere", () => {
    expect(pricePeriods([since(-1, 500)], TODAY)).toEqual([{ startsOn: ago(-1), endsOn: ago(-1), price: 500 }]);
  });
});

describe("the lowest price of thirty days", () => {
  it("is the lowest of what was told of each of them", () => {
    fc.assert(
      fc.property(histories, (changes) => {
        const told = days(29, 0)
          .map((day) => priceOn(changes, day))
          .filter((price) => price !== null);
        const lowest = told.length > 0 ? Math.min(...told) : null;
        expect(lowestOfLastDays(pricePeriods(changes, TODAY), TODAY)).toBe(lowest);
      }),
    );
  });
});

describe("a price may be called reduced", () => {
  it("when it is below every price of the thirty days before, which are all known", () => {
    fc.assert(
      fc.property(histories, (changes) => {
        const found = reduced(...changes);
        const now = priceOn(changes, TODAY);
        const held = days(120, 0).findLast((day) => priceOn(changes, addDays(day, -1)) !== now) ?? ago(121);
        // Back over the steps that lowered it, the slow way: day by day.
        let began = held;
        for (let day = held; day >= addDays(held, -30); day = addDays(day, -1)) {
          const [before, on] = [priceOn(changes, addDays(day, -1)), priceOn(changes, day)];
          if (before === null || on === null || before < on) break;
          if (before > on) began = day;
        }
        const before = Array.from({ length: 30 }, (_, n) => priceOn(changes, addDays(began, -1 - n)));
        const isLower = now !== null && before.every((price) => price !== null && price > now);
        expect(found !== null).toBe(isLower && held > ago(30));
        if (found) expect(found).toEqual({ reducedOn: began, lowestBefore: Math.min(...(before as number[])) });
      }),
    );
  });

  it.each([
    ["lowered lately", [since(60, 50_000), since(5, 40_000)], { reducedOn: ago(5), lowestBefore: 50_000 }],
    ["lowered today", [since(30, 50_000), since(0, 40_000)], { reducedOn: TODAY, lowestBefore: 50_000 }],
    ["to nothing", [since(60, 100), since(5, 0)], { reducedOn: ago(5), lowestBefore: 100 }],
    ["from ten millions", [since(60, 1_000_000_000), since(5, 999_999_900)], { reducedOn: ago(5), lowestBefore: 1e9 }],
    ["lowered in steps", [since(60, 500), since(9, 400), since(5, 300)], { reducedOn: ago(9), lowestBefore: 500 }],
    [
      "lowered in steps, the first long ago",
      [since(90, 500), since(50, 400), since(5, 300)],
      { reducedOn: ago(5), lowestBefore: 400 },
    ],
    ["in steps to what it was lately", [since(90, 300), since(20, 500), since(9, 400), since(5, 300)], null],
    ["raised first, and lowered to more than before", [since(60, 400), since(20, 600), since(5, 450)], null],
    ["raised first, and lowered to what it was", [since(60, 400), since(20, 600), since(5, 400)], null],
    ["raised", [since(60, 400), since(5, 500)], null],
    ["lowered more than thirty days ago", [since(90, 500), since(30, 400)], null],
    ["known for less than thirty days before", [since(34, 500), since(5, 400)], null],
    ["unknown for some days", [since(60, 500), since(20, null), since(15, 500), since(5, 400)], null],
    ["no longer told", [since(60, 500), since(5, 400), since(1, null)], null],
    ["never told", [], null],
  ])("or not: %s", (_, changes, expected) => {
    expect(reduced(...changes)).toEqual(expected);
  });
});

describe("what is drawn of it", () => {
  it("stands between zero and the highest mark, whatever the amounts", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (highest) => {
        const marks = amountMarks(highest);
        expect(marks[0]).toBe(0);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, highest));
        expect(marks.length).toBeLessThanOrEqual(5);
        const top = marks.at(-1) ?? 0;
        const lines = priceLines([{ startsOn: ago(3), endsOn: TODAY, price: highest }], top);
        for (const number of lines[0]?.area.match(/[\d.]+/g) ?? []) {
          expect(Number(number)).toBeGreaterThanOrEqual(0);
          expect(Number(number)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it("is a line of its own after days without a price", () => {
    const periods = pricePeriods([since(10, 100), since(6, 50), since(4, null), since(2, 100)], TODAY);
    expect(priceLines(periods, 200).map(({ line }) => line)).toEqual(["M 0 50 H 40 V 75 H 60", "M 80 50 H 100"]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clickSteps,
  daysIn,
  formatChange,
  namedPeriod,
  periodBefore,
  periodFrom,
  wrongPeriod,
} from "../../schema/rules/catalogue/clickPeriods.ts";
import { csvOf } from "../../schema/rules/words/csv.ts";
import { addDays, type Day } from "../../schema/rules/words/days.ts";

const aDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
const aPeriod = fc
  .tuple(aDay, fc.integer({ min: 0, max: 1_095 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));

describe("a period of clicks", () => {
  it("has as many days right before it", () => {
    fc.assert(
      fc.property(aPeriod, (period) => {
        const before = periodBefore(period);
        expect(daysIn(before)).toBe(daysIn(period));
        expect(addDays(before.to, 1)).toBe(period.from);
        expect(wrongPeriod(period)).toBeUndefined();
      }),
    );
  });

  it("ends today, and is as long as it is called", () => {
    fc.assert(
      fc.property(aDay, (today) => {
        expect(daysIn(namedPeriod("7-dagar", today))).toBe(7);
        expect(daysIn(namedPeriod("30-dagar", today))).toBe(30);
        const { from, to } = namedPeriod("12-manader", today);
        expect(to).toBe(today);
        expect([365, 366]).toContain(daysIn({ from, to }));
      }),
    );
    expect(namedPeriod("12-manader", "2024-02-29")).toEqual({ from: "2023-03-01", to: "2024-02-29" });
    expect(namedPeriod("12-manader", "2026-11-23").from).toBe("2025-11-24");
  });

  it("is what the address says, and 30 days for what says nothing", () => {
    const of = (query: string) => periodFrom(new URLSearchParams(query), "2026-03-31");
    expect(of("fran=2026-01-01&till=2026-01-31")).toEqual({ from: "2026-01-01", to: "2026-01-31", name: undefined });
    expect(of("period=7-dagar")).toEqual({ from: "2026-03-25", to: "2026-03-31", name: "7-dagar" });
    for (const query of [
      "",
      "period=toString",
      "fran=2026-02-31&till=2026-03-01",
      "fran=2026-03-02&till=2026-03-01",
      "fran=2016-03-02&till=2026-03-01",
    ])
      expect(of(query)).toEqual({ from: "2026-03-02", to: "2026-03-31", name: "30-dagar" });
  });

  it("has all of its clicks by day and by month", () => {
    fc.assert(
      fc.property(aDay, fc.array(fc.nat(1_000), { maxLength: 800 }), (from, counts) => {
        const days = counts.map((clicks, index) => ({ day: addDays(from, index), clicks }));
        const { unit, steps } = clickSteps(days);
        expect(unit).toBe(days.length > 62 ? "month" : "day");
        const sum = (list: readonly { clicks: number }[]) => list.reduce((total, { clicks }) => total + clicks, 0);
        expect(sum(steps)).toBe(sum(days));
        if (unit === "month") expect(new Set(steps.map(({ day }) => day.slice(0, 7))).size).toBe(steps.length);
      }),
    );
  });

  it("is compared in words", () => {
    expect([formatChange(125, 100), formatChange(90, 100), formatChange(100, 100), formatChange(3, 0)]).toEqual([
      "+25 %",
      "−10 %",
      "oförändrat",
      null,
    ]);
  });
});

describe("a file for spreadsheets", () => {
  it("has a mark, semicolons and Swedish decimals", () => {
    expect(
      csvOf([
        ["Å", 1.5, null],
        ['sa "hej"', "a;b", "två\nrader"],
      ]),
    ).toBe('\uFEFFÅ;1,5;\r\n"sa ""hej""";"a;b";"två\nrader"\r\n');
  });

  it("never lets a text be a formula", () => {
    fc.assert(
      fc.property(fc.constantFrom("=", "+", "-", "@", "\t=", " ="), fc.string(), (sign, rest) => {
        const line = csvOf([[sign + rest]]).slice(1);
        expect(line.replace(/^"/, "")[0]).toBe("'");
      }),
    );
  });
});

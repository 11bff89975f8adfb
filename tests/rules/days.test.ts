import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { addDays, dayOf, hourOf, isDay } from "../../schema/rules/words/days.ts";
import { inSweden, swedishClock } from "../support/journeys.ts";

const HOUR_MS = 60 * 60 * 1_000;

/** From the year in which the present rule for summer time began. */
const instants = fc
  .integer({ min: Date.parse("1997-01-01T00:00:00Z"), max: Date.parse("2099-12-31T23:59:59Z") })
  .map((ms) => new Date(ms));

/** Days of each month, without a calendar of the machine. */
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const written = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
const days = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .chain(([year, month]) => fc.integer({ min: 1, max: daysIn(year, month) }).map((day) => written(year, month, day)));

describe("the day of an instant", () => {
  it.each([
    ["2025-01-15T22:59:59.999Z", "2025-01-15"],
    ["2025-01-15T23:00:00.000Z", "2025-01-16"],
    ["2025-07-15T21:59:59.999Z", "2025-07-15"],
    ["2025-07-15T22:00:00.000Z", "2025-07-16"],
    ["2024-12-31T23:00:00.000Z", "2025-01-01"],
    ["2024-02-28T23:30:00.000Z", "2024-02-29"],
  ])("changes at midnight in Sweden: at %s it is %s", (at, day) => {
    expect(dayOf(new Date(at))).toBe(day);
  });

  it("is what a Swedish clock and calendar show, with its hour", () => {
    fc.assert(
      fc.property(instants, (at) => {
        const shown = swedishClock(at);
        expect(dayOf(at)).toBe(shown.slice(0, 10));
        expect(hourOf(at)).toBe(Number(shown.slice(11, 13)));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["2025-03-30", 23],
    ["2025-03-31", 24],
    ["2025-10-26", 25],
    ["2025-10-27", 24],
    ["2026-03-29", 23],
  ])("%s has %d hours", (day, hours) => {
    const noon = inSweden(day, "12:00").getTime();
    const around = Array.from({ length: 60 }, (_, index) => new Date(noon + (index - 30) * HOUR_MS));
    expect(around.filter((at) => dayOf(at) === day)).toHaveLength(hours);
  });

  it("goes on through both changes of the clock, minute by minute", () => {
    const hoursLived = (from: string, hours: number) => {
      const lived = Array.from({ length: hours * 60 }, (_, minute) => new Date(Date.parse(from) + minute * 60_000));
      const shown = lived.map((at) => `${dayOf(at)} ${hourOf(at)}`);
      return shown.filter((text, index) => index % 60 === 0 || text !== shown[index - 1]);
    };
    expect(hoursLived("2025-03-29T22:00:00Z", 6)).toEqual([
      "2025-03-29 23",
      "2025-03-30 0",
      "2025-03-30 1",
      "2025-03-30 3",
      "2025-03-30 4",
      "2025-03-30 5",
    ]);
    expect(hoursLived("2025-10-25T21:00:00Z", 7)).toEqual([
      "2025-10-25 23",
      "2025-10-26 0",
      "2025-10-26 1",
      "2025-10-26 2",
      "2025-10-26 2",
      "2025-10-26 3",
      "2025-10-26 4",
    ]);
  });

  it("does not depend on the time zone of the machine", async () => {
    const source = await readFile(resolve(import.meta.dirname, "../../schema/rules/words/days.ts"), "utf8");
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    const from = Date.parse("2025-01-01T00:30:00Z");
    const count = 400 * 8;
    const script = `${outputText}
      const machine = new Date(${from}).getHours();
      const shown = Array.from({ length: ${count} }, (_, index) => new Date(${from} + index * 3 * ${HOUR_MS}))
        .map((at) => [dayOf(at), hourOf(at), addDays(dayOf(at), 1)].join(" "));
      console.log(JSON.stringify({ machine, shown }));`;
    const shownIn = async (TZ: string): Promise<{ machine: number; shown: string[] }> => {
      const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
        env: { ...process.env, TZ, NODE_OPTIONS: "" },
        maxBuffer: 1 << 24,
      });
      return JSON.parse((await run).stdout);
    };
    const here = Array.from({ length: count }, (_, index) => new Date(from + index * 3 * HOUR_MS)).map((at) =>
      [dayOf(at), hourOf(at), addDays(dayOf(at), 1)].join(" "),
    );
    const machineHours = new Set<number>();
    for (const zone of ["UTC", "Europe/Stockholm", "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kathmandu"]) {
      const { machine, shown } = await shownIn(zone);
      machineHours.add(machine);
      expect(shown).toEqual(here);
    }
    expect(machineHours.size).toBe(5);
  });
});

describe("the hour of the day", () => {
  it("is 0 just after midnight, and 23 just before it", () => {
    expect(hourOf(inSweden("2025-01-15", "00:00"))).toBe(0);
    expect(hourOf(inSweden("2025-01-15", "23:59"))).toBe(23);
    expect(hourOf(inSweden("2025-07-15", "12:00"))).toBe(12);
  });
});

describe("days later and earlier", () => {
  it.each([
    ["2024-02-28", 1, "2024-02-29"],
    ["2025-02-28", 1, "2025-03-01"],
    ["2025-01-01", -1, "2024-12-31"],
    ["2025-03-29", 1, "2025-03-30"],
    ["2025-03-30", 1, "2025-03-31"],
    ["2025-10-26", 1, "2025-10-27"],
    ["2025-10-27", -1, "2025-10-26"],
    ["2025-05-05", 0, "2025-05-05"],
  ])("%s and %d days is %s", (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it("are the calendar's, day by day", () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
        const next =
          date < daysIn(year, month)
            ? written(year, month, date + 1)
            : month < 12
              ? written(year, month + 1, 1)
              : written(year + 1, 1, 1);
        expect(addDays(day, 1)).toBe(next);
        expect(addDays(next, -1)).toBe(day);
      }),
      { numRuns: 1_000 },
    );
  });

  it("add up, and come back", () => {
    const counts = fc.integer({ min: -1_000, max: 1_000 });
    fc.assert(
      fc.property(days, counts, counts, (day, one, other) => {
        expect(addDays(addDays(day, one), other)).toBe(addDays(day, one + other));
        expect(addDays(addDays(day, one), -one)).toBe(day);
      }),
    );
  });
});

describe("a day that exists", () => {
  it("is one of the calendar", () => {
    const part = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), part, part, (year, month, day) => {
        const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
        expect(isDay(written(year, month, day))).toBe(exists);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    "2025-02-29",
    "1900-02-29",
    "2025-06-31",
    "2025-1-1",
    "20250101",
    " 2025-01-01",
    "2025-01-01\n",
    "2025-01-01T00:00:00Z",
    "+002025-01-01",
    "i dag",
    "",
  ])("is not %j", (text) => {
    expect(isDay(text)).toBe(false);
  });

  it("is what every instant of our time has", () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(isDay(dayOf(at))).toBe(true);
      }),
    );
  });
});

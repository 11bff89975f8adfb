import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isQuiet,
  isZone,
  type Occasion,
  REMINDER_WINDOW_MINUTES,
  type ReminderTimes,
  timesLeftOut,
  tooManyTimes,
} from "../../schema/reminders.ts";
import {
  afterReminder,
  instantOf,
  nextReminder,
  noticeAt,
  type Reminded,
  wallClock,
} from "../../schema/rules/reminders/nextReminder.ts";
import { addDays } from "../../schema/rules/words/days.ts";

const NOTHING: Reminded = { last: {}, day: null, count: 0 };
const NO_TIMES: ReminderTimes = { morning: null, afternoon: null, evening: null, night: null, none: null };
const withTimes = (times: Partial<ReminderTimes>) => ({
  times: { ...NO_TIMES, ...times },
  quietFrom: null,
  quietUntil: null,
});

const HOUR_MS = 60 * 60_000;
const STOCKHOLM = "Europe/Stockholm";

/** A reminder that came. */
interface Came {
  at: Date;
  times: Occasion[];
  zone: string;
}

/**
 * Lives through a time as the server does: what is due is sent and the next one worked out, whatever happens in between.
 * @param options.zoneAt where the device is
 * @param options.isDown whether nobody sends
 */
function live(
  settings: ReturnType<typeof withTimes>,
  from: Date,
  until: Date,
  {
    zoneAt = () => STOCKHOLM,
    isDown = () => false,
  }: { zoneAt?: (at: Date) => string; isDown?: (at: Date) => boolean } = {},
): Came[] {
  const came: Came[] = [];
  let reminded = NOTHING;
  let zone = zoneAt(from);
  let next = nextReminder(settings, zone, from, reminded);
  for (let now = from.getTime(); now < until.getTime(); now += 10 * 60_000) {
    const present = zoneAt(new Date(now));
    if (present !== zone) {
      zone = present;
      next = nextReminder(settings, zone, new Date(now), reminded);
    }
    while (next && next.at.getTime() <= now && !isDown(new Date(now))) {
      const isInTime = now - next.at.getTime() <= REMINDER_WINDOW_MINUTES * 60_000;
      if (isInTime) came.push({ ...next, zone });
      reminded = afterReminder(reminded, next.times, next.at, zone);
      next = nextReminder(settings, zone, next.at, reminded);
    }
  }
  return came;
}

describe("a year of reminders", () => {
  const times = withTimes({ morning: "07:30", afternoon: "13:00", evening: "20:00" });

  it.each([
    ["with a leap day", "2028-01-01", 366],
    ["without one", "2027-01-01", 365],
  ])("%s has each at its time of the clock, once", (_, first, count) => {
    const from = new Date(instantOf(first, "00:00", STOCKHOLM).getTime() - 1);
    const came = live(times, from, instantOf(addDays(first, count), "00:00", STOCKHOLM));
    const expected = Array.from({ length: count }, (_, ahead) => addDays(first, ahead)).flatMap((day) => [
      `${day} 07:30 morning`,
      `${day} 13:00 afternoon`,
      `${day} 20:00 evening`,
    ]);
    expect(
      came.map(({ at, times }) => {
        const { day, time } = wallClock(at, STOCKHOLM);
        return `${day} ${time} ${times}`;
      }),
    ).toEqual(expected);
  });

  it("has those of the nights when the clock is changed, too", () => {
    const nightly = withTimes({ night: "02:30" });
    const came = (first: string) =>
      live(nightly, new Date(`${first}T10:00:00Z`), new Date(Date.parse(`${first}T10:00:00Z`) + 48 * HOUR_MS)).map(
        ({ at }) => at.toISOString(),
      );
    // 02:30 is left out on 28 March 2027, and comes twice on 31 October.
    expect(came("2027-03-27")).toEqual(["2027-03-28T01:30:00.000Z", "2027-03-29T00:30:00.000Z"]);
    expect(came("2027-10-30")).toEqual(["2027-10-31T00:30:00.000Z", "2027-11-01T01:30:00.000Z"]);
  });
});

const zones = fc.constantFrom(
  "Europe/Stockholm",
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Asia/Kathmandu",
  "America/St_Johns",
);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 10, 20, 30, 40, 50))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
/** When a time of day is reminded of. */
const timeIn = (times: ReminderTimes, occasion: Occasion): string => times[occasion as keyof ReminderTimes] ?? "";
const settings = fc
  .record({ morning: clock, afternoon: fc.option(clock), evening: fc.option(clock) })
  .map((given) => withTimes(given));
const starts = fc
  .integer({ min: Date.parse("2026-01-01T00:00:00Z"), max: Date.parse("2032-01-01T00:00:00Z") })
  .map((ms) => new Date(Math.floor(ms / 600_000) * 600_000));

describe("the next reminder", () => {
  it("is later, and at a chosen time of the clock wherever that exists", () => {
    fc.assert(
      fc.property(settings, zones, starts, (chosen, zone, after) => {
        const next = nextReminder(chosen, zone, after, NOTHING);
        if (!next) throw new Error("there is one");
        expect(next.at.getTime()).toBeGreaterThan(after.getTime());
        expect(next.at.getTime() - after.getTime()).toBeLessThanOrEqual(26 * HOUR_MS);
        const shown = wallClock(next.at, zone);
        for (const time of next.times) {
          const wanted = timeIn(chosen.times, time);
          // A time that the change of the clock leaves out comes as much later.
          const exists = wallClock(instantOf(shown.day, wanted, zone), zone).time === wanted;
          if (exists) expect(shown.time).toBe(wanted);
        }
      }),
    );
  });

  it("comes once a day for each time, at most three a day, wherever somebody travels", () => {
    fc.assert(
      fc.property(
        settings,
        starts,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 14 * 24 }), zones), { maxLength: 6 }),
        (chosen, from, moves) => {
          const journey = moves
            .map(([hours, zone]) => ({ at: from.getTime() + hours * HOUR_MS, zone }))
            .sort((one, other) => one.at - other.at);
          const zoneAt = (at: Date) => journey.findLast((move) => move.at <= at.getTime())?.zone ?? STOCKHOLM;
          const came = live(chosen, from, new Date(from.getTime() + 15 * 24 * HOUR_MS), { zoneAt });
          const days = came.map(({ at, zone }) => wallClock(at, zone).day);
          const named = came.flatMap(({ times }, place) => times.map((time) => `${days[place]} ${time}`));
          expect(new Set(named).size).toBe(named.length);
          for (const day of days) expect(days.filter((one) => one === day).length).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is late by the window at most after an hour in which nobody sent, and comes once", () => {
    fc.assert(
      fc.property(settings, starts, fc.integer({ min: 0, max: 47 }), (chosen, from, hour) => {
        const down = from.getTime() + hour * HOUR_MS;
        const isDown = (at: Date) => at.getTime() >= down && at.getTime() < down + HOUR_MS;
        const until = new Date(from.getTime() + 4 * 24 * HOUR_MS);
        const usual = live(chosen, from, until).filter(({ at }) => at.getTime() < until.getTime() - HOUR_MS);
        const came = live(chosen, from, until, { isDown }).filter(({ at }) => at.getTime() < until.getTime() - HOUR_MS);
        expect(came).toEqual(usual);
      }),
      { numRuns: 60 },
    );
  });

  it("never comes in quiet hours", () => {
    fc.assert(
      fc.property(settings, zones, starts, clock, clock, (chosen, zone, after, quietFrom, quietUntil) => {
        const quiet = { ...chosen, quietFrom, quietUntil };
        const next = nextReminder(quiet, zone, after, NOTHING);
        const times = Object.values(chosen.times).filter((at) => at !== null);
        if (next === null) expect(times.every((at) => isQuiet(at, quiet))).toBe(true);
        else for (const time of next.times) expect(isQuiet(timeIn(chosen.times, time), quiet)).toBe(false);
      }),
    );
  });

  it("comes at the steps' own times, with what else has that time, three times a day at most", () => {
    const day = instantOf("2027-03-01", "00:00", STOCKHOLM);
    const chosen = withTimes({ morning: "07:15", evening: "20:00" });
    const own = ["07:15", "12:30", "21:00"] as const;
    const came: string[] = [];
    let [reminded, at] = [NOTHING, day];
    for (let count = 0; count < 4; count++) {
      const next = nextReminder(chosen, STOCKHOLM, at, reminded, own);
      if (!next) throw new Error("there is one");
      came.push(`${wallClock(next.at, STOCKHOLM).day} ${wallClock(next.at, STOCKHOLM).time} ${next.times}`);
      reminded = afterReminder(reminded, next.times, next.at, STOCKHOLM);
      at = next.at;
    }
    expect(came).toEqual([
      "2027-03-01 07:15 morning,07:15",
      "2027-03-01 12:30 12:30",
      "2027-03-01 20:00 evening",
      "2027-03-02 07:15 morning,07:15",
    ]);
    const off = { ...chosen, kinds: { steps: false } };
    expect(nextReminder(off, STOCKHOLM, day, NOTHING, own)).toBeNull();
    const quiet = { ...withTimes({}), quietFrom: "21:00", quietUntil: "08:00" };
    expect(nextReminder(quiet, STOCKHOLM, day, NOTHING, own)?.times).toEqual(["12:30"]);
  });

  it("says which times of their own steps have, where settings make more than three", () => {
    const three = withTimes({ morning: "07:15", evening: "20:00", night: "22:00" });
    expect(tooManyTimes({ ...three, namesSteps: false }, ["07:15"])).toBeNull();
    expect(tooManyTimes({ ...three, namesSteps: false }, ["12:30"])).toBe(
      "Du kan bli påmind högst tre gånger om dagen. Ett steg har en egen tid (12:30), så välj färre tider här.",
    );
    expect(tooManyTimes({ ...three, namesSteps: false, kinds: { steps: false } }, ["12:30"])).toBeNull();
  });

  it("leaves out what comes after three on a day, and says which", () => {
    const chosen = { ...withTimes({ morning: "07:00", evening: "20:00" }), namesSteps: false };
    expect(timesLeftOut(chosen, ["12:30"])).toEqual([]);
    expect(timesLeftOut(chosen, ["21:30", "12:30", "20:00", "22:00"])).toEqual(["21:30", "22:00"]);
    // What is in quiet hours takes no place.
    expect(timesLeftOut({ ...chosen, quietFrom: "21:00", quietUntil: "08:00" }, ["12:30", "20:30", "22:00"])).toEqual(
      [],
    );
    expect(timesLeftOut({ ...chosen, kinds: { steps: false, programme: true } }, ["12:30"])).toEqual([]);
    expect(timesLeftOut({ ...chosen, kinds: { programme: true } }, ["12:30"])).toEqual(["20:00"]);
  });

  it("of news waits for the end of quiet hours, and for another day once three have come", () => {
    const quiet = { ...withTimes({}), quietFrom: "22:00", quietUntil: "07:00" };
    const at = (day: string, time: string) => instantOf(day, time, STOCKHOLM);
    const told = (now: Date, reminded: Reminded = NOTHING) =>
      wallClock(noticeAt(quiet, STOCKHOLM, now, reminded), STOCKHOLM);
    expect(told(at("2027-03-01", "12:00"))).toEqual({ day: "2027-03-01", time: "12:00" });
    expect(told(at("2027-03-01", "23:30"))).toEqual({ day: "2027-03-02", time: "07:00" });
    expect(told(at("2027-03-02", "03:00"))).toEqual({ day: "2027-03-02", time: "07:00" });
    const full: Reminded = { last: {}, day: "2027-03-01", count: 3 };
    expect(told(at("2027-03-01", "12:00"), full)).toEqual({ day: "2027-03-02", time: "09:00" });
  });

  it("is none where no time is chosen", () => {
    expect(nextReminder(withTimes({}), STOCKHOLM, new Date(), NOTHING)).toBeNull();
  });

  it("is of both where two times of day have the same time of the clock", () => {
    const next = nextReminder(withTimes({ evening: "20:00", none: "20:00" }), STOCKHOLM, new Date(0), NOTHING);
    expect(next?.times).toEqual(["evening", "none"]);
  });
});

describe("a zone", () => {
  it.each(["Europe/Stockholm", "UTC", "America/Argentina/Buenos_Aires", "Etc/GMT+5"])("is known: %s", (zone) =>
    expect(isZone(zone)).toBe(true),
  );
  it.each(["", "Mars/Phobos", "x".repeat(100), "+01:00", "Europe/Stockholm; DROP"])("is not: %s", (zone) =>
    expect(isZone(zone)).toBe(false),
  );
});

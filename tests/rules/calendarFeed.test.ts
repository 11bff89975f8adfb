import fc from "fast-check";
import ICAL from "ical.js";
import ical from "node-ical";
import { describe, expect, it } from "vitest";
import type { Pause } from "../../schema/rules/journey/pauses.ts";
import {
  type CalendarSite,
  feedEntries,
  feedFile,
  type RemindedProtocol,
} from "../../schema/rules/protocols/calendarFile.ts";
import {
  GONE_DAYS,
  type KnownEntry,
  reviseEntries,
  revisionsOf,
} from "../../schema/rules/protocols/calendarRevisions.ts";
import { addDays, type Day } from "../../schema/rules/words/days.ts";
import { aProtocol, aStep } from "../support/protocols.ts";

const SITE: CalendarSite = { name: "Skogshälsa", formerCalendarsUntil: null };
const NOW = new Date("2026-11-30T12:00:00.000Z");
const id = (place: number) => `0b0c7f1c-6f0e-4d0f-8f38-6a2f6c1f0${String(place).padStart(3, "0")}`;

const followed = (more: Partial<RemindedProtocol> = {}): RemindedProtocol => ({
  key: aProtocol().id,
  name: "Lugn morgon",
  createdAt: NOW.toISOString(),
  items: [aStep({ timeOfDay: "morning" })],
  period: { startedDate: "2026-10-20", targetEndDate: null },
  ...more,
});

/** What a calendar reads at an address, and what is known of that afterwards. */
function served(
  protocols: readonly RemindedProtocol[],
  {
    known = [],
    pauses = [],
    now = NOW,
    hasAlarms = false,
  }: {
    known?: readonly KnownEntry[];
    pauses?: readonly Pause[];
    now?: Date;
    hasAlarms?: boolean;
  } = {},
) {
  const entries = feedEntries(protocols, pauses, { hasAlarms }, SITE);
  const revised = reviseEntries(entries, known, now, (text) => text);
  return { ...revised, file: feedFile(entries, revised.cancelled, revisionsOf(revised.known), SITE) };
}

/** The instants of the first events of a file that are no later than a day, as ical.js reads them. */
function instants(file: string, last: Day): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  ICAL.TimezoneService.reset();
  if (zone) ICAL.TimezoneService.register(zone);
  const found: string[] = [];
  for (const component of calendar.getAllSubcomponents("vevent")) {
    if (component.getFirstPropertyValue("status") === "CANCELLED") continue;
    const all = new ICAL.Event(component).iterator();
    for (let next = all.next(); next && next.toString().slice(0, 10) <= last; next = all.next())
      found.push(next.isDate ? next.toString() : next.toJSDate().toISOString());
  }
  return found.sort();
}

const DAY = fc.integer({ min: 0, max: 900 }).map((days) => addDays("2026-06-01", days));
const PAUSES = fc.array(
  fc.tuple(DAY, fc.integer({ min: 0, max: 89 })).map(([from, days]) => ({ from, until: addDays(from, days) })),
  { maxLength: 4 },
);
const STEP = fc.record({
  title: fc.constantFrom("Ljus", "Magnesium", "Vila; länge, nu"),
  timeOfDay: fc.constantFrom("morning", "afternoon", "evening", "night", "none", null),
  frequency: fc.constantFrom("daily", "weekly"),
  dosageAmount: fc.constantFrom(null, "10 minuter", "1 timme"),
  remindAt: fc.constantFrom(null, "07:15", "21:40"),
});
const PROTOCOL = fc
  .record({
    steps: fc.array(STEP, { minLength: 1, maxLength: 5 }),
    startedDate: DAY,
    weeks: fc.option(fc.integer({ min: 1, max: 20 })),
  })
  .map(({ steps, startedDate, weeks }) =>
    followed({
      items: steps.map((step, place) => aStep({ ...step, id: id(place) })),
      period: { startedDate, targetEndDate: weeks === null ? null : addDays(startedDate, 7 * weeks) },
    }),
  );

describe("a calendar that subscribes", () => {
  it("keeps its times by the clock on both nights when it changes, and on a leap day", () => {
    const { file } = served([followed()]);
    const all = instants(file, "2028-03-01");
    for (const [day, hour] of [
      ["2026-10-24", "05"],
      ["2026-10-25", "06"],
      ["2027-03-27", "06"],
      ["2027-03-28", "05"],
      ["2027-10-30", "05"],
      ["2027-10-31", "06"],
      ["2028-02-28", "06"],
      ["2028-02-29", "06"],
      ["2028-03-01", "06"],
    ] as const)
      expect(all.filter((one) => one.startsWith(day))).toEqual([`${day}T${hour}:00:00.000Z`]);
    // On the two nights themselves, also for what is done between one and four.
    expect(all).toHaveLength(new Set(all).size);
  });

  it("has no event on a day of rest, and every other one, as two readers see it", () => {
    fc.assert(
      fc.property(PROTOCOL, PAUSES, fc.boolean(), (protocol, pauses, hasAlarms) => {
        const last = addDays(protocol.period.startedDate, 120);
        const { file } = served([protocol], { pauses, hasAlarms });
        const without = served([protocol], { hasAlarms }).file;
        const swedish = (instant: string) =>
          instant.length === 10
            ? instant
            : new Date(instant).toLocaleDateString("sv-SE", { timeZone: "Europe/Stockholm" });
        const isRest = (day: Day) => pauses.some(({ from, until }) => from <= day && day <= until);
        expect(instants(file, last)).toEqual(instants(without, last).filter((one) => !isRest(swedish(one))));
        // Another reader knows the same events, with what they say.
        const read = Object.values(ical.sync.parseICS(file)).filter((one) => one?.type === "VEVENT");
        const own = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
        expect(read.map((one) => one?.type === "VEVENT" && [one.uid, one.summary]).sort()).toEqual(
          own.map((one) => [one.getFirstPropertyValue("uid"), one.getFirstPropertyValue("summary")]).sort(),
        );
      }),
    );
  });

  it("counts on exactly when an event has changed, and calls it what it was called", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(PROTOCOL, PAUSES, fc.boolean()), { minLength: 1, maxLength: 6 }), (states) => {
        let known: readonly KnownEntry[] = [];
        states.forEach(([protocol, pauses, hasAlarms], day) => {
          const now = new Date(NOW.getTime() + day * 24 * 60 * 60 * 1_000);
          const before = new Map(known.map((entry) => [entry.uid, entry]));
          const made = served([protocol], { known, pauses, hasAlarms, now });
          for (const { uid, sequence, modifiedAt, digest } of made.known) {
            const last = before.get(uid);
            if (!last) expect(sequence).toBe(0);
            else expect(sequence).toBe(last.sequence + (last.digest === digest ? 0 : 1));
            expect(modifiedAt).toBe(last?.digest === digest ? last?.modifiedAt : now.toISOString());
          }
          // What is there is there, what was is cancelled or over, and nothing is forgotten.
          const uids = made.known.map(({ uid }) => uid);
          expect(new Set(uids).size).toBe(uids.length);
          expect(uids).toEqual(expect.arrayContaining([...before.keys()]));
          known = made.known;
          const again = served([protocol], { known, pauses, hasAlarms, now });
          expect([again.hasChanged, again.file]).toEqual([false, made.file]);
        });
      }),
    );
  });

  it("cancels what is gone, for as long as a calendar may have it, without its words", () => {
    const first = served([followed()]);
    const gone = served([], { known: first.known });
    expect(gone.file).toContain("STATUS:CANCELLED");
    expect(gone.file).toContain("SEQUENCE:1");
    expect(gone.file).not.toContain("Magnesium");
    const later = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1_000);
    const kept = served([], { known: gone.known, now: later(GONE_DAYS) });
    expect([kept.file, kept.hasChanged]).toEqual([gone.file, false]);
    expect(served([], { known: gone.known, now: later(GONE_DAYS + 1) }).file).not.toContain("VEVENT");
    // Who begins anew meets the same event, which has changed once more.
    expect(served([followed()], { known: gone.known, now: later(90) }).known).toMatchObject([{ sequence: 2 }]);
  });

  it("ends a step that was removed before the day on which it was, and keeps the days that have been", () => {
    const removed = followed({ items: [aStep({ timeOfDay: "morning", removedAt: "2026-11-10T12:00:00.000Z" })] });
    const all = instants(served([removed]).file, "2027-01-01");
    expect(all.at(-1)).toBe("2026-11-09T06:00:00.000Z");
    const atOnce = followed({ items: [aStep({ removedAt: "2026-10-20T12:00:00.000Z" })] });
    expect(served([atOnce]).file).not.toContain("VEVENT");
  });

  it("is understood to the instant by node-ical, too", () => {
    const pauses = [{ from: "2026-10-22", until: "2026-10-26" }];
    const { file } = served([followed()], { pauses });
    const [event] = Object.values(ical.sync.parseICS(file)).filter((one) => one?.type === "VEVENT");
    if (event?.type !== "VEVENT") throw new Error("no event");
    const read = ical.expandRecurringEvent(event, {
      from: new Date("2026-10-19T00:00:00Z"),
      to: new Date("2026-11-03T00:00:00Z"),
    });
    expect(read.map(({ start }) => new Date(start).toISOString())).toEqual(instants(file, "2026-11-02"));
  });
});

import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import {
  type CalendarSite,
  calendarFile,
  calendarFileName,
  reminderFile,
  usualReminders,
} from "../../schema/rules/protocols/calendarFile.ts";
import { addDays } from "../../schema/rules/words/days.ts";
import { aProtocol, aStep } from "../support/protocols.ts";

const NOW = new Date("2026-03-20T06:30:00.000Z");
const SITE: CalendarSite = { name: "Skogshälsa", formerCalendarsUntil: null };
const FROM_MARCH = { startedDate: "2026-03-27", targetEndDate: null };

/** A calendar file as a calendar reads it: with the rules of its own time zone. */
function read(file: string | null) {
  if (file === null) throw new Error("no file");
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (!zone) throw new Error("no time zone");
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

/** The first times of an event: by the clock in Sweden, and in UTC. */
function times(event: InstanceType<typeof ICAL.Event> | undefined, count: number): [string, string][] {
  const found: [string, string][] = [];
  const all = event?.iterator();
  for (let next = all?.next(); next && found.length < count; next = all?.next())
    found.push([next.toString(), next.toJSDate().toISOString()]);
  return found;
}

describe("a protocol in a calendar", () => {
  it("keeps to seven o'clock when the clocks change, in spring and in autumn", () => {
    const [spring] = read(calendarFile(aProtocol(), [aStep({ timeOfDay: "morning" })], FROM_MARCH, NOW, SITE));
    expect(times(spring, 4)).toEqual([
      ["2026-03-27T07:00:00", "2026-03-27T06:00:00.000Z"],
      ["2026-03-28T07:00:00", "2026-03-28T06:00:00.000Z"],
      ["2026-03-29T07:00:00", "2026-03-29T05:00:00.000Z"],
      ["2026-03-30T07:00:00", "2026-03-30T05:00:00.000Z"],
    ]);
    const period = { startedDate: "2026-10-20", targetEndDate: null };
    const [autumn] = read(
      calendarFile(aProtocol(), [aStep({ timeOfDay: "morning", frequency: "weekly" })], period, NOW, SITE),
    );
    expect(times(autumn, 3)).toEqual([
      ["2026-10-20T07:00:00", "2026-10-20T05:00:00.000Z"],
      ["2026-10-27T07:00:00", "2026-10-27T06:00:00.000Z"],
      ["2026-11-03T07:00:00", "2026-11-03T06:00:00.000Z"],
    ]);
  });

  it("has a step with a time of its own at that time, where it rings, and the others as if it were not there", () => {
    const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
    const items = [
      aStep({ id: id(1), title: "Vatten", timeOfDay: "morning" }),
      aStep({ id: id(2), title: "Medicin", timeOfDay: "morning", remindAt: "07:40" }),
      aStep({ id: id(3), title: "Ljus", timeOfDay: "morning" }),
    ];
    const alarms = (events: ReturnType<typeof read>) =>
      events.map((event) => [
        event.summary,
        event.startDate.toString().slice(11, 16),
        event.component.getAllSubcomponents("valarm").length,
      ]);
    expect(alarms(read(calendarFile(aProtocol(), items, FROM_MARCH, NOW, SITE)))).toEqual([
      ["Vatten", "07:00", 0],
      ["Medicin", "07:40", 1],
      ["Ljus", "07:15", 0],
    ]);
    const reminded = { key: id(9), name: "Morgon", createdAt: NOW.toISOString(), items, period: FROM_MARCH };
    expect(alarms(read(reminderFile([reminded], { morning: "08:00" }, NOW, SITE)))).toEqual([
      ["Morgon: 2 steg", "08:00", 1],
      ["Medicin", "07:40", 1],
    ]);
    expect(usualReminders([aStep({ timeOfDay: "night", remindAt: "21:00" }), aStep({ timeOfDay: "evening" })])).toEqual(
      {
        evening: "19:00",
      },
    );
  });

  it.each([
    // The clock is put forward on 8 March 2026.
    ["America/New_York", "2026-03-07", ["2026-03-07T12:00:00.000Z", "2026-03-08T11:00:00.000Z"]],
    // It is put back on 5 April, by half an hour.
    ["Australia/Lord_Howe", "2026-04-04", ["2026-04-03T20:00:00.000Z", "2026-04-04T20:30:00.000Z"]],
    ["Asia/Kolkata", "2026-03-28", ["2026-03-28T01:30:00.000Z", "2026-03-29T01:30:00.000Z"]],
  ])("keeps to seven o'clock in %s as well", (zone, startedDate, expected) => {
    const period = { startedDate, targetEndDate: addDays(startedDate, 3) };
    const file = calendarFile(aProtocol(), [aStep({ timeOfDay: "morning" })], period, NOW, { ...SITE, zone });
    expect(file).toContain(`TZID:${zone}`);
    expect(file).not.toContain("Stockholm");
    const found = times(read(file)[0], 9);
    expect(found).toHaveLength(3);
    expect(found.slice(0, 2).map(([, instant]) => instant)).toEqual(expected);
    for (const [time] of found) expect(time.slice(11)).toBe("07:00:00");
  });

  it("has an event of a quarter for each step at its time, and of the whole day for one without", () => {
    const times = ["morning", "afternoon", "evening", "night", "none", null] as const;
    const events = read(
      calendarFile(
        aProtocol(),
        [
          ...times.map((timeOfDay, index) => aStep({ id: `0b0c7f1c-6f0e-4d0f-8f38-6a2f6c1f0a0${index}`, timeOfDay })),
          aStep({ removedAt: NOW.toISOString() }),
        ],
        FROM_MARCH,
        NOW,
        SITE,
      ),
    );
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      "2026-03-27T07:00:00",
      "2026-03-27T14:00:00",
      "2026-03-27T19:00:00",
      "2026-03-27T22:00:00",
      "2026-03-27",
      "2026-03-27",
    ]);
    expect(events.map(({ duration }) => duration.toString())).toEqual([...Array(4).fill("PT15M"), "P1D", "P1D"]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(6);
  });

  it("ends before the day that is aimed at: a plan of a week has seven days", () => {
    const period = { startedDate: "2026-03-27", targetEndDate: "2026-04-03" };
    for (const timeOfDay of ["morning", "night", null] as const) {
      const [daily] = read(calendarFile(aProtocol(), [aStep({ timeOfDay })], period, NOW, SITE));
      expect(times(daily, 100).map(([clock]) => clock.slice(0, 10))).toEqual([
        "2026-03-27",
        "2026-03-28",
        "2026-03-29",
        "2026-03-30",
        "2026-03-31",
        "2026-04-01",
        "2026-04-02",
      ]);
      const weekly = aStep({ timeOfDay, frequency: "weekly" });
      expect(times(read(calendarFile(aProtocol(), [weekly], period, NOW, SITE))[0], 100)).toHaveLength(1);
    }
    const fourWeeks = { startedDate: "2026-11-27", targetEndDate: "2026-12-25" };
    const [daily, weekly] = read(
      calendarFile(aProtocol(), [aStep({}), aStep({ frequency: "weekly" })], fourWeeks, NOW, SITE),
    );
    expect([times(daily, 100).length, times(weekly, 100).length]).toEqual([28, 4]);
  });

  it("has the steps of a time of day one after the other, in their order and for as long as they say", () => {
    const amounts = ["10 minuter", null, "20–30 min", "1 timme", "200 mg"];
    const id = (place: number) => `0b0c7f1c-6f0e-4d0f-8f38-6a2f6c1f0${String(place).padStart(3, "0")}`;
    const steps = amounts.map((dosageAmount, place) => aStep({ id: id(place), dosageAmount }));
    const events = read(calendarFile(aProtocol(), steps, FROM_MARCH, NOW, SITE));
    expect(
      events.map(({ startDate, endDate }) => [startDate, endDate].map((time) => time.toString().slice(11, 16))),
    ).toEqual([
      ["19:00", "19:10"],
      ["19:10", "19:25"],
      ["19:25", "19:55"],
      ["19:55", "20:55"],
      ["20:55", "21:10"],
    ]);
    // As many as there can be, before midnight, and on the last day as well.
    const period = { startedDate: "2026-03-27", targetEndDate: "2026-04-03" };
    const many = Array.from({ length: 100 }, (_, place) => aStep({ id: id(place), timeOfDay: "night" }));
    const nightly = read(calendarFile(aProtocol(), many, period, NOW, SITE));
    expect(new Set(nightly.map(({ startDate }) => startDate.toString())).size).toBe(100);
    expect(nightly.at(-1)?.endDate.toString()).toBe("2026-03-28T00:00:00");
    expect(times(nightly.at(-1), 100)).toHaveLength(7);
  });

  it("takes as long as a step says, in hours, minutes or both", () => {
    for (const [amount, minutes] of [
      ["1,5 timmar", 90],
      ["0,5 tim", 30],
      ["1.5 h", 90],
      ["1 timme 30 min", 90],
      ["1 h 15 min", 75],
      ["2 timmar", 120],
      ["en timme", 60],
      ["½ timme", 30],
      ["en halvtimme", 30],
      ["en kvart", 15],
      ["20–30 min", 30],
      ["90 minuter", 90],
      ["45 sek", 15],
      ["200 mg", 15],
      ["2 havrekakor", 15],
    ] as const) {
      const items = [aStep({ timeOfDay: "morning", dosageAmount: amount })];
      const [event] = read(calendarFile(aProtocol(), items, FROM_MARCH, NOW, SITE));
      expect([amount, Number(event?.duration.toSeconds()) / 60]).toEqual([amount, minutes]);
    }
  });

  it("says who made it in one text, whatever the site is called", () => {
    const file = calendarFile(aProtocol(), [aStep()], FROM_MARCH, NOW, { ...SITE, name: "Åmåls; hälsa, AB" });
    expect(file).toContain("\r\nPRODID:-//Åmåls  hälsa  AB//Protokoll//SV\r\n");
  });

  it("reminds of each time of day with an alarm, from today on and as long as it is followed", () => {
    const period = { startedDate: "2026-03-10", targetEndDate: "2026-04-07" };
    const items = [
      aStep({ title: "Ljus", timeOfDay: null }),
      aStep({ title: "Vatten", timeOfDay: "morning", dosageAmount: "2 glas" }),
      aStep({ title: "Väg dig", timeOfDay: "morning", frequency: "weekly" }),
      aStep({ title: "Magnesium", timeOfDay: "evening" }),
      aStep({ title: "Läs", timeOfDay: "none" }),
      aStep({ title: "Borttaget", timeOfDay: "night", removedAt: NOW.toISOString() }),
    ];
    const there = items.filter(({ removedAt }) => removedAt === null);
    expect(usualReminders(there)).toEqual({ morning: "07:00", evening: "19:00", none: "09:00" });
    const plans = [
      { key: aProtocol().id, name: "Lugn morgon", createdAt: NOW.toISOString(), items, period },
      {
        key: "over",
        name: "Förbi",
        createdAt: NOW.toISOString(),
        items,
        period: { startedDate: "2026-01-01", targetEndDate: "2026-02-01" },
      },
    ];
    const file = reminderFile(plans, { morning: "06:40", evening: "21:15" }, NOW, SITE);
    expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(file).not.toContain("\r\nMETHOD:");
    const events = read(file);
    expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ["Lugn morgon: 2 steg", "2026-03-20T06:40:00"],
      ["Väg dig", "2026-03-24T06:40:00"],
      ["Magnesium", "2026-03-20T21:15:00"],
    ]);
    expect(events[0]?.description).toBe("Ljus\nVatten, 2 glas");
    expect(events.map((event) => times(event, 100).at(-1)?.[0])).toEqual([
      "2026-04-06T06:40:00",
      "2026-03-31T06:40:00",
      "2026-04-06T21:15:00",
    ]);
    for (const { component } of events) {
      const alarms = component.getAllSubcomponents("valarm");
      expect(alarms).toHaveLength(1);
      expect(alarms[0]?.getFirstPropertyValue("action")).toBe("DISPLAY");
      expect(alarms[0]?.getFirstPropertyValue("description")).toBeTruthy();
      expect(String(alarms[0]?.getFirstPropertyValue("trigger"))).toBe("PT0S");
    }
    // A calendar that takes it again replaces what it has.
    expect(read(reminderFile(plans, { morning: "08:00" }, NOW, SITE)).map(({ uid }) => uid)).toEqual(
      events.slice(0, 2).map(({ uid }) => uid),
    );
  });

  it("reminds on each day until the last, whatever the hour and the season, and not after it", () => {
    for (const [start, end, last] of [
      ["2026-06-20", "2026-06-23", "2026-06-22"],
      ["2026-12-30", "2027-01-02", "2027-01-01"],
      ["2026-10-23", "2026-10-26", "2026-10-25"],
      ["2026-03-27", "2026-03-30", "2026-03-29"],
    ] as const)
      for (const at of ["00:00", "00:45", "12:00", "23:00", "23:55"]) {
        const period = { startedDate: start, targetEndDate: end };
        const plan = {
          key: "nyckel",
          name: "Plan",
          createdAt: NOW.toISOString(),
          items: [aStep({ timeOfDay: "morning" })],
          period,
        };
        const [event] = read(reminderFile([plan], { morning: at }, new Date(`${start}T03:00:00Z`), SITE));
        expect(
          times(event, 10).map(([clock]) => clock),
          `${start} ${at}`,
        ).toEqual([0, 1, 2].map((days) => `${addDays(start, days)}T${at}:00`));
        expect(addDays(start, 2)).toBe(last);
      }
  });

  it("is no file once nothing is left to remind of", () => {
    const period = { startedDate: "2026-01-01", targetEndDate: "2026-02-01" };
    const over = {
      key: "nyckel",
      name: "Plan",
      createdAt: NOW.toISOString(),
      items: [aStep({ timeOfDay: "morning" })],
      period,
    };
    expect(reminderFile([over], { morning: "07:00" }, NOW, SITE)).toBeNull();
  });

  it("has one kind of line break in its texts, and none in what is one line", () => {
    const [event] = read(
      calendarFile(
        aProtocol(),
        [aStep({ title: "Ett\u2028två", description: "a\rb\u2028c\u0085d\r\ne" })],
        FROM_MARCH,
        NOW,
        SITE,
      ),
    );
    expect(event?.summary).toBe("Ett två");
    expect(event?.description).toMatch(/^a\nb\nc\nd\ne\n/);
  });

  it("keeps every character of a text, in lines that calendars read", () => {
    const title = "Magnesium; 200 mg, till kvällen \\ 🌙 BEGIN:VEVENT";
    const description = `${"Ät något först, åäö; ".repeat(40)}\r\nEND:VEVENT\nSUMMARY:Falsk`;
    const name = "Lugn, morgon\nBEGIN:VEVENT";
    const file = calendarFile(
      aProtocol({ name }),
      [aStep({ title, description, dosageAmount: "200 mg" })],
      FROM_MARCH,
      NOW,
      SITE,
    );
    expect(file.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
    // A method would want an organiser (RFC 5546, 3.2.1).
    expect(file).not.toContain("\r\nMETHOD:");
    for (const line of file.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\n/);
    }
    const events = read(file);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe(title);
    expect(events[0]?.description).toBe(
      `Mängd: 200 mg\n${description.replace("\r\n", "\n")}\nDagligen. Kost & Tillskott. Ur protokollet Lugn, morgon BEGIN:VEVENT.`,
    );
    expect(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue("x-wr-calname")).toBe(
      "Lugn\\, morgon BEGIN:VEVENT",
    );
  });

  it("is the same wherever it is made", () => {
    const here = process.env.TZ;
    const offsets = new Set<number>();
    const files = ["Europe/Stockholm", "America/New_York", "Asia/Beirut", "Pacific/Kiritimati"].map((zone) => {
      process.env.TZ = zone;
      offsets.add(NOW.getTimezoneOffset());
      // The clock in Beirut skips the hour after midnight on this day.
      const period = { startedDate: "2026-03-29", targetEndDate: "2026-06-01" };
      return calendarFile(aProtocol(), [aStep(), aStep({ timeOfDay: null })], period, NOW, SITE);
    });
    if (here === undefined) delete process.env.TZ;
    else process.env.TZ = here;
    expect(offsets.size).toBe(4);
    expect(new Set(files).size).toBe(1);
    expect(files[0]).toContain("DTSTART;VALUE=DATE:20260329");
    expect(files[0]).toContain("DTSTAMP:20260320T063000Z");
  });

  it("replaces what a calendar has of it already", () => {
    const uids = (now: Date, title: string) =>
      read(calendarFile(aProtocol(), [aStep({ title })], FROM_MARCH, now, SITE)).map(({ uid }) => uid);
    expect(uids(NOW, "Zink")).toEqual(uids(new Date("2026-05-01T06:30:00.000Z"), "Magnesium"));
  });

  it("has names of its own that say nothing of the site, but for protocols that calendars may have by others", () => {
    const made = (createdAt: string, formerCalendarsUntil: string | null) => {
      const site = { name: "Skogshälsa", formerCalendarsUntil };
      const protocol = aProtocol({ createdAt });
      const items = [aStep({ timeOfDay: "morning" })];
      const plan = { key: protocol.id, name: protocol.name, createdAt, items, period: FROM_MARCH };
      const files = [
        calendarFile(protocol, items, FROM_MARCH, NOW, site),
        reminderFile([plan], { morning: "07:00" }, NOW, site),
      ];
      return { ids: [items[0]?.id, `${protocol.id}-morning-daily`], uids: files.map((file) => read(file)[0]?.uid) };
    };
    const until = "2026-12-01T08:00:00.000Z";
    for (const { ids, uids } of [made("2026-11-30T08:00:00.000Z", null), made("2026-12-02T08:00:00.000Z", until)])
      expect(uids).toEqual(ids);
    const { ids, uids } = made("2026-11-30T08:00:00.000Z", until);
    expect(uids).toEqual([`${ids[0]}@protokoll.livsresan`, `${ids[1]}@paminnelse.livsresan`]);
  });

  it("has a file named after it", () => {
    expect(calendarFileName(aProtocol({ name: "Sömn på 4 veckor / år!" }))).toBe("somn-pa-4-veckor-ar.ics");
    expect(calendarFileName(aProtocol({ name: "🌙" }))).toBe("protokoll.ics");
  });
});

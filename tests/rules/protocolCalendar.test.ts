import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile, calendarFileName } from "../../schema/rules/protocols/calendarFile.ts";
import { aProtocol, aStep } from "../support/protocols.ts";

const NOW = new Date("2026-03-20T06:30:00.000Z");
const FROM_MARCH = { startedDate: "2026-03-27", targetEndDate: null };

/** A calendar file as a calendar reads it: with the rules of its own time zone. */
function read(file: string) {
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
    const [spring] = read(calendarFile(aProtocol(), [aStep({ timeOfDay: "morning" })], FROM_MARCH, NOW));
    expect(times(spring, 4)).toEqual([
      ["2026-03-27T07:00:00", "2026-03-27T06:00:00.000Z"],
      ["2026-03-28T07:00:00", "2026-03-28T06:00:00.000Z"],
      ["2026-03-29T07:00:00", "2026-03-29T05:00:00.000Z"],
      ["2026-03-30T07:00:00", "2026-03-30T05:00:00.000Z"],
    ]);
    const period = { startedDate: "2026-10-20", targetEndDate: null };
    const [autumn] = read(
      calendarFile(aProtocol(), [aStep({ timeOfDay: "morning", frequency: "weekly" })], period, NOW),
    );
    expect(times(autumn, 3)).toEqual([
      ["2026-10-20T07:00:00", "2026-10-20T05:00:00.000Z"],
      ["2026-10-27T07:00:00", "2026-10-27T06:00:00.000Z"],
      ["2026-11-03T07:00:00", "2026-11-03T06:00:00.000Z"],
    ]);
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
      const [daily] = read(calendarFile(aProtocol(), [aStep({ timeOfDay })], period, NOW));
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
      expect(times(read(calendarFile(aProtocol(), [weekly], period, NOW))[0], 100)).toHaveLength(1);
    }
    const fourWeeks = { startedDate: "2026-11-27", targetEndDate: "2026-12-25" };
    const [daily, weekly] = read(
      calendarFile(aProtocol(), [aStep({}), aStep({ frequency: "weekly" })], fourWeeks, NOW),
    );
    expect([times(daily, 100).length, times(weekly, 100).length]).toEqual([28, 4]);
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
      `Mängd: 200 mg\n${description.replace("\r\n", " \n")}\nDagligen. Kost & Tillskott. Ur protokollet Lugn, morgon BEGIN:VEVENT.`,
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
      return calendarFile(aProtocol(), [aStep(), aStep({ timeOfDay: null })], period, NOW);
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
      read(calendarFile(aProtocol(), [aStep({ title })], FROM_MARCH, now)).map(({ uid }) => uid);
    expect(uids(NOW, "Zink")).toEqual(uids(new Date("2026-05-01T06:30:00.000Z"), "Magnesium"));
  });

  it("has a file named after it", () => {
    expect(calendarFileName(aProtocol({ name: "Sömn på 4 veckor / år!" }))).toBe("somn-pa-4-veckor-ar.ics");
    expect(calendarFileName(aProtocol({ name: "🌙" }))).toBe("protokoll.ics");
  });
});

import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { feedEntries, feedFile, type RemindedProtocol } from "../../schema/rules/protocols/calendarFile.ts";
import { reviseEntries, revisionsOf } from "../../schema/rules/protocols/calendarRevisions.ts";
import { aProtocol, aStep } from "../support/protocols.ts";

// What calendars subscribe to, as programs read it that others wrote in another language: python's icalendar and vobject,
// Debian packages of the system.

const READERS = {
  icalendar: `
import sys, icalendar, json
from datetime import datetime, timezone
from dateutil.rrule import rrulestr, rruleset
out = []
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
zone = next(part for part in calendar.walk("VTIMEZONE")).to_tz()
for event in calendar.walk("VEVENT"):
    start = event["DTSTART"].dt
    days = []
    if "RRULE" in event and isinstance(start, datetime):
        local = start.replace(tzinfo=None)
        rule = event["RRULE"]
        until = rule.get("UNTIL", [None])[0]
        every = rruleset()
        every.rrule(rrulestr("FREQ=" + rule["FREQ"][0], dtstart=local))
        without = event.get("EXDATE")
        gone = [one.dt.replace(tzinfo=None) for one in without.dts] if without else []
        for one in every.between(local, datetime(2027, 4, 2), inc=True):
            instant = zone.localize(one).astimezone(timezone.utc) if hasattr(zone, "localize") else one.replace(tzinfo=zone).astimezone(timezone.utc)
            if one in gone or (until and instant > until): continue
            days.append(instant.strftime("%Y-%m-%dT%H:%M"))
    out.append([str(event["UID"]), str(event["SUMMARY"]), int(event["SEQUENCE"]), str(event.get("STATUS", "")), days])
print(json.dumps(out))`,
  vobject: `
import sys, vobject, json
from datetime import datetime, timezone
out = []
for event in vobject.readOne(sys.stdin.buffer.read().decode()).vevent_list:
    days = []
    start = event.dtstart.value
    if hasattr(event, "rrule") and isinstance(start, datetime):
        for one in event.getrruleset(addRDate=True).between(start, datetime(2027, 4, 2, tzinfo=start.tzinfo), inc=True):
            days.append(one.replace(tzinfo=start.tzinfo).astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M"))
    status = event.status.value if hasattr(event, "status") else ""
    out.append([event.uid.value, event.summary.value, int(event.sequence.value), status, days])
print(json.dumps(out))`,
};

type Read = [uid: string, summary: string, sequence: number, status: string, instants: string[]];

/** The events of a file, as a reader has them. */
function readBy(reader: keyof typeof READERS, file: string): Read[] {
  const { status, stdout, stderr } = spawnSync("/usr/bin/python3", ["-c", READERS[reader]], {
    input: file,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${reader}, of Debian's python3-${reader}: ${stderr}`);
  return JSON.parse(stdout);
}

describe("the calendar's file, read by other programs", () => {
  const id = (place: number) => `0b0c7f1c-6f0e-4d0f-8f38-6a2f6c1f0a0${place}`;
  const protocol: RemindedProtocol = {
    key: aProtocol().id,
    name: "Lugn; morgon, hemma",
    createdAt: "2026-10-01T06:00:00.000Z",
    items: [
      aStep({ id: id(1), title: "Ljus; ute, åäö 🌙", timeOfDay: "morning" }),
      aStep({ id: id(2), title: "Väg dig", timeOfDay: "night", frequency: "weekly" }),
      aStep({ id: id(3), title: "Läs", timeOfDay: "none" }),
      aStep({ id: id(4), title: "Slutat", timeOfDay: "morning", removedAt: "2026-10-27T10:00:00.000Z" }),
      aStep({ id: id(5), title: "Försvinner", timeOfDay: "evening" }),
    ],
    period: { startedDate: "2026-10-20", targetEndDate: "2027-04-01" },
  };
  const pauses = [{ from: "2026-10-29", until: "2027-03-20" }];
  const site = { name: "Skogshälsa", formerCalendarsUntil: null };
  const first = reviseEntries(
    feedEntries([protocol], pauses, { hasAlarms: false }, site),
    [],
    new Date("2026-11-29T12:00:00.000Z"),
    (text) => text,
  );
  const left = { ...protocol, items: protocol.items.slice(0, 4) };
  const entries = feedEntries([left], pauses, { hasAlarms: false }, site);
  const { cancelled, known } = reviseEntries(
    entries,
    first.known,
    new Date("2026-11-30T12:00:00.000Z"),
    (text) => text,
  );
  const file = feedFile(entries, cancelled, revisionsOf(known), site);
  const days = (from: string, count: number, hour: string) =>
    Array.from(
      { length: count },
      (_, n) =>
        `${new Date(Date.parse(`${from}T00:00:00Z`) + n * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)}T${hour}`,
    );

  for (const reader of Object.keys(READERS) as (keyof typeof READERS)[]) {
    it(`keeps its clock, its pause, its end and what was cancelled: ${reader}`, { timeout: 60_000 }, () => {
      const read = new Map(readBy(reader, file).map(([uid, ...rest]) => [uid, rest]));
      expect(read.size).toBe(5);
      expect(read.get(id(1))?.slice(0, 3)).toEqual(["Ljus; ute, åäö 🌙", 0, ""]);
      expect(read.get(id(1))?.[3]).toEqual([
        ...days("2026-10-20", 5, "05:00"),
        ...days("2026-10-25", 4, "06:00"),
        ...days("2027-03-21", 7, "06:00"),
        ...days("2027-03-28", 4, "05:00"),
      ]);
      expect(read.get(id(2))?.[3]).toEqual([
        "2026-10-20T20:00",
        "2026-10-27T21:00",
        "2027-03-23T21:00",
        "2027-03-30T20:00",
      ]);
      expect(read.get(id(4))?.[3]).toEqual([...days("2026-10-20", 5, "05:00"), ...days("2026-10-25", 2, "06:00")]);
      expect(read.get(id(5))?.slice(0, 3)).toEqual(["Borttaget", 1, "CANCELLED"]);
    });
  }
});

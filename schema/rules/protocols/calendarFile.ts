import ical, { ICalEventTransparency } from "ical-generator";
import { BRAND } from "../../brand.ts";
import type { ActiveProtocol, Protocol, ProtocolItem } from "../../protocols/protocolState.ts";
import { FREQUENCIES, stepCategory, type TimeOfDay } from "../../protocols/vocabulary.ts";
import { addDays, type Day } from "../words/days.ts";
import { foldName } from "../words/text.ts";

// A protocol as a calendar file (RFC 5545). Load this late: it brings the library that writes the file along.

/** What stands in the calendar of a step. */
export type CalendarStep = Pick<
  ProtocolItem,
  "id" | "title" | "description" | "categoryId" | "frequency" | "timeOfDay" | "dosageAmount" | "removedAt"
>;

/** The hour at which a step of a time of day stands in the calendar; one without a time stands over the whole day. */
const HOURS: Readonly<Record<TimeOfDay, number | null>> = {
  morning: 7,
  afternoon: 14,
  evening: 19,
  night: 22,
  none: null,
};
const MINUTES = 15;

const TIME_ZONE = "Europe/Stockholm";
/** The clock's rules in Sweden as calendars understand them: the same since 1996. */
const TIME_ZONE_RULES = [
  "BEGIN:VTIMEZONE",
  `TZID:${TIME_ZONE}`,
  `X-LIC-LOCATION:${TIME_ZONE}`,
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19700329T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19701025T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

const RULE_FREQUENCIES = { daily: "DAILY", weekly: "WEEKLY" } as const;

/** A day's hour by the clock, in the numbers that the library writes down as they are. */
function clock(day: Day, hour: number, minute: number): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, hour, minute);
}

/** How often an event comes, and until before which day: a day for one of whole days, otherwise UTC, as the standard demands. */
function repetition(frequency: ProtocolItem["frequency"], end: Day | null, isAllDay: boolean): string {
  const rule = `FREQ=${RULE_FREQUENCIES[frequency]}`;
  if (end === null) return rule;
  // A plan of a week that begins on a Friday ends with the next Thursday.
  const lastDay = addDays(end, -1);
  // 22 o'clock in UTC is after the last step of a Swedish day, and before the first of the next, all year round.
  return `${rule};UNTIL=${lastDay.replaceAll("-", "")}${isAllDay ? "" : "T220000Z"}`;
}

/** A text without characters that a calendar file may not contain. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, " ");

/**
 * A protocol's steps as a calendar file: an event each, from the day that it was started. Removed steps are left out.
 * Each event's UID follows from its step, so that a calendar that takes the file again replaces what it has.
 * @param period when it is followed: its start, and the end that is aimed at, if any
 * @param now when the file is made
 */
export function calendarFile(
  protocol: Pick<Protocol, "name">,
  items: readonly CalendarStep[],
  period: Pick<ActiveProtocol, "startedDate" | "targetEndDate">,
  now: Date,
): string {
  const name = plain(protocol.name).replace(/\s+/g, " ").trim();
  const calendar = ical({
    // The library writes this one text as it is given.
    name: name.replace(/[\\;,]/g, "\\$&"),
    prodId: { company: BRAND.name, product: "Protokoll", language: "SV" },
    // Named by each event: with a zone of its own, the calendar would write when it was made in that, not in UTC.
    timezone: { name: null, generator: () => TIME_ZONE_RULES },
  });
  for (const item of items) {
    if (item.removedAt !== null) continue;
    const hour = HOURS[item.timeOfDay ?? "none"];
    const details = [
      item.dosageAmount && `Mängd: ${item.dosageAmount}`,
      item.description,
      `${FREQUENCIES[item.frequency]}. ${stepCategory(item.categoryId).name}. Ur protokollet ${name}.`,
    ];
    calendar.createEvent({
      id: `${item.id}@protokoll.${foldName(BRAND.name).replaceAll(" ", "-")}`,
      stamp: now,
      timezone: TIME_ZONE,
      start: clock(period.startedDate, hour ?? 0, 0),
      end: hour === null ? null : clock(period.startedDate, hour, MINUTES),
      allDay: hour === null,
      repeating: repetition(item.frequency, period.targetEndDate, hour === null),
      summary: plain(item.title),
      description: plain(details.filter(Boolean).join("\n")),
      // It says what to do, not that somebody is busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}

/** What a protocol's calendar file is called: 'lugn-morgon.ics'. */
export const calendarFileName = (protocol: Pick<Protocol, "name">): string =>
  `${foldName(protocol.name).replaceAll(" ", "-") || "protokoll"}.ics`;

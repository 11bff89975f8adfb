import ical, { ICalAlarmType, type ICalCalendar, ICalEventTransparency } from "ical-generator";
import type { ActiveProtocol, Protocol, ProtocolItem } from "../../protocols/protocolState.ts";
import { FREQUENCIES, stepCategory, TIMES_OF_DAY, type TimeOfDay } from "../../protocols/vocabulary.ts";
import { addDays, type Day, dayOf, hourOf } from "../words/days.ts";
import { foldName } from "../words/text.ts";

// A protocol as a calendar file (RFC 5545). Load this late: it brings the library that writes the file along.

/** A step's entry in the calendar. */
export type CalendarStep = Pick<
  ProtocolItem,
  "id" | "title" | "description" | "categoryId" | "frequency" | "timeOfDay" | "dosageAmount" | "removedAt"
>;

/** The hour of a time of day in the calendar; a step without a time takes the whole day. */
const HOURS: Readonly<Record<TimeOfDay, number | null>> = {
  morning: 7,
  afternoon: 14,
  evening: 19,
  night: 22,
  none: null,
};
/** Hours until the next time of day, or midnight. */
const HOURS_THERE: Readonly<Record<TimeOfDay, number>> = { morning: 7, afternoon: 5, evening: 3, night: 2, none: 0 };
/** Minutes of a step that does not say how long it takes. */
const MINUTES = 15;
/** A step takes no longer than a day. */
const MOST_MINUTES = 24 * 60;

/** A number of hours or minutes: '1,5 tim', '20–30 min', '½ timme', 'en kvart'. */
const TOLD = /(\d{1,3}(?:[.,]\d{1,2})?|½|en|ett|två|tre)?\s*(min|tim|h(?![\p{L}\d])|halvtimme|kvart)/giu;
const IN_WORDS: Readonly<Record<string, number>> = { "½": 0.5, en: 1, ett: 1, två: 2, tre: 3 };
const UNITS: Readonly<Record<string, number>> = { min: 1, tim: 60, h: 60, halvtimme: 30, kvart: 15 };

/** The minutes that a step says it takes: '10 minuter', '20–30 min', '1 timme och 30 min'. */
function minutesOf(amount: string | null): number {
  const text = (amount ?? "").toLowerCase();
  const told = [...text.matchAll(TOLD)].map(([, count, unit = ""]) => {
    const number = count === undefined ? 1 : (IN_WORDS[count] ?? Number(count.replace(",", ".")));
    return { minutes: number * (UNITS[unit] ?? 0), isHours: unit !== "min" };
  });
  const [first, second] = told;
  if (!first) return MINUTES;
  // '1 tim 30 min' is one time; '5 min, 3 gånger 10 min' is told otherwise, and the first counts.
  const minutes = first.minutes + (first.isHours && second && !second.isHours ? second.minutes : 0);
  return Math.min(Math.round(minutes), MOST_MINUTES) || MINUTES;
}

/**
 * When the steps of a protocol begin and how long they take, in minutes from the beginning of their time of day: one
 * after the other in their order, and closer where they would not be done before the next time of day.
 */
function slotsOf(items: readonly CalendarStep[]): Map<string, { from: number; minutes: number }> {
  const slots = new Map<string, { from: number; minutes: number }>();
  for (const time of Object.keys(TIMES_OF_DAY) as TimeOfDay[]) {
    const own = items.filter(({ timeOfDay }) => (timeOfDay ?? "none") === time);
    const total = own.reduce((sum, { dosageAmount }) => sum + minutesOf(dosageAmount), 0);
    const share = Math.min(1, (60 * HOURS_THERE[time]) / total);
    let before = 0;
    for (const { id, dosageAmount } of own) {
      const from = Math.floor(before * share);
      before += minutesOf(dosageAmount);
      slots.set(id, { from, minutes: Math.max(1, Math.floor(before * share) - from) });
    }
  }
  return slots;
}

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
  // A Swedish day ends at 22 o'clock in UTC in summer, and at 23 in winter.
  const lastHour = hourOf(new Date(`${lastDay}T22:00:00Z`)) === 0 ? 21 : 22;
  return `${rule};UNTIL=${lastDay.replaceAll("-", "")}${isAllDay ? "" : `T${lastHour}5959Z`}`;
}

/** A line that a calendar file may contain. */
const lineOf = (text: string): string => plain(text).replace(/\s+/g, " ").trim();

/** A text without characters that a calendar file may not contain, and with one kind of line break: some readers end lines at any. */
const plain = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, " ");

/** The site as calendars are told of it. */
export interface CalendarSite {
  name: string;
  /** Protocols made before then have the names in calendars that they had; null where there are none. */
  formerCalendarsUntil: string | null;
}

/**
 * Names it for all calendars: one that takes it again replaces what it has, also when the site has got another name or
 * address since. It is made of random keys, so that it needs no domain (RFC 7986); what calendars may have from before
 * that keeps the one that it had.
 */
const uidOf = (
  name: string,
  kind: string,
  { createdAt }: Pick<Protocol, "createdAt">,
  { formerCalendarsUntil: until }: CalendarSite,
): string => (until !== null && Date.parse(createdAt) < Date.parse(until) ? `${name}@${kind}.livsresan` : name);

/**
 * @param name as a line
 * @param site what the site is called
 */
const newCalendar = (name: string, site: string): ICalCalendar =>
  ical({
    // The library writes this text as it is given.
    name: name.replace(/[\\;,]/g, "\\$&"),
    // It writes this one as it is given, too, where such signs would end the text.
    prodId: { company: site.replace(/[\\;,]/g, " "), product: "Protokoll", language: "SV" },
    // Named by each event: with a zone of its own, the calendar would write when it was made in that, not in UTC.
    timezone: { name: null, generator: () => TIME_ZONE_RULES },
  });

/** The library leaves out the end of the last line. */
const fileOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/**
 * A protocol's steps as a calendar file: an event each, from the day that it was started, those of a time of day one
 * after the other. Removed steps are left out: STATUS:CANCELLED makes some calendars show them crossed out, and
 * METHOD:CANCEL (RFC 5546) is a message of its own. Each event's UID follows from its step, so that a calendar that
 * imports the file again replaces its events.
 * @param items in their order
 * @param period when it is followed: its start, and the end that is aimed at, if any
 * @param now when the file is made
 */
export function calendarFile(
  protocol: Pick<Protocol, "name" | "createdAt">,
  items: readonly CalendarStep[],
  period: Pick<ActiveProtocol, "startedDate" | "targetEndDate">,
  now: Date,
  site: CalendarSite,
): string {
  const name = lineOf(protocol.name);
  const calendar = newCalendar(name, site.name);
  const there = items.filter(({ removedAt }) => removedAt === null);
  const slots = slotsOf(there);
  for (const item of there) {
    const hour = HOURS[item.timeOfDay ?? "none"];
    const { from, minutes } = slots.get(item.id) ?? { from: 0, minutes: MINUTES };
    const details = [
      item.dosageAmount && `Mängd: ${item.dosageAmount}`,
      item.description,
      `${FREQUENCIES[item.frequency]}. ${stepCategory(item.categoryId).name}. Ur protokollet ${name}.`,
    ];
    calendar.createEvent({
      id: uidOf(item.id, "protokoll", protocol, site),
      stamp: now,
      timezone: TIME_ZONE,
      start: clock(period.startedDate, hour ?? 0, hour === null ? 0 : from),
      end: hour === null ? null : clock(period.startedDate, hour, from + minutes),
      allDay: hour === null,
      repeating: repetition(item.frequency, period.targetEndDate, hour === null),
      summary: lineOf(item.title),
      description: plain(details.filter(Boolean).join("\n")),
      // It says what to do, not that somebody is busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return fileOf(calendar);
}

/** A protocol that somebody wants to be reminded of. */
interface RemindedProtocol {
  key: string;
  name: string;
  createdAt: string;
  /** In their order. */
  items: readonly CalendarStep[];
  period: Pick<ActiveProtocol, "startedDate" | "targetEndDate">;
}

/** When to be reminded of the steps of each time of day, as 'HH:MM'; of those of other times nothing reminds. */
export type ReminderTimes = Partial<Record<TimeOfDay, string>>;

/** When a step is shown in the day's list. */
const timeShown = ({ timeOfDay }: CalendarStep): TimeOfDay => timeOfDay ?? "morning";

/** The times of day that steps are done at, each with when to remind of it unless somebody says otherwise. */
export const usualReminders = (items: readonly CalendarStep[]): ReminderTimes =>
  Object.fromEntries(
    (Object.keys(TIMES_OF_DAY) as TimeOfDay[])
      .filter((time) => items.some((item) => timeShown(item) === time))
      .map((time) => [time, `${String(HOURS[time] ?? 9).padStart(2, "0")}:00`]),
  );

/**
 * Reminders of what is followed, as a calendar file: for each protocol and time of day one event, with an alarm when it
 * begins, that names the steps in their order; those that are done weekly have one of their own, on the weekday that the
 * protocol was started. What reminded before is replaced.
 * @returns null where nothing is left to remind of, since a file without events is none
 */
export function reminderFile(
  protocols: readonly RemindedProtocol[],
  times: ReminderTimes,
  now: Date,
  site: CalendarSite,
): string | null {
  const calendar = newCalendar(`Påminnelser från ${lineOf(site.name)}`, site.name);
  const today = dayOf(now);
  for (const { key, name: given, createdAt, items, period } of protocols) {
    const name = lineOf(given);
    for (const [time, at] of Object.entries(times)) {
      for (const frequency of ["daily", "weekly"] as const) {
        const steps = items.filter(
          (item) => item.removedAt === null && item.frequency === frequency && timeShown(item) === time,
        );
        const first = firstFrom(period.startedDate, today, frequency);
        if (steps.length === 0 || (period.targetEndDate !== null && first >= period.targetEndDate)) continue;
        const [hour = 0, minute = 0] = at.split(":").map(Number);
        const [only] = steps;
        calendar
          .createEvent({
            id: uidOf(`${key}-${time}-${frequency}`, "paminnelse", { createdAt }, site),
            stamp: now,
            timezone: TIME_ZONE,
            start: clock(first, hour, minute),
            end: clock(first, hour, minute + MINUTES),
            repeating: repetition(frequency, period.targetEndDate, false),
            summary: steps.length === 1 && only ? lineOf(only.title) : `${name}: ${steps.length} steg`,
            description: plain(
              steps.map(({ title, dosageAmount }) => [title, dosageAmount].filter(Boolean).join(", ")).join("\n"),
            ),
            transparency: ICalEventTransparency.TRANSPARENT,
          })
          .createAlarm({ type: ICalAlarmType.display, triggerBefore: 0 });
      }
    }
  }
  return calendar.length() === 0 ? null : fileOf(calendar);
}

/** The first day from today on that comes so often from the start of a protocol. */
function firstFrom(start: Day, today: Day, frequency: ProtocolItem["frequency"]): Day {
  if (start >= today) return start;
  if (frequency === "daily") return today;
  let day = start;
  while (day < today) day = addDays(day, 7);
  return day;
}

/** Name of the file of reminders. */
export const REMINDER_FILE_NAME = "paminnelser.ics";

/** Name of a protocol's calendar file: 'lugn-morgon.ics'. */
export const calendarFileName = (protocol: Pick<Protocol, "name">): string =>
  `${foldName(protocol.name).replaceAll(" ", "-") || "protokoll"}.ics`;

import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { ActiveProtocol, Protocol, ProtocolItem } from "../../protocols/protocolState.ts";
import { FREQUENCIES, stepCategory, TIMES_OF_DAY, type TimeOfDay } from "../../protocols/vocabulary.ts";
import { type Pause, pausedBy } from "../journey/pauses.ts";
import { addDays, type Day, dayOf } from "../words/days.ts";
import { foldName } from "../words/text.ts";
import { lastBefore, SWEDISH_ZONE, utcTime, zoneRules } from "./calendarZones.ts";

// Protocols as a calendar file (RFC 5545): one to download, and the one that calendars subscribe to. Load this late: it
// brings the library that writes the file along.

/** A step's entry in the calendar. */
export type CalendarStep = Pick<
  ProtocolItem,
  "id" | "title" | "description" | "categoryId" | "frequency" | "timeOfDay" | "dosageAmount" | "remindAt" | "removedAt"
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
    const own = items.filter(({ timeOfDay, remindAt }) => remindAt === null && (timeOfDay ?? "none") === time);
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

const RULE_FREQUENCIES = { daily: "DAILY", weekly: "WEEKLY" } as const;

/** A day's hour by the clock, in the numbers that the library writes down as they are. */
function clock(day: Day, hour: number, minute: number): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, hour, minute);
}

/**
 * How often an event comes, until before which day, and on which days it does not: days for one of whole days, otherwise
 * its end in UTC, as the standard demands, and its days at its own hour.
 */
function repetition({ frequency, end, at, except, zone = SWEDISH_ZONE }: CalendarEntry): string {
  const rule = `RRULE:FREQ=${RULE_FREQUENCIES[frequency]}`;
  const days = except.map((day) => day.replaceAll("-", ""));
  const hour = at && [at.hour, at.minute].map((part) => String(part).padStart(2, "0")).join("");
  const without = at ? `EXDATE;TZID=${zone}:${days.map((day) => `${day}T${hour}00`)}` : `EXDATE;VALUE=DATE:${days}`;
  return [end === null ? rule : `${rule};UNTIL=${untilOf(end, zone, at === null)}`, days.length > 0 ? without : ""]
    .filter(Boolean)
    .join("\n");
}

/** The last instant before a day, or the last day: a plan of a week that begins on a Friday ends with the next Thursday. */
const untilOf = (end: Day, zone: string, isAllDay: boolean): string =>
  isAllDay ? addDays(end, -1).replaceAll("-", "") : utcTime(lastBefore(end, zone));

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
  /** Where the clock of the one who reads it is; Sweden where it is absent. */
  zone?: string;
}

/** Events at the times of the reader's clock; those of whole days are the same everywhere. */
const inZone = (entries: readonly CalendarEntry[], { zone = SWEDISH_ZONE }: CalendarSite): CalendarEntry[] =>
  entries.map((entry) => (zone === SWEDISH_ZONE || entry.at === null ? entry : { ...entry, zone }));

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

/** An event that comes again and again. */
export interface CalendarEntry {
  uid: string;
  /** As a line. */
  summary: string;
  description: string;
  /** The first day that it comes on. */
  start: Day;
  /** From when, and for how many minutes; null for the whole day. */
  at: { hour: number; minute: number; minutes: number } | null;
  frequency: ProtocolItem["frequency"];
  /** The day from which on it comes no more, if there is one. */
  end: Day | null;
  /** Days on which it would come, and does not. */
  except: readonly Day[];
  /** Whether the calendar rings when it begins. */
  hasAlarm: boolean;
  /** The zone of its time, where that is not Sweden's. */
  zone?: string;
}

/** An event that calendars may have, and that there is no longer. */
export interface CancelledEntry {
  uid: string;
  /** The first day that it came on. */
  start: Day;
}

/** How often an event was changed since calendars first had it, and when it was last. */
export interface Revision {
  sequence: number;
  modifiedAt: Date;
}

/** What an event that is gone is called: its own words went with it. */
const GONE = "Borttaget";

/**
 * Events as a calendar file.
 * @param calendar.name as a line
 * @param calendar.site what the site is called
 * @param calendar.ttl after how many seconds a calendar that subscribes had better read it again
 * @param revisionOf of an event
 */
function fileOf(
  entries: readonly CalendarEntry[],
  cancelled: readonly CancelledEntry[],
  calendar: { name: string; site: string; ttl?: number },
  revisionOf: (uid: string) => Revision,
): string {
  const first = entries.map(({ start }) => start).sort()[0] ?? "";
  const file = ical({
    // The library writes this text as it is given.
    name: calendar.name.replace(/[\\;,]/g, "\\$&"),
    // It writes this one as it is given, too, where such signs would end the text.
    prodId: { company: calendar.site.replace(/[\\;,]/g, " "), product: "Protokoll", language: "SV" },
    // Named by each event: with a zone of its own, the calendar would write when it was made in that, not in UTC.
    timezone: { name: null, generator: (zone) => zoneRules(zone, first) },
    ttl: calendar.ttl ?? null,
  });
  for (const entry of entries) {
    const { uid, at, start, summary, description, hasAlarm } = entry;
    const { sequence, modifiedAt } = revisionOf(uid);
    const event = file.createEvent({
      id: uid,
      sequence,
      stamp: modifiedAt,
      lastModified: modifiedAt,
      timezone: entry.zone ?? SWEDISH_ZONE,
      start: clock(start, at?.hour ?? 0, at?.minute ?? 0),
      end: at && clock(start, at.hour, at.minute + at.minutes),
      allDay: at === null,
      repeating: repetition(entry),
      summary,
      description,
      // It says what to do, not that somebody is busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (hasAlarm) event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 0 });
  }
  for (const { uid, start } of cancelled) {
    const { sequence, modifiedAt } = revisionOf(uid);
    file.createEvent({
      id: uid,
      sequence,
      stamp: modifiedAt,
      lastModified: modifiedAt,
      start: clock(start, 0, 0),
      allDay: true,
      summary: GONE,
      status: ICalEventStatus.CANCELLED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // The library leaves out the end of the last line.
  return `${file.toString()}\r\n`;
}

/** A file that is taken in once: it says when it was made, and a newer one replaces it. */
const madeAt = (now: Date) => (): Revision => ({ sequence: 0, modifiedAt: now });

/** When a step with a time of its own takes place. */
function ownTime({ remindAt, dosageAmount }: CalendarStep): CalendarEntry["at"] {
  if (remindAt === null) return null;
  const [hour = 0, minute = 0] = remindAt.split(":").map(Number);
  return { hour, minute, minutes: minutesOf(dosageAmount) };
}

/** The events of a protocol's steps, from the day that it was started, those of a time of day one after the other. */
function stepEntries(
  protocol: Pick<Protocol, "name" | "createdAt">,
  items: readonly CalendarStep[],
  period: Pick<ActiveProtocol, "startedDate" | "targetEndDate">,
  site: CalendarSite,
  ringsAtOwnTimes: boolean,
): CalendarEntry[] {
  const name = lineOf(protocol.name);
  const slots = slotsOf(items.filter(({ removedAt }) => removedAt === null));
  return items.map((item) => {
    const hour = HOURS[item.timeOfDay ?? "none"];
    const { from, minutes } = slots.get(item.id) ?? { from: 0, minutes: MINUTES };
    const details = [
      item.dosageAmount && `Mängd: ${item.dosageAmount}`,
      item.description,
      `${FREQUENCIES[item.frequency]}. ${stepCategory(item.categoryId).name}. Ur protokollet ${name}.`,
    ];
    return {
      uid: uidOf(item.id, "protokoll", protocol, site),
      summary: lineOf(item.title),
      description: plain(details.filter(Boolean).join("\n")),
      start: period.startedDate,
      at: ownTime(item) ?? (hour === null ? null : { hour: hour + Math.floor(from / 60), minute: from % 60, minutes }),
      frequency: item.frequency,
      end: earlierOf(period.targetEndDate, item.removedAt && dayOf(new Date(item.removedAt))),
      except: [],
      hasAlarm: ringsAtOwnTimes && item.remindAt !== null,
    };
  });
}

const earlierOf = (one: Day | null, other: Day | null): Day | null =>
  one === null || (other !== null && other < one) ? other : one;

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
  const there = items.filter(({ removedAt }) => removedAt === null);
  const calendar = { name: lineOf(protocol.name), site: site.name };
  return fileOf(inZone(stepEntries(protocol, there, period, site, true), site), [], calendar, madeAt(now));
}

/** A protocol that calendars take in. */
export interface RemindedProtocol {
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
      .filter((time) => items.some((item) => item.remindAt === null && timeShown(item) === time))
      .map((time) => [time, `${String(HOURS[time] ?? 9).padStart(2, "0")}:00`]),
  );

/** An event with an alarm for each time of day of a protocol, for what is done weekly then, and for each step with a time of its own. */
function reminderEntries(
  { key, name: given, createdAt, items, period }: RemindedProtocol,
  times: ReminderTimes,
  site: CalendarSite,
): CalendarEntry[] {
  const name = lineOf(given);
  const alone = items.flatMap((item): CalendarEntry[] => {
    const at = ownTime(item);
    if (at === null || item.removedAt !== null) return [];
    return [
      {
        uid: uidOf(`${key}-${item.id}`, "paminnelse", { createdAt }, site),
        summary: lineOf(item.title),
        description: plain([item.title, item.dosageAmount].filter(Boolean).join(", ")),
        start: period.startedDate,
        at,
        frequency: item.frequency,
        end: period.targetEndDate,
        except: [],
        hasAlarm: true,
      },
    ];
  });
  const together = Object.entries(times).flatMap(([time, at]) =>
    (["daily", "weekly"] as const).flatMap((frequency) => {
      const steps = items.filter(
        (item) =>
          item.removedAt === null && item.remindAt === null && item.frequency === frequency && timeShown(item) === time,
      );
      const [only] = steps;
      if (!only) return [];
      const [hour = 0, minute = 0] = at.split(":").map(Number);
      return {
        uid: uidOf(`${key}-${time}-${frequency}`, "paminnelse", { createdAt }, site),
        summary: steps.length === 1 ? lineOf(only.title) : `${name}: ${steps.length} steg`,
        description: plain(
          steps.map(({ title, dosageAmount }) => [title, dosageAmount].filter(Boolean).join(", ")).join("\n"),
        ),
        start: period.startedDate,
        at: { hour, minute, minutes: MINUTES },
        frequency,
        end: period.targetEndDate,
        except: [],
        hasAlarm: true,
      };
    }),
  );
  return [...together, ...alone];
}

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
  const today = dayOf(now);
  const entries = protocols
    .flatMap((protocol) => reminderEntries(protocol, times, site))
    .map((entry) => ({ ...entry, start: firstFrom(entry.start, today, entry.frequency) }))
    .filter(({ start, end }) => end === null || start < end);
  const calendar = { name: `Påminnelser från ${lineOf(site.name)}`, site: site.name };
  return entries.length === 0 ? null : fileOf(inZone(entries, site), [], calendar, madeAt(now));
}

/** What a calendar that subscribes shows: an event for each step, or one that rings for each time of day. */
export interface CalendarChoice {
  hasAlarms: boolean;
}

/**
 * The events of a calendar that subscribes: those of the files to download, from the first day of each protocol to its
 * last, without days of rest. A protocol is there as long as the state has it, and a step that was removed stays with
 * the days that have been.
 */
export const feedEntries = (
  protocols: readonly RemindedProtocol[],
  pauses: readonly Pause[],
  { hasAlarms }: CalendarChoice,
  site: CalendarSite,
): CalendarEntry[] =>
  inZone(
    protocols
      .flatMap((protocol) =>
        hasAlarms
          ? reminderEntries(protocol, usualReminders(protocol.items), site)
          : stepEntries(protocol, protocol.items, protocol.period, site, false),
      )
      .flatMap((entry) => withoutPauses(entry, pauses)),
    site,
  );

/** An event without the days of rest; nothing where no other day is left of it. */
function withoutPauses(entry: CalendarEntry, pauses: readonly Pause[]): CalendarEntry[] {
  const { frequency, end } = entry;
  const days = frequency === "daily" ? 1 : 7;
  const isPaused = pausedBy(pauses);
  let { start } = entry;
  while (isPaused(start) && (end === null || start < end)) start = addDays(start, days);
  if (end !== null && start >= end) return [];
  const except = new Set<Day>();
  for (const { from, until } of pauses) {
    for (
      let day = firstFrom(start, from, frequency);
      day <= until && (end === null || day < end);
      day = addDays(day, days)
    )
      except.add(day);
  }
  return [{ ...entry, start, except: [...except].sort() }];
}

/** After how many seconds a calendar had better read again what it subscribes to; most do when they like. */
const FEED_TTL = 60 * 60;

/**
 * What calendars that subscribe read.
 * @param cancelled what they may have from before
 * @param revisionOf of each of both
 */
export const feedFile = (
  entries: readonly CalendarEntry[],
  cancelled: readonly CancelledEntry[],
  revisionOf: (uid: string) => Revision,
  site: CalendarSite,
): string => fileOf(entries, cancelled, { name: lineOf(site.name), site: site.name, ttl: FEED_TTL }, revisionOf);

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

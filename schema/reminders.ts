import { TIMES_OF_DAY, type TimeOfDay } from "./protocols/vocabulary.ts";
import { z } from "./zod.ts";

// Reminders that a device gets: what is asked of it, and when it is reminded.

/** The zone of a device that has not told one. */
export const DEFAULT_ZONE = "Europe/Stockholm";
/** Reminders in one day at most, those that somebody asked to see again later not counted. */
export const MAX_REMINDERS_A_DAY = 3;
/** Devices of one account at most. */
export const MAX_REMINDER_DEVICES = 20;
/** Minutes that a reminder may be late by; later it is left out. */
export const REMINDER_WINDOW_MINUTES = 60;
/** Minutes until one that was put off comes again. */
export const SNOOZE_MINUTES = 30;
/** Months without a visit after which a guest's device is forgotten. */
export const GUEST_DEVICE_MONTHS = 6;
/** Characters of the address of a push service. */
export const MAX_ENDPOINT = 1_000;
/** Bytes of an uncompressed point of P-256, and of a subscription's secret (RFC 8291). */
const P256DH_BYTES = 65;
const AUTH_BYTES = 16;
/** Steps of one time of day that are counted. */
const MAX_STEPS_LEFT = 1_000;

/** A time by the clock, 'HH:MM'. */
const clockTime = z.iso.time({ precision: -1, error: "Skriv tiden som 07:30." });
/** A time that may be left out. */
const optionalTime = z
  .union([z.literal(""), clockTime])
  .nullish()
  .transform((given) => given || null);

/** The times of day, in the order of the day. */
export const REMINDED_TIMES = Object.keys(TIMES_OF_DAY) as TimeOfDay[];

/** When each time of day is reminded of; null for one that is not. */
export type ReminderTimes = Record<TimeOfDay, string | null>;

/** What somebody has chosen. */
export interface ReminderSettings {
  times: ReminderTimes;
  /** Nothing comes from here … */
  quietFrom: string | null;
  /** … until here, which may be the next morning. */
  quietUntil: string | null;
  /** Whether a reminder may name the steps: who holds the phone reads them. */
  namesSteps: boolean;
}

/** Whether a time of the clock lies within quiet hours. */
export function isQuiet(at: string, { quietFrom, quietUntil }: Pick<ReminderSettings, "quietFrom" | "quietUntil">) {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return false;
  return quietFrom < quietUntil ? at >= quietFrom && at < quietUntil : at >= quietFrom || at < quietUntil;
}

/** What somebody sends of what they choose. */
export const reminderSettingsSchema = z
  .object({
    morning: optionalTime,
    afternoon: optionalTime,
    evening: optionalTime,
    night: optionalTime,
    none: optionalTime,
    quietFrom: optionalTime,
    quietUntil: optionalTime,
    namesSteps: z
      .boolean()
      .nullish()
      .transform((given) => given ?? false),
  })
  .check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: "custom", message, path: [field], input: value });
    const chosen = REMINDED_TIMES.filter((time) => value[time] !== null);
    if (new Set(chosen.map((time) => value[time])).size > MAX_REMINDERS_A_DAY)
      refuse(
        chosen.at(-1) ?? "morning",
        `Välj högst ${["noll", "en", "två", "tre"][MAX_REMINDERS_A_DAY]} tider om dagen.`,
      );
    if ((value.quietFrom === null) !== (value.quietUntil === null))
      refuse(value.quietFrom === null ? "quietFrom" : "quietUntil", "Fyll i både från och till, eller ingetdera.");
    for (const time of chosen) if (isQuiet(value[time] ?? "", value)) refuse(time, "Tiden ligger i de tysta timmarna.");
  })
  .transform(
    ({ quietFrom, quietUntil, namesSteps, ...times }): ReminderSettings => ({
      times,
      quietFrom,
      quietUntil,
      namesSteps,
    }),
  );

/** Whether a text names a zone that the clock here knows. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,59}$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

const zone = z
  .string()
  .nullish()
  .transform((given) => (given && isZone(given) ? given : DEFAULT_ZONE));

const bytes = (count: number) =>
  z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/)
    .refine((text) => Math.floor((text.length * 3) / 4) === count && text.length % 4 !== 1);

const WRONG_SUBSCRIPTION = "Webbläsaren lämnade en adress som det inte går att skicka till. Försök igen.";

/** The random key that a device has made for itself. */
export const deviceKeySchema = z.string().regex(/^[A-Za-z0-9_-]{32,64}$/, { error: WRONG_SUBSCRIPTION });

/** What a device gives so that it can be reached. */
export const subscriptionSchema = z.object({
  deviceKey: deviceKeySchema,
  endpoint: z.string({ error: WRONG_SUBSCRIPTION }).max(MAX_ENDPOINT, { error: WRONG_SUBSCRIPTION }),
  p256dh: bytes(P256DH_BYTES).refine((text) => text.startsWith("B"), { error: WRONG_SUBSCRIPTION }),
  auth: bytes(AUTH_BYTES),
  zone,
});

/** How a device is reached since its browser has subscribed anew. */
export const movedSchema = subscriptionSchema.pick({ endpoint: true, p256dh: true, auth: true });

const counts = z.object(
  Object.fromEntries(REMINDED_TIMES.map((time) => [time, z.int().min(0).max(MAX_STEPS_LEFT)])) as Record<
    TimeOfDay,
    z.ZodInt
  >,
);

/** How many steps a guest's browser has, by time of day: nothing else of them leaves it. */
export const reportedStepsSchema = z.object({
  /** The day of `left`, in Sweden. */
  day: z.iso.date(),
  left: counts,
  /** On any other day. */
  daily: counts,
});
export type ReportedSteps = z.output<typeof reportedStepsSchema>;

/** What a push message carries, encrypted; the service worker shows it as it is. */
export interface ReminderMessage {
  title: string;
  body: string;
  /** Where a press leads on this site. */
  path: string;
  /** A newer one takes the place of an older with the same tag. */
  tag: string;
  /** The time of day that it can be put off for; null for one that cannot. */
  later: string | null;
  /** The one step that is left, which 'Klar' ticks; null when there are several, or it is known to the browser alone. */
  step: { itemKey: string; day: string; listDay: string } | null;
}

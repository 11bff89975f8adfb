import { optionalTime } from "./clockTimes.ts";
import { TIMES_OF_DAY, type TimeOfDay } from "./protocols/vocabulary.ts";
import { numberInWords } from "./rules/words/numbers.ts";
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

/** The times of day, in the order of the day. */
export const REMINDED_TIMES = Object.keys(TIMES_OF_DAY) as TimeOfDay[];

/** When each time of day is reminded of; null for one that is not. */
export type ReminderTimes = Record<TimeOfDay, string | null>;

/** What somebody can be reminded of; each is turned on by itself. */
type ReminderKind = "steps" | "programme" | "prices" | "retests";

/** A time of the clock that steps have as their own, 'HH:MM'. */
export type OwnTime = `${number}:${number}`;
/** That the price of the product with this number has sunk. */
type PriceFall = `price:${number}`;
/** What a reminder is for: steps of a time of day, steps with a time of their own, or something else. */
export type Occasion = TimeOfDay | OwnTime | "programme" | "retests" | PriceFall;

/** Whether an occasion is steps to tick off. */
export const isOfSteps = (occasion: Occasion): boolean => occasion in TIMES_OF_DAY || isOwnTime(occasion);
/** The product of which an occasion says that its price has sunk. */
export const fallenProduct = (occasion: Occasion): number | undefined => {
  const [, id] = /^price:(\d{1,9})$/.exec(occasion) ?? [];
  return id === undefined ? undefined : Number(id);
};
/** Whether an occasion is a time that steps have as their own. */
export const isOwnTime = (occasion: string): occasion is OwnTime => /^([01]\d|2[0-3]):[0-5]\d$/.test(occasion);
const isOccasion = (text: string): text is Occasion =>
  text in TIMES_OF_DAY || isOwnTime(text) || text === "programme" || text === "retests" || /^price:\d{1,9}$/.test(text);
/** What can be put off at once. */
const MAX_OCCASIONS = 20;
/** What a reminder that is put off was for. */
export const occasionsSchema = z
  .array(z.custom<Occasion>((one) => typeof one === "string" && isOccasion(one)))
  .min(1)
  .max(MAX_OCCASIONS);

/** When the programme is reminded of unless somebody says otherwise. */
export const USUAL_PROGRAMME_TIME = "18:00";
/** When what has no time of its own comes: a sample to take again, and what had to wait for another day. */
export const NOTICE_TIME = "09:00";

/** What somebody has chosen. */
export interface ReminderSettings {
  times: ReminderTimes;
  /** Nothing comes from here … */
  quietFrom: string | null;
  /** … until here, which may be the next morning. */
  quietUntil: string | null;
  /** Whether a reminder may name the steps: who holds the phone reads them. */
  namesSteps: boolean;
  /** What is reminded of; what was stored before there was a choice has none, and means steps. */
  kinds?: Readonly<Partial<Record<ReminderKind, boolean>>>;
  /** When the programme is reminded of. */
  programmeAt?: string | null;
}

/** Whether something is reminded of. */
export const remindsOf = ({ kinds }: Pick<ReminderSettings, "kinds">, kind: ReminderKind): boolean =>
  kinds?.[kind] ?? kind === "steps";

/** The times of the clock at which somebody is reminded each day, as far as they have chosen them here. */
const dailyTimes = ({
  times,
  programmeAt,
  kinds = {},
}: Pick<ReminderSettings, "times" | "kinds" | "programmeAt">): string[] => [
  ...(remindsOf({ kinds }, "steps") ? Object.values(times).flatMap((at) => at ?? []) : []),
  ...(remindsOf({ kinds }, "programme") ? [programmeAt ?? USUAL_PROGRAMME_TIME] : []),
];

/**
 * The times of the clock at which nothing comes, since as many reminders as a day has come before: steps may have got their
 * own times since the others were chosen.
 */
export function timesLeftOut(settings: ReminderSettings, own: readonly string[]): string[] {
  const all = [...dailyTimes(settings), ...(remindsOf(settings, "steps") ? own : [])];
  const loud = all.filter((at) => !isQuiet(at, settings));
  return [...new Set(loud)].sort().slice(MAX_REMINDERS_A_DAY);
}

/** Says that steps with times of their own make more reminders than a day has; null where they do not. */
export function tooManyTimes(settings: ReminderSettings, own: readonly string[]): string | null {
  if (!remindsOf(settings, "steps")) return null;
  if (new Set([...dailyTimes(settings), ...own]).size <= MAX_REMINDERS_A_DAY) return null;
  const told = new Intl.ListFormat("sv-SE").format([...own].sort());
  const has = own.length === 1 ? "Ett steg har en egen tid" : "Steg i dina protokoll har egna tider";
  return `Du kan bli påmind högst ${numberInWords(MAX_REMINDERS_A_DAY)} gånger om dagen. ${has} (${told}), så välj färre tider här.`;
}

/** Whether a time of the clock lies within quiet hours. */
export function isQuiet(at: string, { quietFrom, quietUntil }: Pick<ReminderSettings, "quietFrom" | "quietUntil">) {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return false;
  return quietFrom < quietUntil ? at >= quietFrom && at < quietUntil : at >= quietFrom || at < quietUntil;
}

const flag = (usual: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((given) => given ?? usual);

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
    namesSteps: flag(false),
    remindsOfSteps: flag(true),
    remindsOfProgramme: flag(false),
    programmeAt: optionalTime,
    remindsOfPrices: flag(false),
    remindsOfRetests: flag(false),
  })
  .check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: "custom", message, path: [field], input: value });
    const chosen = value.remindsOfSteps ? REMINDED_TIMES.filter((time) => value[time] !== null) : [];
    const programmeAt = value.remindsOfProgramme ? [value.programmeAt ?? USUAL_PROGRAMME_TIME] : [];
    if (new Set([...chosen.map((time) => value[time]), ...programmeAt]).size > MAX_REMINDERS_A_DAY)
      refuse(chosen.at(-1) ?? "morning", `Välj högst ${numberInWords(MAX_REMINDERS_A_DAY)} tider om dagen.`);
    if ((value.quietFrom === null) !== (value.quietUntil === null))
      refuse(value.quietFrom === null ? "quietFrom" : "quietUntil", "Fyll i både från och till, eller ingetdera.");
    for (const time of chosen) if (isQuiet(value[time] ?? "", value)) refuse(time, IN_QUIET_HOURS);
    for (const at of programmeAt) if (isQuiet(at, value)) refuse("programmeAt", IN_QUIET_HOURS);
  })
  .transform(
    ({
      morning,
      afternoon,
      evening,
      night,
      none,
      quietFrom,
      quietUntil,
      namesSteps,
      programmeAt,
      ...given
    }): ReminderSettings => ({
      times: { morning, afternoon, evening, night, none },
      quietFrom,
      quietUntil,
      namesSteps,
      programmeAt,
      kinds: {
        steps: given.remindsOfSteps,
        programme: given.remindsOfProgramme,
        prices: given.remindsOfPrices,
        retests: given.remindsOfRetests,
      },
    }),
  );
const IN_QUIET_HOURS = "Tiden ligger i de tysta timmarna.";

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

const count = z.int().min(0).max(MAX_STEPS_LEFT);
/** Times of their own that a guest's steps have. */
export const MAX_OWN_TIMES = 50;
/** Samples that a guest may take again. */
export const MAX_RETESTS = 50;

const counts = z.object(Object.fromEntries(REMINDED_TIMES.map((time) => [time, count])) as Record<TimeOfDay, z.ZodInt>);

/** How many steps a guest's browser has, by time of day: nothing else of them leaves it. */
export const reportedStepsSchema = z.object({
  /** The day of `left`, in Sweden. */
  day: z.iso.date(),
  left: counts,
  /** On any other day. */
  daily: counts,
  /** The same of steps with times of their own. */
  own: z
    .array(
      z.object({ at: z.custom<OwnTime>((at) => typeof at === "string" && isOwnTime(at)), left: count, daily: count }),
    )
    .max(MAX_OWN_TIMES)
    .nullish(),
  /** The last day on which something of a programme was read that is not read to its end; null where none is. */
  readOn: z.iso.date().nullish(),
  /** Days from which on samples are worth taking again, whichever they are. */
  retestsFrom: z.array(z.iso.date()).max(MAX_RETESTS).nullish(),
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
  /** What it can be put off for, divided by commas; null for one that cannot. */
  later: string | null;
  /** The one step that is left, which 'Klar' ticks; null when there are several, or it is known to the browser alone. */
  step: { itemKey: string; day: string; listDay: string } | null;
}

import type { Mention, SleepFacts } from "../facts.ts";
import type { Condition, Rule } from "../rule.ts";
import type { SharedTopic } from "../sharedTopics.ts";

/** What a rule of the sleep test advises, or keeps others from advising. */
export type SleepTopic =
  | SharedTopic
  // When to be in bed.
  | "fixed-wake-time"
  | "up-after-bad-night"
  | "earlier-bedtime"
  | "later-bedtime"
  | "bed-when-sleepy"
  | "more-time-in-bed"
  | "less-time-in-bed"
  | "get-up-when-awake"
  | "shift-rhythm"
  | "keep-habits"
  | "trust-the-day"
  | "accept-bad-night"
  | "nap"
  | "no-nap"
  // Light.
  | "morning-light"
  | "evening-light"
  | "evening-darkness"
  | "bright-light"
  // What is drunk.
  | "less-caffeine"
  | "keep-caffeine"
  | "less-alcohol"
  | "keep-alcohol"
  | "less-fluid"
  // Movement.
  | "start-exercise"
  | "more-exercise"
  | "keep-exercise"
  | "less-exercise"
  | "earlier-exercise"
  | "evening-exercise"
  // Evening and room.
  | "screens-away"
  | "keep-screens"
  | "warm-shower"
  | "cooler-room"
  | "warmer-bed"
  | "darker-room"
  | "earplugs"
  // Contacts.
  | "cbt"
  | "seek-care";

/** A rule of the sleep test. */
export type SleepRule = Rule<"sleep", SleepFacts, SleepTopic>;

type When = Condition<SleepFacts>;

/** Falling asleep takes half an hour or more. */
export const LONG_AWAKE = { fallAsleepTime: ["30-60", "mer-än-60"] } as const satisfies When;

/** Sleep comes within half an hour. */
export const SOON_ASLEEP = { fallAsleepTime: ["mindre-än-15", "15-30"] } as const satisfies When;

/** Woken up often. */
export const MANY_WAKINGS = { nightWakings: ["2-3-gånger", "fler-än-3"] } as const satisfies When;

/** Less sleep than most adults need. */
export const SHORT_SLEEP = { sleepDuration: ["mindre-än-5", "5-6"] } as const satisfies When;

/** Often or always tired in the day. */
export const TIRED = { daytimeFatigue: ["ofta", "alltid"] } as const satisfies When;

/** Seldom or never tired in the day. */
export const RESTED = { daytimeFatigue: ["aldrig", "sällan"] } as const satisfies When;

/** Works at changing hours, or sleeps in the day. */
export const SHIFTS = [
  { mentions: ["shift-work"] },
  { bedHour: { min: 29 } },
  { bedHour: { max: 18 } },
] as const satisfies When[];

/** Goes to bed and wakes up late, without it being work that decides. */
export const LATE_RHYTHM = {
  bedHour: { min: 25, max: 28.9 },
  wakeHour: { min: 8.5, max: 14 },
  timesAgree: ["yes"],
} as const satisfies When;

/** Lies long in bed, sleeps little of it, and notices: what shorter time in bed is for. */
export const AWAKE_IN_BED = [
  { hoursInBed: { min: 8.5 }, ...SHORT_SLEEP, ...LONG_AWAKE },
  { hoursInBed: { min: 8.5 }, ...SHORT_SLEEP, ...MANY_WAKINGS },
] as const satisfies When[];

/** With these, less sleep for a time may be dangerous: time in bed is shortened by somebody's doctor only. */
export const NEEDS_ALL_SLEEP: readonly Mention[] = [
  "epilepsy",
  "bipolar",
  "pregnancy",
  "snoring",
  "migraine",
  "heart",
  "driver",
];

/** Red flags after which the same holds. */
export const RISKS_IN_SLEEP = ["sleep-apnoea", "waking-tired", "asleep-at-wheel", "little-sleep-tired"] as const;

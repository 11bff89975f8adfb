import { text } from "./journey/journeyValues.ts";
import { line } from "./products.ts";
import { dayOf, isDay } from "./rules/words/days.ts";
import { z } from "./zod.ts";

/** Signs that a laboratory puts before a number beyond what it can measure: name → what it means. */
export const LAB_COMPARATORS = {
  LESS_THAN: "The value is lower than the number, as '<0,5'.",
  AT_MOST: "The value is the number or lower, as '≤0,5'.",
  AT_LEAST: "The value is the number or higher, as '≥100'.",
  GREATER_THAN: "The value is higher than the number, as '>100'.",
} as const;

/** A sign before the number. */
export type LabComparator = keyof typeof LAB_COMPARATORS;

/** How much of values can be stored, and what each can be. */
export const LAB_VALUE_LIMITS = {
  /** Values of one account, deleted ones included. */
  values: 20_000,
  /** Values that are recorded, or deleted, at once. */
  atOnce: 500,
  firstDay: "1990-01-01",
  number: 1e9,
  markerSlug: 80,
  unit: 30,
  laboratory: 100,
  note: 500,
} as const;

const NUMBER = "Skriv ett tal, till exempel 4,5.";

const number = z
  .number({ error: NUMBER })
  .min(0, "Talet kan inte vara lägre än 0.")
  .max(LAB_VALUE_LIMITS.number, "Så stort kan talet inte vara.");

const limit = number.nullish().transform((given) => given ?? null);

/** A measured value as it is given, with Swedish messages. */
export const labValueSchema = z
  .object({
    markerSlug: z
      .string({ error: "Välj en markör." })
      .max(LAB_VALUE_LIMITS.markerSlug, "Välj en markör.")
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Välj en markör."),
    comparator: z
      .enum(Object.keys(LAB_COMPARATORS) as LabComparator[])
      .nullish()
      .transform((given) => given ?? null),
    value: number,
    // A ratio has none.
    unit: line("Enheten", LAB_VALUE_LIMITS.unit),
    sampledOn: z
      .string({ error: "Välj en dag." })
      .refine(isDay, "Dagen finns inte.")
      .refine((day) => day >= LAB_VALUE_LIMITS.firstDay, "Provdagen kan vara tidigast 1990.")
      .refine((day) => day <= dayOf(new Date()), "Provdagen kan inte ligga i framtiden."),
    laboratory: line("Laboratoriet", LAB_VALUE_LIMITS.laboratory)
      .nullish()
      .transform((given) => given || null),
    isFasting: z
      .boolean()
      .nullish()
      .transform((given) => given ?? null),
    note: text(LAB_VALUE_LIMITS.note)
      .nullish()
      .transform((given) => given?.trim() || null),
    referenceLow: limit,
    referenceHigh: limit,
  })
  .refine(({ referenceLow: low, referenceHigh: high }) => low === null || high === null || low < high, {
    message: "Ska vara högre än den undre gränsen.",
    path: ["referenceHigh"],
  });

/** A measured value: the number with everything that says what it is of. */
export type LabValue = z.output<typeof labValueSchema>;

import { text } from "../journey/journeyValues.ts";
import {
  FIRST_LAB_DAY,
  LAB_COMPARATORS,
  type LabComparator,
  MAX_LAB_NOTE,
  MAX_LAB_NUMBER,
  MAX_LABORATORY,
} from "../labValues.ts";
import { line } from "../products.ts";
import { isOldHbA1c, MEASUREMENTS, type Measurement, OLD_HBA1C } from "../rules/labValues/measurements.ts";
import { UNIT_NAMES, type UnitName } from "../rules/labValues/units.ts";
import { dayOf, isDay } from "../rules/words/days.ts";
import { slugOf } from "../rules/words/text.ts";
import { z } from "../zod.ts";
import { LAB_VALUE_LIMITS } from "./labValueLimits.ts";

/** What each sign before a number means, as the graph describes it. */
export const COMPARATOR_MEANINGS = {
  LESS_THAN: "The value is lower than the number, as '<0,5'.",
  AT_MOST: "The value is the number or lower, as '≤0,5'.",
  AT_LEAST: "The value is the number or higher, as '≥100'.",
  GREATER_THAN: "The value is higher than the number, as '>100'.",
} as const satisfies Record<LabComparator, string>;

const bySlug: ReadonlyMap<string, Measurement> = new Map(MEASUREMENTS.map((one) => [slugOf(one.marker), one]));

/** How a marker is measured, by its name as addresses have it; undefined for one that the unit table has not. */
const measurementOfSlug = (slug: string): Measurement | undefined => bySlug.get(slug);

/** Names of markers as addresses have them. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a marker can have this name in addresses. */
export const isMarkerSlug = (slug: string): boolean => slug.length <= LAB_VALUE_LIMITS.markerSlug && SLUG.test(slug);

const NUMBER = "Skriv ett tal, till exempel 4,5.";

const number = z
  .number({ error: NUMBER })
  .min(0, "Talet kan inte vara lägre än 0.")
  .max(MAX_LAB_NUMBER, "Så stort kan talet inte vara.");

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((given) => (given ?? null) as z.output<Schema> | null);

/** The day of a sample, as a form has it, too. */
export const sampledOnSchema = z
  .string({ error: "Ange dagen då provet togs." })
  .refine(isDay, "Välj dagen då provet togs.")
  .refine((day) => day >= FIRST_LAB_DAY, `Dagen kan vara tidigast ${FIRST_LAB_DAY}.`)
  .refine((day) => day <= dayOf(new Date()), "Dagen har inte varit än.");

/** The laboratory and the note, as a form has them, too. */
export const laboratorySchema = line("Laboratoriets namn", MAX_LABORATORY);
export const noteSchema = text(MAX_LAB_NOTE);

/** A value as the graph takes it, with Swedish messages; what is left out is null. */
export const recordedValueSchema = z
  .object({
    markerSlug: z.string({ error: "Välj vad som är mätt." }).refine(isMarkerSlug, "Välj vad som är mätt."),
    comparator: orNull(z.enum(LAB_COMPARATORS)),
    value: number,
    unit: z.enum(UNIT_NAMES, { error: "Välj en enhet." }),
    sampledOn: sampledOnSchema,
    laboratory: laboratorySchema.nullish().transform((given) => given || null),
    isFasting: orNull(z.boolean()),
    note: noteSchema.nullish().transform((given) => given?.trim() || null),
    referenceLow: orNull(number),
    referenceHigh: orNull(number),
  })
  .superRefine(({ markerSlug, unit, sampledOn, referenceLow: low, referenceHigh: high }, ctx) => {
    const tell = (field: string, message: string) => ctx.addIssue({ code: "custom", message, path: [field] });
    const measurement = measurementOfSlug(markerSlug);
    if (measurement && !measurement.units.includes(unit))
      tell("unit", `${measurement.marker} mäts inte ${unit ? `i ${unit}` : "utan enhet"}.`);
    if (measurement && isOldHbA1c(measurement.marker, unit, sampledOn))
      tell("unit", `${OLD_HBA1C} Skriv värdet i mmol/mol, om svaret har det.`);
    if (low !== null && high !== null && low >= high) tell("referenceHigh", "Ska vara högre än den undre gränsen.");
  });

/** A value with everything that says what it is of, as it is recorded. */
export interface RecordedValue {
  /** The marker, by its name as addresses have it. */
  markerSlug: string;
  comparator: LabComparator | null;
  value: number;
  unit: UnitName;
  /** Day on which the sample was taken. */
  sampledOn: string;
  laboratory: string | null;
  /** Null where nothing tells. */
  isFasting: boolean | null;
  note: string | null;
  /** Limits that the laboratory gave, in `unit`. */
  referenceLow: number | null;
  referenceHigh: number | null;
}

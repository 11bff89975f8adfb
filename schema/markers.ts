import { line, list, SEXES } from "./products.ts";
import { overlapOf, personsOf } from "./rules/catalogue/referenceIntervals.ts";
import { readWrittenNumber } from "./rules/words/writtenNumber.ts";
import { z } from "./zod.ts";

/** The most characters of a marker's name, of what it is measured in, of its group, and of its texts. */
export const MAX_MARKER_NAME = 100;
export const MAX_MARKER_UNIT = 30;
export const MAX_MARKER_GROUP = 60;
export const MAX_MARKER_TEXT = 600;
/** The most characters of the source of its intervals. */
export const MAX_MARKER_SOURCE = 300;
/** The most guides that a marker leads to, and the most characters of a guide's slug. */
export const MAX_MARKER_GUIDES = 8;
export const MAX_SLUG = 100;

/** The most reference intervals of a marker, and the ages that they may be of. */
export const MAX_INTERVALS = 8;
export const INTERVAL_AGES = { min: 18, max: 120 };
/** No limit is larger; more is a slip of the keyboard. */
export const INTERVAL_LIMITS = { min: 0, max: 1_000_000 };

/** A number that may be left out; empty is null. */
const optionalNumber = (error: string, { min, max, isWhole }: { min: number; max: number; isWhole?: boolean }) =>
  z
    .union([z.string(), z.number()], { error })
    .nullable()
    .transform((written, ctx) => {
      if (written === null || String(written).trim() === "") return null;
      const number = typeof written === "number" ? written : readWrittenNumber(written);
      if (number === undefined || !(number >= min && number <= max) || (isWhole && !Number.isInteger(number))) {
        ctx.addIssue({ code: "custom", message: error });
        return z.NEVER;
      }
      return number;
    });

const AGE = "Skriv en ålder i hela år, 18 till 120.";
const age = () => optionalNumber(AGE, { ...INTERVAL_AGES, isWhole: true });
const limit = () => optionalNumber("Skriv ett tal, till exempel 4,5.", INTERVAL_LIMITS);

const intervalSchema = z
  .object({
    sex: z
      .union([z.enum(SEXES), z.literal("")], { error: "Välj vem intervallet gäller." })
      .nullable()
      .transform((sex) => sex || null),
    fromAge: age(),
    toAge: age(),
    low: limit(),
    high: limit(),
  })
  .superRefine(({ fromAge, toAge, low, high }, ctx) => {
    const tell = (field: string, message: string) => ctx.addIssue({ code: "custom", message, path: [field] });
    if (fromAge !== null && toAge !== null && fromAge > toAge) tell("toAge", "Ska vara minst lika hög som den andra.");
    if (low === null && high === null) tell("high", "Fyll i minst en gräns.");
    if (low !== null && high !== null && low >= high) tell("high", "Ska vara högre än den undre gränsen.");
  });

/** A marker as an admin edits it. */
export const markerSchema = z
  .object({
    name: line("Namnet", MAX_MARKER_NAME).min(1, "Fyll i namnet."),
    unit: line("Enheten", MAX_MARKER_UNIT).transform((text) => text || null),
    group: line("Gruppen", MAX_MARKER_GROUP),
    description: line("Förklaringen", MAX_MARKER_TEXT).min(1, "Skriv i en mening vad markören säger något om."),
    lowMeaning: line("Texten", MAX_MARKER_TEXT),
    highMeaning: line("Texten", MAX_MARKER_TEXT),
    otherMeaning: line("Texten", MAX_MARKER_TEXT),
    reference: line("Gränserna", MAX_MARKER_TEXT).transform((text) => text || null),
    referenceIntervals: z
      .array(intervalSchema, { error: "Intervallen ska vara en lista." })
      .max(MAX_INTERVALS, `Högst ${MAX_INTERVALS} intervall går att ange.`)
      .superRefine((intervals, ctx) => {
        const [one, other] = (overlapOf(intervals) ?? []).map((place) => intervals[place]);
        if (one && other)
          ctx.addIssue({
            code: "custom",
            message: `Två intervall gäller samma personer: ${personsOf(one)} och ${personsOf(other)}.`,
          });
      }),
    referenceSource: line("Källan", MAX_MARKER_SOURCE),
    preparation: line("Texten", MAX_MARKER_TEXT),
    guideSlugs: list("Adressnamnet", { max: MAX_SLUG, items: MAX_MARKER_GUIDES }),
  })
  .superRefine(({ referenceIntervals, referenceSource }, ctx) => {
    if (referenceIntervals.length > 0 && !referenceSource)
      ctx.addIssue({ code: "custom", message: "Skriv var intervallen står.", path: ["referenceSource"] });
  });

/** A marker as it is filled in, and as it is when it was checked. */
export type MarkerForm = z.input<typeof markerSchema>;
export type EditedMarker = z.output<typeof markerSchema>;

import { FILE_PRESET_NAMES } from "./catalogueMapping.ts";
import { parseUrl } from "./parseUrl.ts";
import { isUsableLine } from "./rules/words/text.ts";
import { z } from "./zod.ts";

/** States of a run of a feed: name → what it means, as the graph describes it. */
export const FEED_RUN_STATES = {
  PENDING: "It waits for its turn.",
  RUNNING: "The file is fetched and read.",
  DONE: "All of the file's good rows are in the catalogue.",
  HELD: "Something of the file is unusual: nothing was written, and an admin decides.",
  FAILED: "The file could not be fetched; nothing was written.",
  CANCELLED: "An admin cancelled it; nothing was written.",
  DISMISSED: "It was held, and an admin or a later run dropped it.",
} as const;
/** How far a run of a feed is. */
export type FeedRunState = keyof typeof FEED_RUN_STATES;

/** Why a run is held: name → what it means, as the graph describes it. */
export const FEED_BRAKES = {
  EMPTY: "The file has no products.",
  WEB_PAGE: "The answer is a web page.",
  HALF: "The file ends too early, or cannot be read to its end.",
  OTHER_FILE: "The file is not of the kind that the feed says.",
  GONE: "More than a fifth of the products are not in the file any more.",
  PRICES: "More than a third of the products have another price.",
} as const;
/** A reason to hold a run. */
export type FeedBrake = keyof typeof FEED_BRAKES;

/** How a field of a file is compared: name → what it means, as the graph describes it. */
export const FEED_OPERATORS = {
  IS: "It is one of the values.",
  CONTAINS: "It contains one of the values.",
  IS_NOT: "It is none of the values.",
} as const;
/** How a field of a file is compared. */
export type FeedOperator = keyof typeof FEED_OPERATORS;
const OPERATORS = Object.keys(FEED_OPERATORS) as [FeedOperator, ...FeedOperator[]];

/** Feeds, conditions of one, and values of one at most. */
export const MAX_FEEDS = 200;
export const MAX_CONDITIONS = 10;
export const MAX_CONDITION_VALUES = 50;
/** Runs that are kept of a feed, and rows of one that are told. */
export const KEPT_RUNS = 60;
export const TOLD_ROWS = 1_000;
/** Minutes after which a feed whose shop could not be reached is tried again: after the first failure, the second … */
export const RETRY_MINUTES = [10, 30, 60, 120, 240, 480];
/** A shop that wants longer to be left alone than this many hours is asked at the next day's hour. */
export const LONGEST_RETRY_HOURS = 12;
/** Days without a good run after which somebody should look. */
export const FEED_DAYS = 2;

const line = (max: number, missing: string, long: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(max, long)
    .refine(isUsableLine, "Texten innehåller ett tecken som inte går att använda.");

/** A condition that a row has to fulfil, by a field of the file. */
export const feedConditionSchema = z.object({
  field: line(500, "Skriv vad fältet heter i filen.", "Fältets namn är för långt."),
  operator: z.enum(OPERATORS),
  values: z
    .array(line(500, "Skriv ett värde.", "Värdet är för långt."))
    .min(1, "Skriv minst ett värde.")
    .max(MAX_CONDITION_VALUES, `Högst ${MAX_CONDITION_VALUES} värden går att ange.`),
});
/** A condition that a row has to fulfil. */
export type FeedCondition = z.output<typeof feedConditionSchema>;

/** A feed as an admin writes it. */
export const productFeedSchema = z.object({
  name: line(100, "Ge flödet ett namn, till exempel butikens.", "Namnet får vara högst 100 tecken."),
  providerName: line(200, "Skriv vilken leverantör som säljer produkterna.", "Namnet får vara högst 200 tecken."),
  url: line(2_000, "Skriv flödets adress.", "Adressen får vara högst 2 000 tecken.").refine((text) => {
    const url = parseUrl(text);
    return url !== undefined && ["http:", "https:"].includes(url.protocol) && !url.username && !url.password;
  }, "Skriv en hel adress som börjar med https:// eller http://, utan användarnamn i."),
  /** Slug of the category of its products; null where the mapping says it row by row. */
  category: z.string().nullable(),
  /** Name of a mapping that is kept; null where the file's fields are recognised. */
  mapping: z.string().nullable(),
  /** What the file has to be; null for whatever is recognised. */
  preset: z.enum(FILE_PRESET_NAMES).nullable(),
  filter: z.array(feedConditionSchema).max(MAX_CONDITIONS, `Högst ${MAX_CONDITIONS} villkor går att ange.`),
  showsNew: z.boolean(),
  hour: z
    .number({ error: "Välj en timme." })
    .int("Välj en hel timme.")
    .min(0, "Välj en timme mellan 0 och 23.")
    .max(23, "Välj en timme mellan 0 och 23."),
  isOn: z.boolean(),
});
/** A feed as it was checked. */
export type ProductFeedFacts = z.output<typeof productFeedSchema>;
/** The fields of a feed. */
export const FEED_FIELDS = Object.keys(productFeedSchema.shape) as (keyof ProductFeedFacts)[];

/** What its fields are called, and what an import of it did. */
export const FEED_LABELS: Readonly<Record<string, string>> = {
  name: "Namn",
  providerName: "Leverantör",
  url: "Adress",
  category: "Kategori",
  mapping: "Koppling av fält",
  preset: "Filen ska vara",
  filter: "Vilka rader som tas med",
  showsNew: "Nya visas direkt",
  hour: "Hämtas klockan",
  isOn: "Hämtas automatiskt",
  created: "Nya",
  changed: "Ändrade",
  unchanged: "Oförändrade",
  skipped: "Felaktiga rader",
  missing: "Saknas i filen",
  hidden: "Visas inte längre",
};

import { parseUrl } from "./parseUrl.ts";
import { isUsableLine, tidyLine } from "./rules/words/text.ts";
import { z } from "./zod.ts";

/** Kinds of pages that are collected: kind → its meaning, as the graph describes it. */
export const SOURCE_KINDS = {
  LIST: "A list: it and the pages that it links to are read.",
  COMPANY: "A page of one company: it alone is read.",
} as const;

/** Kind of a page that is collected. */
export type SourceKindName = keyof typeof SOURCE_KINDS;

/** How far a collection is: state → what it means. */
export const COLLECTION_STATES = {
  PENDING: "It was started, and waits for its turn.",
  RUNNING: "Pages are being read.",
  DONE: "It came to its end.",
  FAILED: "It came to its end without success; `error` says why.",
  CANCELLED: "An admin cancelled it. What was found until then is kept.",
} as const;

/** How far a collection is. */
export type CollectionStateName = keyof typeof COLLECTION_STATES;

/** Editable facts of a supplier: fact → its meaning. The names are those of `Supplier`'s fields. */
export const SUPPLIER_FACTS = {
  name: "Its name.",
  country: "Its country.",
  categories: "What kinds of products it has.",
  specialisations: "What it is good at.",
  priceRange: "What its products cost.",
  website: "Its own web address.",
} as const;

/** A fact of a supplier. */
export type SupplierFact = keyof typeof SUPPLIER_FACTS;

/** All facts, in their order. */
export const SUPPLIER_FACT_NAMES = Object.keys(SUPPLIER_FACTS) as SupplierFact[];

/** What they are called. */
export const SUPPLIER_LABELS: Readonly<Record<SupplierFact, string>> = {
  name: "Namn",
  country: "Land",
  categories: "Kategorier",
  specialisations: "Specialiseringar",
  priceRange: "Prisnivå",
  website: "Webbplats",
};

/** The most pages that can be listed for collecting. */
export const MAX_SOURCES = 100;
/** The most characters of a web address. */
export const MAX_URL = 2_000;
/** The most characters of a supplier's name, and of each category and the like. */
export const MAX_FACT = 120;
/** The most categories of a supplier, and the most specialisations. */
export const MAX_LIST = 30;

/** A web address as it is stored; undefined for what is none, and for one with a user's name or password in it. */
export function webAddress(text: string, base?: string): string | undefined {
  const url = parseUrl(text, base);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password) return undefined;
  // A place within a page is the same page.
  url.hash = "";
  return url.href.length <= MAX_URL ? url.href : undefined;
}

const NO_ADDRESS = "Adressen ska börja med http:// eller https://, till exempel https://www.exempel.se/foretag.";

/** A page for collecting, as an admin adds it. */
export const supplierSourceSchema = z.object({
  url: z
    .string({ error: "Fyll i adressen." })
    .max(MAX_URL, { error: "Adressen får vara högst 2 000 tecken.", abort: true })
    .trim()
    .min(1, { error: "Fyll i adressen.", abort: true })
    .refine((text) => webAddress(text) !== undefined, NO_ADDRESS)
    .transform((text) => webAddress(text) ?? text),
  kind: z.enum(Object.keys(SOURCE_KINDS) as [SourceKindName, ...SourceKindName[]], {
    error: "Välj vad det är för sida.",
  }),
});

const line = (what: string) =>
  z
    .string({ error: `${what} ska vara en text.` })
    .max(MAX_FACT, `${what} får vara högst ${MAX_FACT} tecken.`)
    .overwrite(tidyLine)
    .refine(isUsableLine, `${what} innehåller ett tecken som inte går att använda.`);

const optionalLine = (what: string) => line(what).transform((text) => text || null);

const list = (what: string) =>
  z
    .array(line(what).min(1, `${what} får inte vara tom.`), { error: `${what} ska vara en lista.` })
    .max(MAX_LIST, `Högst ${MAX_LIST} går att ange.`)
    .transform((items) => [...new Set(items)]);

/** A supplier's facts, as an admin edits them. */
export const supplierSchema = z.object({
  name: line("Namnet").min(1, "Fyll i namnet."),
  country: optionalLine("Landet"),
  categories: list("En kategori"),
  specialisations: list("En specialisering"),
  priceRange: optionalLine("Prisnivån"),
  website: z
    .string({ error: "Webbplatsen ska vara en text." })
    .max(MAX_URL, "Adressen är för lång.")
    .trim()
    .refine((text) => text === "" || webAddress(text) !== undefined, NO_ADDRESS)
    .transform((text) => webAddress(text) ?? null),
});

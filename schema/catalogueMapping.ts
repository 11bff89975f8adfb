import { FILE_COLUMNS, type FileColumn } from "./catalogueTransfer.ts";
import { isUsableLine, isUsableText } from "./rules/words/text.ts";
import { z } from "./zod.ts";

/** What the files of merchants and networks are: name → what it is called for an admin. */
export const FILE_PRESETS = {
  OWN: "vår egen export",
  GOOGLE: "en Google Merchant-fil",
  AWIN: "en fil från Awin",
  ADTRACTION: "en fil från Adtraction",
  TRADEDOUBLER: "en fil från Tradedoubler",
  SHOPIFY: "en produktexport från Shopify",
  WOOCOMMERCE: "en produktexport från WooCommerce",
} as const;
/** A kind of file that is known by the names of its fields. */
export type FilePreset = keyof typeof FILE_PRESETS;
export const FILE_PRESET_NAMES = Object.keys(FILE_PRESETS) as [FilePreset, ...FilePreset[]];

/** Fields and values of a mapping at most. */
export const MAX_MAPPED_FIELDS = 10;
export const MAX_MAPPED_VALUES = 500;
/** Different values of a field that are counted, and rows that are shown. */
export const KNOWN_VALUES = 200;
export const SHOWN_ROWS = 20;
/** Mappings that are kept at most. */
export const MAX_SAVED_MAPPINGS = 100;

const said = (what: string, max: number) =>
  z
    .string({ error: `${what} ska vara en text.` })
    .max(max, { error: `${what} är för lång.`, abort: true })
    .refine(isUsableText, `${what} innehåller ett tecken som inte går att använda.`);

/** Which column of ours comes from which fields of a file. */
export const columnMappingSchema = z.object({
  column: z.enum(FILE_COLUMNS as [FileColumn, ...FileColumn[]], { error: "Kolumnen finns inte." }),
  /** The first that is filled counts. */
  fields: z
    .array(said("Fältets namn", 500), { error: "Fälten ska vara en lista." })
    .max(MAX_MAPPED_FIELDS, `Högst ${MAX_MAPPED_FIELDS} fält går att välja för en kolumn.`),
  /** What it is where no field is filled. */
  constant: said("Värdet", 2_000).nullable(),
  /** For links and pictures: the address to put before values that are not absolute URLs. */
  prefix: said("Adressen", 500)
    .regex(/^https?:\/\/[^\s/]+\//i, "Skriv hela adressen, till exempel https://butiken.se/products/")
    .nullable()
    .default(null),
  /** What stands in the file → what it is here. */
  values: z
    .array(z.object({ from: said("Värdet i filen", 500), to: said("Värdet hos oss", 500) }))
    .max(MAX_MAPPED_VALUES, `Högst ${MAX_MAPPED_VALUES} värden går att ange för en kolumn.`),
  /** Whether it is taken as our own export writes it, instead of as shops write such things. */
  isRaw: z.boolean(),
});

/** How the rows of a file become products. */
export const catalogueMappingSchema = z.object({
  preset: z.enum(FILE_PRESET_NAMES).nullable(),
  columns: z
    .array(columnMappingSchema)
    .max(FILE_COLUMNS.length)
    .refine((all) => new Set(all.map(({ column }) => column)).size === all.length, "En kolumn står två gånger."),
  /** Whether new products are shown at once, instead of waiting for an admin's look. */
  isShown: z.boolean(),
});

export type ColumnMapping = z.output<typeof columnMappingSchema>;
export type CatalogueMapping = z.output<typeof catalogueMappingSchema>;

/** The name that a mapping is kept by. */
export const mappingNameSchema = z
  .string()
  .trim()
  .min(1, "Ge kopplingen ett namn, till exempel butikens.")
  .max(100, "Namnet får vara högst 100 tecken.")
  .refine(isUsableLine, "Namnet innehåller ett tecken som inte går att använda.");

/** A mapping of one column that takes nothing yet. */
export const emptyColumn = (column: FileColumn): ColumnMapping => ({
  column,
  fields: [],
  constant: null,
  prefix: null,
  values: [],
  isRaw: false,
});

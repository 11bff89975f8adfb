import type { Area } from "./catalogue.ts";
import type { EditedProduct } from "./products.ts";

/** Bytes that a file to import may have at most. */
export const MAX_IMPORT_BYTES = 52_428_800;

/** Problems, changes and names of an import that are shown one by one. */
export const SHOWN_PROBLEMS = 100;
export const SHOWN_NAMES = 100;
export const SHOWN_CHANGES = 100;

/** The formats of a catalogue's file, by the ends of their names: what people and browsers call them. */
export const TRANSFER_FORMATS = {
  csv: { label: "CSV", type: "text/csv" },
  json: { label: "JSON", type: "application/json" },
} as const;
export type TransferFormat = keyof typeof TRANSFER_FORMATS;
export const FORMAT_NAMES = Object.keys(TRANSFER_FORMATS) as TransferFormat[];

const either = new Intl.ListFormat("sv", { type: "disjunction" });
export const UNKNOWN_FORMAT = `Välj en fil som slutar på ${either.format(FORMAT_NAMES.map((name) => `.${name}`))}.`;

/** What a file to import is by its content, packed or not. */
export const FILE_FORMATS = ["CSV", "JSON", "XML", "XLSX"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The format that a file's name says it has; undefined for any other. */
export const formatOfName = (name: string): TransferFormat | undefined =>
  FORMAT_NAMES.find((format) => name.toLowerCase().endsWith(`.${format}`));

/** Where a format's export is. */
export const exportPath = (format: TransferFormat): string => `/admin/export/produkter.${format}`;

/**
 * How a value is written in a cell of a CSV file. Of 'boolean' an empty cell leaves the field as it is, of
 * 'optionalBoolean' it says that nobody knows.
 */
export type CellKind = "text" | "list" | "goals" | "boolean" | "optionalBoolean" | "number";

/** Every field of a product in the order of its columns, with how it is written. */
export const PRODUCT_COLUMNS = {
  category: "text",
  name: "text",
  description: "text",
  providerName: "text",
  providerCountry: "text",
  sku: "text",
  gtin: "text",
  variantGroup: "text",
  contents: "list",
  features: "list",
  pros: "list",
  cons: "list",
  warnings: "list",
  criteria: "list",
  goals: "goals",
  sampleType: "text",
  form: "text",
  kind: "text",
  priceEstimate: "text",
  turnaroundTime: "text",
  dose: "text",
  dosesPerPackage: "number",
  isFeatured: "boolean",
  isAvailable: "boolean",
  sampleCollectionMethod: "text",
  requiresPrescription: "optionalBoolean",
  labNetwork: "list",
  deliveryMethod: "text",
  affiliateLink: "text",
  hasDoctorAnalysis: "optionalBoolean",
  testLocation: "text",
  intendedFor: "text",
  labAccreditation: "text",
  shippingRegions: "list",
  externalRating: "number",
  difficulty: "text",
  checkedOn: "text",
  imageUrl: "text",
} as const satisfies Record<keyof EditedProduct, CellKind>;

/** A field of a product, which is a column of a file. */
export type ProductColumn = keyof typeof PRODUCT_COLUMNS;
export const COLUMN_NAMES = Object.keys(PRODUCT_COLUMNS) as ProductColumn[];

/** The fields that only products of one area have. */
const AREA_OF_COLUMN: Readonly<Partial<Record<ProductColumn, Area>>> = {
  sampleType: "TESTS",
  sampleCollectionMethod: "TESTS",
  testLocation: "TESTS",
  intendedFor: "TESTS",
  turnaroundTime: "TESTS",
  labNetwork: "TESTS",
  labAccreditation: "TESTS",
  hasDoctorAnalysis: "TESTS",
  requiresPrescription: "TESTS",
  form: "SUPPLEMENTS",
  dose: "SUPPLEMENTS",
  dosesPerPackage: "SUPPLEMENTS",
};

/** Whether products of an area have a field. */
export const areaHasColumn = (area: Area, column: string): boolean =>
  (AREA_OF_COLUMN[column as ProductColumn] ?? area) === area;

/**
 * What stands in a file besides the fields of a product: its number, the currency of a price, which the price's own text
 * may say as well, and what sending it costs.
 */
export type FileColumn = ProductColumn | "id" | "currency" | "shipping";
export const FILE_COLUMNS: readonly FileColumn[] = [
  "id",
  ...COLUMN_NAMES.flatMap((name): FileColumn[] => (name === "priceEstimate" ? [name, "currency", "shipping"] : [name])),
];

/** How a column's values are written in a cell of a CSV file. */
export const kindOfColumn = (name: FileColumn): CellKind =>
  name === "id" || name === "currency" || name === "shipping" ? "text" : PRODUCT_COLUMNS[name];

/** Whether a text names a column of a file. */
export const isColumn = (name: string): name is FileColumn => (FILE_COLUMNS as readonly string[]).includes(name);

/** A new product before its columns are filled in. */
export const NEW_PRODUCT: Readonly<Record<ProductColumn, unknown>> = {
  category: "",
  name: "",
  description: "",
  providerName: "",
  providerCountry: "",
  sku: "",
  gtin: "",
  variantGroup: "",
  contents: [],
  features: [],
  pros: [],
  cons: [],
  warnings: [],
  criteria: [],
  goals: [],
  sampleType: "",
  form: "",
  kind: "",
  priceEstimate: "",
  turnaroundTime: "",
  dose: "",
  dosesPerPackage: null,
  isFeatured: false,
  isAvailable: true,
  sampleCollectionMethod: "",
  requiresPrescription: null,
  labNetwork: [],
  deliveryMethod: "",
  affiliateLink: "",
  hasDoctorAnalysis: null,
  testLocation: "",
  intendedFor: "",
  labAccreditation: "",
  shippingRegions: [],
  externalRating: null,
  difficulty: "",
  checkedOn: "",
  imageUrl: "",
};

/**
 * An example of a file, to begin with, in the words of the product's form.
 * @param goals what two goals are called on the site
 */
export const importTemplate = ([one, other]: readonly [string, string]): string =>
  [
    "Kategori;Namn;Leverantör;Leverantörens land;Beskrivning;Innehåll;Mål;Provtyp;Pris;Valuta;Länk till leverantören;Kontrollerad;Visas",
    `Blodtester;Exempeltest;Exempelleverantören;Sverige;"Ett exempel att skriva över.";Ferritin | B12;${one}: Järnbrist kan göra dig trött | ${other}: Visar om järnet räcker;Blodprov;995 kr;SEK;;2026-01-31;nej`,
    "",
  ].join("\r\n");

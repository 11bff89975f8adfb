import type { CatalogueMapping, ColumnMapping } from "../../../catalogueMapping.ts";
import { type FileColumn, kindOfColumn } from "../../../catalogueTransfer.ts";
import { MAX_PRODUCT_TEXT } from "../../../products.ts";
import { tidyLine } from "../../words/text.ts";
import { gtinProblem, readGtin, roundedProblem } from "../gtin.ts";
import { currencyOfText, withCurrency } from "../price.ts";
import { currencyNamed } from "../priceAmounts.ts";
import { readPrice } from "../readPrice.ts";
import { cellProblem, garbledProblem, readCell } from "./cells.ts";
import { plainText, shortened } from "./plainText.ts";

/** What a field of a row says; several where the file repeats it. */
export type FieldValue = string | readonly string[];

/** A row of any file: what it says, by the names that the file has for its fields. */
export interface FileRow {
  fields: ReadonlyMap<string, FieldValue>;
  /** Of JSON the item as it was, for fields that are no text. */
  raw?: Readonly<Record<string, unknown>>;
  /** Whether its shop says in another field than that of the stock that it cannot be bought. */
  isGone?: boolean;
}

/** What is wrong with a column of a row. */
export interface CellProblem {
  field: FileColumn;
  message: string;
}

/** What a row says of our columns, and what of it cannot be read. */
export interface MappedRow {
  values: Map<FileColumn, unknown>;
  /** Why the row is not taken. */
  problems: CellProblem[];
  /** What is left out of it. */
  warnings: CellProblem[];
}

/** A refusal of a cell, with the reason. */
class Unreadable {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** Columns whose fields name one thing: of several the first is taken. */
const SINGLE: ReadonlySet<FileColumn> = new Set([
  "id",
  "name",
  "sku",
  "gtin",
  "variantGroup",
  "priceEstimate",
  "currency",
  "shipping",
  "affiliateLink",
  "imageUrl",
  "isAvailable",
]);
/** Columns with fixed words: what the table of values does not know is left out. */
const WORDED: ReadonlySet<FileColumn> = new Set(["sampleType", "form", "testLocation", "intendedFor", "difficulty"]);

/** What shops write where something can be bought, and where it cannot; 'ej' and the like turn the former round. */
const AVAILABLE = new Set(
  "instock available availability finns ilager lager ja j yes y true sant active publish published limitedavailability limitedstock lowstock tillgänglig fåilager fåkvar fåkvarilager fåtalkvar fåtalilager begränsatantal begränsatlager preorder presale backorder onlineonly förbeställ beställningsvara".split(
    " ",
  ),
);
const UNAVAILABLE = new Set(
  "outofstock temporarilyoutofstock unavailable currentlyunavailable comingsoon oos soldout discontinued slut otillgänglig utsåld utgått utgången kommersnart restnoterad nej n no false falskt draft archived private inactive instoreonly".split(
    " ",
  ),
);

/** A number of pieces: '12', '-2', '12,0', '12 st', '>10', '10+'. */
const COUNT = /^>?\s*(-?\d+(?:[.,]\d+)?)\s*(?:\+|st\.?|stycken|pcs)?$/;

/**
 * Whether something can be bought, by the words or the number that a shop writes for it.
 * @returns null for other words
 */
export function readAvailability(text: string): boolean | null {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, "");
  const count = COUNT.exec(said)?.[1] ?? COUNT.exec(/\(([^()]*)\)$/.exec(said)?.[1] ?? "")?.[1];
  if (count !== undefined && (COUNT.test(said) || Number(count.replace(",", ".")) <= 0)) {
    return Number(count.replace(",", ".")) > 0;
  }
  const word = said.replace(/\([^()]*\)$/, "").replace(/[\s_.!-]/g, "");
  const [, denied] = /^(?:finns)?(?:ej|inte|not)(.+)$/.exec(word) ?? [];
  if (UNAVAILABLE.has(word) || /^(?:tillfälligt)?slut/.test(word) || (denied && AVAILABLE.has(denied))) return false;
  return AVAILABLE.has(word.replace(/^finns(?=i)/, "")) ? true : null;
}

/** A price as machines write it: a number, perhaps with zeros beyond the öre, beside the code of a currency. */
const MACHINE_PRICE = /^(?:([a-z]{3})\s*)?(\d[\d\s.,']*?)(?:\s*([a-z]{3}))?$/i;

/** Crowns and öre as they were written once: '129:50'. */
const COLON = /^(\d[\d\s]*):(\d\d)(?=\s*(?:kr|sek)?$)/i;

/**
 * The text of a price as it is shown here, from a text and the currency beside it.
 * @param isAssumed whether the currency is only that of numbers without one
 * @returns null for what cannot be read without guessing
 */
export function mappedPrice(text: string, currency: string | undefined, isAssumed = false): string | null {
  const said = text.trim().replace(COLON, "$1,$2");
  const [, before, digits, after] = MACHINE_PRICE.exec(said) ?? [];
  const code = currencyNamed(before ?? after ?? "");
  const own = code ?? currencyOfText(said);
  const named = currency === undefined ? null : currencyNamed(currency);
  if (currency && named === null) return null;
  if (!isAssumed && own !== null && named !== null && own !== named) return null;
  const number = code === null && (before ?? after) ? said : (digits ?? said);
  const plain = number.replace(/^(\d+[.,]\d{2})0+$/, "$1");
  const price = withCurrency(plain, own ?? named ?? "SEK");
  return price !== null && readPrice(price) !== null ? price : null;
}

const isFilled = (value: FieldValue | undefined): value is FieldValue =>
  value !== undefined && (typeof value === "string" ? value.trim() !== "" : value.length > 0);

/** What a column takes of a row: the first of its fields that is filled, and otherwise its constant. */
function chosen({ fields: names, constant }: ColumnMapping, fields: FileRow["fields"]): FieldValue | undefined {
  const name = names.find((one) => isFilled(fields.get(one)));
  return name === undefined ? (constant ?? undefined) : fields.get(name);
}

const sameWords = (text: string): string => tidyLine(plainText(text)).toLowerCase();

/** What the table of values makes of a text; undefined where it does not know it. */
const translated = ({ values }: ColumnMapping, text: string): string | undefined => {
  const wanted = sameWords(text);
  return values.find(({ from }) => sameWords(from) === wanted)?.to;
};

/** What our own export says in a column: a value of JSON, or a cell. */
function rawValue({ column, fields: names, constant }: ColumnMapping, { fields, raw }: FileRow): unknown {
  const name = names.find((one) => fields.has(one) || (raw && Object.hasOwn(raw, one)));
  if (name !== undefined && raw && Object.hasOwn(raw, name)) {
    const garbled = garbledProblem(JSON.stringify(raw[name]));
    if (garbled) return new Unreadable(garbled);
    return raw[name] === null && column !== "id" && kindOfColumn(column) === "text" ? "" : raw[name];
  }
  const value = name === undefined ? (constant ?? undefined) : fields.get(name);
  if (value === undefined) return undefined;
  const kind = kindOfColumn(column);
  if (typeof value !== "string") return kind === "list" ? value : readCell(value.join(" | "), kind);
  const wrong = cellProblem(value);
  return wrong ? new Unreadable(wrong) : column === "id" ? value : readCell(value, kind);
}

/** The currency beside a price, and whether that is only the mapping's word for numbers without one. */
interface Beside {
  code: string | undefined;
  isAssumed: boolean;
}

/** What a shop's field becomes in a column of ours; undefined leaves the column as it is. */
function mappedValue(mapping: ColumnMapping, row: FileRow, currency: Beside): unknown {
  const { column } = mapping;
  const value = chosen(mapping, row.fields);
  if (!isFilled(value)) {
    return column === "priceEstimate" && mapping.fields.length > 0 ? new Unreadable("Priset saknas.") : undefined;
  }
  const kind = kindOfColumn(column);
  const all = typeof value === "string" ? [value] : value;
  const [first = ""] = all;
  const text = SINGLE.has(column) ? first : all.join(column === "category" ? " > " : "\n");
  const wrong = cellProblem(text);
  if (wrong) return new Unreadable(wrong);
  const isConstant = value === mapping.constant;
  const known = isConstant ? undefined : translated(mapping, text);
  if (known !== undefined) return readCell(known, kind);
  if (column === "category" && !isConstant && mapping.values.length > 0) {
    return mapping.constant ?? new Unreadable(`”${tidyLine(text).slice(0, 200)}” är inte kopplad till någon kategori.`);
  }
  if (WORDED.has(column) && mapping.values.length > 0) return mapping.constant ?? undefined;
  if (kind === "optionalBoolean" && readCell(text, kind) === null) return null;
  if (kind === "boolean" || kind === "optionalBoolean") {
    const isSo = column === "isAvailable" && row.isGone && !isConstant ? false : readAvailability(text);
    return isSo ?? new Unreadable(`”${text.slice(0, 60)}” kan inte läsas som ja eller nej.`);
  }
  if (kind === "number" || kind === "goals") return readCell(text, kind);
  if (kind === "list")
    return itemsOf(value)
      .map((item) => tidyLine(plainText(item)))
      .filter(Boolean);
  return mappedText(mapping, text, currency);
}

const itemsOf = (value: FieldValue): readonly string[] =>
  typeof value === "string" ? plainText(value).split(/[|;\n]|,\s/) : value;

/** Makes a relative address absolute; one that has a scheme or a host of its own stays. */
function withPrefix(text: string, prefix: string | null | undefined): string {
  if (!prefix || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)) return text;
  // What continues a query, as '…?id=', is no part of a path.
  if (prefix.includes("?")) return prefix + text;
  return `${prefix.replace(/\/$/, "")}/${text.replace(/^\//, "")}`;
}

function mappedText({ column, prefix }: ColumnMapping, text: string, { code, isAssumed }: Beside): unknown {
  switch (column) {
    case "priceEstimate":
      return (
        mappedPrice(plainText(text), code, isAssumed) ??
        new Unreadable(`Priset ”${text.slice(0, 60)}”${code ? ` i ${code}` : ""} kan inte läsas.`)
      );
    case "sku": {
      const rounded = roundedProblem(text);
      return rounded ? new Unreadable(rounded) : tidyLine(text);
    }
    case "gtin":
      return readGtin(text) ?? tidyLine(text);
    case "affiliateLink":
    case "imageUrl":
      // Some lists of pictures are one text.
      return withPrefix(
        text
          .trim()
          .replaceAll("&amp;", "&")
          .split(/,\s+(?=https?:)|[\s|]+(?=https?:)/)[0] ?? "",
        prefix,
      );
    case "description":
      return shortened(plainText(text), MAX_PRODUCT_TEXT);
    case "checkedOn":
      return text.trim().slice(0, 10);
    default:
      return tidyLine(plainText(text).replaceAll("\n", " "));
  }
}

/** What a row of a file says of our columns. */
export function mapRow(row: FileRow, { columns }: CatalogueMapping): MappedRow {
  const values: MappedRow["values"] = new Map();
  const problems: CellProblem[] = [];
  const byColumn = new Map(columns.map((mapping) => [mapping.column, mapping]));
  const beside = byColumn.get("currency");
  const said = beside && !beside.isRaw && byColumn.get("priceEstimate")?.isRaw === false && chosen(beside, row.fields);
  const currency: Beside = {
    code: said ? tidyLine(typeof said === "string" ? said : (said[0] ?? "")) : undefined,
    isAssumed: !beside?.fields.some((name) => isFilled(row.fields.get(name))),
  };
  for (const mapping of columns) {
    // What stands beside a price has become a part of it.
    if (mapping.column === "currency" && said !== undefined && said !== false) continue;
    const value = mapping.isRaw ? rawValue(mapping, row) : mappedValue(mapping, row, currency);
    if (value instanceof Unreadable) problems.push({ field: mapping.column, message: value.message });
    else if (value !== undefined) values.set(mapping.column, value);
  }
  return { values, problems, warnings: leaveOutGtin(values) };
}

/**
 * Takes a GTIN that cannot be one out of what a row says: it tells sellers of the same thing from each other, and without it
 * the row still says its price. The provider's own number is no such help: without it the row is of another product.
 * @returns what was wrong with it
 */
export function leaveOutGtin(values: Map<FileColumn, unknown>): CellProblem[] {
  const gtin = values.get("gtin");
  const problem = typeof gtin === "string" ? gtinProblem(gtin) : undefined;
  if (problem === undefined) return [];
  values.delete("gtin");
  return [{ field: "gtin", message: `${problem} Raden tas in utan GTIN.` }];
}

/** A value of a column as it is shown to an admin. */
export function formatMapped(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "ja" : "nej";
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one) => (typeof one === "object" && one !== null ? Object.values(one).join(": ") : String(one)))
    .join(" | ");
}

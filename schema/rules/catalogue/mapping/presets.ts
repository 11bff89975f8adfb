import {
  type CatalogueMapping,
  type ColumnMapping,
  emptyColumn,
  type FilePreset,
  MAX_MAPPED_FIELDS,
} from "../../../catalogueMapping.ts";
import { FILE_COLUMNS, type FileColumn } from "../../../catalogueTransfer.ts";
import { COLUMN_WORDS } from "../../../importWords.ts";
import { readPrice } from "../readPrice.ts";
import { type FileRow, mappedPrice, readAvailability } from "./mapRow.ts";
import { plainText } from "./plainText.ts";

/** A name without case, blanks, hyphens and Google's prefix, also of what is nested, which files write in several ways. */
export function fieldKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = name
    .toLowerCase()
    .replace(/(^|\.)g:/g, "$1")
    .replace(/[\s_?-]+/g, "");
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.set(name, key);
  return key;
}

/** Keys by the names that they were found for: all rows of a file have the same. */
const keys = new Map<string, string>();
const MAX_KEYS = 1_000;

/** Fields by the column that they are, the best first. */
type Known = Partial<Record<FileColumn, readonly string[]>>;

interface Preset {
  /** Whether a file with these fields is one. */
  isIt(has: (...keys: string[]) => boolean): boolean;
  known: Known;
}

/** By the public specifications of each. */
const PRESETS: Readonly<Record<Exclude<FilePreset, "OWN">, Preset>> = {
  // Before Google's, of which its files have many names.
  TRADEDOUBLER: {
    isIt: (has) =>
      has("offers.producturl") ||
      has("offers.offer.producturl") ||
      has("offers.offer@sourceproductid") ||
      has("tdproductid") ||
      (has("producturl") && has("programname")) ||
      (has("sourceproductid") && has("producturl")),
    known: {
      sku: [
        "offers.sourceproductid",
        "offers.offer@sourceproductid",
        "sourceproductid",
        "merchantproductid",
        "sku",
        "tdproductid",
      ],
      gtin: ["identifiers.ean", "ean", "identifiers.upc", "upc", "fields[gtin]", "fields.field[gtin]", "gtin"],
      name: ["name", "productname"],
      description: ["description", "shortdescription"],
      category: [
        "categories.name",
        "categories.category@name",
        "categories.category",
        "merchantcategoryname",
        "tdcategories",
        "tdcategoryname",
        "category",
      ],
      providerName: ["offers.programname", "offers.offer.programname", "programname"],
      priceEstimate: ["offers.pricehistory.price.value", "offers.offer.pricehistory.price", "price", "offers.price"],
      shipping: ["offers.shippingcost", "offers.offer.shippingcost", "shippingcost"],
      currency: ["offers.pricehistory.price.currency", "offers.offer.pricehistory.price@currency", "currency"],
      affiliateLink: ["offers.producturl", "offers.offer.producturl", "producturl"],
      imageUrl: ["productimage.url", "productimage", "imageurl", "productimages.productimage"],
      isAvailable: [
        "offers.availability",
        "offers.offer.availability",
        "availability",
        "offers.instock",
        "offers.offer.instock",
        "instock",
      ],
    },
  },
  AWIN: {
    isIt: (has) => has("awdeeplink") || has("awproductid") || (has("merchantproductid") && has("searchprice")),
    known: {
      sku: ["merchantproductid", "awproductid"],
      gtin: ["productgtin", "ean", "upc", "gtin"],
      variantGroup: ["parentproductid"],
      name: ["productname"],
      description: ["description", "productshortdescription"],
      category: ["merchantproductcategorypath", "merchantcategory", "categoryname", "producttype"],
      providerName: ["merchantname"],
      priceEstimate: ["searchprice", "storeprice", "displayprice"],
      shipping: ["deliverycost"],
      currency: ["currency"],
      affiliateLink: ["awdeeplink", "merchantdeeplink"],
      imageUrl: ["merchantimageurl", "largeimage", "awimageurl"],
      isAvailable: ["instock", "stockstatus", "isforsale"],
    },
  },
  ADTRACTION: {
    isIt: (has) => has("trackingurl", "name") && (has("sku") || has("instock") || has("originalprice")),
    known: {
      sku: ["sku", "productid"],
      gtin: ["ean", "gtin"],
      name: ["name"],
      description: ["description"],
      category: ["category", "categorypath"],
      providerName: ["advertiser", "advertisername", "programname"],
      priceEstimate: ["price"],
      shipping: ["shipping", "shippingcost"],
      currency: ["currency"],
      affiliateLink: ["trackingurl", "producturl"],
      imageUrl: ["imageurl"],
      isAvailable: ["instock", "stock", "availability"],
    },
  },
  SHOPIFY: {
    isIt: (has) =>
      has("handle", "title", "variantprice") || (has("urlhandle", "title") && (has("price") || has("option1name"))),
    known: {
      sku: ["handle", "urlhandle"],
      gtin: ["variantbarcode", "barcode"],
      name: ["title"],
      description: ["body(html)", "body", "description"],
      category: ["productcategory", "type"],
      priceEstimate: ["variantprice", "price"],
      imageUrl: ["imagesrc", "productimageurl", "variantimage", "variantimageurl"],
      isAvailable: ["status", "published", "publishedononlinestore"],
    },
  },
  WOOCOMMERCE: {
    isIt: (has) =>
      ["regularprice", "ordinariepris", "normalpris", "vanligpris", "regulärerpreis", "normaalihinta"].some((price) =>
        has(price),
      ) && ["type", "typ", "tyyppi"].some((type) => has(type)),
    known: {
      sku: ["sku", "artikelnummer", "artikelnr", "varenummer", "tuotetunnus", "id"],
      variantGroup: ["parent", "parentsku"],
      gtin: ["gtin,upc,ean,orisbn", "gtin,upc,eanellerisbn", "gtin,upc,eanoderisbn", "gtin", "ean"],
      name: ["name", "namn", "navn", "nimi"],
      description: [
        "shortdescription",
        "kortbeskrivning",
        "kortbeskrivelse",
        "kurzbeschreibung",
        "lyhytkuvaus",
        "description",
        "beskrivning",
        "beskrivelse",
        "beschreibung",
        "kuvaus",
      ],
      category: ["categories", "kategorier", "kategorien", "osastot"],
      priceEstimate: [
        "saleprice",
        "reapris",
        "reapriset",
        "tilbudspris",
        "salgspris",
        "angebotspreis",
        "alennettuhinta",
        "regularprice",
        "ordinariepris",
        "normalpris",
        "vanligpris",
        "regulärerpreis",
        "normaalihinta",
      ],
      affiliateLink: ["externalurl", "externurl", "externalurl", "eksternurl", "externeurl", "permalink"],
      imageUrl: ["images", "bilder", "billeder", "kuvat"],
      isAvailable: ["instock", "ilager", "pålager", "vorrätig", "varastossa", "published", "publicerad"],
    },
  },
  GOOGLE: {
    isIt: (has) => has("id", "title", "link") && (has("imagelink") || has("availability") || has("gtin")),
    known: {
      sku: ["id"],
      gtin: ["gtin"],
      variantGroup: ["itemgroupid"],
      name: ["title"],
      description: ["description", "summary", "content"],
      category: ["producttype", "googleproductcategory"],
      priceEstimate: ["saleprice", "price"],
      shipping: ["shipping.price", "shipping(price)", "shipping"],
      affiliateLink: ["adsredirect", "link", "link@href"],
      imageUrl: ["imagelink", "additionalimagelink"],
      isAvailable: ["availability"],
    },
  },
};

/** What columns are called in files that nobody knows. */
const USUAL: Known = {
  sku: [
    "sku",
    "artikelnummer",
    "artikelnr",
    "artnr",
    "art.nr",
    "produktnummer",
    "productid",
    "produktid",
    "id",
    "itemid",
    "merchantproductid",
    "@id",
  ],
  variantGroup: ["itemgroupid", "variantgroup", "variantgrupp", "parentsku", "parentid", "parentproductid"],
  gtin: ["gtin", "ean", "gtin13", "eankod", "streckkod", "barcode", "upc", "isbn"],
  name: [
    "name",
    "title",
    "productname",
    "producttitle",
    "namn",
    "produktnamn",
    "titel",
    "benämning",
    "produkt",
    "product",
  ],
  description: [
    "description",
    "shortdescription",
    "beskrivning",
    "kortbeskrivning",
    "produktbeskrivning",
    "text",
    "longdescription",
  ],
  category: [
    "category",
    "kategori",
    "categories",
    "kategorier",
    "producttype",
    "categorypath",
    "produktkategori",
    "produkttyp",
    "varugrupp",
    "merchantcategory",
  ],
  providerName: [
    "merchantname",
    "programname",
    "advertiser",
    "leverantör",
    "butik",
    "säljare",
    "seller",
    "providername",
    "shop",
  ],
  providerCountry: ["providercountry", "leverantörsland"],
  priceEstimate: [
    "saleprice",
    "reapris",
    "kampanjpris",
    "price",
    "pris",
    "prisinklmoms",
    "priceinclvat",
    "priceincvat",
    "currentprice",
    "ordinariepris",
    "regularprice",
  ],
  shipping: ["shipping", "shippingcost", "deliverycost", "frakt", "fraktkostnad"],
  currency: ["currency", "valuta", "currencycode", "price@currency", "pris@valuta", "price.currency", "valutakod"],
  affiliateLink: [
    "trackingurl",
    "affiliatelink",
    "deeplink",
    "awdeeplink",
    "producturl",
    "link",
    "url",
    "länk",
    "produktlänk",
    "produkturl",
  ],
  imageUrl: ["imageurl", "imagelink", "image", "bild", "bildurl", "bildlänk", "productimage", "picture", "img"],
  isAvailable: [
    "availability",
    "instock",
    "stockstatus",
    "stock",
    "lagerstatus",
    "ilager",
    "lager",
    "lagersaldo",
    "tillgänglighet",
    "quantity",
  ],
  dose: ["dose", "dos", "dosering"],
  dosesPerPackage: ["dosesperpackage", "servings", "antaldoser"],
};

/** Our own columns by their names without case, blanks and signs that nobody sees. */
const OWN = new Map(FILE_COLUMNS.map((column) => [fieldKey(column), column]));

/** The same, and by their Swedish names, as our template has them. */
const OWN_WORDS = new Map(
  FILE_COLUMNS.flatMap((column) =>
    [column, ...COLUMN_WORDS[column]].map((word): [string, FileColumn] => [fieldKey(word), column]),
  ),
);

/** Without these a file with Swedish names may be any shop's: what its cells say must be mapped then. */
const OF_OURS: readonly FileColumn[] = ["category", "name", "providerName"];

/** Whether a file has our own columns and no others, by the first parts of its fields' keys. */
function isOwnFile(tops: ReadonlySet<string>): boolean {
  const all = [...tops];
  if ((tops.has("name") || tops.has("id")) && all.every((key) => OWN.has(key))) return true;
  const columns = new Set(all.map((key) => OWN_WORDS.get(key)));
  return !columns.has(undefined) && OF_OURS.every((column) => columns.has(column));
}

/** What a file is, by the names of its fields; null for one that nobody knows. */
export function presetOf(names: readonly string[]): FilePreset | null {
  const keys = new Set(names.map(fieldKey));
  // What is nested, such as the goals of our JSON, belongs to what it is in.
  const tops = new Set([...keys].map((key) => key.split(/[.@[]/)[0] ?? ""));
  if (isOwnFile(tops)) return "OWN";
  const has = (...wanted: string[]) => wanted.every((key) => keys.has(key));
  const found = Object.entries(PRESETS).find(([, { isIt }]) => isIt(has));
  return (found?.[0] as FilePreset | undefined) ?? null;
}

/** A mapping to begin with: which fields are which columns, as far as their names say. */
export function suggestMapping(names: readonly string[]): CatalogueMapping {
  const preset = presetOf(names);
  if (preset === "OWN") {
    const byColumn = new Map<FileColumn, string>();
    for (const name of names) {
      const column = OWN_WORDS.get(fieldKey(name.split(/[.@[]/)[0] ?? ""));
      if (column && !byColumn.has(column)) byColumn.set(column, name.split(/[.@[]/)[0] ?? "");
    }
    const columns = [...byColumn].map(([column, name]) => ({ ...emptyColumn(column), fields: [name], isRaw: true }));
    return { preset, columns, isShown: true };
  }
  const known = preset ? PRESETS[preset].known : USUAL;
  const byKey = new Map<string, string[]>();
  for (const name of names) byKey.set(fieldKey(name), [...(byKey.get(fieldKey(name)) ?? []), name]);
  const columns = FILE_COLUMNS.flatMap((column): ColumnMapping[] => {
    const fields = (known[column] ?? []).flatMap((key) => byKey.get(key) ?? []);
    if (fields.length > 0)
      return [{ ...emptyColumn(column), fields: [...new Set(fields)].slice(0, MAX_MAPPED_FIELDS) }];
    // Numbers without a currency are kronor, unless an admin says otherwise.
    return column === "currency" && preset !== "GOOGLE" ? [{ ...emptyColumn(column), constant: "SEK" }] : [];
  });
  return { preset, columns, isShown: false };
}

/** The text of a field by its key, which files write in several ways. */
function textOf({ fields }: FileRow, ...keys: string[]): string {
  for (const [name, value] of fields) {
    if (keys.includes(fieldKey(name))) {
      const text = typeof value === "string" ? value : (value[0] ?? "");
      if (text) return text;
    }
  }
  return "";
}

/** Prices of a sale, and prices that are asked otherwise, by the keys of their fields. */
const SALE_PRICE = "saleprice|reapris(?:et)?|kampanjpris|tilbudspris|salgspris|angebotspreis|alennettuhinta";
const SALE = new RegExp(`^(?:${SALE_PRICE})$`);
const OF_SALE = new RegExp(SALE_PRICE);
const REGULAR = [
  "price",
  "pris",
  "regularprice",
  "ordinariepris",
  "normalpris",
  "vanligpris",
  "regulärerpreis",
  "normaalihinta",
];
/** What the names of fields say of a sale's first and last day. */
const STARTS = /start|begin|börja|från|from|fra$|ab$|alka/;
const ENDS = /end|slut|till?$|to$|bis$|päät|upphör/;

/** What a field says of a sale; null for nothing. */
function saysOfSale(name: string): "price" | "period" | "from" | "to" | null {
  const key = fieldKey(name);
  if (!OF_SALE.test(key)) return null;
  if (SALE.test(key)) return "price";
  return key.endsWith("effectivedate") ? "period" : STARTS.test(key) ? "from" : ENDS.test(key) ? "to" : null;
}

/** From when until when the price of a row's sale holds; '' where it says nothing of it. */
function saleDatesOf({ fields }: FileRow): { from: string; to: string } {
  const dates = { from: "", to: "" };
  for (const [name, value] of fields) {
    const says = saysOfSale(name);
    const text = (typeof value === "string" ? value : (value[0] ?? "")).trim();
    if (!text) continue;
    if (says === "from" || says === "to") dates[says] = text;
    if (says === "period") [dates.from = "", dates.to = ""] = text.split("/").map((one) => one.trim());
  }
  return dates;
}

/** Whether a row's price changes by itself, on the day on which a sale begins or ends. */
export function hasDatedSale(row: FileRow): boolean {
  const { from, to } = saleDatesOf(row);
  return from !== "" || to !== "";
}

const A_DAY = 86_400_000;

/** When something begins or ends; NaN for what is no date, and for '05/12/2026', which may be two. A day lasts until its end. */
function timeOf(text: string, isEnd: boolean): number {
  const iso = text.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );
  if (!/^\d{4}-\d\d-\d\d/.test(iso)) return Number.NaN;
  return Date.parse(iso) + (isEnd && iso.length === 10 ? A_DAY : 0);
}

/** Whether a sale is on; not where its days cannot be read. */
function isOn(row: FileRow, now: Date): boolean {
  const { from, to } = saleDatesOf(row);
  return (!from || timeOf(from, false) <= now.getTime()) && (!to || timeOf(to, true) >= now.getTime());
}

/** What a price text says in its lowest amount; null for what cannot be read. */
function amountOf(text: string): { lowest: number; currency: string } | null {
  return readPrice(mappedPrice(plainText(text), undefined));
}

/** Whether a price of a sale is none: shops leave 0, or a price that is not lower. */
function isNoSale(row: FileRow, sale: string): boolean {
  if (/^[^\d-]*0+(?:[.,:]0*-?)?[^\d]*$/.test(sale)) return true;
  const [asked, regular] = [amountOf(sale), amountOf(textOf(row, ...REGULAR))];
  return asked !== null && regular !== null && asked.currency === regular.currency && asked.lowest >= regular.lowest;
}

/** A row without its price of a sale, unless that is asked for now. */
export function withoutFormerSale<Row extends FileRow>(row: Row, now: Date): Row {
  const sales = [...row.fields].filter(([name, value]) => value !== "" && saysOfSale(name) === "price");
  if (sales.length === 0) return row;
  const isWrong = sales.some(([, value]) => isNoSale(row, typeof value === "string" ? value : (value[0] ?? "")));
  if (!isWrong && isOn(row, now)) return row;
  return { ...row, fields: new Map([...row.fields].filter(([name]) => saysOfSale(name) !== "price")) };
}

/** Whether a shop has none of what a row of its export sells, and takes no orders for it. */
function isSoldOut(row: FileRow): boolean {
  const stock = textOf(row, ...STOCK);
  if (stock) return readAvailability(stock) === false;
  const [tracker, count, policy] = [
    textOf(row, "variantinventorytracker", "inventorytracker"),
    textOf(row, "variantinventoryqty", "inventoryquantity"),
    textOf(row, "variantinventorypolicy", "continuesellingwhenoutofstock"),
  ];
  return tracker !== "" && count !== "" && policy.toLowerCase() === "deny" && readAvailability(count) === false;
}

/** A row that says whether it cannot be bought in any of the fields that its kind of file has for that. */
export function withAvailability<Row extends FileRow>(row: Row, preset: FilePreset | null): Row {
  if (preset !== "SHOPIFY" && preset !== "WOOCOMMERCE" && preset !== "AWIN") return row;
  const says = (PRESETS[preset].known.isAvailable ?? []).map((key) => readAvailability(textOf(row, key)));
  return says.includes(false) || isSoldOut(row) ? { ...row, isGone: true } : row;
}

/**
 * What rows belong to one product, in the exports of shops that write its variants one under the other; null where
 * each is one by itself.
 */
export function groupOf(row: FileRow, preset: FilePreset | null): { key: string; parent: string | null } | null {
  if (preset === "SHOPIFY") {
    const key = textOf(row, "handle", "urlhandle");
    return { key, parent: key };
  }
  if (preset !== "WOOCOMMERCE") return null;
  const isVariation = /^(?:variation|variante|variant)\b/i.test(textOf(row, "type", "typ", "tyyppi"));
  const id = textOf(row, "id");
  const key = textOf(row, "sku", "artikelnummer", "artikelnr", "varenummer", "tuotetunnus") || `id:${id}`;
  return {
    key,
    parent: isVariation
      ? textOf(
          row,
          "parent",
          "överordnad",
          "huvudprodukt",
          "forælder",
          "overordnet",
          "übergeordnetesprodukt",
          "yläkäsite",
        )
      : null,
  };
}

/** Fields that are of one variant, by their keys; others are of the product, and stand in its first row. */
const PRICES: readonly string[] = [...(PRESETS.WOOCOMMERCE.known.priceEstimate ?? []), "variantprice", "price"];
const NUMBERS = new Set(["variantbarcode", "barcode", "variantsku", ...(PRESETS.WOOCOMMERCE.known.gtin ?? [])]);
const STOCK: readonly string[] = ["instock", "ilager", "pålager", "vorrätig", "varastossa"];
const COUNTS = new Set(["variantinventoryqty", "inventoryquantity"]);

/** What several variants cost: one price, or from the lowest on. */
function priceOfAll(texts: readonly string[]): string {
  const different = [...new Set(texts.filter(Boolean))];
  const amounts = different.map((one) => amountOf(one)?.lowest ?? Number.NaN);
  const lowest = Math.min(...amounts);
  if (new Set(amounts).size < 2 || Number.isNaN(lowest)) return different[0] ?? "";
  return `från ${different[amounts.indexOf(lowest)]}`;
}

/** The rows of one product as one: what its first row says, with the lowest price of its variants that are there. */
export function mergeRows<Row extends FileRow>(rows: readonly Row[]): Row {
  const [first, ...others] = rows as [Row, ...Row[]];
  if (others.length === 0) return first;
  const fields = new Map(first.fields);
  const priced = rows.filter((row) => textOf(row, ...PRICES) !== "");
  const there = priced.filter((row) => !isSoldOut(row));
  const asked = there.length > 0 ? there : priced;
  const isOnSale = asked.some((row) => [...row.fields].some(([name, value]) => value && saysOfSale(name) === "price"));
  for (const name of new Set(rows.flatMap((row) => [...row.fields.keys()]))) {
    const key = fieldKey(name);
    const texts = rows.flatMap(({ fields: said }) => {
      const value = said.get(name);
      return typeof value === "string" && value !== "" ? [value] : [];
    });
    const [text] = texts;
    if (saysOfSale(name) === "price") {
      fields.set(name, isOnSale ? priceOfAll(asked.map((row) => firstOf(row, PRICES))) : "");
    } else if (PRICES.includes(key)) fields.set(name, priceOfAll(asked.map((row) => textOf(row, key))));
    else if (NUMBERS.has(key)) fields.set(name, new Set(texts).size === 1 ? (text ?? "") : "");
    else if (STOCK.includes(key) && priced.length > 0) {
      const open = there.map((row) => textOf(row, key)).find(Boolean);
      fields.set(name, open ?? text ?? "");
    } else if (COUNTS.has(key) && there[0]) fields.set(name, textOf(there[0], key));
    else if (!first.fields.get(name) && text) fields.set(name, text);
  }
  return { ...first, fields };
}

/** The first of several fields that is filled, in their order. */
function firstOf(row: FileRow, keys: readonly string[]): string {
  for (const key of keys) {
    const text = textOf(row, key);
    if (text) return text;
  }
  return "";
}

import { type CatalogueMapping, type ColumnMapping, emptyColumn, type FilePreset } from "../../../catalogueMapping.ts";
import { FILE_COLUMNS, type FileColumn } from "../../../catalogueTransfer.ts";
import type { FileRow } from "./mapRow.ts";

/** A name without case, blanks, hyphens and Google's prefix, which files write in several ways. */
export const fieldKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^g:/, "")
    .replace(/[\s_?-]+/g, "");

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
      name: ["productname"],
      description: ["description", "productshortdescription"],
      category: ["merchantproductcategorypath", "merchantcategory", "categoryname", "producttype"],
      providerName: ["merchantname"],
      priceEstimate: ["searchprice", "storeprice", "displayprice"],
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
      name: ["title"],
      description: ["description", "summary", "content"],
      category: ["producttype", "googleproductcategory"],
      priceEstimate: ["saleprice", "price"],
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

/** What a file is, by the names of its fields; null for one that nobody knows. */
export function presetOf(names: readonly string[]): FilePreset | null {
  const keys = new Set(names.map(fieldKey));
  // What is nested, such as the goals of our JSON, belongs to what it is in.
  const tops = new Set([...keys].map((key) => key.split(/[.@[]/)[0] ?? ""));
  if (tops.size > 0 && (tops.has("name") || tops.has("id")) && [...tops].every((key) => OWN.has(key))) return "OWN";
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
      const column = OWN.get(fieldKey(name.split(/[.@[]/)[0] ?? ""));
      if (column && !byColumn.has(column)) byColumn.set(column, name.split(/[.@[]/)[0] ?? "");
    }
    const columns = [...byColumn].map(([column, name]) => ({ ...emptyColumn(column), fields: [name], isRaw: true }));
    return { preset, columns, isShown: true };
  }
  const known = preset ? PRESETS[preset].known : USUAL;
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(fieldKey(name))) byKey.set(fieldKey(name), name);
  const columns = FILE_COLUMNS.flatMap((column): ColumnMapping[] => {
    const fields = (known[column] ?? []).flatMap((key) => byKey.get(key) ?? []);
    if (fields.length > 0) return [{ ...emptyColumn(column), fields: [...new Set(fields)] }];
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

/** A row without its price of a sale, unless that is asked for now. */
export function withoutFormerSale<Row extends FileRow>(row: Row, now: Date): Row {
  const period = textOf(row, "salepriceeffectivedate").split("/");
  const from = period[0] || textOf(row, "datesalepricestarts", "startdatumförreapris", "datumdåreapristarts");
  const to = period[1] || textOf(row, "datesalepriceends", "slutdatumförreapris");
  const isBefore = from && Date.parse(from) > now.getTime();
  // A day lasts until its end.
  const end = /^\d{4}-\d\d-\d\d$/.test(to) ? Date.parse(to) + 86_400_000 : Date.parse(to);
  if (!isBefore && !(to && end < now.getTime())) return row;
  const sales = ["saleprice", "reapris", "reapriset", "tilbudspris", "salgspris", "angebotspreis", "alennettuhinta"];
  return { ...row, fields: new Map([...row.fields].filter(([name]) => !sales.includes(fieldKey(name)))) };
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
const PRICES = new Set(["variantprice", "price", ...(PRESETS.WOOCOMMERCE.known.priceEstimate ?? [])]);
const NUMBERS = new Set(["variantbarcode", "barcode", "variantsku", ...(PRESETS.WOOCOMMERCE.known.gtin ?? [])]);
const STOCK = new Set(PRESETS.WOOCOMMERCE.known.isAvailable);

/** The rows of one product as one: what its first row says, with the lowest price of its variants. */
export function mergeRows<Row extends FileRow>(rows: readonly Row[]): Row {
  const [first, ...others] = rows as [Row, ...Row[]];
  if (others.length === 0) return first;
  const fields = new Map(first.fields);
  const all = (name: string): string[] =>
    rows.flatMap(({ fields: said }) => {
      const value = said.get(name);
      return typeof value === "string" && value !== "" ? [value] : [];
    });
  for (const name of new Set(rows.flatMap((row) => [...row.fields.keys()]))) {
    const key = fieldKey(name);
    const texts = all(name);
    const [text] = texts;
    if (PRICES.has(key)) {
      const different = [...new Set(texts)];
      const numbers = different.map((one) => Number(one.replace(/\s/g, "").replace(",", ".")));
      const lowest = different[numbers.indexOf(Math.min(...numbers))];
      if (different.length > 1 && numbers.every((one) => Number.isFinite(one) && one > 0))
        fields.set(name, `från ${lowest}`);
      else if (text) fields.set(name, text);
    } else if (NUMBERS.has(key)) fields.set(name, new Set(texts).size === 1 ? (text ?? "") : "");
    else if (STOCK.has(key) && texts.includes("1")) fields.set(name, "1");
    else if (!first.fields.get(name) && text) fields.set(name, text);
  }
  return { ...first, fields };
}

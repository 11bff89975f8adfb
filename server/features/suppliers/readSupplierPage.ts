import { decodeHTML } from "entities";
import { MAX_FACT, webAddress } from "../../../schema/suppliers.ts";
import { countryInSwedish } from "./countries.ts";
import { readHtml } from "./htmlParts.ts";
import { readMarkup } from "./markup.ts";
import type { FoundSupplier } from "./mergeSupplier.ts";
import { offerPrice, offersPrice, widest } from "./offerPrice.ts";
import { normaliseName, usableName } from "./supplierNames.ts";

/** What a page has that is collected. */
export interface SupplierPageContent {
  suppliers: FoundSupplier[];
  links: string[];
  following: string[];
  /** Whether it has data that cannot be read. */
  isBroken?: boolean;
}

type Thing = Record<string, unknown>;

/** Kinds of organizations that sell or make something (schema.org). */
const ORGANIZATIONS = new Set(
  (
    "Organization Corporation OnlineBusiness OnlineStore LocalBusiness Store HealthAndBeautyBusiness MedicalBusiness " +
    "MedicalOrganization MedicalClinic DiagnosticLab Optician Pharmacy WholesaleStore SportsOrganization " +
    "SportingGoodsStore GroceryStore ElectronicsStore HomeGoodsStore DepartmentStore HealthClub DaySpa"
  ).split(" "),
);
const PRODUCTS = new Set([
  "Product",
  "ProductGroup",
  "IndividualProduct",
  "SomeProducts",
  "ProductModel",
  "DietarySupplement",
]);
/** Where one thing has others that are of the page itself: not who wrote it, and not who sells what it compares. */
const CONTAINERS = ["@graph", "itemListElement", "item", "mainEntity", "about", "hasPart"];
const MAX_DEPTH = 8;
const MAX_THINGS = 5_000;
const MAX_VISITED = 50_000;

/**
 * Reads a page's structured data (schema.org as JSON-LD, microdata or RDFa; the site's name by Open Graph where there is
 * none).
 * @param url where the page was found
 * @param isOwnSite whether the site may be the supplier's own, so that its name is one
 */
export async function readSupplierPage(html: string, url: string, isOwnSite: boolean): Promise<SupplierPageContent> {
  const { data, isBroken, depth, siteName, links, following } = readHtml(html, url);
  // Deeper nesting is not written by people, and costs time by its depth.
  const marked = depth <= MAX_SAYING ? await readMarkup(html, url) : [];
  const things = thingsIn(linked([...data, ...marked]));
  const found = new Map<string, FoundSupplier>();
  const add = (supplier: FoundSupplier | undefined) => {
    if (!supplier) return;
    const key = normaliseName(supplier.name);
    const known = found.get(key);
    found.set(key, known ? together(known, supplier) : supplier);
  };
  const organizations = things.filter((thing) => isOf(thing, ORGANIZATIONS) || isOf(thing, BRANDS));
  for (const thing of organizations) add(organization(thing, url));
  const own = found.size === 1 ? [...found.values()][0]?.name : undefined;
  const site = isOwnSite ? usableName(textOf(siteName) ?? "") : undefined;
  for (const thing of things) if (isOf(thing, PRODUCTS)) add(product(thing, url, own ?? site));
  for (const thing of organizations) for (const relative of relativesOf(thing)) add(organization(relative, url));
  if (found.size === 0 && site) add({ ...NO_FACTS, name: site, website: webAddress("/", url) ?? null });
  return { suppliers: [...found.values()], links: links.filter((link) => link !== url), following, isBroken };
}

/** Elements within one another that say something of things. */
const MAX_SAYING = 50;

const BRANDS = new Set(["Brand"]);
const NO_FACTS = { country: null, categories: [], specialisations: [], price: null, website: null };

/** What an organization says it belongs to, and what belongs to it; where that is a name only, so named. */
const relativesOf = ({ brand, subOrganization, parentOrganization }: Thing): Thing[] =>
  [brand, subOrganization, parentOrganization].flatMap(listOf).flatMap((one) => {
    const thing = typeof one === "string" ? { name: one } : one;
    return isThing(thing) ? [thing] : [];
  });

/** Every thing of a page, also those within lists. */
function thingsIn(data: unknown): Thing[] {
  const things: Thing[] = [];
  let visited = 0;
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || ++visited > MAX_VISITED || things.length >= MAX_THINGS) return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1);
    } else if (isThing(value)) {
      if (value["@type"] !== undefined) things.push(value);
      for (const container of CONTAINERS) visit(value[container], depth + 1);
      // The maker of a product group makes its variants.
      const { brand, manufacturer } = value;
      const variants = listOf(value.hasVariant).filter(isThing);
      visit(
        variants.map((variant) => ({ brand, manufacturer, ...variant })),
        depth + 1,
      );
    }
  };
  visit(data, 0);
  return things;
}

/** The same with each reference ('{"@id": …}') as what it refers to. */
function linked(data: unknown[]): unknown[] {
  const found = new Set<Thing>();
  const collect = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) for (const one of value) collect(one, depth + 1);
    else if (isThing(value) && !found.has(value)) {
      found.add(value);
      for (const one of Object.values(value)) collect(one, depth + 1);
    }
  };
  collect(data, 0);
  const isReference = (value: unknown): value is Thing =>
    isThing(value) && "@id" in value && Object.keys(value).length === 1;
  const known = new Map<unknown, Thing>();
  for (const thing of found)
    if (typeof thing["@id"] === "string" && !isReference(thing)) known.set(thing["@id"], thing);
  const target = (value: unknown): unknown => (isReference(value) ? (known.get(value["@id"]) ?? value) : value);
  for (const thing of found)
    for (const [name, value] of Object.entries(thing))
      if (!CONTAINERS.includes(name)) thing[name] = Array.isArray(value) ? value.map(target) : target(value);
  return data;
}

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Whether a thing is of one of these types, however the type is written. */
const isOf = (thing: Thing, types: ReadonlySet<string>): boolean =>
  listOf(thing["@type"]).some((type) => typeof type === "string" && types.has(type.replace(/^.*[/:#]/, "")));

/** What a value says: a text, the name of a thing, or the first of several. */
function textOf(value: unknown): string | null {
  const [first] = listOf(value);
  const text = isThing(first) ? listOf(first.name ?? first["@value"])[0] : first;
  if (typeof text !== "string") return null;
  return (
    decodeHTML(text.slice(0, 2_000))
      .replace(/\p{Cs}/gu, "\uFFFD")
      .replace(/\p{Cc}+/gu, " ")
      .replace(/\s+/g, " ")
      .trim() || null
  );
}

const textsOf = (values: unknown): string[] =>
  listOf(values)
    .map(textOf)
    .filter((text): text is string => text !== null && text.length <= MAX_FACT && !text.includes("\uFFFD"));

function organization(thing: Thing, url: string): FoundSupplier | undefined {
  const name = usableName(textOf(thing.name) ?? textOf(thing.legalName) ?? "");
  if (!name) return undefined;
  const offers = listOf(thing.makesOffer).filter(isThing);
  const offered = offers.map(({ itemOffered }) => itemOffered).filter(isThing);
  const prices = [...offers.map(offerPrice), ...offered.map(({ offers: own }) => offersPrice(own))];
  return {
    name,
    country: countryOf(thing),
    categories: [
      ...textsOf(catalogueNames(thing.hasOfferCatalog)),
      ...offered.flatMap(({ category }) => categoriesOf(category)),
    ],
    specialisations: [...textsOf(thing.knowsAbout), ...keywordsOf(thing.keywords)],
    price: prices.reduce(widest, null),
    website: webAddress(textOf(thing.url) ?? "", url) ?? null,
  };
}

/**
 * The maker of a product, with the product's statements about it.
 * @param unnamed who it is where the product does not say
 */
function product(thing: Thing, url: string, unnamed: string | undefined): FoundSupplier | undefined {
  const maker = listOf(thing.manufacturer)[0] ?? listOf(thing.brand)[0];
  const name = usableName(textOf(maker) ?? "") ?? unnamed;
  if (!name) return undefined;
  const known = isThing(maker) ? organization(maker, url) : undefined;
  return {
    ...NO_FACTS,
    ...known,
    name,
    categories: [...(known?.categories ?? []), ...categoriesOf(thing.category)],
    price: widest(known?.price ?? null, offersPrice(thing.offers)),
  };
}

function countryOf(thing: Thing): string | null {
  const places = [
    ...listOf(thing.address),
    ...listOf(thing.location).flatMap((place) => (isThing(place) ? listOf(place.address) : [])),
  ];
  for (const place of places) {
    const country = isThing(place) ? textOf(place.addressCountry) : null;
    const known = country && countryInSwedish(country);
    if (known) return known;
  }
  return null;
}

/** 'Hälsa > Kosttillskott > Vitaminer' is a way through a shop, whose end says most. */
const categoriesOf = (category: unknown): string[] =>
  textsOf(category).flatMap(
    (text) =>
      text
        .split(/\s*[>›»/]\s*/)
        .filter(Boolean)
        .at(-1) ?? [],
  );

const keywordsOf = (keywords: unknown): string[] =>
  textsOf(keywords).flatMap((text) =>
    text
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  );

const catalogueNames = (catalogue: unknown): unknown[] =>
  listOf(catalogue).flatMap((one) => (isThing(one) ? listOf(one.itemListElement) : []));

/** Merges two descriptions of one supplier on a page. */
const together = (one: FoundSupplier, other: FoundSupplier): FoundSupplier => ({
  name: one.name,
  country: one.country ?? other.country,
  categories: [...one.categories, ...other.categories],
  specialisations: [...one.specialisations, ...other.specialisations],
  price: widest(one.price, other.price),
  website: one.website ?? other.website,
});

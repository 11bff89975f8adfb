import { foldLine } from "../../../schema/rules/words/text.ts";
import { MAX_LIST, SUPPLIER_FACT_NAMES, type SupplierFact } from "../../../schema/suppliers.ts";
import type { AuditChange } from "../../platform/audit/AuditEntry.ts";
import { normaliseName } from "./supplierNames.ts";

/** What something costs, in the smallest unit of its currency. */
export interface CollectedPrice {
  lowest: number;
  highest: number;
  /** Three letters, e.g. 'SEK'. */
  currency: string;
}

/** What a page says of a supplier. */
export interface FoundSupplier {
  name: string;
  country: string | null;
  categories: string[];
  specialisations: string[];
  price: CollectedPrice | null;
  website: string | null;
}

/** What is known of a supplier. */
export interface SupplierFacts extends FoundSupplier {
  priceRange: string | null;
  /** Which page said what. */
  sources: Partial<Record<SupplierFact, string>>;
  /** What an admin edited, which stays. */
  editedFields: readonly SupplierFact[];
}

/** What collecting says of a fact, and the page that said so. */
interface CollectedFact {
  value: unknown;
  source?: string;
}

/** A supplier as it is stored: what shows of it, and what collecting says below what an admin wrote. */
export interface EditedSupplier extends SupplierFacts {
  /** Of the edited facts; not of those that were edited before this was kept. */
  collected: Partial<Record<SupplierFact, CollectedFact>>;
}

type Facts = Pick<SupplierFacts, SupplierFact>;

/** What an admin says of a supplier, fact by fact. */
export type AdminsWords = Partial<Facts>;

/** What an admin says of a supplier. */
export const wordsOf = (supplier: Facts & Pick<SupplierFacts, "editedFields">): AdminsWords =>
  Object.fromEntries(supplier.editedFields.map((fact) => [fact, supplier[fact]]));

/** What collecting says of a supplier. As edited remain those facts of which it is not known. */
export function collectedOf({ collected, ...shown }: EditedSupplier): SupplierFacts {
  const known: SupplierFacts = {
    ...shown,
    sources: { ...shown.sources },
    editedFields: shown.editedFields.filter((fact) => !collected[fact]),
  };
  for (const [fact, { value, source }] of Object.entries(collected) as [SupplierFact, CollectedFact][]) {
    Object.assign(known, { [fact]: value });
    if (source !== undefined) known.sources[fact] = source;
  }
  return known;
}

/** A supplier of which an admin says one thing, and collecting another. */
export function withWords(known: SupplierFacts, words: AdminsWords): EditedSupplier {
  const editedFields = SUPPLIER_FACT_NAMES.filter((fact) => fact in words);
  const { sources } = known;
  return {
    ...known,
    ...words,
    editedFields,
    sources: Object.fromEntries(Object.entries(sources).filter(([fact]) => !(fact in words))),
    collected: Object.fromEntries(
      editedFields
        .filter((fact) => !known.editedFields.includes(fact))
        .map((fact) => [fact, { value: known[fact], source: sources[fact] }]),
    ),
  };
}

/** In the place of a page's address: the site's own catalogue. */
export const CATALOGUE = "";

/** Nothing is known yet, but the name. */
export const unknownSupplier = (name: string): SupplierFacts => ({
  name,
  country: null,
  categories: [],
  specialisations: [],
  priceRange: null,
  price: null,
  website: null,
  sources: {},
  editedFields: [],
});

/**
 * What is known of a supplier after another page was read. What an admin edited stays. What the site's own catalogue
 * says is not replaced by a page; otherwise the page that was read last is right about country and address. Lists grow.
 * Prices are those of the latest collection, from the lowest to the highest of all its pages. What a page does not
 * mention stays as it was.
 * @param known not changed
 * @param source the page's address, or `CATALOGUE`
 * @param isFirstOfRun whether no other page of this collection has mentioned it
 */
export function mergeSupplier(
  known: SupplierFacts,
  found: FoundSupplier,
  source: string,
  isFirstOfRun: boolean,
): SupplierFacts {
  const merged: SupplierFacts = { ...known, sources: { ...known.sources } };
  const isOpen = (fact: SupplierFact) => !known.editedFields.includes(fact);
  const isReplaceable = (fact: SupplierFact) =>
    isOpen(fact) && (source === CATALOGUE || known.sources[fact] !== CATALOGUE);
  const note = (fact: SupplierFact) => {
    merged.sources[fact] = source;
  };

  // The spelling that was found first stays, so that pages do not take turns. What an admin calls it is no spelling.
  const isSpelling = normaliseName(found.name) === normaliseName(known.name);
  if (isOpen("name") && isSpelling && (known.sources.name === undefined || source === CATALOGUE)) {
    merged.name = found.name;
    note("name");
  }
  for (const fact of ["country", "website"] as const) {
    if (found[fact] === null || !isReplaceable(fact)) continue;
    merged[fact] = found[fact];
    note(fact);
  }
  for (const fact of ["categories", "specialisations"] as const) {
    if (!isOpen(fact)) continue;
    merged[fact] = joined(known[fact], found[fact]);
    if (merged[fact].length > known[fact].length) note(fact);
  }
  if (found.price && isOpen("priceRange")) {
    const price = isFirstOfRun ? found.price : widened(known.price, found.price);
    if (JSON.stringify(price) !== JSON.stringify(known.price)) note("priceRange");
    merged.price = price;
    merged.priceRange = formatCollectedPrice(price);
  }
  return merged;
}

/** Both lists in one, without what differs in case only. */
function joined(known: readonly string[], found: readonly string[]): string[] {
  const items = new Map(known.map((item) => [foldLine(item), item]));
  for (const item of found) if (!items.has(foldLine(item))) items.set(foldLine(item), item);
  // What was there is never lost, also where there is no room for more.
  return [...items.values()].slice(0, Math.max(MAX_LIST, known.length));
}

/** From the lowest to the highest of both; amounts of another currency say nothing of this one. */
function widened(known: CollectedPrice | null, found: CollectedPrice): CollectedPrice {
  if (!known) return found;
  if (known.currency !== found.currency) return known;
  return {
    lowest: Math.min(known.lowest, found.lowest),
    highest: Math.max(known.highest, found.highest),
    currency: known.currency,
  };
}

const amount = new Intl.NumberFormat("sv-SE", { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** A price in words, e.g. '129–499 kr'. */
export function formatCollectedPrice({ lowest, highest, currency }: CollectedPrice): string {
  const unit = currency === "SEK" ? "kr" : currency;
  const ends = [...new Set([lowest, highest])].map((value) => amount.format(value / 100).replace(/\s/gu, " "));
  return `${ends.join("–")} ${unit}`;
}

/**
 * What a collection has changed of a supplier by now.
 * @param earlier what it had changed before this page
 * @param latest what this page changed
 */
export function joinChanges(earlier: readonly AuditChange[], latest: readonly AuditChange[]): AuditChange[] {
  const changes = new Map(earlier.map((change) => [change.field, change]));
  for (const { field, before, after } of latest)
    changes.set(field, { field, before: changes.get(field)?.before ?? before, after });
  // What one page changed and another changed back has not changed.
  return [...changes.values()].filter(({ before, after }) => before !== after);
}

/** The facts of a supplier alone, which are edited and whose changes are reported. */
export const factsOf = (supplier: Facts): Facts =>
  Object.fromEntries(SUPPLIER_FACT_NAMES.map((fact) => [fact, supplier[fact]])) as unknown as Facts;

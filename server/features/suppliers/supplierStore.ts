import type { EntityManager } from "typeorm";
import { SUPPLIER_FACT_NAMES, type SupplierFact } from "../../../schema/suppliers.ts";
import { changesBetween } from "../../platform/audit/recordAudit.ts";
import { deletedStates } from "../../platform/versions/versions.ts";
import {
  collectedOf,
  type FoundSupplier,
  factsOf,
  joinChanges,
  mergeSupplier,
  unknownSupplier,
  withWords,
  wordsOf,
} from "./mergeSupplier.ts";
import { Supplier } from "./Supplier.ts";
import { normaliseName } from "./supplierNames.ts";

/** The page of a collection that says something of suppliers. */
interface Sighting {
  collectionId: number;
  /** The page's address, or `CATALOGUE`. */
  source: string;
}

/**
 * Lets one transaction at a time write suppliers, until it ends: which name is whose follows from several rows.
 */
export const lockSuppliers = (manager: EntityManager): Promise<unknown> =>
  manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan suppliers'))");

/**
 * What of a supplier an admin writes, as its versions have it: what shows, and which of it is an admin's. Below that,
 * collecting goes on, which no version holds.
 */
export type SupplierState = Pick<Supplier, SupplierFact | "editedFields" | "foundAs">;

/** Writes what a page says of suppliers; those that nobody knew yet are added, unless an admin has just deleted them. */
export async function writeFound(
  manager: EntityManager,
  found: readonly FoundSupplier[],
  { collectionId, source }: Sighting,
): Promise<void> {
  if (found.length === 0) return;
  await lockSuppliers(manager);
  const names = [...new Set(found.map(({ name }) => normaliseName(name)))];
  const rows = await manager
    .createQueryBuilder(Supplier, "supplier")
    .where("supplier.normalisedName = ANY(:names) OR supplier.foundAs && :names::text[]", { names })
    .getMany();
  const byName = new Map<string, Supplier>();
  // A supplier's current name takes precedence over its former ones.
  for (const row of rows) for (const name of row.foundAs) byName.set(name, row);
  for (const row of rows) byName.set(row.normalisedName, row);
  const deleted = new Set(
    (await deletedStates<SupplierState>(manager, "SUPPLIER")).flatMap(({ name, foundAs }) => [
      normaliseName(name),
      ...foundAs,
    ]),
  );
  const touched = new Set<Supplier>();
  for (const one of found) {
    const name = normaliseName(one.name);
    if (!byName.has(name) && deleted.has(name)) continue;
    const row = byName.get(name) ?? aSupplier(manager, one.name, collectionId);
    byName.set(name, row);
    applyFound(row, one, { collectionId, source });
    touched.add(row);
  }
  await manager.save([...touched], { chunk: 500 });
}

/** A row for a supplier that nobody knew yet. */
const aSupplier = (manager: EntityManager, name: string, collectionId: number): Supplier =>
  manager.create(Supplier, {
    ...unknownSupplier(name),
    editedFields: [],
    collected: {},
    normalisedName: normaliseName(name),
    foundAs: [],
    lastChanges: [],
    firstCollectionId: collectionId,
    lastCollectionId: 0,
  });

function applyFound(row: Supplier, found: FoundSupplier, { collectionId, source }: Sighting): void {
  const isFirstOfRun = row.lastCollectionId !== collectionId;
  const merged = withWords(mergeSupplier(collectedOf(row), found, source, isFirstOfRun), wordsOf(row));
  const changes = changesBetween(factsOf(row), factsOf(merged), SUPPLIER_FACT_NAMES);
  Object.assign(row, merged);
  if (isFirstOfRun) row.lastChanges = [];
  // Of one that is new there is nothing that has changed.
  if (row.firstCollectionId !== collectionId) row.lastChanges = joinChanges(row.lastChanges, changes);
  row.lastCollectionId = collectionId;
  row.fetchedAt = new Date();
}

/** Which page said what, as the graph has it. */
export const factSourcesOf = (
  sources: Partial<Record<SupplierFact, string>>,
): { field: SupplierFact; url: string | null }[] =>
  SUPPLIER_FACT_NAMES.flatMap((field) => {
    const url = sources[field];
    return url === undefined ? [] : [{ field, url: url || null }];
  });

import type { EntityManager } from "typeorm";
import type { CollectingOptions } from "../../config.ts";
import { recordAudit } from "../../platform/audit/recordAudit.ts";
import { badInput } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError } from "../../platform/graphql/fieldErrors.ts";
import { SupplierCollection, type UnreadPage } from "./SupplierCollection.ts";
import type { CancelSupplierCollectionPayload, CollectSuppliersPayload } from "./supplierInputs.ts";
import { addCollectionJob } from "./supplierJobs.ts";

/** What this area's resolvers get beside what all do. */
export interface SupplierContext extends Context {
  collecting: CollectingOptions;
}

const MAX_NAMES = 1_000;

/** What the audit log calls a run. */
const subjectOf = (id: number) => ({ type: "SUPPLIER_COLLECTION" as const, id: String(id), name: `Insamling ${id}` });

/** The run that goes on, or the last one; null before the first. */
export const readLatestCollection = (ctx: Context): Promise<SupplierCollection | null> =>
  ctx.db.getRepository(SupplierCollection).findOne({ where: {}, order: { id: "DESC" } });

/** Starts a run, unless one goes on, and gives the one that does; however many ask at once, they get the same. */
export async function startCollection(ctx: Context): Promise<CollectSuppliersPayload> {
  const collection = await ctx.db.transaction(async (manager) => {
    // The index lets one go on; who comes second waits for the first here, and finds its run.
    const [row] = await manager.query(
      "INSERT INTO supplier_collection (started_by) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id",
      [ctx.actor?.userId ?? null],
    );
    if (row) await begin(manager, row.id, ctx.actor?.userId ?? null);
    // If it ended just now, its result is returned.
    return manager.findOneOrFail(SupplierCollection, { where: row ? { id: row.id } : {}, order: { id: "DESC" } });
  });
  const suppliers = await readCollectedNames(ctx, collection.id, MAX_NAMES);
  return { collection, totalCollected: collection.suppliersFound, suppliers, errors: [] };
}

/** Writes down what a run has to read, and lets it begin when that is committed. */
async function begin(manager: EntityManager, id: number, actorId: string | null): Promise<void> {
  await manager.query("DELETE FROM supplier_page WHERE collection_id <> $1", [id]);
  await manager.query(
    `INSERT INTO supplier_page (collection_id, url, kind, source_id)
     SELECT $1, url, kind, id FROM supplier_source ORDER BY id`,
    [id],
  );
  await manager.query(
    "UPDATE supplier_collection SET pages_total = (SELECT count(*) FROM supplier_page) WHERE id = $1",
    [id],
  );
  await recordAudit(manager, { actorId, action: "STARTED", subject: subjectOf(id) });
  await addCollectionJob(manager, id);
}

/** Cancels the run that goes on; the job notices before it writes anything more. */
export async function cancelCollection(ctx: Context): Promise<CancelSupplierCollectionPayload> {
  const collection = await ctx.db.transaction(async (manager) => {
    const [[row]]: [{ id: number }[], number] = await manager.query(
      `UPDATE supplier_collection SET state = 'CANCELLED', finished_at = now(), worker = NULL
       WHERE state IN ('PENDING', 'RUNNING') RETURNING id`,
    );
    if (!row) return null;
    await recordAudit(manager, {
      actorId: ctx.actor?.userId ?? null,
      action: "CANCELLED",
      subject: subjectOf(row.id),
    });
    return manager.findOneByOrFail(SupplierCollection, { id: row.id });
  });
  return { collection, errors: collection ? [] : fieldError("NOT_STARTED", "Ingen insamling pågår.") };
}

/**
 * Names of the suppliers that a run found and no later one has.
 * @throws BAD_USER_INPUT for a number of names that cannot be
 */
export async function readCollectedNames(ctx: Context, collectionId: number, first: number): Promise<string[]> {
  if (first < 1 || first > MAX_NAMES) throw badInput("first", `Antalet måste vara mellan 1 och ${MAX_NAMES}.`);
  const rows = await ctx.sql.preparedQuery<{ name: string }>(
    "SELECT name FROM suppliers WHERE last_collection_id = $1 ORDER BY name, id LIMIT $2",
    [collectionId, first],
  );
  return rows.map(({ name }) => name);
}

/** The first pages that a run could not read. */
export const readUnreadPages = (ctx: Context, collectionId: number): Promise<UnreadPage[]> =>
  ctx.sql.preparedQuery<UnreadPage & Record<string, unknown>>(
    "SELECT url, reason FROM supplier_page WHERE collection_id = $1 AND state = 'FAILED' ORDER BY id LIMIT 20",
    [collectionId],
  );

/** The account that started a run. */
export async function readStarter(ctx: Context, { startedBy }: SupplierCollection): Promise<string | null> {
  const [row] = await ctx.sql.preparedQuery<{ name: string }>(
    "SELECT full_name AS name FROM users WHERE id = $1 AND erased_at IS NULL",
    [startedBy],
  );
  return row?.name ?? null;
}

import type { DataSource, EntityManager } from "typeorm";
import type { SourceKindName } from "../../../schema/suppliers.ts";
import { CATALOGUE } from "./mergeSupplier.ts";
import { readCatalogueSuppliers } from "./readCatalogue.ts";
import type { SupplierPageContent } from "./readSupplierPage.ts";
import { writeFound } from "./supplierStore.ts";

/** Somebody who works at a collection. */
export interface Worker {
  db: DataSource;
  collectionId: number;
  /** Tells this one from others, as when a job was thought to be lost and is done twice. */
  worker: string;
}

/** A page that is to be read. */
export interface PendingPage {
  id: number;
  url: string;
  kind: SourceKindName;
  sourceId: number;
  listHost: string | null;
}

/** What came of a page: what it has, and why it could not be read. */
export interface PageOutcome {
  content?: SupplierPageContent;
  reason?: string | undefined;
}

/** Thrown when the collection has ended, was cancelled, or was taken over by another process. */
export class NotOurs extends Error {
  override name = "NotOurs";
}

/** Why a collection failed, for admins. */
export const NOTHING_READ = "Ingen av sidorna gick att läsa. Se efter att adresserna stämmer, och försök igen.";

/** Claims a collection at the point that the previous process reached. False when nothing is left to do. */
export async function takeUp({ db, collectionId, worker }: Worker): Promise<boolean> {
  const [, taken]: [unknown, number] = await db.query(
    "UPDATE supplier_collection SET state = 'RUNNING', worker = $2 WHERE id = $1 AND state IN ('PENDING', 'RUNNING')",
    [collectionId, worker],
  );
  return taken === 1;
}

/** Whether a collection still goes on, and is still this one's. */
export async function isOurs({ db, collectionId, worker }: Worker): Promise<boolean> {
  const rows = await db.query("SELECT 1 FROM supplier_collection WHERE id = $1 AND worker = $2 AND state = 'RUNNING'", [
    collectionId,
    worker,
  ]);
  return rows.length === 1;
}

/**
 * A transaction of a collection: what it writes is written once, whoever else thinks that they work at it, and not any
 * more when it was cancelled.
 * @throws NotOurs
 */
function asOurs<Result>(
  { db, collectionId, worker }: Worker,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (manager) => {
    const rows = await manager.query(
      "SELECT 1 FROM supplier_collection WHERE id = $1 AND worker = $2 AND state = 'RUNNING' FOR UPDATE",
      [collectionId, worker],
    );
    if (rows.length === 0) throw new NotOurs();
    return work(manager);
  });
}

/** Reads the site's own catalogue, unless that is done. */
export const collectCatalogue = (own: Worker): Promise<void> =>
  asOurs(own, async (manager) => {
    const { collectionId } = own;
    const [, isDue]: [unknown, number] = await manager.query(
      "UPDATE supplier_collection SET has_read_catalogue = true WHERE id = $1 AND NOT has_read_catalogue",
      [collectionId],
    );
    if (!isDue) return;
    await writeFound(manager, await readCatalogueSuppliers(manager), { collectionId, source: CATALOGUE });
    await count(manager, collectionId);
  });

/** The page whose turn it is. */
export async function nextPage({ db, collectionId }: Worker): Promise<PendingPage | undefined> {
  const [page] = await db.query(
    `SELECT id, url, kind, source_id AS "sourceId", list_host AS "listHost" FROM supplier_page
     WHERE collection_id = $1 AND state = 'PENDING' ORDER BY id LIMIT 1`,
    [collectionId],
  );
  return page;
}

/**
 * Writes the result of a page: its suppliers and the pages that it links to.
 * @param maxPages so many pages are read of one source
 */
export const recordPage = (own: Worker, page: PendingPage, outcome: PageOutcome, maxPages: number): Promise<void> =>
  asOurs(own, async (manager) => {
    const { collectionId } = own;
    const reason = outcome.reason ?? null;
    await manager.query("UPDATE supplier_page SET state = $2, reason = $3 WHERE id = $1", [
      page.id,
      reason === null ? "DONE" : "FAILED",
      reason,
    ]);
    if (outcome.content) {
      const { suppliers, links, following } = outcome.content;
      await writeFound(manager, suppliers, { collectionId, source: page.url });
      if (page.kind === "LIST") await addPages(manager, collectionId, page, { links, following }, maxPages);
    }
    await count(manager, collectionId);
  });

/** Adds the pages that a list leads to, as far as there is room; those that are known already are not read twice. */
async function addPages(
  manager: EntityManager,
  collectionId: number,
  page: PendingPage,
  { links, following }: Pick<SupplierPageContent, "links" | "following">,
  maxPages: number,
): Promise<void> {
  const wanted = [
    ...following.map((url) => ({ url, kind: "LIST" })),
    ...links.filter((url) => !following.includes(url)).map((url) => ({ url, kind: "COMPANY" })),
  ];
  await manager.query(
    `INSERT INTO supplier_page (collection_id, url, kind, source_id, list_host)
     SELECT $1::int, w.url, w.kind::supplier_source_kind, $2::int, $3::text
     FROM (
       SELECT url, kind, position FROM json_to_recordset($4::json) AS w (url text, kind text, position int)
       WHERE NOT EXISTS (SELECT 1 FROM supplier_page p WHERE p.collection_id = $1 AND p.url = w.url)
       ORDER BY position
       LIMIT greatest(0, $5::int - (SELECT count(*) FROM supplier_page WHERE collection_id = $1 AND source_id = $2))
     ) w ORDER BY w.position
     ON CONFLICT DO NOTHING`,
    [
      collectionId,
      page.sourceId,
      page.listHost ?? new URL(page.url).host,
      JSON.stringify(wanted.map((one, position) => ({ ...one, position }))),
      maxPages,
    ],
  );
}

/** Ends a collection that has no pages left. False when there are some after all. */
export const finish = (own: Worker): Promise<boolean> =>
  asOurs(own, async (manager) => {
    const [, ended]: [unknown, number] = await manager.query(
      `UPDATE supplier_collection SET finished_at = now(), worker = NULL,
         state = (CASE WHEN pages_total > 0 AND pages_failed = pages_total THEN 'FAILED' ELSE 'DONE' END)::supplier_collection_state,
         error = CASE WHEN pages_total > 0 AND pages_failed = pages_total THEN $2 END
       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM supplier_page WHERE collection_id = $1 AND state = 'PENDING')`,
      [own.collectionId, NOTHING_READ],
    );
    return ended === 1;
  });

/**
 * Marks a collection as failed, whichever process works at it.
 * @param error why, in Swedish
 */
export const failRunning = (db: DataSource, collectionId: number, error: string): Promise<unknown> =>
  db.query(
    `UPDATE supplier_collection SET state = 'FAILED', finished_at = now(), worker = NULL, error = $2
     WHERE id = $1 AND state IN ('PENDING', 'RUNNING')`,
    [collectionId, error],
  );

/** Counts what has come of a collection by now, from what is written: whatever is done twice is counted once. */
const count = (manager: EntityManager, collectionId: number): Promise<unknown> =>
  manager.query(
    `UPDATE supplier_collection c SET
       pages_total = p.total, pages_done = p.done, pages_failed = p.failed,
       suppliers_found = s.found, suppliers_new = s.new, suppliers_changed = s.changed
     FROM (SELECT count(*) AS total, count(*) FILTER (WHERE state = 'DONE') AS done,
                  count(*) FILTER (WHERE state = 'FAILED') AS failed
           FROM supplier_page WHERE collection_id = $1) p,
          (SELECT count(*) AS found, count(*) FILTER (WHERE first_collection_id = $1) AS new,
                  count(*) FILTER (WHERE first_collection_id <> $1 AND last_changes <> '[]') AS changed
           FROM suppliers WHERE last_collection_id = $1) s
     WHERE c.id = $1`,
    [collectionId],
  );

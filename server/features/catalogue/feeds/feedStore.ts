import type { DataSource, EntityManager } from "typeorm";
import { KEPT_RUNS } from "../../../../schema/productFeeds.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import type { ProductFeed } from "./ProductFeed.ts";
import { ProductFeedRun } from "./ProductFeedRun.ts";

/** Somebody who works at a run. */
export interface FeedWorker {
  db: DataSource;
  runId: number;
  /** Tells this one from others, as when a job was thought to be lost and is done twice. */
  worker: string;
}

/** Thrown when the run has ended, was cancelled, or was taken over by another process. */
export class NotOurs extends Error {
  override name = "NotOurs";
}

/** What a run came to. */
export type FeedOutcome = Partial<
  Pick<
    ProductFeedRun,
    | "created"
    | "changed"
    | "unchanged"
    | "missing"
    | "hidden"
    | "refused"
    | "problems"
    | "brakes"
    | "error"
    | "retryAt"
    | "isUnmodified"
    | "etag"
    | "lastModified"
  >
> & {
  state: "DONE" | "HELD" | "FAILED";
  /** Whether the same file would say the same the next time, so that nobody needs to read it. */
  mayRepeat?: boolean;
};

/** Holds a feed for what is decided of its runs. False where there is none. */
export const lockFeed = async (manager: EntityManager, feedId: number): Promise<boolean> =>
  (await manager.query("SELECT 1 FROM product_feed WHERE id = $1 FOR UPDATE", [feedId])).length === 1;

/**
 * Starts a run of a feed that is locked, unless one goes on, in the manager's transaction.
 * @returns the number of the run, or of the one that goes on
 */
export async function startRun(
  manager: EntityManager,
  feedId: number,
  { actorId, isScheduled, attempt = 1 }: { actorId: string | null; isScheduled: boolean; attempt?: number },
): Promise<{ runId: number; isNew: boolean }> {
  const [row]: { id: number }[] = await manager.query(
    `INSERT INTO product_feed_run (feed_id, started_by, is_scheduled, attempt) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [feedId, actorId, isScheduled, attempt],
  );
  if (!row) {
    const latest = await manager.findOneOrFail(ProductFeedRun, { where: { feedId }, order: { id: "DESC" } });
    return { runId: latest.id, isNew: false };
  }
  // What was held is about a file that is fetched anew now.
  await manager.query("UPDATE product_feed_run SET state = 'DISMISSED' WHERE feed_id = $1 AND state = 'HELD'", [
    feedId,
  ]);
  await manager.query(
    `DELETE FROM product_feed_run WHERE feed_id = $1 AND id <=
       (SELECT id FROM product_feed_run WHERE feed_id = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)`,
    [feedId, KEPT_RUNS],
  );
  await addFeedJob(manager, row.id);
  return { runId: row.id, isNew: true };
}

/** Adds the job of a run; of such jobs one is done at a time, in whichever process, so that others get their turn. */
export const addFeedJob = (db: Pick<EntityManager, "query">, runId: number): Promise<void> =>
  addJob(db, "fetchProductFeed", { runId }, { queue: "productFeeds" });

/**
 * Starts the feeds whose hour has come in Sweden, and those once more whose shop could not be reached; of several processes
 * one starts them.
 */
export const startDueFeeds = (db: DataSource, now = new Date()): Promise<void> =>
  db.transaction(async (manager) => {
    const [due]: [{ id: number }[], number] = await manager.query(
      `WITH moment AS (
         SELECT f.id, (date_trunc('day', $1::timestamptz AT TIME ZONE 'Europe/Stockholm') + make_interval(hours => f.hour)
           - make_interval(days => before)) AT TIME ZONE 'Europe/Stockholm' AS at
         FROM product_feed f CROSS JOIN generate_series(0, 1) AS before
       )
       UPDATE product_feed f SET scheduled_at = $1
       WHERE f.is_on AND f.scheduled_at < (SELECT max(m.at) FROM moment m WHERE m.id = f.id AND m.at <= $1)
       RETURNING f.id`,
      [now],
    );
    for (const { id } of due) await startRun(manager, id, { actorId: null, isScheduled: true });
    const failed: { id: number; attempt: number }[] = await manager.query(
      `SELECT f.id, r.attempt FROM product_feed f CROSS JOIN LATERAL (
         SELECT * FROM product_feed_run WHERE feed_id = f.id ORDER BY id DESC LIMIT 1) r
       WHERE f.is_on AND r.state = 'FAILED' AND r.retry_at <= $1 FOR UPDATE OF f SKIP LOCKED`,
      [now],
    );
    for (const { id, attempt } of failed)
      await startRun(manager, id, { actorId: null, isScheduled: true, attempt: attempt + 1 });
  });

/** Claims a run. Null when nothing is left to do. */
export async function takeUp({ db, runId, worker }: FeedWorker): Promise<ProductFeedRun | null> {
  const [, taken]: [unknown, number] = await db.query(
    "UPDATE product_feed_run SET state = 'RUNNING', worker = $2 WHERE id = $1 AND state IN ('PENDING', 'RUNNING')",
    [runId, worker],
  );
  return taken === 1 ? db.manager.findOneByOrFail(ProductFeedRun, { id: runId }) : null;
}

/** Whether a run still goes on, and is still this one's. */
export async function isOurs({ db, runId, worker }: FeedWorker): Promise<boolean> {
  const rows = await db.query("SELECT 1 FROM product_feed_run WHERE id = $1 AND worker = $2 AND state = 'RUNNING'", [
    runId,
    worker,
  ]);
  return rows.length === 1;
}

/**
 * Writes what a run comes to, with everything that it makes of the catalogue: at once, once, and not any more when it was
 * cancelled.
 * @throws NotOurs
 */
export const finishAsOurs = (
  { db, runId, worker }: FeedWorker,
  feed: Pick<ProductFeed, "id" | "version">,
  work: (manager: EntityManager) => Promise<FeedOutcome> | FeedOutcome,
): Promise<void> =>
  db.transaction(async (manager) => {
    const { mayRepeat = false, ...outcome } = await work(manager);
    await lockFeed(manager, feed.id);
    // Last, so that it can be cancelled meanwhile.
    const rows = await manager.query(
      "SELECT 1 FROM product_feed_run WHERE id = $1 AND worker = $2 AND state = 'RUNNING' FOR UPDATE",
      [runId, worker],
    );
    if (rows.length === 0) throw new NotOurs();
    await manager.update(
      ProductFeedRun,
      { id: runId },
      { ...(outcome as object), worker: null, finishedAt: () => "now()" },
    );
    if (outcome.state !== "DONE") return;
    // A feed that was edited meanwhile reads its file differently the next time.
    await manager.query(
      `UPDATE product_feed SET succeeded_at = now(), etag = CASE WHEN version = $2 THEN $3 END,
         last_modified = CASE WHEN version = $2 THEN $4 END
       WHERE id = $1`,
      [feed.id, feed.version, ...[outcome.etag, outcome.lastModified].map((said) => (mayRepeat && said) || null)],
    );
  });

/** Marks a run as failed for a reason of ours, whichever process works at it. */
export const failRun = (db: DataSource, runId: number, error: string): Promise<unknown> =>
  db.query(
    `UPDATE product_feed_run SET state = 'FAILED', finished_at = now(), worker = NULL, error = $2
     WHERE id = $1 AND state IN ('PENDING', 'RUNNING')`,
    [runId, error],
  );

/** Makes the feeds that have a product read their files again, though they are the same. */
export const forgetFiles = (manager: EntityManager, productId: number): Promise<unknown> =>
  manager.query(
    `UPDATE product_feed SET etag = NULL, last_modified = NULL
     WHERE id IN (SELECT feed_id FROM product_feed_product WHERE product_id = $1)`,
    [productId],
  );

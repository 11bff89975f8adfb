import type { EntityManager } from "typeorm";
import { FEED_DAYS, KEPT_RUNS } from "../../../../schema/productFeeds.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId, parseRowId } from "../../../platform/graphql/globalId.ts";
import type { EditableProductFeed, ProductFeedRunView } from "./feedTypes.ts";

/** A condition of SQL: that a feed is on and has had no good run for two days. */
export const IS_LATE = `f.is_on AND greatest(f.succeeded_at, f.created_at) < now() - interval '${FEED_DAYS} days'`;

/** All feeds, by name. */
export const readFeeds = (ctx: Context): Promise<EditableProductFeed[]> => read(ctx.db.manager);

/** A feed as it is edited; null when there is none. */
export const readFeed = async (manager: EntityManager, id: number): Promise<EditableProductFeed | null> =>
  (await read(manager, id))[0] ?? null;

/** @param id of the only one that is wanted; all of them without */
async function read(manager: EntityManager, id: number | null = null): Promise<EditableProductFeed[]> {
  const rows: (Omit<EditableProductFeed, "id" | "latestRun"> & { id: number })[] = await manager.query(
    `SELECT f.id, f.version, f.name, f.provider_name AS "providerName", f.url, c.slug AS category, m.name AS mapping,
       f.preset, f.row_filter AS filter, f.shows_new AS "showsNew", f.hour, f.is_on AS "isOn",
       f.succeeded_at AS "succeededAt", ${IS_LATE} AS "isLate",
       (SELECT count(*)::int FROM product_feed_product p WHERE p.feed_id = f.id AND p.missed < 2) AS "productsTotal"
     FROM product_feed f LEFT JOIN category c ON c.id = f.category_id LEFT JOIN catalogue_mapping m ON m.id = f.mapping_id
     WHERE $1::int IS NULL OR f.id = $1 ORDER BY f.name, f.id`,
    [id],
  );
  const runs = await readRuns(
    manager,
    rows.map((row) => row.id),
    1,
  );
  return rows.map((row) => ({
    ...row,
    id: globalId("ProductFeed", row.id),
    latestRun: runs.get(row.id)?.[0] ?? null,
  }));
}

/**
 * The runs of a feed, the latest first.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function readFeedRuns(ctx: Context, feedId: string): Promise<ProductFeedRunView[]> {
  const id = parseRowId(feedId, "ProductFeed", "feedId");
  return (await readRuns(ctx.db.manager, [id], KEPT_RUNS)).get(id) ?? [];
}

type RunRow = Omit<ProductFeedRunView, "id"> & { id: number; feedId: number };

/** The latest runs of feeds, so many of each. */
async function readRuns(
  manager: EntityManager,
  feedIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, ProductFeedRunView[]>> {
  const rows: RunRow[] = await manager.query(
    `SELECT r.id, r.feed_id AS "feedId", r.state, r.is_scheduled AS "isScheduled", r.started_at AS "startedAt",
       r.finished_at AS "finishedAt", s.full_name AS "startedByName", r.is_unmodified AS "isUnmodified", r.created,
       r.changed, r.unchanged, r.missing, r.hidden, r.refused, r.problems, r.brakes, r.error,
       r.retry_at AS "retryAt", r.attempt,
       d.full_name AS "decidedByName", r.decided_at AS "decidedAt"
     FROM unnest($1::int[]) AS f (id) CROSS JOIN LATERAL (
       SELECT * FROM product_feed_run WHERE feed_id = f.id ORDER BY id DESC LIMIT $2) r
     LEFT JOIN users s ON s.id = r.started_by AND s.erased_at IS NULL
     LEFT JOIN users d ON d.id = r.decided_by AND d.erased_at IS NULL
     ORDER BY r.feed_id, r.id DESC`,
    [feedIds, most],
  );
  const runs = new Map<number, ProductFeedRunView[]>(feedIds.map((id) => [id, []]));
  for (const { feedId, ...row } of rows) runs.get(feedId)?.push({ ...row, id: globalId("ProductFeedRun", row.id) });
  return runs;
}

/** Names of the feeds that have each of several products, or had it. */
export async function readFeedNames(sql: Sql, productIds: readonly number[]): Promise<string[][]> {
  const rows = await sql.preparedQuery<{ productId: number; name: string }>(
    `SELECT p.product_id AS "productId", f.name FROM product_feed f JOIN product_feed_product p ON p.feed_id = f.id
     WHERE p.product_id = ANY($1) ORDER BY f.name`,
    [productIds],
  );
  return productIds.map((id) => rows.filter(({ productId }) => productId === id).map(({ name }) => name));
}

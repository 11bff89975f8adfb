import type { EntityManager } from "typeorm";
import { type CatalogueMapping, FILE_PRESETS } from "../../../../schema/catalogueMapping.ts";
import { TOLD_ROWS } from "../../../../schema/productFeeds.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { recordAudit } from "../../../platform/audit/recordAudit.ts";
import { endOffers } from "../offers/writeOffers.ts";
import {
  type FeedSource,
  type ImportFacts,
  type ImportSource,
  type ImportSummary,
  runImport,
} from "../transfer/catalogueImport.ts";
import { KnownRows } from "../transfer/knownRows.ts";
import type { UnreadableFile } from "../transfer/reading/importProblem.ts";
import type { FeedOutcome } from "./feedStore.ts";
import type { ProductFeed } from "./ProductFeed.ts";
import type { Brake, ProductFeedRun } from "./ProductFeedRun.ts";

/** Good runs, one after the other, without a product until it is unavailable. */
const MISSED = 2;

/** A file that was fetched, and how it is read. */
export interface FeedFile {
  open: ImportSource["open"];
  mapping: CatalogueMapping;
  /** What the file was found to be, where no mapping says it. */
  found: keyof typeof FILE_PRESETS | null | undefined;
  /** Whether the answer ended before its end. */
  isHalf: boolean;
}

/** A reason to hold a run whose file cannot be read to its end. */
export const brakeOf = ({ kind, problem }: UnreadableFile): Brake => ({ kind, message: problem.message, count: 0 });

/** Whether an admin has said yes to as much; a web page is no list of products, whatever anybody says. */
export const isAllowed = ({ decidedAt, brakes }: ProductFeedRun, { kind, count }: Brake): boolean =>
  decidedAt !== null && kind !== "WEB_PAGE" && brakes.some((said) => said.kind === kind && count <= said.count);

/** Writes what a feed's file says, in the manager's transaction: all of its good rows, or nothing where it is held. */
export async function writeFeed(
  manager: EntityManager,
  feed: ProductFeed,
  run: ProductFeedRun,
  { open, mapping, found, isHalf }: FeedFile,
): Promise<FeedOutcome> {
  const rows: { id: number }[] = await manager.query(
    "SELECT product_id AS id FROM product_feed_product WHERE feed_id = $1 AND is_hidden",
    [feed.id],
  );
  const hidden = new Set(rows.map(({ id }) => id));
  const source: ImportSource = {
    ...{ format: undefined, mapping, open },
    feed: { id: feed.id, filter: feed.filter, hidden, ...(await rememberedRows(manager, feed.id)) },
  };
  const actorId = run.decidedBy ?? run.startedBy;
  let brakes: Brake[] = [];
  const { summary, facts, isWritten } = await runImport(manager, source, {
    actorId,
    isAudited: false,
    takesPart: true,
    async mayWrite(summary, facts) {
      await noteSeen(manager, facts.seen);
      brakes = await brakesOf(manager, feed, { summary, facts, found, isHalf });
      return !isRefused(summary) && brakes.every((brake) => isAllowed(run, brake));
    },
  });
  const { created, changed, unchanged, bad, problems } = summary;
  const outcome = { created, changed, unchanged, refused: bad, problems: problems.slice(0, TOLD_ROWS) };
  if (!isWritten && isRefused(summary)) return { ...outcome, state: "FAILED", error: noneTaken(bad) };
  // An admin's yes stays with what it was said of.
  if (!isWritten) return { ...outcome, state: "HELD", brakes };
  await recordSeen(manager, feed.id);
  const isPart = isHalf || facts.unreadable?.kind === "HALF";
  const gone = isPart ? { missing: 0, hidden: 0 } : await recordMissing(manager, feed.id, true);
  if (created + changed + gone.hidden > 0) {
    await recordAudit(manager, {
      actorId,
      action: "IMPORTED",
      subject: { type: "PRODUCT_FEED", id: String(feed.id), name: feed.name },
      changes: Object.entries({ created, changed, unchanged, skipped: bad, ...gone }).map(([field, count]) => ({
        field,
        before: null,
        after: String(count),
      })),
    });
  }
  return { ...outcome, ...gone, state: "DONE", mayRepeat: !isPart && !facts.isDated };
}

/** Notes a good run whose file is the same as the last time: what it did not have then it does not have now. */
export async function repeatFeed(manager: EntityManager, feedId: number): Promise<FeedOutcome> {
  return { state: "DONE", isUnmodified: true, mayRepeat: true, ...(await recordMissing(manager, feedId, false)) };
}

/** Whether not one row of a file could be taken. */
const isRefused = ({ created, changed, unchanged, bad, isUnreadable }: ImportSummary): boolean =>
  !isUnreadable && bad > 0 && created + changed + unchanged === 0;

const noneTaken = (bad: number): string =>
  `Ingen av filens ${counted(bad, "rad", "rader")} gick att ta in. Se efter att kopplingen och kategorin stämmer.`;

/** What holds a run whose file did not come whole. */
export const CUT_OFF: Brake = { kind: "HALF", message: "Överföringen bröts innan filen var slut.", count: 0 };

/** Why a file would be held. */
async function brakesOf(
  manager: EntityManager,
  feed: ProductFeed,
  {
    summary,
    facts,
    found,
    isHalf,
  }: { summary: ImportSummary; facts: ImportFacts } & Pick<FeedFile, "found" | "isHalf">,
): Promise<Brake[]> {
  const brakes: Brake[] = [];
  const { created, changed, unchanged, bad } = summary;
  const isEmpty = created + changed + unchanged + bad === 0;
  // Of a file that did not come whole nothing else is told: what it lacks may have been on its way.
  if (isHalf) brakes.push(CUT_OFF);
  else if (facts.unreadable) brakes.push(brakeOf(facts.unreadable));
  else if (isEmpty) brakes.push({ kind: "EMPTY", message: "Ingen rad i filen uppfyller flödets villkor.", count: 0 });
  if (feed.preset && found !== undefined && found !== feed.preset) {
    const message = `Filen är inte ${FILE_PRESETS[feed.preset]}${found ? ` utan ${FILE_PRESETS[found]}` : ""}.`;
    brakes.push({ kind: "OTHER_FILE", message, count: 0 });
  }
  const known = changed + unchanged;
  if (facts.priceChanges > known / 3) {
    const message = `${facts.priceChanges} av ${counted(known, "produkt", "produkter")} får ett annat pris.`;
    brakes.push({ kind: "PRICES", message, count: facts.priceChanges });
  }
  if (brakes.some(({ kind }) => kind === "EMPTY" || kind === "WEB_PAGE" || kind === "HALF")) return brakes;
  const [{ base, gone }] = await manager.query(
    `WITH had AS (SELECT product_id FROM product_feed_product WHERE feed_id = $1 AND missed = 0)
     SELECT (SELECT count(*) FROM had)::int AS base,
       (SELECT count(*) FROM (SELECT product_id FROM had EXCEPT SELECT id FROM feed_seen) AS gone)::int AS gone`,
    [feed.id],
  );
  if (gone > base / 5) {
    const message = `${gone} av flödets ${counted(base, "produkt", "produkter")} finns inte i filen längre.`;
    brakes.push({ kind: "GONE", message, count: gone });
  }
  return brakes;
}

/**
 * What a feed remembers of its rows. Which products its file has is noted in a temporary table. What both are asked is told
 * by sets (EXCEPT, INTERSECT, = ANY): of a feed that is new PostgreSQL knows nothing yet, takes it for one row, and would
 * read the table of a hundred thousand once for each of them where they are joined.
 */
async function rememberedRows(
  manager: EntityManager,
  feedId: number,
): Promise<Pick<FeedSource, "readKnown" | "remember">> {
  await manager.query("CREATE TEMPORARY TABLE feed_seen (id int NOT NULL) ON COMMIT DROP");
  return {
    readKnown: (manager) => KnownRows.read(manager, feedId),
    async remember(manager, rows) {
      const ids = rows.map(({ id }) => id);
      await noteSeen(manager, ids);
      await manager.query(
        `INSERT INTO product_feed_product AS f (feed_id, product_id, row_hash, product_version)
         SELECT $1, p.id, k.hash, p.version FROM unnest($2::int[], $3::uuid[]) AS k (id, hash) JOIN product p ON p.id = k.id
         ON CONFLICT (feed_id, product_id) DO UPDATE SET row_hash = excluded.row_hash, product_version = excluded.product_version`,
        [feedId, ids, rows.map(({ hash }) => hash)],
      );
    },
  };
}

/** Notes that a file has products. */
const noteSeen = (manager: EntityManager, ids: readonly number[]): Promise<unknown> =>
  manager.query("INSERT INTO feed_seen SELECT unnest($1::int[])", [ids]);

/** Notes which products a feed has, and those that are back. */
async function recordSeen(manager: EntityManager, feedId: number): Promise<void> {
  await manager.query(
    `INSERT INTO product_feed_product (feed_id, product_id)
     SELECT $1::int, id FROM (
       SELECT id FROM feed_seen EXCEPT SELECT product_id FROM product_feed_product WHERE feed_id = $1) AS s`,
    [feedId],
  );
  const back: { id: number }[] = await manager.query(
    `SELECT product_id AS id FROM product_feed_product WHERE feed_id = $1 AND missed > 0
     INTERSECT SELECT id FROM feed_seen`,
    [feedId],
  );
  await manager.query(
    "UPDATE product_feed_product SET missed = 0, is_hidden = false WHERE feed_id = $1 AND product_id = ANY ($2)",
    [feedId, back.map(({ id }) => id)],
  );
}

/**
 * Notes which products a feed does not have, and makes those unavailable that it did not have in two good runs, unless
 * another feed has them.
 * @param isRead false where it has the same as the last time
 */
async function recordMissing(
  manager: EntityManager,
  feedId: number,
  isRead: boolean,
): Promise<{ missing: number; hidden: number }> {
  const absent: { id: number }[] = await manager.query(
    `SELECT product_id AS id FROM product_feed_product WHERE feed_id = $1 AND missed < ${MISSED}
     ${isRead ? "EXCEPT SELECT id FROM feed_seen" : "AND missed > 0"}`,
    [feedId],
  );
  const [missing]: [{ id: number; missed: number }[], number] = await manager.query(
    `UPDATE product_feed_product SET missed = missed + 1 WHERE feed_id = $1 AND product_id = ANY ($2)
     RETURNING product_id AS id, missed`,
    [feedId, absent.map(({ id }) => id)],
  );
  const gone = missing.filter(({ missed }) => missed >= MISSED).map(({ id }) => id);
  if (gone.length === 0) return { missing: missing.length, hidden: 0 };
  const [hidden]: [{ id: number }[], number] = await manager.query(
    `UPDATE product p SET is_available = false
     WHERE p.id = ANY ($1) AND p.is_available AND NOT ('isAvailable' = ANY (p.edited_fields))
       AND NOT EXISTS (SELECT 1 FROM product_offer s WHERE s.product_id = p.id) AND NOT EXISTS (
       SELECT 1 FROM product_feed_product o WHERE o.product_id = p.id AND o.feed_id <> $2 AND o.missed < ${MISSED})
     RETURNING p.id`,
    [gone, feedId],
  );
  const offers = await endOffers(manager, feedId, gone, MISSED);
  // Its row is read when it is back, though it says the same: an offer is no change of its product.
  await manager.query(
    "UPDATE product_feed_product SET is_hidden = true, row_hash = NULL WHERE feed_id = $1 AND product_id = ANY ($2)",
    [feedId, [...hidden.map(({ id }) => id), ...offers.ended]],
  );
  return { missing: missing.length, hidden: hidden.length + offers.hidden.length };
}

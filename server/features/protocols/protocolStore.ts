import type { EntityManager } from "typeorm";
import type { ProtocolState } from "../../../schema/protocols/protocolState.ts";
import { addDays, type Day, mondayOf } from "../../../schema/rules/words/days.ts";
import { isoInstant, jsonList, namedColumns } from "../../platform/database/jsonRows.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { Protocol } from "./Protocol.ts";
import { ProtocolItem } from "./ProtocolItem.ts";
import { UserActiveProtocol } from "./UserActiveProtocol.ts";
import { UserProtocolProgress } from "./UserProtocolProgress.ts";
import { UserUndoneTick } from "./UserUndoneTick.ts";

type Reading = Pick<Sql, "preparedQuery">;

/** Which rows of each table a statement reads; $1 is the user. */
interface Wanted {
  protocols: string;
  items: string;
  active: string;
  progress: string;
  undone?: string;
}

/** What only the protocols of the site have. */
const OF_SITE = ["position", "version"];

const statement = ({ protocols, items, active, progress, undone = "false" }: Wanted): string => `SELECT
  ${jsonList(`SELECT ${namedColumns(Protocol, "p", ["userId", "slug", ...OF_SITE])} FROM protocols p WHERE ${protocols}`)} AS protocols,
  ${jsonList(`SELECT ${namedColumns(ProtocolItem, "i")} FROM protocol_items i WHERE ${items}`)} AS items,
  ${jsonList(`SELECT ${namedColumns(UserActiveProtocol, "a", ["userId"])} FROM user_active_protocols a WHERE ${active}`)} AS active,
  ${jsonList(`SELECT ${namedColumns(UserProtocolProgress, "d", ["userId"])} FROM user_protocol_progress d WHERE ${progress}`)} AS progress,
  ${jsonList(`SELECT ${namedColumns(UserUndoneTick, "u", ["userId"])} FROM user_undone_ticks u WHERE ${undone}`)} AS undone`;

/** Everything but what was ticked. */
const ALL = statement({
  protocols: "p.user_id = $1",
  items: "i.protocol_id IN (SELECT id FROM protocols WHERE user_id = $1 AND deleted_at IS NULL)",
  active: "a.user_id = $1",
  progress: "false",
});

/** One step with its protocol, and what was ticked of it from $3 to $4. */
const OF_ITEM = statement({
  protocols: "p.user_id = $1 AND p.id = (SELECT protocol_id FROM protocol_items WHERE id = $2)",
  items: "i.id = $2 AND i.protocol_id IN (SELECT id FROM protocols WHERE user_id = $1)",
  active: "a.user_id = $1 AND a.protocol_id = (SELECT protocol_id FROM protocol_items WHERE id = $2)",
  progress: "d.user_id = $1 AND d.protocol_item_id = $2 AND d.completed_date BETWEEN $3 AND $4",
  undone: "u.user_id = $1 AND u.protocol_item_id = $2 AND u.undone_date BETWEEN $3 AND $4",
});

/** What is followed now, and what was ticked from $2 to $3. */
const FOLLOWED = "SELECT protocol_id FROM user_active_protocols WHERE user_id = $1 AND is_active";
const OF_DAYS = statement({
  protocols: `p.id IN (${FOLLOWED}) AND p.deleted_at IS NULL`,
  items: `i.protocol_id IN (${FOLLOWED}) AND i.removed_at IS NULL`,
  active: "a.user_id = $1 AND a.is_active",
  progress: "d.user_id = $1 AND d.completed_date BETWEEN $2 AND $3",
});

/** One public protocol of anybody's, by its key. */
const PUBLIC = statement({
  protocols: "p.id = $1 AND p.is_public AND p.deleted_at IS NULL",
  items: "i.protocol_id = (SELECT id FROM protocols WHERE id = $1 AND is_public) AND i.removed_at IS NULL",
  active: "false",
  progress: "false",
});

/** The protocols that the site shows to everybody; those that an admin has of their own come last. */
const TEMPLATES = `SELECT ${namedColumns(Protocol, "p", ["userId", "slug", ...OF_SITE])},
    coalesce(p.slug, p.id::text) AS slug,
    EXISTS (SELECT FROM author a WHERE a.name = p.expert_name AND a.is_example) AS "isExampleExpert",
    ${jsonList(`SELECT ${namedColumns(ProtocolItem, "i")} FROM protocol_items i WHERE i.protocol_id = p.id AND i.removed_at IS NULL`)} AS items
  FROM protocols p WHERE p.is_featured AND p.is_public AND p.deleted_at IS NULL 
  ORDER BY p.user_id IS NOT NULL, p.position, p.created_at, p.slug`;

async function read(sql: Reading, text: string, values: unknown[]): Promise<ProtocolState> {
  const [row] = await sql.preparedQuery<ProtocolState & Record<string, unknown>>(text, values);
  return row ? withInstants(row) : { protocols: [], items: [], active: [], progress: [] };
}

/** The rows with their instants as ISO texts. */
const withInstants = ({ protocols, items, active, progress, undone = [] }: ProtocolState): ProtocolState => ({
  protocols: protocols.map((row) => ({
    ...row,
    createdAt: isoInstant(row.createdAt),
    updatedAt: isoInstant(row.updatedAt),
    deletedAt: row.deletedAt && isoInstant(row.deletedAt),
  })),
  items: items.map((row) => ({
    ...row,
    createdAt: isoInstant(row.createdAt),
    updatedAt: isoInstant(row.updatedAt),
    removedAt: row.removedAt && isoInstant(row.removedAt),
  })),
  active,
  progress: progress.map((row) => ({ ...row, completionTime: isoInstant(row.completionTime) })),
  undone: undone.map((row) => ({ ...row, undoneAt: isoInstant(row.undoneAt) })),
});

/** Everything that somebody has of protocols but what was ticked. */
export const readAllProtocols = (sql: Reading, userId: string): Promise<ProtocolState> => read(sql, ALL, [userId]);

/** A step of somebody's with its protocol, and what was ticked of it in the week of a day. */
export const readItem = (sql: Reading, userId: string, itemId: string, day: Day): Promise<ProtocolState> =>
  read(sql, OF_ITEM, [userId, itemId, mondayOf(day), addDays(mondayOf(day), 6)]);

/** What somebody follows now, and what was ticked in the week of a day. */
export const readWeek = (sql: Reading, userId: string, day: Day): Promise<ProtocolState> =>
  read(sql, OF_DAYS, [userId, mondayOf(day), addDays(mondayOf(day), 6)]);

/** What each of many people follows now, and what was ticked from the week of one day to that of another, in one statement. */
export async function readDaysOf(
  sql: Reading,
  userIds: readonly string[],
  first: Day,
  last: Day,
): Promise<Map<string, ProtocolState>> {
  const rows = await sql.preparedQuery<ProtocolState & { userId: string } & Record<string, unknown>>(
    `SELECT who.id AS "userId", own.* FROM unnest($1::uuid[]) AS who (id)
     CROSS JOIN LATERAL (${OF_DAYS.replaceAll("$1", "who.id")}) own`,
    [userIds, mondayOf(first), addDays(mondayOf(last), 6)],
  );
  return new Map(rows.map((row) => [row.userId, withInstants(row)]));
}

/** A public protocol. */
export const readPublicProtocol = (sql: Reading, id: string): Promise<ProtocolState> => read(sql, PUBLIC, [id]);

/** A protocol of the site with its steps. */
export type StoredTemplate = ProtocolState["protocols"][number] & {
  slug: string;
  /** Whether who made it is invented, as the author of that name is. */
  isExampleExpert: boolean;
  items: ProtocolState["items"];
};

/** The protocols that the site shows to everybody. */
export const readStoredTemplates = (sql: Reading): Promise<StoredTemplate[]> =>
  sql.preparedQuery<StoredTemplate & Record<string, unknown>>(TEMPLATES, []);

/** How many of the daily steps of protocols were done, by day, as `frequencyOn` has it. */
export async function readDoneByDay(
  sql: Reading,
  userId: string,
  protocolIds: readonly string[],
  from: Day,
): Promise<{ protocolId: string; day: Day; count: number }[]> {
  return sql.preparedQuery(
    // By the steps, whose index leads to each step's days: nobody else's steps or ticks are read.
    `SELECT i.protocol_id AS "protocolId", d.completed_date::text AS day, count(*)::int AS count
     FROM protocol_items i JOIN user_protocol_progress d ON d.protocol_item_id = i.id
     WHERE i.protocol_id = ANY($2) AND d.user_id = $1 AND d.completed_date >= $3 AND 'daily' =
       CASE WHEN i.earlier = '[]' THEN i.frequency ELSE coalesce(
         (SELECT e->>'frequency' FROM jsonb_array_elements(i.earlier) WITH ORDINALITY AS x (e, place)
          WHERE d.completed_date < (e->>'until')::date ORDER BY place LIMIT 1), i.frequency) END
     GROUP BY i.protocol_id, d.completed_date`,
    [userId, protocolIds, from],
  );
}

/** A key that a client made up is somebody else's. */
export class KeyTaken extends Error {}

/**
 * Changes somebody's protocols by a rule. Changes of the same account are made one after the other; only rows that
 * differ are written.
 * @param readBefore what the rule needs to know
 * @throws KeyTaken
 */
export async function changeProtocols(
  manager: EntityManager,
  userId: string,
  readBefore: (sql: Reading) => Promise<ProtocolState>,
  change: (state: ProtocolState) => ProtocolState | Promise<ProtocolState>,
): Promise<ProtocolState> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('protocols:' || $1, 0))", [userId]);
  const before = await readBefore({ preparedQuery: (text, values) => manager.query(text, values) });
  const after = await change(before);
  await writeDifference(manager, userId, before, after);
  return after;
}

/** Rows of the second list that the first does not have as they are. */
const changed = <Row>(before: readonly Row[], after: readonly Row[]): Row[] => {
  const known = new Set(before);
  return after.filter((row) => !known.has(row));
};

async function writeDifference(manager: EntityManager, userId: string, before: ProtocolState, after: ProtocolState) {
  const owned = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, userId }));
  await write(manager, Protocol, owned(changed(before.protocols, after.protocols)), {
    isOwn: "protocols.user_id = EXCLUDED.user_id",
    fixed: ["slug", "user_id", "created_at", ...OF_SITE],
  });
  await write(manager, ProtocolItem, changed(before.items, after.items), {
    isOwn: "protocol_items.protocol_id = EXCLUDED.protocol_id",
    fixed: ["protocol_id", "created_at"],
  });
  await write(manager, UserActiveProtocol, owned(changed(before.active, after.active)), {
    isOwn: "user_active_protocols.user_id = EXCLUDED.user_id",
    fixed: ["user_id", "protocol_id"],
  });
  await write(manager, UserProtocolProgress, owned(changed(before.progress, after.progress)), {
    isOwn: "user_protocol_progress.user_id = EXCLUDED.user_id",
    fixed: ["user_id", "protocol_id", "protocol_item_id", "completed_date"],
  });
  await write(manager, UserUndoneTick, owned(changed(before.undone ?? [], after.undone ?? [])), {
    isOwn: "user_undone_ticks.user_id = EXCLUDED.user_id",
    fixed: ["user_id", "protocol_item_id", "undone_date"],
  });
  const ids = new Set(after.progress.map(({ id }) => id));
  const undone = before.progress.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  if (undone.length > 0) {
    await manager.query("DELETE FROM user_protocol_progress WHERE user_id = $1 AND id = ANY($2)", [userId, undone]);
  }
}

/** Rows of one statement: a thousand parameters are well below what PostgreSQL takes. */
const ROWS_AT_ONCE = 500;

async function write<Row extends { id: string }>(
  manager: EntityManager,
  entity: new () => object,
  rows: readonly Row[],
  { isOwn, fixed }: { isOwn: string; fixed: readonly string[] },
): Promise<void> {
  const columns = manager.connection
    .getMetadata(entity)
    .columns.map(({ databaseName }) => databaseName)
    .filter((name) => name !== "id" && !fixed.includes(name));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE);
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(some)
      .orUpdate(columns, ["id"], { overwriteCondition: { where: isOwn } })
      .returning("id")
      .updateEntity(false)
      .execute();
    if (raw.length < some.length) throw new KeyTaken();
  }
}

/**
 * Takes over what a browser held: what is known stays as it is.
 * @throws KeyTaken
 */
export async function addProtocols(
  manager: EntityManager,
  userId: string,
  state: Omit<ProtocolState, "progress">,
): Promise<void> {
  const owned = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, userId }));
  await addRows(manager, Protocol, owned(state.protocols));
  // A key that was made up may be that of somebody else's protocol, which nothing is added to.
  const own: { id: string }[] = await manager.query("SELECT id FROM protocols WHERE user_id = $1 AND id = ANY($2)", [
    userId,
    state.protocols.map(({ id }) => id),
  ]);
  const ids = new Set(own.map(({ id }) => id));
  const isOwn = ({ protocolId }: { protocolId: string }) => ids.has(protocolId);
  await addRows(manager, ProtocolItem, state.items.filter(isOwn));
  const [{ count }] = await manager.query(
    `SELECT count(*)::int AS count FROM protocol_items i JOIN protocols p ON p.id = i.protocol_id AND p.user_id = $1
     WHERE i.id = ANY($2)`,
    [userId, state.items.map(({ id }) => id)],
  );
  // The browser would forget what was left out.
  if (own.length < state.protocols.length || count < state.items.length) throw new KeyTaken();
  await addRows(manager, UserActiveProtocol, owned(state.active.filter(isOwn)));
}

async function addRows(manager: EntityManager, entity: new () => object, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .orIgnore()
      .updateEntity(false)
      .execute();
  }
}

/** Takes over what was ticked of somebody's own steps; what is known for the step and day stays, taken back or not. */
export async function addTicks(
  manager: EntityManager,
  userId: string,
  ticks: readonly { key: string; itemKey: string; day: Day; at: string }[],
): Promise<void> {
  await manager.query(
    `INSERT INTO user_protocol_progress (id, user_id, protocol_id, protocol_item_id, completed_date, completion_time)
     SELECT g.id, $1, i.protocol_id, i.id, g.day, g.at
     FROM unnest($2::uuid[], $3::uuid[], $4::date[], $5::timestamptz[]) AS g (id, item, day, at)
     JOIN protocol_items i ON i.id = g.item JOIN protocols p ON p.id = i.protocol_id AND p.user_id = $1
     WHERE NOT EXISTS (SELECT FROM user_undone_ticks u WHERE u.protocol_item_id = i.id AND u.user_id = $1
       AND u.undone_date = g.day AND u.undone_at >= g.at)
     ON CONFLICT DO NOTHING`,
    [
      userId,
      ticks.map(({ key }) => key),
      ticks.map(({ itemKey }) => itemKey),
      ticks.map(({ day }) => day),
      ticks.map(({ at }) => at),
    ],
  );
}

import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from "typeorm";
import { lockImage } from "../media/lockImage.ts";

/** Rows as the database has them, table by table; what refers to others comes after them. */
export type Rows = readonly { table: string; rows: readonly Row[] }[];
type Row = Readonly<Record<string, unknown>>;

/** A table whose rows go with those of another, and by which columns they belong together. */
export interface Part {
  table: string;
  column: string;
  referenced: string;
}

/** Parts by foreign keys, but for what belongs to accounts: nobody's data outlives their wish. */
const PARTS = `SELECT c.conrelid::regclass::text AS table, a.attname AS column, f.attname AS referenced
  FROM pg_constraint c
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = c.confkey[1]
  WHERE c.contype = 'f' AND c.confdeltype = 'c' AND c.confrelid = $1::regclass AND NOT EXISTS (
    SELECT 1 FROM pg_constraint u WHERE u.contype = 'f' AND u.conrelid = c.conrelid AND u.confrelid = 'users'::regclass)`;

/**
 * A row, and the rows that are deleted with it.
 * @param others parts that no foreign key tells of
 */
export async function readRows<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  where: FindOptionsWhere<Entity>,
  others: readonly Part[] = [],
): Promise<Rows> {
  const metadata = manager.connection.getMetadata(entity);
  const [[property, value] = ["id", undefined]] = Object.entries(where);
  const column = metadata.findColumnWithPropertyName(property)?.databaseName ?? property;
  const rowsOf = async (table: string, by: string, is: unknown) => {
    const found: { row: Row }[] = await manager.query(
      `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE "${by}" = $1`,
      [is],
    );
    return { table, rows: found.map(({ row }) => row) };
  };
  const own = await rowsOf(metadata.tableName, column, value);
  const parts: Part[] = [...(await manager.query(PARTS, [metadata.tableName])), ...others];
  const rows = [own];
  for (const part of parts) rows.push(await rowsOf(part.table, part.column, own.rows[0]?.[part.referenced]));
  return rows;
}

/**
 * Puts rows back where they were; what triggers write for a new one gives way.
 * @throws QueryFailedError where another row has taken a place, or what they refer to is gone
 */
export async function writeRows(manager: EntityManager, rows: Rows, others: readonly Part[] = []): Promise<void> {
  const [own] = rows;
  for (const { table, rows: all } of rows) {
    const part = others.find((other) => other.table === table);
    if (part)
      await manager.query(`DELETE FROM "${table}" WHERE "${part.column}" = $1`, [own?.rows[0]?.[part.referenced]]);
    if (all.length === 0) continue;
    const columns: { name: string }[] = await manager.query(
      `SELECT attname AS name FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [table],
    );
    // A column that was added since has its default.
    const known = columns.filter(({ name }) => name in (all[0] ?? {}));
    const list = known.map(({ name }) => `"${name}"`).join(", ");
    await manager.query(
      `INSERT INTO "${table}" (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(await Promise.all(all.map((row) => withoutLostImages(manager, row))))],
    );
  }
}

/** A row that shows no picture which the library no longer has. */
async function withoutLostImages(manager: EntityManager, row: Row): Promise<Row> {
  const shown: Record<string, unknown> = { ...row };
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === "string" && /^\/media\/\S+$/.test(value) && !(await lockImage(manager, value)))
      shown[column] = null;
  }
  return shown;
}

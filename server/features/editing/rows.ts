import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from "typeorm";
import { lockImage } from "../media/lockImage.ts";

/** Rows as the database has them, by table; what refers to others comes after them. */
export type Rows = Readonly<Record<string, Readonly<Record<string, unknown>>[]>>;

/** Tables whose rows go with those of another, but for what belongs to accounts: nobody's data outlives their wish. */
const PARTS = `SELECT c.conrelid::regclass::text AS table, a.attname AS column, f.attname AS referenced
  FROM pg_constraint c
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  JOIN pg_attribute f ON f.attrelid = c.confrelid AND f.attnum = c.confkey[1]
  WHERE c.contype = 'f' AND c.confdeltype = 'c' AND c.confrelid = $1::regclass AND NOT EXISTS (
    SELECT 1 FROM pg_constraint u WHERE u.contype = 'f' AND u.conrelid = c.conrelid AND u.confrelid = 'users'::regclass)`;

/** A row, and the rows that are deleted with it. */
export async function readRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Rows> {
  const { tableName, findColumnWithPropertyName } = manager.connection.getMetadata(entity);
  const metadata = manager.connection.getMetadata(entity);
  const [[property, value] = ["id", undefined]] = Object.entries(where);
  const column = findColumnWithPropertyName.call(metadata, property)?.databaseName ?? property;
  const rowsOf = async (table: string, by: string, is: unknown): Promise<Rows[string]> =>
    (await manager.query(`SELECT to_jsonb(t) AS row FROM "${table}" t WHERE "${by}" = $1`, [is])).map(
      ({ row }: { row: Rows[string][number] }) => row,
    );
  const own = await rowsOf(tableName, column, value);
  const parts: { table: string; column: string; referenced: string }[] = await manager.query(PARTS, [tableName]);
  const rows: Record<string, Rows[string]> = { [tableName]: own };
  for (const part of parts) rows[part.table] = await rowsOf(part.table, part.column, own[0]?.[part.referenced]);
  return rows;
}

/**
 * Puts rows back where they were.
 * @throws QueryFailedError where another row has taken a place, or what they refer to is gone
 */
export async function writeRows(manager: EntityManager, rows: Rows): Promise<void> {
  for (const [table, all] of Object.entries(rows)) {
    if (all.length === 0) continue;
    const columns: { name: string }[] = await manager.query(
      `SELECT quote_ident(attname) AS name FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [table],
    );
    const known = columns.filter(({ name }) => name.replaceAll('"', "") in (all[0] ?? {}));
    const list = known.map(({ name }) => name).join(", ");
    await manager.query(
      `INSERT INTO "${table}" (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(await Promise.all(all.map((row) => withoutLostImages(manager, row))))],
    );
  }
}

/** A row that shows no picture which the library no longer has. */
async function withoutLostImages(manager: EntityManager, row: Rows[string][number]): Promise<Rows[string][number]> {
  const shown: Record<string, unknown> = { ...row };
  for (const [column, value] of Object.entries(row)) {
    if (typeof value === "string" && /^\/media\/\S+$/.test(value) && !(await lockImage(manager, value)))
      shown[column] = null;
  }
  return shown;
}

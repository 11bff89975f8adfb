import type { DataSource } from "typeorm";

/** Tables with a row in which a text stands, in any column; the job runner's are searched too. */
export async function tablesThatHold(db: DataSource, text: string): Promise<string[]> {
  const tables: { name: string }[] = await db.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query(`SELECT 1 FROM ${name} AS row WHERE strpos(row::text, $1) > 0 LIMIT 1`, [text]);
    if (rows.length > 0) found.push(name.replace("public.", ""));
  }
  return found;
}

/** Columns that say whose a row is, where no foreign key does; an address says it too. */
const OWNER_COLUMNS = "^(user|owner|account|author|member|person)(_id)?$|^created_by$|^email$";

/** Tables that hold something about users: by such a column, or because they hang on one that does. */
export async function personalTables(db: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await db.query(
    `WITH RECURSIVE owned (id) AS (
       SELECT 'users'::regclass::oid
       UNION
       SELECT a.attrelid FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0
         AND NOT a.attisdropped AND a.attname ~ '${OWNER_COLUMNS}'
       UNION
       SELECT f.conrelid FROM pg_constraint f JOIN owned o ON f.confrelid = o.id WHERE f.contype = 'f'
     )
     SELECT c.relname AS name FROM owned o JOIN pg_class c ON c.oid = o.id ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

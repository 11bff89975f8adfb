import type { Queryable } from "../../platform/database/sql.ts";

/** Days for which a backup is remembered. */
const KEPT_DAYS = 400;

/**
 * Remembers that a backup was taken, so that somebody hears when the next one does not come.
 * @param how whether it was restored to try it, and whether another program took it
 * @returns false where the database is older than this version and has no place for it
 */
export async function recordBackup(db: Queryable, how: { isTried: boolean; isElsewhere: boolean }): Promise<boolean> {
  if (!(await hasTable(db))) return false;
  await db.query("INSERT INTO backup_run (is_tried, is_elsewhere) VALUES ($1, $2)", [how.isTried, how.isElsewhere]);
  await db.query(`DELETE FROM backup_run WHERE taken_at < now() - interval '${KEPT_DAYS} days'`);
  return true;
}

/** How long ago the last backup was taken, and the last one that was tried; undefined when none is known. */
export async function readLastBackup(db: Queryable): Promise<{ hours: number; triedDays: number | null } | undefined> {
  if (!(await hasTable(db))) return undefined;
  const [found] = rowsOf(
    await db.query(
      `SELECT (extract(epoch FROM now() - max(taken_at)) / 3600)::float8 AS hours,
         (extract(epoch FROM now() - max(taken_at) FILTER (WHERE is_tried)) / 86400)::float8 AS "triedDays"
       FROM backup_run`,
    ),
  );
  return found.hours === null ? undefined : found;
}

async function hasTable(db: Queryable): Promise<boolean> {
  const [found] = rowsOf(await db.query("SELECT to_regclass('public.backup_run') IS NOT NULL AS is"));
  return found.is;
}

// biome-ignore lint/suspicious/noExplicitAny: rows are as the statement makes them
const rowsOf = (answer: any): any[] => answer.rows ?? answer;

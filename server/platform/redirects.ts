import type { Sql } from "./database/sql.ts";
import { HeldForPages } from "./heldForPages.ts";

/** Admins' redirects by key. */
export type HeldRedirects = HeldForPages<ReadonlyMap<string, string>>;

/** Admins' redirects, held in the process until one changes. */
export const holdRedirects = (): HeldRedirects => new HeldForPages(["redirects"], new Map(), readRedirects);

async function readRedirects(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows: { from: string; to: string }[] = await sql.preparedQuery(
    `SELECT from_path AS "from", to_address AS "to" FROM site_redirect`,
    [],
  );
  return new Map(rows.map(({ from, to }) => [from, to]));
}

import { createHash } from "node:crypto";
import type { Pool, QueryResultRow } from "pg";
import type { DataSource } from "typeorm";
import { isDatabaseUnavailable } from "../errors.ts";

/** Reads plain rows, past the entity layer: what lists are made of. */
export interface Sql {
  /**
   * Runs a statement whose plan does not depend on its values; it is prepared once a connection.
   * @param text SQL with $1, $2 …; the number of distinct texts must be small
   */
  preparedQuery<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
  /** Runs a statement that PostgreSQL plans for these values each time (text search). */
  query<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
}

/** The connections of a connected data source. */
export const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as unknown as { master: Pool }).master;

/**
 * The statements of one request: once the database has timed out, every later statement fails at once, so that
 * a request waits for it only once.
 */
export function failingFast(sql: Sql): Sql {
  let failure: unknown;
  const guarded =
    (run: Sql["preparedQuery"]): Sql["preparedQuery"] =>
    async (text, values) => {
      if (failure) throw failure;
      try {
        return await run(text, values);
      } catch (error) {
        if (isDatabaseUnavailable(error)) failure = error;
        throw error;
      }
    };
  return { preparedQuery: guarded(sql.preparedQuery), query: guarded(sql.query) };
}

/** @param dataSource a connected data source; its pool is shared */
export function createSql(dataSource: DataSource): Sql {
  const pool = poolOf(dataSource);
  const names = new Map<string, string>();
  return {
    async preparedQuery(text, values) {
      let name = names.get(text);
      if (!name) {
        name = createHash("sha1").update(text).digest("base64url");
        names.set(text, name);
      }
      return (await pool.query({ name, text, values })).rows;
    },
    async query(text, values) {
      return (await pool.query(text, values)).rows;
    },
  };
}

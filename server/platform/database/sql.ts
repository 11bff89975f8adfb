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
  prepared<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
  /** Runs a statement that PostgreSQL plans anew for these values (text search). */
  planned<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
}

/** The connections of a connected data source. */
export const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as unknown as { master: Pool }).master;

/**
 * The statements of one request: once the database was waited for in vain, every later one fails at once,
 * so that nobody waits for it longer than once.
 */
export function givingUp(sql: Sql): Sql {
  let failure: unknown;
  const guarded =
    (run: Sql["prepared"]): Sql["prepared"] =>
    async (text, values) => {
      if (failure) throw failure;
      try {
        return await run(text, values);
      } catch (error) {
        if (isDatabaseUnavailable(error)) failure = error;
        throw error;
      }
    };
  return { prepared: guarded(sql.prepared), planned: guarded(sql.planned) };
}

/** @param dataSource a connected data source; its pool is shared */
export function createSql(dataSource: DataSource): Sql {
  const pool = poolOf(dataSource);
  const names = new Map<string, string>();
  return {
    async prepared(text, values) {
      let name = names.get(text);
      if (!name) {
        name = createHash("sha1").update(text).digest("base64url");
        names.set(text, name);
      }
      return (await pool.query({ name, text, values })).rows;
    },
    async planned(text, values) {
      return (await pool.query(text, values)).rows;
    },
  };
}

import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import pg, { type Pool, type QueryResultRow } from "pg";
import type { DataSource } from "typeorm";
import { isDatabaseUnavailable, serviceUnavailable } from "../errors.ts";
import { isPooled } from "./pooler.ts";

/** Whatever runs SQL: a data source, a transaction's manager, or a connection of its own. */
export interface Queryable {
  // biome-ignore lint/suspicious/noExplicitAny: rows are as the statement makes them
  query(text: string, values?: unknown[]): Promise<any>;
}

/** Reads plain rows, past the entity layer: what lists are made of. */
export interface Sql {
  /**
   * Runs a statement whose plan does not depend on its values; it is prepared once a connection.
   * @param text SQL with $1, $2 …; the number of distinct texts must be small
   */
  preparedQuery<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
  /** Runs a statement that PostgreSQL plans for these values each time (text search). */
  query<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
  /**
   * Runs a statement that may take long, as a search, whose plan does not depend on its values: on a few connections
   * of its own, so that lists and pages keep theirs, and within a time limit of the database.
   * @throws SERVICE_UNAVAILABLE when too many wait already
   */
  boundedQuery<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>;
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
  return {
    preparedQuery: guarded(sql.preparedQuery),
    query: guarded(sql.query),
    boundedQuery: guarded(sql.boundedQuery),
  };
}

/**
 * What may take long has so many connections of a process, takes so long, and so many may wait for them; each
 * connection prepares so many statements at most, since searches have many filters and fields that combine. Two searches
 * at once leave a small machine's database its time for lists; a larger one's takes more.
 */
const BOUNDED = {
  connections: Math.min(4, Math.max(2, Math.floor(availableParallelism() / 2))),
  statementMs: 3_000,
  connectionMs: 2_000,
  waiting: 100,
  prepared: 200,
};

/**
 * @param pool connections that others may use as well
 * @returns statements, and what closes the connections that they have for themselves
 */
export function createSql(pool: Pool): Sql & { close(): Promise<void> } {
  const bounded = new pg.Pool({
    ...pool.options,
    max: BOUNDED.connections,
    statement_timeout: BOUNDED.statementMs,
    connectionTimeoutMillis: BOUNDED.connectionMs,
    // Their statements are planned once: to plan one for its values takes longer than most searches themselves, and
    // PostgreSQL would do so whenever it expects the slightest gain.
    options: "-c plan_cache_mode=force_generic_plan",
  });
  // A connection that is lost while nobody uses it is replaced by the next one.
  bounded.on("error", () => undefined);
  const [nameOf, boundedNameOf] = [naming(Number.POSITIVE_INFINITY), naming(BOUNDED.prepared)];
  return {
    async preparedQuery(text, values) {
      return (await pool.query({ name: nameOf(text), text, values })).rows;
    },
    async query(text, values) {
      return (await pool.query(text, values)).rows;
    },
    async boundedQuery(text, values) {
      if (bounded.waitingCount >= BOUNDED.waiting) throw serviceUnavailable();
      return isPooled(pool)
        ? queryWithin(bounded, text, values)
        : (await bounded.query({ name: boundedNameOf(text), text, values })).rows;
    },
    close: () => bounded.end(),
  };
}

/** Gives each statement a name to prepare it by, and none to those after the first so many. */
function naming(most: number): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= most) return known;
    const name = createHash("sha1").update(text).digest("base64url");
    names.set(text, name);
    return name;
  };
}

/** Sets the time limit for this one statement, where a connection cannot have one from its beginning. */
async function queryWithin<Row extends QueryResultRow>(pool: Pool, text: string, values: unknown[]): Promise<Row[]> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${BOUNDED.statementMs}`);
    const { rows } = await client.query<Row>(text, values);
    await client.query("COMMIT");
    return rows;
  } catch (error) {
    await client.query("ROLLBACK").catch((lost: Error) => {
      failure = lost;
    });
    throw error;
  } finally {
    client.release(failure);
  }
}

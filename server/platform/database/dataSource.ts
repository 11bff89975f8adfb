import "reflect-metadata";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { DataSource, type DataSourceOptions, MigrationExecutor } from "typeorm";
import { type DatabaseTimeouts, StartError } from "../../config.ts";
import { migrateJobs, pendingJobMigrations } from "../jobs/jobs.ts";
import { PooledClient } from "./pooler.ts";
import { RequestClient } from "./requestClient.ts";

// Dates stay the text PostgreSQL sends ('2026-09-14'): a calendar date has no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** Maximum connections per process; several processes share one server. */
const POOL_SIZE = 12;

/** Options of connections that answer requests. */
export interface RequestConnections {
  timeouts: DatabaseTimeouts;
  /** Whether a pooler lends them for one transaction at a time. */
  isPooled: boolean;
}

/** Connections of a process: those that answer requests, and all others. */
export const poolOptions = (requests?: RequestConnections) => ({
  max: POOL_SIZE,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  allowExitOnIdle: true,
  ...(requests && { ...settingsOf(requests.timeouts), Client: requests.isPooled ? PooledClient : RequestClient }),
});

/**
 * A data source with these tables and migrations, not yet connected.
 * @param url a postgres:// address, PostgreSQL 15 or later
 * @param options.requests for what answers requests; work that may take its time, as migrations, goes without
 */
export function openDataSource(
  url: string,
  options: Pick<DataSourceOptions, "entities" | "migrations"> & { requests: RequestConnections | undefined },
): DataSource {
  const { entities, migrations, requests } = options;
  return new DataSource({
    type: "postgres",
    url,
    entities,
    migrations,
    migrationsTableName: "migration",
    migrationsTransactionMode: "each",
    uuidExtension: "pgcrypto",
    installExtensions: false,
    synchronize: false,
    logging: false,
    extra: poolOptions(requests),
    poolErrorHandler: () => undefined,
  });
}

/** The database cancels what takes longer; one that is frozen does not, and is given up so much later. */
const FROZEN_MS = 5_000;

/** Settings of each new connection, and timeouts in milliseconds. */
const settingsOf = ({ statement, lock, idleTransaction }: DatabaseTimeouts) => ({
  statement_timeout: statement * 1_000,
  lock_timeout: lock * 1_000,
  idle_in_transaction_session_timeout: idleTransaction * 1_000,
  query_timeout: statement * 1_000 + FROZEN_MS,
});

/** Errors of a database that is starting up; a wrong password does not mend itself. */
const NOT_READY_CODES = /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P03|53300)$/;

const POLL_MS = 500;

/**
 * Looks whether a database can be used at all, before anything is built on it; one that is not up yet is
 * waited for.
 * @param options.seconds for how long
 * @param options.signal ends the wait
 * @throws StartError when it cannot be reached, is too old or lacks Swedish collation
 */
export async function waitForDatabase(
  url: string,
  { seconds, signal, log }: { seconds: number; signal: AbortSignal | undefined; log: Logger },
): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  for (let isFirst = true; ; isFirst = false) {
    const { host, port, failure } = await checkDatabase(url);
    if (!failure) return;
    signal?.throwIfAborted();
    const isNotReady = NOT_READY_CODES.test(codeOf(failure)) || /timeout expired/.test(reasonOf(failure));
    if (!isNotReady || performance.now() > end) {
      throw new StartError(`The database at ${host}:${port} cannot be used: ${reasonOf(failure)}`);
    }
    if (isFirst) log.warn(`waiting up to ${seconds} seconds for the database at ${host}:${port}`);
    await sleep(POLL_MS);
  }
}

async function checkDatabase(url: string): Promise<{ host: string; port: number; failure?: unknown }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  const { host, port } = client;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; hasSwedish: boolean }>(
      `SELECT current_setting('server_version_num') AS version,
              EXISTS (SELECT 1 FROM pg_collation WHERE collname = 'sv-SE-x-icu') AS "hasSwedish"`,
    );
    const [server] = rows;
    if (Number(server?.version) < 150_000) throw new StartError("The database server is older than PostgreSQL 15");
    if (!server?.hasSwedish)
      throw new StartError("The database has no ICU collation sv-SE-x-icu; use a PostgreSQL built with ICU");
    return { host, port };
  } catch (failure) {
    if (failure instanceof StartError) throw failure;
    return { host, port, failure };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Several addresses of one host fail together. */
const firstOf = (error: unknown): unknown => (error instanceof AggregateError ? error.errors[0] : error);

const codeOf = (error: unknown): string => String((firstOf(error) as { code?: unknown } | undefined)?.code ?? "");

/** A connection failure in a few words. */
function reasonOf(error: unknown): string {
  const failure = firstOf(error);
  return (failure as Error)?.message || String(failure);
}

/**
 * Runs missing migrations, the job runner's too; processes that start at once take turns.
 * @param dataSource whose connections go to PostgreSQL itself, since a pooler would lose the lock
 * @returns names of those that were run
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock(hashtext('livsresan migrations'))");
    const jobs = await pendingJobMigrations(dataSource);
    const own = await dataSource.runMigrations();
    await migrateJobs(String((dataSource.options as { url?: string }).url));
    return [...own.map(({ name }) => name), ...jobs];
  } finally {
    await lock.query("SELECT pg_advisory_unlock(hashtext('livsresan migrations'))").catch(() => undefined);
    await lock.release();
  }
}

/**
 * Waits until somebody else has run every migration that this version has.
 * @param options.seconds for how long
 * @param options.signal ends the wait
 * @throws StartError when some are still missing then
 */
export async function waitForMigrations(
  dataSource: DataSource,
  { seconds, signal, log }: { seconds: number; signal: AbortSignal | undefined; log: Logger },
): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  for (let isFirst = true; ; isFirst = false) {
    const missing = await missingMigrations(dataSource);
    if (missing.length === 0) return;
    signal?.throwIfAborted();
    const said = `The database lacks ${missing.length} migrations, from ${missing[0]} on`;
    if (performance.now() > end) throw new StartError(`${said}; run npm run migrate`);
    if (isFirst) log.warn(`${said}; waiting up to ${seconds} seconds for npm run migrate`);
    await sleep(POLL_MS);
  }
}

/** Names of the migrations that this version has and the database does not, the job runner's too. */
export async function missingMigrations(dataSource: DataSource): Promise<string[]> {
  const own = await new MigrationExecutor(dataSource).getPendingMigrations();
  return [...own.map(({ name }) => name), ...(await pendingJobMigrations(dataSource))];
}

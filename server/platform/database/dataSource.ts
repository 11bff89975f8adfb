import "reflect-metadata";
import pg from "pg";
import { DataSource } from "typeorm";
import { StartError } from "../../config.ts";
import { entities } from "../../entities.ts";
import { migrateJobs } from "../jobs/jobs.ts";

// Dates stay the text PostgreSQL sends ('2026-09-14'): a calendar date has no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

const migrationModules = import.meta.glob<Record<string, new () => never>>("../../../migrations/*.ts", { eager: true });

/** Connections a process keeps at most; several processes share one server's 150. */
const POOL_SIZE = 12;

/**
 * The product's data source, not yet connected.
 * @param url a postgres:// address, PostgreSQL 15 or later
 */
export function createDataSource(url: string): DataSource {
  return new DataSource({
    type: "postgres",
    url,
    entities,
    migrations: Object.values(migrationModules).flatMap((module) => Object.values(module)),
    migrationsTableName: "migration",
    migrationsTransactionMode: "each",
    uuidExtension: "pgcrypto",
    installExtensions: false,
    synchronize: false,
    logging: false,
    extra: { max: POOL_SIZE, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, allowExitOnIdle: true },
    poolErrorHandler: () => undefined,
  });
}

/**
 * Looks whether a database can be used at all, before anything is built on it.
 * @throws StartError when it cannot be reached, is too old or lacks Swedish collation
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; hasSwedish: boolean }>(
      `SELECT current_setting('server_version_num') AS version,
              EXISTS (SELECT 1 FROM pg_collation WHERE collname = 'sv-SE-x-icu') AS "hasSwedish"`,
    );
    const [server] = rows;
    if (Number(server?.version) < 150_000) throw new StartError("The database is older than PostgreSQL 15");
    if (!server?.hasSwedish)
      throw new StartError("The database has no ICU collation sv-SE-x-icu; use a PostgreSQL built with ICU");
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { host, port } = client;
    throw new StartError(`The database at ${host}:${port} cannot be used: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A connection failure in a few words; several addresses of one host fail together. */
function reasonOf(error: unknown): string {
  const failure = error instanceof AggregateError ? error.errors[0] : error;
  return (failure as Error)?.message || String(failure);
}

/** Runs missing migrations, the job runner's too; processes that start at once take turns. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock(hashtext('livsresan migrations'))");
    await dataSource.runMigrations();
    await migrateJobs(String((dataSource.options as { url?: string }).url));
  } finally {
    await lock.query("SELECT pg_advisory_unlock(hashtext('livsresan migrations'))").catch(() => undefined);
    await lock.release();
  }
}

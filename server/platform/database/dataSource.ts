import "reflect-metadata";
import pg from "pg";
import { DataSource } from "typeorm";
import { entities } from "../../entities.ts";

// Dates stay the text PostgreSQL sends ('2026-09-14'): a calendar date has no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

const migrationModules = import.meta.glob<Record<string, new () => never>>("../../../migrations/*.ts", { eager: true });

/** Connections a process keeps at most; several processes share one server's 60. */
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
    synchronize: false,
    logging: false,
    extra: { max: POOL_SIZE, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, allowExitOnIdle: true },
    poolErrorHandler: () => undefined,
  });
}

/** Runs missing migrations; processes that start at once take turns. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock(hashtext('livsresan migrations'))");
    await dataSource.runMigrations();
  } finally {
    await lock.query("SELECT pg_advisory_unlock(hashtext('livsresan migrations'))").catch(() => undefined);
    await lock.release();
  }
}

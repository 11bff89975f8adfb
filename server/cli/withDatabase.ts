import type { DataSource } from "typeorm";
import { readConfig } from "../config.ts";
import { createDataSource } from "../dataSource.ts";
import { startEmbeddedPostgres } from "../embedded/postgres.ts";
import { migrate } from "../platform/database/dataSource.ts";

/**
 * Runs work on the product's database, migrated, which is started when no server runs on it.
 * @param work gets it, and the names of the migrations that were run just now
 */
export async function withDatabase<Result>(
  work: (db: DataSource, migrated: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const postgres = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir);
  const db = createDataSource(config.databaseDirectUrl ?? postgres?.url ?? "");
  try {
    await db.initialize();
    return await work(db, await migrate(db));
  } finally {
    if (db.isInitialized) await db.destroy();
    await postgres?.stop();
  }
}

import type { DataSource } from "typeorm";
import { type Config, readConfig } from "../config.ts";
import { createDataSource } from "../dataSource.ts";
import { startEmbeddedPostgres } from "../embedded/postgres.ts";
import { migrate } from "../platform/database/dataSource.ts";

/**
 * Runs work where the product's database is, which is started when no server runs on it.
 * @param work gets an address of the database itself, also where requests go through a pooler
 * @param env the settings
 */
export async function withDatabaseUrl<Result>(
  work: (url: string, config: Config) => Promise<Result>,
  env = process.env,
): Promise<Result> {
  const config = readConfig(env);
  const postgres = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir);
  try {
    return await work(config.databaseDirectUrl ?? postgres?.url ?? "", config);
  } finally {
    await postgres?.stop();
  }
}

/**
 * Runs work on the product's database, once it has passed every migration.
 * @param work gets it, and the names of the migrations that were run just now
 */
export function withDatabase<Result>(
  work: (db: DataSource, migrated: readonly string[]) => Promise<Result>,
): Promise<Result> {
  return withDatabaseUrl(async (url) => {
    const db = createDataSource(url);
    try {
      await db.initialize();
      return await work(db, await migrate(db));
    } finally {
      if (db.isInitialized) await db.destroy();
    }
  });
}

import type { DataSource } from "typeorm";
import { type Config, readConfig } from "../config.ts";
import { createDataSource } from "../dataSource.ts";
import { startEmbeddedPostgres } from "../embedded/postgres.ts";
import { migrate } from "../platform/database/dataSource.ts";

/** Runs work where the product's database is, which is started when no server runs on it. */
export async function withDatabaseUrl<Result>(work: (url: string, config: Config) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const postgres = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir);
  try {
    return await work(config.databaseUrl ?? postgres?.url ?? "", config);
  } finally {
    await postgres?.stop();
  }
}

/** Runs work on the product's database, once it has passed every migration. */
export function withDatabase<Result>(work: (db: DataSource) => Promise<Result>): Promise<Result> {
  return withDatabaseUrl(async (url) => {
    const db = createDataSource(url);
    try {
      await db.initialize();
      await migrate(db);
      return await work(db);
    } finally {
      if (db.isInitialized) await db.destroy();
    }
  });
}

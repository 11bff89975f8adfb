import type { DataSource } from "typeorm";
import { readConfig } from "../config.ts";
import { createDataSource } from "../dataSource.ts";
import { startEmbeddedPostgres } from "../embedded/postgres.ts";
import { migrate } from "../platform/database/dataSource.ts";

/** Runs work on the product's database, which is started when no server runs on it. */
export async function withDatabase<Result>(work: (db: DataSource) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const postgres = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir);
  const db = createDataSource(config.databaseUrl ?? postgres?.url ?? "");
  try {
    await db.initialize();
    await migrate(db);
    return await work(db);
  } finally {
    if (db.isInitialized) await db.destroy();
    await postgres?.stop();
  }
}

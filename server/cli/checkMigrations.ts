import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataSource } from "../dataSource.ts";
import { startEmbeddedPostgres } from "../embedded/postgres.ts";
import { migrate } from "../platform/database/dataSource.ts";

/** Fails when the entities need a change of the database that no migration makes. */
export default async function checkMigrations(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "livsresan-check-"));
  // As root, PostgreSQL's own user passes through it.
  await chmod(directory, 0o711);
  const postgres = await startEmbeddedPostgres(directory);
  const db = createDataSource(postgres.url);
  try {
    await db.initialize();
    await migrate(db);
    const { upQueries } = await db.driver.createSchemaBuilder().log();
    for (const { query } of upQueries) console.error(`Missing migration: ${query}`);
    if (upQueries.length > 0) process.exitCode = 1;
  } finally {
    if (db.isInitialized) await db.destroy();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

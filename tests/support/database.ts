import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { inject } from "vitest";
import { createDataSource } from "../../server/dataSource.ts";
import { addressOf, execute } from "./databaseConnection.ts";
import { onTestTeardown } from "./onTestTeardown.ts";

/** A database of a test file's own, with the demo catalogue. */
export interface TestDatabase {
  url: string;
  /** For arranging and for looking at what was written; not the server's own connections. */
  db: DataSource;
}

/** Makes a database from the template; it is dropped when the file's tests are done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const maintenanceUrl = inject("maintenanceUrl");
  const name = `livsresan_test_${randomBytes(6).toString("hex")}`;
  await execute(maintenanceUrl, `CREATE DATABASE "${name}" TEMPLATE "${inject("templateName")}"`);
  const url = addressOf(maintenanceUrl, name);
  const db = createDataSource(url);
  await db.initialize();
  onTestTeardown(async () => {
    await db.destroy();
    await execute(maintenanceUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
  return { url, db };
}

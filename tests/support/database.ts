import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { inject } from "vitest";
import { createDataSource } from "../../server/dataSource.ts";
import { addressOf, execute } from "./databaseConnection.ts";
import { onTestTeardown, type Teardown } from "./onTestTeardown.ts";

/** A database of a test file's own, with the demo catalogue. */
export interface TestDatabase {
  url: string;
  /** For arranging and for looking at what was written; not the server's own connections. */
  db: DataSource;
}

/** Makes a database with nothing in it, as a new operator has it. */
export const createEmptyDatabase = (teardown: Teardown = onTestTeardown): Promise<TestDatabase> =>
  createDatabase("template0", teardown);

/**
 * Makes a database from the template.
 * @param teardown called with what drops it
 */
export const createTestDatabase = (teardown: Teardown = onTestTeardown): Promise<TestDatabase> =>
  createDatabase(inject("templateName"), teardown);

async function createDatabase(template: string, teardown: Teardown): Promise<TestDatabase> {
  const maintenanceUrl = inject("maintenanceUrl");
  const name = `livsresan_test_${randomBytes(6).toString("hex")}`;
  await execute(maintenanceUrl, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  const url = addressOf(maintenanceUrl, name);
  const db = createDataSource(url);
  await db.initialize();
  teardown(async () => {
    await db.destroy();
    await execute(maintenanceUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
  return { url, db };
}

import { randomBytes } from "node:crypto";
import pg from "pg";
import type { DataSource } from "typeorm";
import { afterAll, inject } from "vitest";
import { createDataSource } from "../../server/platform/database/dataSource.ts";

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
  const address = new URL(maintenanceUrl);
  address.pathname = `/${name}`;
  const db = createDataSource(address.href);
  await db.initialize();
  afterAll(async () => {
    await db.destroy();
    await execute(maintenanceUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
  return { url: address.href, db };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

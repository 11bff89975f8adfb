import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { addressOf, execute } from "./databaseConnection.ts";
import { onTestTeardown } from "./onTestTeardown.ts";

/** A database with nothing in it and nobody connected, which is dropped when the test or the file is done. */
export const createEmptyDatabase = (): Promise<string> => create("");

/** The same with the demo catalogue. */
export const aFilledDatabase = (): Promise<string> => create(`TEMPLATE "${inject("templateName")}"`);

async function create(options: string): Promise<string> {
  const maintenanceUrl = inject("maintenanceUrl");
  const name = `livsresan_own_${randomBytes(6).toString("hex")}`;
  await execute(maintenanceUrl, `CREATE DATABASE "${name}" ${options}`);
  onTestTeardown(() => execute(maintenanceUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
  return addressOf(maintenanceUrl, name);
}

/** Asks a database on a connection of its own, which is closed again: restoring wants nobody else there. */
export async function ask<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

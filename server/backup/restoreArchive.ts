import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { StartError } from "../config.ts";
import { createDataSource, migrationNames } from "../dataSource.ts";
import type { ImageStorage } from "../features/media/imageStorage.ts";
import { migrate } from "../platform/database/dataSource.ts";
import { type ArchivedTable, type Manifest, pictureFile } from "./archive.ts";
import { takeSchemaSnapshot } from "./schemaSnapshot.ts";
import {
  emptyTables,
  nameOf,
  readRows,
  readTables,
  SCHEMAS,
  setTriggers,
  setUpSession,
  type Table,
  writeRows,
  writeSequences,
} from "./tableRows.ts";

/** An archive that has been looked at. */
export interface VerifiedArchive {
  folder: string;
  manifest: Manifest;
}

/**
 * Writes an archive into a database: its schema as it was, its rows, what has been added to the schema since. What was
 * written is read again and compared before it counts. When anything fails, the database is as it was.
 * @param url the database; no site may be using it
 * @param options.storage where pictures are written to, before the rows that show them
 * @param options.replaces whether what is in the database may go
 * @throws StartError when the database is in use or not empty, or the archive does not fit
 */
export async function restoreArchive(
  url: string,
  archive: VerifiedArchive,
  { storage, replaces }: { storage: ImageStorage; replaces: boolean },
): Promise<void> {
  assertKnown(archive.manifest);
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ tables: number; others: number }>(
      `SELECT (SELECT count(*)::int FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
               WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p', 'v', 'm')) AS tables,
              (SELECT count(*)::int FROM pg_stat_activity
               WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()) AS others`,
      [SCHEMAS],
    );
    const { tables = 0, others = 0 } = rows[0] ?? {};
    if (tables > 0 && !replaces) {
      throw new StartError("The database is not empty; use --replace to overwrite it with the archive");
    }
    if (others > 0)
      throw new StartError(`The database has ${others} other connections; stop the processes that use it first`);
  });
  for (const picture of archive.manifest.pictures) {
    await storage.write(picture, await readFile(pictureFile(archive.folder, picture)));
  }
  await writeDatabase(url, archive);
}

/**
 * Tries an archive: restores it into a database of its own on the same server, compares counts and digests, and drops it.
 * @param url a database of that server
 * @throws StartError when the archive does not fit, or may not be tried there
 */
export async function tryArchive(url: string, archive: VerifiedArchive): Promise<void> {
  assertKnown(archive.manifest);
  const name = `livsresan_try_${randomBytes(6).toString("hex")}`;
  await withClient(url, async (client) => {
    await client.query(`CREATE DATABASE ${name}`).catch(() => {
      throw new StartError(
        "Could not create a second database to test the archive; set DATABASE_URL to an empty one and restore into that",
      );
    });
    const own = new URL(url);
    own.pathname = `/${name}`;
    try {
      await writeDatabase(own.href, archive);
    } finally {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });
}

/** @throws StartError for an archive that a later version has written */
function assertKnown({ migrations, version }: Manifest): void {
  const unknown = migrations.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new StartError(
      `The archive was made by a newer version (${version}) with a migration that this version lacks: ${unknown.at(-1)}`,
    );
  }
}

async function writeDatabase(url: string, archive: VerifiedArchive): Promise<void> {
  const snapshot = await withClient(url, takeSchemaSnapshot);
  try {
    // As the schema was when the rows were read: they fit no other.
    await migrateTo(url, archive.manifest.migrations);
    await withClient(url, (client) => writeTables(client, archive));
    await migrateTo(url, migrationNames);
  } catch (error) {
    await withClient(url, snapshot.restore);
    throw withoutValues(error);
  }
  await withClient(url, snapshot.discard);
}

async function migrateTo(url: string, names: readonly string[]): Promise<void> {
  const db = createDataSource(url, undefined, names);
  try {
    await db.initialize();
    await migrate(db);
  } finally {
    if (db.isInitialized) await db.destroy();
  }
}

async function writeTables(client: pg.Client, { folder, manifest }: VerifiedArchive): Promise<void> {
  await setUpSession(client);
  const { rows } = await client.query<{ id: number }>("SELECT max(id) AS id FROM graphile_worker.migrations");
  if ((rows[0]?.id ?? 0) < manifest.jobsMigration) {
    throw new StartError(`The archive was made by a newer version (${manifest.version}) with a newer job runner`);
  }
  const tables = await readTables(client);
  const fitting = pairTables(tables, manifest);
  await client.query("BEGIN");
  await setTriggers(client, tables, "DISABLE");
  // Migrations write rows as well.
  await emptyTables(client, tables);
  for (const { table, archived } of fitting) {
    await writeRows(client, archived, folder).catch((error) => {
      throw new StartError(`The table ${nameOf(table)} could not be written (${codeOf(error)})`);
    });
  }
  await writeSequences(client, manifest.sequences);
  for (const { table, archived } of fitting) {
    const { rows, digest } = await readRows(client, table, { columns: archived.columns });
    if (rows !== archived.rows || digest !== archived.digest) {
      throw new StartError(
        `The table ${nameOf(table)} has ${rows} rows after the restore, the archive ${archived.rows}${rows === archived.rows ? ", and their digests differ" : ""}`,
      );
    }
  }
  await setTriggers(client, tables, "ENABLE");
  await client.query("COMMIT");
  // Without what is known of the rows, the first statements would be planned as for empty tables.
  await client.query("ANALYZE");
}

/** Pairs what an archive has with the tables that there are, in the order in which they are written. */
function pairTables(
  tables: readonly Table[],
  { tables: archived }: Manifest,
): { table: Table; archived: ArchivedTable }[] {
  const pairs = tables.flatMap((table) => {
    const found = archived.find((one) => nameOf(one) === nameOf(table));
    return found ? { table, archived: found } : [];
  });
  const names = new Set(pairs.map(({ table }) => nameOf(table)));
  const missing =
    archived.find((one) => !names.has(nameOf(one))) ??
    pairs.find(({ table, archived: { columns } }) => columns.some((column) => !table.columns.includes(column)))?.table;
  if (missing) throw new StartError(`The archive has a table ${nameOf(missing)} that this version does not know`);
  return pairs;
}

const codeOf = (error: unknown): string => String((error as { code?: unknown })?.code ?? "no code");

/** A failure of the database may name what somebody wrote; its code says enough. */
function withoutValues(error: unknown): unknown {
  const isOfDatabase = error instanceof pg.DatabaseError || (error as Error)?.name === "QueryFailedError";
  return isOfDatabase
    ? new StartError(`The archive could not be restored: the database rejected it (${codeOf(error)})`)
    : error;
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

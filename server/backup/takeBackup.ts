import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { version } from "../../package.json";
import { StartError } from "../config.ts";
import type { ImageStorage, StoredImage } from "../features/media/imageStorage.ts";
import { describeFile, type Manifest, pictureFile, sealArchive, tableFile } from "./archive.ts";
import { fingerprintOf } from "./installationSecrets.ts";
import { holdTables, nameOf, readRows, readSequences, readTables, setUpSession, type Table } from "./tableRows.ts";

/** A finished backup. */
export interface Backup {
  manifest: Omit<Manifest, "format">;
  /** Follows from everything that is in the archive. */
  digest: string;
}

const PICTURES = 'SELECT id, public_id AS "publicId", format FROM public.library_image ORDER BY id';

/**
 * Writes an archive of a database and its pictures, while the site goes on: a folder that is there whole, or not at all.
 *
 * Rows are read in one transaction, which sees the database as it was at one moment. Pictures cannot be read at the same
 * moment. A picture's file is stored before its row and removed after it; so they are read twice, before that moment
 * and after it: one that is deleted meanwhile was read before, one that is uploaded meanwhile is read after.
 *
 * @param url the database
 * @param options.folder the archive; must not exist yet
 * @param options.storage where pictures are
 * @param options.secrets what keys of second factors are encrypted with
 * @throws StartError when there is nothing to write, or where it cannot be written
 */
export async function takeBackup(
  url: string,
  { folder, storage, secrets }: { folder: string; storage: ImageStorage; secrets: readonly string[] },
): Promise<Backup> {
  const unfinished = join(dirname(folder), `.backup-${randomUUID()}`);
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    for (const part of ["tables", "pictures"]) await mkdir(join(unfinished, part), { recursive: true, mode: 0o700 });
    await client.connect();
    await setUpSession(client);
    const tables = await readTables(client);
    if (!tables.some((table) => nameOf(table) === "graphile_worker._private_jobs")) {
      throw new StartError(
        "The database is empty: there is nothing to back up. Run it with the settings of the site (DATA_DIR or DATABASE_URL)",
      );
    }
    const hasPictures = tables.some((table) => nameOf(table) === "public.library_image");
    const readPictures = async () => (hasPictures ? (await client.query<StoredImage>(PICTURES)).rows : []);
    const copied = new Map<string, Manifest["pictures"][number]>();
    await copyPictures(await readPictures(), { storage, folder: unfinished, copied });

    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await holdTables(client, tables);
    const takenAt = new Date().toISOString();
    const pictures = await readPictures();
    const archived = await copyTables(client, tables, unfinished);
    const state = await readState(client);
    await client.query("COMMIT");

    await copyPictures(pictures, { storage, folder: unfinished, copied });
    const found = pictures.flatMap(({ id }) => copied.get(id) ?? []);
    const manifest: Backup["manifest"] = {
      takenAt,
      version,
      ...state,
      secrets: secrets.map(fingerprintOf),
      tables: archived,
      pictures: found,
      missingPictures: pictures.length - found.length,
    };
    // Files of pictures that were deleted before the moment of the rows belong to nothing.
    const wanted = new Set(found.map(({ id }) => id));
    for (const picture of copied.values()) if (!wanted.has(picture.id)) await rm(pictureFile(unfinished, picture));
    const digest = await sealArchive(unfinished, manifest);
    await rename(unfinished, folder);
    return { manifest, digest };
  } finally {
    await client.end().catch(() => undefined);
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function copyTables(client: pg.Client, tables: readonly Table[], folder: string): Promise<Manifest["tables"]> {
  const archived: Manifest["tables"] = [];
  for (const table of tables) {
    const { schema, name, columns } = table;
    const file = tableFile(folder, table);
    const read = await readRows(client, table, { columns, file });
    archived.push({ schema, name, columns, ...read, file: await describeFile(file) });
  }
  return archived;
}

async function readState(
  client: pg.Client,
): Promise<Pick<Manifest, "postgres" | "migrations" | "jobsMigration" | "sequences">> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version') AS postgres,
       (SELECT array_agg(name::text ORDER BY "timestamp", id) FROM public.migration) AS migrations,
       (SELECT max(id) FROM graphile_worker.migrations) AS "jobsMigration"`,
  );
  return { ...rows[0], sequences: await readSequences(client) };
}

/** Copies the files of pictures that are not copied yet. One that cannot be found is left out, and counted by the caller. */
async function copyPictures(
  pictures: readonly StoredImage[],
  {
    storage,
    folder,
    copied,
  }: { storage: ImageStorage; folder: string; copied: Map<string, Manifest["pictures"][number]> },
): Promise<void> {
  for (const picture of pictures) {
    if (copied.has(picture.id)) continue;
    const body = await storage.read(picture).catch(() => undefined);
    if (!body) continue;
    const path = pictureFile(folder, picture);
    await writeFile(path, body, { mode: 0o600 });
    copied.set(picture.id, { ...picture, file: await describeFile(path) });
  }
}

import "reflect-metadata";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { verifyArchive } from "../backup/archive.ts";
import { readSecrets } from "../backup/installationSecrets.ts";
import { tryArchive } from "../backup/restoreArchive.ts";
import { takeBackup } from "../backup/takeBackup.ts";
import { StartError } from "../config.ts";
import { openImageStorage } from "../features/media/openImageStorage.ts";
import { recordBackup } from "../features/operations/backupRuns.ts";
import { waitForDatabase } from "../platform/database/dataSource.ts";
import { createLogger } from "../platform/logging.ts";
import { withDatabaseUrl } from "./withDatabase.ts";

const USAGE = "Usage: npm run backup -- FOLDER [--check] | --elsewhere";

/**
 * `npm run backup`: writes the database and the pictures into a new folder, while the site goes on, and notes that it did.
 * With `--elsewhere` it only notes that another program did.
 */
export default async function backup(args: string[]): Promise<void> {
  const { folder, checks } = readArguments(args);
  if (folder === undefined) return noteBackup({ isTried: false, isElsewhere: true });
  const isTaken = await stat(folder).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new StartError(`${folder} already exists; name a new folder for the backup`);
  await withDatabaseUrl(async (url, config) => {
    await waitForDatabase(url, {
      seconds: config.databaseWait,
      signal: undefined,
      log: createLogger(config.logLevel),
    });
    const began = performance.now();
    const storage = openImageStorage(config.dataDir, config.cloudinary);
    const { manifest, digest } = await takeBackup(url, { folder, storage, secrets: await readSecrets(config) });
    const { tables, pictures, missingPictures } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = [...tables, ...pictures].reduce((sum, { file }) => sum + file.bytes, 0);
    const seconds = (performance.now() - began) / 1_000;
    console.log(`${tables.length} tables, ${rows} rows, ${pictures.length} pictures`);
    console.log(`${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s: ${folder}`);
    if (missingPictures > 0) console.log(`${missingPictures} pictures have no file in the image storage`);
    console.log(`Digest ${digest}`);
    if (!config.sessionSecrets) {
      console.log(
        `The secret in ${join(config.dataDir, "session-secret")} is not part of the backup; keep a copy of it elsewhere`,
      );
    }
    if (checks) {
      await tryArchive(url, { folder, manifest: await verifyArchive(folder, digest) });
      console.log("Restored into a second database: row counts and digests match");
    }
    await note(url, { isTried: checks, isElsewhere: false });
  });
}

const noteBackup = (how: Parameters<typeof recordBackup>[1]): Promise<void> =>
  withDatabaseUrl((url) => note(url, how)).then(() => console.log("Recorded"));

async function note(url: string, how: Parameters<typeof recordBackup>[1]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await recordBackup(client, how);
  } catch {
    // A replica takes no note, and the backup is good.
    console.log("The backup could not be recorded in this database, so /admin/drift will not show it");
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns no folder when another program has taken the backup */
function readArguments(args: string[]): { folder: string | undefined; checks: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { check: { type: "boolean", default: false }, elsewhere: { type: "boolean", default: false } },
    });
    const [folder] = positionals;
    if (values.elsewhere && !folder && !values.check) return { folder: undefined, checks: false };
    if (!folder || values.elsewhere || positionals.length > 1) throw new StartError(USAGE);
    return { folder: resolve(folder), checks: values.check };
  } catch {
    throw new StartError(USAGE);
  }
}

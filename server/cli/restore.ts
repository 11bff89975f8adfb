import "reflect-metadata";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Manifest, verifyArchive } from "../backup/archive.ts";
import { fingerprintOf, readSecrets } from "../backup/installationSecrets.ts";
import { restoreArchive, tryArchive } from "../backup/restoreArchive.ts";
import { type Config, StartError } from "../config.ts";
import { openImageStorage } from "../features/media/openImageStorage.ts";
import { waitForDatabase } from "../platform/database/dataSource.ts";
import { createLogger } from "../platform/logging.ts";
import { withDatabaseUrl } from "./withDatabase.ts";

const USAGE = "Usage: npm run restore -- FOLDER [--check] [--replace] [--digest DIGEST]";

/** `npm run restore`: writes what a backup has into an empty database, or only tries whether that would do. */
export default async function restore(args: string[]): Promise<void> {
  const { folder, check, replace, digest } = readArguments(args);
  // Before anything is started, let alone written.
  const manifest = await verifyArchive(folder, digest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  await withDatabaseUrl(async (url, config) => {
    await waitForDatabase(url, {
      seconds: config.databaseWait,
      signal: undefined,
      log: createLogger(config.logLevel),
    });
    if (check) await tryArchive(url, { folder, manifest });
    else {
      const storage = openImageStorage(config.dataDir, config.cloudinary);
      await restoreArchive(url, { folder, manifest }, { storage, replaces: replace });
    }
    console.log(`${manifest.tables.length} tables, ${rows} rows, ${manifest.pictures.length} pictures`);
    if (check) console.log("Restored into a second database: row counts and digests match");
    else console.log(`The database is restored as of ${manifest.takenAt}: row counts and digests match`);
    if (!(await hasSecrets(config, manifest))) {
      console.log(
        "Its second-factor keys are encrypted with a different secret: set SESSION_SECRET to the one used then, or copy its session-secret file",
      );
    }
  });
}

async function hasSecrets(config: Config, { secrets }: Manifest): Promise<boolean> {
  const own = (await readSecrets(config)).map(fingerprintOf);
  return secrets.every((secret) => own.includes(secret));
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        check: { type: "boolean", default: false },
        replace: { type: "boolean", default: false },
        digest: { type: "string" },
      },
    });
    const [folder] = positionals;
    if (!folder || positionals.length > 1) throw new StartError(USAGE);
    return { folder: resolve(folder), ...values };
  } catch {
    throw new StartError(USAGE);
  }
}

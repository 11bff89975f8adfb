import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Config } from "./config.ts";
import { createDataSource } from "./dataSource.ts";
import { startEmbeddedPostgres } from "./embedded/postgres.ts";
import { ensureAdmin } from "./features/accounts/administration/firstAdmin.ts";
import type { Passwords } from "./platform/auth/passwords.ts";
import { assertHearsNotices } from "./platform/database/changes.ts";
import { migrate, waitForDatabase, waitForMigrations } from "./platform/database/dataSource.ts";
import { seedTexts } from "./seed/seedContent.ts";
import { seedCategories, seedDemo } from "./seed/seedDemo.ts";
import { seedSite } from "./seed/seedSite.ts";

/** The database, migrated and filled, with the connections of the process. */
export interface StartedDatabase {
  /** PostgreSQL itself, past any pooler: for what needs a connection of its own. */
  directUrl: string;
  /** Answers requests, and gives up what takes too long. */
  db: DataSource;
  /** For migrations, seeding and jobs, which may take their time. */
  untimedDb: DataSource;
  /** The demo's admin, when it was made just now. */
  newAdmin: { email: string; password: string } | undefined;
}

/**
 * Starts the embedded PostgreSQL where no other is named, and makes ready what requests need of it.
 * @param options.dataDir folder of the embedded database
 * @param options.passwords hashes that of the first admin
 * @param options.stops gets what undoes each step, in their order
 * @param options.signal ends a start that is no longer wanted
 * @throws StartError with one line on what to change
 */
export async function startDatabase(
  config: Config,
  options: {
    dataDir: string;
    passwords: Passwords;
    stops: (() => Promise<unknown>)[];
    signal: AbortSignal | undefined;
    log: Logger;
  },
): Promise<StartedDatabase> {
  const { dataDir, passwords, stops, signal, log } = options;
  const seconds = config.databaseWait;
  // A process without its database is useless: it exits, for its supervisor to restart it.
  const onLost = (reason: unknown): never => {
    log.fatal({ reason: String(reason) }, "embedded PostgreSQL died and could not be restarted");
    process.exit(1);
  };
  const postgres = config.databaseUrl ? undefined : await startEmbeddedPostgres(dataDir, { onLost });
  if (postgres) stops.push(() => postgres.stop());
  const url = config.databaseUrl ?? postgres?.url ?? "";
  const directUrl = config.databaseDirectUrl ?? url;
  await waitForDatabase(directUrl, { seconds, signal, log });
  if (config.isPooled) await waitForDatabase(url, { seconds, signal, log });
  if (!postgres) await assertHearsNotices(directUrl);
  // Migrations, seeding and jobs may take their time; what answers requests may not.
  const untimedDb = createDataSource(directUrl);
  await untimedDb.initialize();
  stops.push(() => untimedDb.destroy());
  await (config.migratesAtStart ? migrate(untimedDb) : waitForMigrations(untimedDb, { seconds, signal, log }));
  const isDemo = config.seed === "demo";
  if (isDemo) await seedDemo(untimedDb);
  else {
    await seedTexts(untimedDb.manager, false);
    await seedCategories(untimedDb.manager);
    await seedSite(untimedDb.manager, false);
  }
  const newAdmin = await ensureAdmin(untimedDb, { admin: config.admin, isDemo, dataDir, passwords });
  signal?.throwIfAborted();
  const db = createDataSource(url, { timeouts: config.timeouts, isPooled: config.isPooled });
  await db.initialize();
  stops.push(() => db.destroy());
  if (config.isPooled) await warnWithoutTimeout(db, log);
  return { directUrl, db, untimedDb, newAdmin };
}

/** A pooler does not pass on what a connection asks for when it begins. */
async function warnWithoutTimeout(db: DataSource, log: Logger): Promise<void> {
  const [settings] = await db.query("SELECT current_setting('statement_timeout') AS statement");
  if (settings?.statement !== "0") return;
  log.warn(
    "pooled connections have no statement_timeout: set it in the pooler (connect_query), or a slow statement can hold a connection forever",
  );
}

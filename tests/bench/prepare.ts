import pg from "pg";
import { createDataSource, migrate } from "../../server/platform/database/dataSource.ts";
import { startEmbeddedPostgres } from "../../server/platform/database/embedded.ts";
import { growCatalogue, seedDemo } from "../../server/seed/seedDemo.ts";
import { growUsers, TRAVELLER } from "./users.ts";

/** As many users as products, up to so many. */
const MOST_USERS = 100_000;

/**
 * Keeps a PostgreSQL with one database a size until it is told to stop; says where they are.
 * Arguments: folder, then the sizes.
 */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function prepare([directory = "", ...sizes]: string[]): Promise<void> {
  const postgres = await startEmbeddedPostgres(directory);
  const urls: Record<string, string> = {};
  for (const size of sizes) {
    const url = new URL(postgres.url);
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    const { rowCount } = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [`bench_${size}`]);
    if (!rowCount) await admin.query(`CREATE DATABASE bench_${size}`);
    await admin.end();
    url.pathname = `/bench_${size}`;
    urls[size] = url.href;
    if (rowCount) continue;
    const db = await createDataSource(url.href).initialize();
    await migrate(db);
    await seedDemo(db);
    await growCatalogue(db, Number(size));
    if (Number(size) <= MOST_USERS) await growUsers(db, Number(size));
    await db.destroy();
  }
  process.send?.({ urls, traveller: TRAVELLER });
  await new Promise((stop) => process.once("message", stop));
  await postgres.stop();
}

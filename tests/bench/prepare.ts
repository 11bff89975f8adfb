import pg from "pg";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../server/dataSource.ts";
import { startEmbeddedPostgres } from "../../server/embedded/postgres.ts";
import { migrate } from "../../server/platform/database/dataSource.ts";
import { growCatalogue, seedDemo } from "../../server/seed/seedDemo.ts";
import { growLabValues, LAB_VALUE_COUNTS, MEASURED } from "./labValues.ts";
import { scatterMarkers, TESTS } from "./markers.ts";
import { growTicks, TICK_COUNTS, TICKERS } from "./ticks.ts";
import { growUsers, TRAVELLER } from "./users.ts";
import { scatterWords } from "./words.ts";

/** As many users as products, up to so many. */
const MOST_USERS = 100_000;

/**
 * Runs a PostgreSQL until it is asked to stop, with one database per size, and two each for the marker chooser,
 * protocols and measured values when asked for; says where they are. Arguments: folder, then the sizes, 'markers',
 * 'protocols' and 'labValues'.
 */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function prepare([directory = "", ...catalogues]: string[]): Promise<void> {
  const postgres = await startEmbeddedPostgres(directory);
  /** Address of a database, which is filled when it is new. */
  const databaseWith = async (name: string, fill: (db: DataSource) => Promise<void>): Promise<string> => {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    const { rowCount } = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (!rowCount) await admin.query(`CREATE DATABASE ${name}`);
    await admin.end();
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    if (rowCount) return url.href;
    const db = await createDataSource(url.href).initialize();
    await migrate(db);
    await seedDemo(db);
    await fill(db);
    await db.destroy();
    return url.href;
  };

  const urls: Record<string, string> = {};
  for (const size of catalogues.filter((catalogue) => Number(catalogue) > 0)) {
    urls[size] = await databaseWith(`bench_${size}`, async (db) => {
      await growCatalogue(db, Number(size));
      await scatterWords(db);
      if (Number(size) <= MOST_USERS) await growUsers(db, Number(size));
    });
  }
  const markerUrls: Record<string, string> = {};
  if (catalogues.includes("markers")) {
    markerUrls["the demo"] = await databaseWith("bench_demo", async () => {});
    markerUrls[`${TESTS} tests`] = await databaseWith("bench_markers", async (db) => {
      // The demo is less than half tests.
      await growCatalogue(db, TESTS * 4);
      await scatterMarkers(db);
    });
  }
  const tickUrls: Record<string, string> = {};
  for (const count of catalogues.includes("protocols") ? TICK_COUNTS : []) {
    tickUrls[count] = await databaseWith(`bench_ticks_${count}`, (db) => growTicks(db, count));
  }
  const labUrls: Record<string, string> = {};
  for (const count of catalogues.includes("labValues") ? LAB_VALUE_COUNTS : []) {
    labUrls[count] = await databaseWith(`bench_lab_values_${count}`, (db) => growLabValues(db, count));
  }
  process.send?.({ urls, markerUrls, tickUrls, labUrls, traveller: TRAVELLER, tickers: TICKERS, measured: MEASURED });
  await new Promise((stop) => process.once("message", stop));
  await postgres.stop();
}

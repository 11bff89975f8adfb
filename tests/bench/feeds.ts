// One run of a feed of a shop, in a process of its own, beside PostgreSQL's COPY of the same rows into a bare table.
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { DataSource } from "typeorm";
import { readConfig } from "../../server/config.ts";
import { createDataSource } from "../../server/dataSource.ts";
import { Category } from "../../server/features/catalogue/Category.ts";
import { startRun } from "../../server/features/catalogue/feeds/feedStore.ts";
import { ProductFeed } from "../../server/features/catalogue/feeds/ProductFeed.ts";
import { ProductFeedRun } from "../../server/features/catalogue/feeds/ProductFeedRun.ts";
import { runFeed } from "../../server/features/catalogue/feeds/runFeed.ts";

const SHOP = "Bänkbutiken";
const COLUMNS = "id title description link image_link availability price brand gtin product_type condition shipping";
/** One of so many rows has another price on another day. */
const CHANGED_ROWS = 20;
const WORDS =
  "Burk med kapslar för den som äter enkelt. Förvaras torrt och mörkt, utom räckhåll för barn. Innehåller riskapsel.";

/** A Google feed with so many rows, line by line; on each day every twentieth has another price. */
function* linesOf(count: number, day: number): Generator<string> {
  yield `${COLUMNS.replaceAll(" ", "\t")}\n`;
  for (let at = 0; at < count; at++) {
    const price = 100 + (at % 900) + (at % CHANGED_ROWS === 0 ? day : 0);
    const link = `https://butik.example/produkter/burk-nummer-${at}?ref=flode`;
    const cells = [
      ...[`B-${at}`, `Burk nummer ${at}`, `${at}: ${WORDS}`, link, "", "in_stock", `${price}.00 SEK`, "Fjäll", ""],
      ...["Kost > Tillskott > Burkar", "new", "SE:::49.00 SEK"],
    ];
    yield `${cells.join("\t")}\n`;
  }
}

/** Seconds that work takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** Sends the rows of a file into a table that has nothing but columns of text, as quickly as PostgreSQL takes them. */
async function copy(url: string, path: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columns = COLUMNS.split(" ").map((name) => `${name} text`);
  await client.query(`CREATE TABLE bare (${columns.join()})`);
  // What pg has for COPY, without a package for it.
  await new Promise<void>((done, failed) => {
    client.query({
      submit: (connection: pg.Connection) => connection.query("COPY bare FROM STDIN WITH (HEADER)"),
      handleError: failed,
      handleCommandComplete() {},
      handleReadyForQuery: () => done(),
      async handleCopyInResponse(
        connection: pg.Connection & { sendCopyFromChunk(b: Buffer): void; endCopyFrom(): void },
      ) {
        for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }))
          connection.sendCopyFromChunk(chunk);
        connection.endCopyFrom();
      },
    } as unknown as pg.Submittable);
  });
  await client.query("DROP TABLE bare");
  await client.end();
}

async function feedNamed(db: DataSource, name: string, url: string): Promise<ProductFeed> {
  const category = await db.manager.findOneByOrFail(Category, {
    slug: (await db.query("SELECT slug FROM category WHERE area = 'SUPPLEMENTS' ORDER BY id LIMIT 1"))[0].slug,
  });
  const feeds = db.getRepository(ProductFeed);
  const facts = { name, providerName: name, url, categoryId: category.id, showsNew: true, hour: 3, isOn: false };
  return feeds.save({ ...(await feeds.findOneBy({ name })), ...facts } as ProductFeed);
}

/**
 * Runs a feed once, and tells the parent how long that took, how long COPY takes, and how much memory the process had.
 * Arguments: how many rows, and the day.
 */
// biome-ignore lint/style/noDefaultExport: run by server/cli/run.mjs
export default async function runOnce([count = "", day = ""]: string[], env = process.env): Promise<void> {
  const config = readConfig(env);
  const url = config.databaseUrl as string;
  const folder = await mkdtemp(join(tmpdir(), "bench-feed-"));
  const path = join(folder, "file");
  await writeFile(path, linesOf(Number(count), Number(day)));
  const server = createServer((_, response) => createReadStream(path).pipe(response)).listen(0, "127.0.0.1");
  const db = await createDataSource(url).initialize();
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const feed = await feedNamed(db, `${SHOP} ${count}`, address);
    const options = {
      db,
      collecting: { ...config.collecting, allowsPrivateAddresses: true },
      origin: () => "https://livsresan.example",
      site: async () => ({ name: "Livsresan" }),
      stopping: new AbortController().signal,
    };
    const { runId } = await db.transaction((manager) =>
      startRun(manager, feed.id, { actorId: null, isScheduled: false }),
    );
    const seconds = await timed(() => runFeed(options, runId));
    const run = await db.manager.findOneByOrFail(ProductFeedRun, { id: runId });
    if (run.state !== "DONE") throw new Error(`the run is ${run.state}: ${run.error} ${JSON.stringify(run.brakes)}`);
    const { created, changed, unchanged } = run;
    // Before anything else takes some.
    const memory = process.resourceUsage().maxRSS * 1_024;
    const copied = [await timed(() => copy(url, path)), await timed(() => copy(url, path))];
    process.send?.({
      created,
      changed,
      unchanged,
      seconds,
      copied: Math.min(...copied),
      memory,
    });
  } finally {
    server.close();
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}

import "reflect-metadata";
import { setTimeout as sleep } from "node:timers/promises";
import { originOf, StartError } from "../config.ts";
import { createDataSource } from "../dataSource.ts";
import { startRun } from "../features/catalogue/feeds/feedStore.ts";
import { ProductFeed } from "../features/catalogue/feeds/ProductFeed.ts";
import { ProductFeedRun } from "../features/catalogue/feeds/ProductFeedRun.ts";
import { runFeed } from "../features/catalogue/feeds/runFeed.ts";
import { SiteSettings } from "../features/site/SiteSettings.ts";
import { migrate } from "../platform/database/dataSource.ts";
import { JOBS_APPLICATION } from "../platform/jobs/jobs.ts";
import { withDatabaseUrl } from "./withDatabase.ts";

/** `npm run feed`: fetches a feed of products now, as the button does, and says what came of it. */
export default async function feed([name, ...rest]: string[], env = process.env): Promise<void> {
  if (!name || rest.length > 0)
    throw new StartError("Usage: npm run feed -- NAME, as it is called in the administration");
  await withDatabaseUrl(async (url, config) => {
    const db = createDataSource(url);
    try {
      await db.initialize();
      await migrate(db);
      const found = await db.manager.findOneBy(ProductFeed, { name });
      if (!found) throw new StartError(`No feed is called ${name}`);
      const { runId } = await db.transaction((manager) =>
        startRun(manager, found.id, { actorId: null, isScheduled: false }),
      );
      // Where the site is up, it does the job.
      const [{ up }] = await db.query(
        "SELECT count(*)::int AS up FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
        [JOBS_APPLICATION],
      );
      const options = {
        db,
        collecting: config.collecting,
        origin: () => originOf(config),
        site: () => db.manager.findOneByOrFail(SiteSettings, { id: 1 }),
        stopping: new AbortController().signal,
      };
      if (up === 0) await runFeed(options, runId);
      print(await ended(() => db.manager.findOneByOrFail(ProductFeedRun, { id: runId })));
    } finally {
      if (db.isInitialized) await db.destroy();
    }
  }, env);
}

/** Waits until a run has come to its end. */
async function ended(read: () => Promise<ProductFeedRun>): Promise<ProductFeedRun> {
  for (;;) {
    const run = await read();
    if (run.state !== "PENDING" && run.state !== "RUNNING") return run;
    await sleep(500);
  }
}

function print(run: ProductFeedRun): void {
  const { created, changed, unchanged, missing, hidden, refused } = run;
  for (const { line, field, message } of run.problems)
    console.error([`Rad ${line}`, field, message].filter(Boolean).join(": "));
  if (run.state !== "DONE") {
    const why = run.error ?? run.brakes.map(({ message }) => message).join(" ");
    throw new StartError(`The feed was not taken (${run.state.toLowerCase()}). ${why}`.trim());
  }
  if (run.isUnmodified) console.log("The file is the same as the last time");
  console.log(
    `${created} new, ${changed} changed, ${unchanged} unchanged, ${missing} missing, ${hidden} hidden, ${refused} refused`,
  );
}

import "reflect-metadata";
import { join, resolve } from "node:path";
import { CHECK_STATE_LABELS } from "../../schema/siteChecks.ts";
import { originOf } from "../config.ts";
import { createDataSource } from "../dataSource.ts";
import { checkSite } from "../features/operations/siteChecks.ts";
import { SiteSettings } from "../features/site/SiteSettings.ts";
import { senderOf } from "../features/site/siteService.ts";
import { createMailer } from "../platform/mail/mailer.ts";
import { withDatabaseUrl } from "./withDatabase.ts";

/** Timeout for a silent database, so that the other checks are still reported. */
const TIMEOUTS = { statement: 4, lock: 4, idleTransaction: 4 };

/**
 * `npm run doctor`: how the site's operation is, and what to do. Ends with 1 when something does not work.
 * @param env the settings of the site
 */
export default async function doctor(_args: string[] = [], env = process.env): Promise<void> {
  await withDatabaseUrl(async (url, config) => {
    const db = createDataSource(url, { timeouts: TIMEOUTS, isPooled: false });
    // An unreachable database is reported as a check, not as a failure.
    await db.initialize().catch(() => undefined);
    const dataDir = resolve(config.dataDir);
    const mailer = createMailer({
      smtpUrl: config.smtpUrl,
      from: async () =>
        config.mailFrom ?? senderOf(await db.getRepository(SiteSettings).findOneByOrFail({ id: 1 }), originOf(config)),
      outbox: join(dataDir, "outbox"),
    });
    const checks = await checkSite({ config, dataDir, mailer, db, origin: () => originOf(config) });
    for (const { title, state, seen, advice } of checks) {
      console.log(`${CHECK_STATE_LABELS[state].padEnd(10)}${title}: ${seen}`);
      if (advice) console.log(`${" ".repeat(10)}${advice}`);
    }
    const failed = checks.filter(({ state }) => state === "FAILED").length;
    console.log(failed === 0 ? "Inget är fel." : `Fel: ${failed} av ${checks.length}.`);
    if (failed > 0) process.exitCode = 1;
    if (db.isInitialized) await db.destroy();
  }, env);
}

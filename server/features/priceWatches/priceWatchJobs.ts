import type { DataSource } from "typeorm";
import type { Area } from "../../../schema/catalogue.ts";
import { PRICE_WATCH_MONTHS } from "../../../schema/priceWatches.ts";
import { addJob, type JobTable } from "../../platform/jobs/jobs.ts";
import { tellNews } from "../reminders/reminderSchedule.ts";
import { type PriceMail, type PriceMailOptions, priceMailTask, shownAreas } from "./priceMail.ts";

/** Looking for prices that have dropped, the mails that say so, and ending what nobody has heard of for long. */
export const priceWatchJobs = (options: PriceMailOptions): JobTable => ({
  // The names of tasks are in databases and stay as they are.
  tasks: {
    findSunkPrices: async () => findPriceDrops(options.db, shownAreas(await options.site())),
    priceMail: priceMailTask(options),
    endOldPriceWatches: () => endOldPriceWatches(options.db),
  },
  // Some minutes later is soon enough, and a slip of the one who edits prices is put right before anybody hears of it.
  schedule: { findSunkPrices: "*/10 * * * *", endOldPriceWatches: "47 2 * * *" },
});

/** Products that one reminder is about; the mail has all of them. */
const MOST_TOLD = 10;

/**
 * Queues one mail for each account of whose watched products some cost less than when it asked, and lets its devices tell of them.
 * @param areas the lists that the site has: of others nothing is said, and their watches wait
 */
export async function findPriceDrops(db: DataSource, areas: readonly Area[]): Promise<void> {
  await db.transaction(async (manager) => {
    const mails: PriceMail[] = await manager.query(
      `WITH dropped AS (
         UPDATE price_watch w SET mail_queued_at = now() FROM product p, users u
         WHERE p.id = w.product_id AND u.id = w.user_id AND u.blocked_at IS NULL AND w.mail_queued_at IS NULL AND p.is_available AND p.price_from < w.price
           AND p.area = ANY ($1) AND p.price_per IS NOT DISTINCT FROM w.price_per
         RETURNING w.user_id, w.product_id
       )
       SELECT user_id AS "userId", array_agg(product_id ORDER BY product_id) AS "productIds" FROM dropped GROUP BY user_id`,
      [areas],
    );
    for (const mail of mails) await addJob(manager, "priceMail", mail);
    await tellNews(
      manager,
      mails.map(({ userId, productIds }) => ({
        userId,
        occasions: productIds.slice(0, MOST_TOLD).map((id) => `price:${id}` as const),
      })),
    );
  });
}

/** Ends watches that are old, and takes up those whose mail was given up. */
export async function endOldPriceWatches(db: DataSource): Promise<void> {
  await db.query("DELETE FROM price_watch WHERE created_at < now() - make_interval(months => $1)", [
    PRICE_WATCH_MONTHS,
  ]);
  await db.query("UPDATE price_watch SET mail_queued_at = NULL WHERE mail_queued_at < now() - interval '14 days'");
}

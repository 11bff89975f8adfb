import type { DataSource } from "typeorm";
import { AREA_PATHS, AREAS, type Area } from "../../../schema/catalogue.ts";
import { greetingName } from "../../../schema/rules/accounts/greetingName.ts";
import { productPath } from "../../../schema/rules/catalogue/productPath.ts";
import { formatMoney } from "../../../schema/rules/words/money.ts";
import type { Site } from "../../../schema/site.ts";
import { isOff } from "../../../schema/siteAreas.ts";
import type { Tokens } from "../../platform/auth/tokens.ts";
import type { JobTask } from "../../platform/jobs/jobs.ts";
import { type EmailContent, letterheadOf, renderEmail } from "../../platform/mail/emailTemplate.tsx";
import { writeLetter } from "../../platform/mail/letters.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";

/** What mails about prices are made with. */
export interface PriceMailOptions {
  db: DataSource;
  mailer: Pick<Mailer, "send">;
  tokens: Tokens;
  /** Where visitors reach the site. */
  origin(): string;
  /** What the site is called. */
  site(): Promise<Site>;
}

/** A mail about prices that have dropped, as a job holds it. */
export interface PriceMail {
  userId: string;
  productIds: readonly number[];
}

/** A watch whose price had dropped when its mail was queued, as it is now. */
interface QueuedWatch {
  email: string;
  fullName: string;
  productId: number;
  name: string;
  area: Area;
  /** In öre: when they asked, and now. */
  before: number;
  now: number | null;
  hasDropped: boolean;
}

/** The lists of products that the site has. */
export const shownAreas = ({ areasOff }: Pick<Site, "areasOff">): Area[] =>
  AREAS.filter((area) => !isOff(areasOff, AREA_PATHS[area]));

/** Path of the page that ends every watch of the account. */
export const STOP_PRICE_MAIL_PATH = "/prisbevakning/avsluta";

/**
 * Mails that prices have dropped, and ends their watches. Those that were taken back meanwhile are left out; those whose
 * price has risen again, or whose account was blocked, go on. A mail that is sent again has the same Message-ID, as every job's.
 */
export const priceMailTask =
  ({ db, mailer, tokens, origin, site }: PriceMailOptions): JobTask<PriceMail> =>
  async ({ userId, productIds }, jobName) => {
    const from = await site();
    const queued: QueuedWatch[] = await db.query(
      `SELECT u.email, u.full_name AS "fullName", p.id AS "productId", p.name, p.area, w.price AS before,
              p.price_from AS now,
              u.blocked_at IS NULL AND p.is_available AND coalesce(p.price_from < w.price, false)
                AND p.area = ANY ($3) AND p.price_per IS NOT DISTINCT FROM w.price_per AS "hasDropped"
       FROM price_watch w JOIN users u ON u.id = w.user_id JOIN product p ON p.id = w.product_id
       WHERE w.user_id = $1 AND w.product_id = ANY ($2) AND w.mail_queued_at IS NOT NULL AND u.erased_at IS NULL
       ORDER BY p.name, p.id`,
      [userId, productIds, shownAreas(from)],
    );
    const dropped = queued.filter(({ hasDropped }) => hasDropped);
    if (dropped.length > 0) {
      const stopUrl = `${origin()}${STOP_PRICE_MAIL_PATH}?nyckel=${await tokens.signPriceMail(userId)}`;
      const content = await priceEmail(db, dropped, { origin: origin(), stopUrl, site: from.name });
      const letter = renderEmail(content, letterheadOf(from, origin()));
      await mailer.send({ ...letter, unsubscribeUrl: stopUrl }, jobName);
    }
    const idsOf = (watches: readonly QueuedWatch[]) => watches.map(({ productId }) => productId);
    await db.query(
      "DELETE FROM price_watch WHERE user_id = $1 AND product_id = ANY ($2) AND mail_queued_at IS NOT NULL",
      [userId, idsOf(dropped)],
    );
    await db.query("UPDATE price_watch SET mail_queued_at = NULL WHERE user_id = $1 AND product_id = ANY ($2)", [
      userId,
      idsOf(queued.filter(({ hasDropped }) => !hasDropped)),
    ]);
  };

function priceEmail(
  db: DataSource,
  dropped: readonly QueuedWatch[],
  { origin, stopUrl, site }: { origin: string; stopUrl: string; site: string },
): Promise<EmailContent> {
  const [first] = dropped as [QueuedWatch];
  const greeted = greetingName(first.fullName);
  return writeLetter(db, dropped.length === 1 ? "priceDropped" : "pricesDropped", {
    to: first.email,
    site,
    values: { hälsning: greeted ? `Hej ${greeted}!` : "Hej!", produkt: first.name, antal: String(dropped.length) },
    items: dropped.map((watch) => ({
      title: watch.name,
      url: origin + productPath(watch.area, watch.name, watch.productId),
      text: priceText(watch.now ?? 0, watch.before),
    })),
    quietLink: { label: STOP_LABEL, url: stopUrl },
  });
}

/** What a mail says of a price, in öre. */
export const priceText = (now: number, before: number): string =>
  `Nu ${formatMoney(now)}. När du bad oss bevaka priset var det ${formatMoney(before)}.`;

/** On the link that ends every watch. */
export const STOP_LABEL = "Avsluta alla prisbevakningar";

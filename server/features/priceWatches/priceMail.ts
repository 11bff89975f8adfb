import type { DataSource } from "typeorm";
import { greetingName } from "../../../schema/rules/accounts/greetingName.ts";
import { productPath } from "../../../schema/rules/catalogue/productPath.ts";
import { formatMoney } from "../../../schema/rules/words/money.ts";
import type { Site } from "../../../schema/site.ts";
import type { Tokens } from "../../platform/auth/tokens.ts";
import type { JobTask } from "../../platform/jobs/jobs.ts";
import { type EmailContent, letterheadOf, renderEmail } from "../../platform/mail/emailTemplate.tsx";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Area } from "../catalogue/catalogueEnums.ts";

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

/** Where the button stands that ends every watch of the account. */
const STOP_PATH = "/prisbevakning/avsluta";

/**
 * Mails that prices have dropped, and ends their watches. Those that were taken back meanwhile are left out; those whose
 * price has risen again go on. A mail that is sent again has the same Message-ID, as every job's.
 */
export const priceMailTask =
  ({ db, mailer, tokens, origin, site }: PriceMailOptions): JobTask<PriceMail> =>
  async ({ userId, productIds }, jobName) => {
    const queued: QueuedWatch[] = await db.query(
      `SELECT u.email, u.full_name AS "fullName", p.id AS "productId", p.name, p.area, w.price AS before,
              p.price_from AS now,
              p.is_available AND coalesce(p.price_from < w.price, false)
                AND p.price_per IS NOT DISTINCT FROM w.price_per AS "hasDropped"
       FROM price_watch w JOIN users u ON u.id = w.user_id JOIN product p ON p.id = w.product_id
       WHERE w.user_id = $1 AND w.product_id = ANY ($2) AND w.mail_queued_at IS NOT NULL AND u.erased_at IS NULL
       ORDER BY p.name, p.id`,
      [userId, productIds],
    );
    const dropped = queued.filter(({ hasDropped }) => hasDropped);
    const [first] = dropped;
    if (first) {
      const from = await site();
      const stopUrl = `${origin()}${STOP_PATH}?nyckel=${await tokens.signPriceMail(userId)}`;
      const content = priceEmail(first, dropped, { origin: origin(), stopUrl, site: from.name });
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
  { email, fullName, name }: QueuedWatch,
  dropped: readonly QueuedWatch[],
  { origin, stopUrl, site }: { origin: string; stopUrl: string; site: string },
): EmailContent {
  const greeted = greetingName(fullName);
  const isOne = dropped.length === 1;
  return {
    to: email,
    subject: isOne ? `Priset har sjunkit: ${name}` : `Priset har sjunkit på ${dropped.length} produkter`,
    paragraphs: [
      greeted ? `Hej ${greeted},` : "Hej,",
      isOne
        ? "Du bad oss säga till när priset sjunker. Nu har det gjort det."
        : "Du bad oss säga till när priserna sjunker. Nu har de gjort det.",
    ],
    items: dropped.map((watch) => ({
      title: watch.name,
      url: origin + productPath(watch.area, watch.name, watch.productId),
      text: `Nu ${formatMoney(watch.now ?? 0)}. När du bad oss kostade det ${formatMoney(watch.before)}.`,
    })),
    after: [
      `Priset kan ändras igen, och det är säljarens pris som gäller. ${isOne ? "Bevakningen är slut" : "Bevakningarna är slut"}, så du får inga fler mejl om ${isOne ? "den här produkten" : "de här produkterna"} om du inte ber om det på nytt.`,
      `Du får mejlet för att du har bett om det på ${site}. Du kan avsluta alla dina prisbevakningar på en gång:`,
    ],
    quietLink: { label: "Avsluta alla prisbevakningar", url: stopUrl },
  };
}

import { MAX_PRICE_WATCHES } from "../../../schema/priceWatches.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError } from "../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowNumber, readGlobalId } from "../../platform/graphql/globalId.ts";
import { money } from "../../platform/graphql/Money.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { lockAccount } from "../accounts/mailedLinks/mailTokens.ts";
import { readMe, signedIn } from "../accounts/sessions/signInService.ts";
import type { CatalogueContext } from "../catalogue/catalogueLoaders.ts";
import { findProducts } from "../catalogue/catalogueService.ts";
import type { Product } from "../catalogue/Product.ts";
import type { PriceWatch } from "./PriceWatch.ts";
import type { UnwatchPricePayload, WatchPricePayload } from "./priceWatchPayloads.ts";

/** What an account watches, without what a mail is on its way about. */
export async function readPriceWatches(
  ctx: CatalogueContext,
  userId: string,
  selection: Selection,
): Promise<PriceWatch[]> {
  const rows = await ctx.sql.preparedQuery<{ id: number; name: string; price: number; createdAt: Date }>(
    `SELECT p.id, p.name, w.price, w.created_at AS "createdAt"
     FROM price_watch w JOIN product p ON p.id = w.product_id
     WHERE w.user_id = $1 AND w.mail_queued_at IS NULL ORDER BY w.created_at DESC, p.id`,
    [userId],
  );
  const asked = rows.length > 0 ? selection.get("product") : undefined;
  const ids = rows.map(({ id }) => id);
  const products = new Map(
    (asked ? await findProducts(ctx, ids, asked) : []).map((product) => [product.id, product as unknown as Product]),
  );
  return rows.map(({ id, name, price, createdAt }) => ({
    productId: globalId("Product", id),
    productName: name,
    product: products.get(id) ?? null,
    price: money(price),
    createdAt,
  }));
}

/**
 * Begins to watch a price, at what it is now. Whoever asks again while a mail is on its way has seen the lower price:
 * the watch begins anew, and that mail is not sent.
 */
export async function watchPrice(ctx: Context, productId: string): Promise<WatchPricePayload> {
  const { userId } = signedIn(ctx);
  const id = productNumber(productId);
  if (id === undefined) return { errors: NO_PRODUCT };
  const errors = await ctx.db.transaction(async (manager) => {
    // One after the other, so that the limit holds.
    if (!(await lockAccount(manager, userId))) return NO_PRODUCT;
    const [product] = await manager.query("SELECT price_from AS price FROM product WHERE id = $1 AND is_available", [
      id,
    ]);
    if (!product) return NO_PRODUCT;
    if (product.price === null) return NO_PRICE;
    const [others] = await manager.query(
      "SELECT count(*)::int AS count FROM price_watch WHERE user_id = $1 AND product_id <> $2",
      [userId, id],
    );
    if (others.count >= MAX_PRICE_WATCHES) return TOO_MANY;
    await manager.query(
      `INSERT INTO price_watch (user_id, product_id, price, price_per, is_recurring)
       SELECT $1, id, price_from, price_per, price_per IS NOT NULL FROM product WHERE id = $2
       ON CONFLICT (user_id, product_id) DO UPDATE
       SET price = excluded.price, price_per = excluded.price_per, is_recurring = excluded.is_recurring, created_at = now(), mail_queued_at = NULL
       WHERE price_watch.mail_queued_at IS NOT NULL`,
      [userId, id],
    );
    return [];
  });
  return { me: await readMe(ctx), errors };
}

/** Ends the watch of a price. */
export async function unwatchPrice(ctx: Context, productId: string): Promise<UnwatchPricePayload> {
  const { userId } = signedIn(ctx);
  const id = productNumber(productId);
  if (id === undefined) return { errors: NO_PRODUCT };
  await ctx.db.query("DELETE FROM price_watch WHERE user_id = $1 AND product_id = $2", [userId, id]);
  return { me: await readMe(ctx), errors: [] };
}

/**
 * Ends every watch of the account that a mail's link is for.
 * @returns false for a link that does not work
 * @throws TOO_MANY_REQUESTS after many bad ones
 */
export async function endPriceWatches(ctx: Context, token: string): Promise<boolean> {
  const userId = await ctx.tokens.verifyPriceMail(token);
  if (userId === undefined) {
    await ctx.limits.take("linkClient", ctx.visitor.network);
    return false;
  }
  await ctx.db.query("DELETE FROM price_watch WHERE user_id = $1", [userId]);
  return true;
}

function productNumber(id: string): number | undefined {
  const found = readGlobalId(id);
  return found?.type === "Product" ? parseRowNumber(found.key) : undefined;
}

const NO_PRODUCT: FieldError[] = fieldError("NOT_FOUND", "Produkten finns inte längre.", "productId");
const NO_PRICE: FieldError[] = fieldError("INVALID", "Produkten har inget pris att bevaka.", "productId");
const TOO_MANY: FieldError[] = fieldError(
  "TOO_MUCH",
  `Du kan bevaka högst ${MAX_PRICE_WATCHES} priser. Ta bort någon bevakning under Mitt konto först.`,
);

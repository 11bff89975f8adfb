import { type EntityManager, In } from "typeorm";
import { priceFromText, pricePer } from "../../../../schema/rules/catalogue/price.ts";
import { Product } from "../Product.ts";
import { type ProductInput, writeProducts } from "../productService.ts";
import { makeNamedProviders } from "../providers/providerNames.ts";
import { isOfOffer, OFFER_FIELDS, type SoldLine } from "./offerFields.ts";
import { ProductOfferRow } from "./ProductOfferRow.ts";

/** A line that is to be written, of a product that is there. */
interface WrittenLine {
  id: number;
  input: ProductInput;
  sold: SoldLine | undefined;
}

const IS_OF_OFFER = `ARRAY[${OFFER_FIELDS.map((field) => `'${field}'`).join(", ")}]`;

/** The price in öre that offers are compared by: what is paid again and again is compared with nothing that is paid once. */
export const comparedPrice = (text: string | null): number | null =>
  pricePer(text) === null ? priceFromText(text) : null;

/** The columns of an offer in the product that shows it. */
const columnsOf = ({
  providerName,
  providerCountry,
  sku,
  priceEstimate,
  heldPrice,
  affiliateLink,
}: Pick<ProductOfferRow, (typeof OFFER_FIELDS)[number]>) => ({
  providerName,
  providerCountry,
  sku,
  priceEstimate,
  heldPrice,
  affiliateLink,
});

/**
 * Which of these products have several sellers, or get another one: their lines are `writeOffers`'s.
 * @param lines those that are to be written
 */
export async function soldProducts(
  manager: EntityManager,
  lines: readonly WrittenLine[],
): Promise<ReadonlySet<number>> {
  if (lines.length === 0) return new Set();
  const rows: { id: number }[] = await manager.query(
    "SELECT DISTINCT product_id AS id FROM product_offer WHERE product_id = ANY ($1)",
    [lines.map(({ id }) => id)],
  );
  return new Set([...rows.map(({ id }) => id), ...lines.flatMap(({ id, sold }) => (sold?.isNew ? [id] : []))]);
}

/** Writes what sellers say of products that several sell, and chooses what visitors see of each. */
export async function writeOffers(
  manager: EntityManager,
  lines: readonly WrittenLine[],
  feedId: number | null,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = [...new Set(lines.map(({ id }) => id))];
  await beginOffers(manager, ids);
  // What sending costs there is in the rows of its other feeds, which are read once more.
  const tied = lines.flatMap(({ id, sold }) => (sold?.isNew ? [id] : []));
  if (tied.length > 0) {
    await manager.query(
      "UPDATE product_feed_product SET row_hash = NULL WHERE product_id = ANY ($1) AND feed_id IS DISTINCT FROM $2",
      [tied, feedId],
    );
  }
  await makeNamedProviders(
    manager,
    lines.map(({ input }) => input),
  );
  const texts = lines.filter(({ sold }) => sold?.isOwn ?? true);
  if (texts.length > 0) {
    const stored = await productsOf(manager, ids);
    await writeProducts(
      manager,
      texts.flatMap(({ id, input }) => {
        const before = stored.get(id);
        if (!before) return [];
        const { isAvailable, awaitsReview, editedFields } = before;
        return [{ ...input, ...columnsOf(before), isAvailable, awaitsReview, editedFields }];
      }),
    );
  }
  const rows = lines.map(({ id, input, sold }) => ({
    product_id: id,
    ...columnsOf({ ...input, sku: input.sku ?? null, heldPrice: input.heldPrice ?? null }),
    name: sold?.name || input.name,
    price_from: comparedPrice(input.priceEstimate),
    shipping: sold?.shipping ?? null,
    is_available: input.isAvailable,
    state: sold?.waits ? "WAITING" : "TIED",
  }));
  await manager.query(
    `INSERT INTO product_offer AS o (product_id, provider_name, provider_country, sku, name, price_estimate, held_price,
       price_from, shipping, affiliate_link, is_available, state, feed_id)
     SELECT r.product_id, r."providerName",
       coalesce(r."providerCountry", (SELECT v.country FROM provider v WHERE v.name = r."providerName")), r.sku, r.name,
       r."priceEstimate", r."heldPrice", r.price_from, r.shipping, r."affiliateLink", r.is_available, r.state, $2
     FROM jsonb_to_recordset($1::jsonb) AS r (product_id int, "providerName" text, "providerCountry" text, sku text,
       name text, "priceEstimate" text, "heldPrice" text, price_from int, shipping int, "affiliateLink" text,
       is_available boolean, state text)
     ON CONFLICT (product_id, provider_name) DO UPDATE SET provider_country = excluded.provider_country,
       sku = excluded.sku, name = excluded.name, price_estimate = excluded.price_estimate,
       held_price = excluded.held_price, price_from = excluded.price_from,
       shipping = coalesce(excluded.shipping, o.shipping), affiliate_link = excluded.affiliate_link,
       is_available = excluded.is_available, feed_id = coalesce(excluded.feed_id, o.feed_id), seen_at = now()`,
    [JSON.stringify(rows), feedId],
  );
  await chooseOffers(manager, ids);
}

/** Makes an offer of what products have begun with, where they have none yet. */
export async function beginOffers(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.query(
    `INSERT INTO product_offer (product_id, provider_name, provider_country, sku, name, price_estimate, held_price,
       price_from, affiliate_link, is_available, edited_fields, is_own, is_shown, feed_id)
     SELECT p.id, p.provider_name, p.provider_country, p.sku, p.name, p.price_estimate, p.held_price,
       CASE WHEN p.price_per IS NULL THEN p.price_from END, p.affiliate_link, p.is_available OR p.awaits_review OR 'isAvailable' = ANY (p.edited_fields),
       ARRAY(SELECT f FROM unnest(p.edited_fields) f WHERE f = ANY (${IS_OF_OFFER})), true, true,
       (SELECT min(f.feed_id) FROM product_feed_product f WHERE f.product_id = p.id)
     FROM product p WHERE p.id = ANY ($1) AND NOT EXISTS (SELECT 1 FROM product_offer o WHERE o.product_id = p.id)`,
    [ids],
  );
}

async function productsOf(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Product>> {
  const products = await manager.find(Product, { where: { id: In([...ids]) }, order: { id: "ASC" } });
  return new Map(products.map((product) => [product.id, product]));
}

/**
 * Gives products the price, seller and link of their cheapest offer in kronor that can be bought, in the manager's
 * transaction. What an admin hid, or has not looked at, stays hidden.
 */
export async function chooseOffers(manager: EntityManager, ids: readonly number[]): Promise<void> {
  const chosen: { id: number }[] = await manager.query(
    `SELECT DISTINCT ON (product_id) id FROM product_offer WHERE product_id = ANY ($1) AND state = 'TIED'
     ORDER BY product_id, is_available DESC, CASE WHEN is_available THEN price_from END,
       CASE WHEN is_available THEN shipping END, is_shown DESC, id`,
    [ids],
  );
  if (chosen.length === 0) return;
  const numbers = chosen.map(({ id }) => id);
  await manager.query(
    "UPDATE product_offer SET is_shown = false WHERE product_id = ANY ($1) AND is_shown AND NOT (id = ANY ($2))",
    [ids, numbers],
  );
  await manager.query("UPDATE product_offer SET is_shown = true WHERE id = ANY ($1) AND NOT is_shown", [numbers]);
  const products = await productsOf(manager, ids);
  const offers = await manager.findBy(ProductOfferRow, { id: In(numbers) });
  const changed = offers.flatMap((offer): ProductInput[] => {
    const before = products.get(offer.productId);
    if (!before) return [];
    const isHeld = before.awaitsReview || before.editedFields.includes("isAvailable");
    const after = {
      ...before,
      ...columnsOf(offer),
      isAvailable: isHeld ? before.isAvailable : offer.isAvailable,
      editedFields: [
        ...new Set([...before.editedFields.filter((field) => !isOfOffer(field)), ...offer.editedFields]),
      ].sort(),
    };
    const isSame = ([...OFFER_FIELDS, "isAvailable"] as const).every((field) => after[field] === before[field]);
    return isSame && after.editedFields.join() === [...before.editedFields].sort().join() ? [] : [after];
  });
  await writeProducts(manager, changed);
}

/**
 * Writes what an admin has edited of products into the offers that they show, where several sell them, and chooses anew.
 * Who sells one may have become one of the others, whose offer that is then.
 */
export async function mergeEdits(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.query(
    `DELETE FROM product_offer o USING product p
     WHERE p.id = ANY ($1) AND o.product_id = p.id AND o.provider_name = p.provider_name AND NOT o.is_shown
       AND EXISTS (SELECT 1 FROM product_offer s WHERE s.product_id = p.id AND s.is_shown)`,
    [ids],
  );
  const [shown]: [{ id: number }[], number] = await manager.query(
    `UPDATE product_offer o SET provider_name = p.provider_name, provider_country = p.provider_country, sku = p.sku,
       price_estimate = p.price_estimate, held_price = p.held_price, price_from = CASE WHEN p.price_per IS NULL THEN p.price_from END,
       affiliate_link = p.affiliate_link,
       is_available = o.is_available OR (p.is_available AND NOT 'isAvailable' = ANY (p.edited_fields)),
       edited_fields = ARRAY(SELECT f FROM unnest(p.edited_fields) f WHERE f = ANY (${IS_OF_OFFER}))
     FROM product p WHERE p.id = ANY ($1) AND o.product_id = p.id AND o.is_shown RETURNING o.product_id AS id`,
    [ids],
  );
  if (shown.length > 0)
    await chooseOffers(
      manager,
      shown.map(({ id }) => id),
    );
}

/**
 * Makes the offers of a feed's seller unavailable of products that the feed has no longer, unless another feed of that
 * seller has them.
 * @returns the products, and which of them nobody sells any more
 */
export async function endOffers(
  manager: EntityManager,
  feedId: number,
  productIds: readonly number[],
  mostMissed: number,
): Promise<{ ended: number[]; hidden: number[] }> {
  const [rows]: [{ id: number }[], number] = await manager.query(
    `UPDATE product_offer o SET is_available = false FROM product_feed f
     WHERE f.id = $1 AND o.product_id = ANY ($2) AND o.provider_name = f.provider_name AND o.is_available
       AND NOT EXISTS (SELECT 1 FROM product_feed_product k JOIN product_feed g ON g.id = k.feed_id
         WHERE k.product_id = o.product_id AND g.id <> f.id AND g.provider_name = f.provider_name AND k.missed < $3)
     RETURNING o.product_id AS id`,
    [feedId, productIds, mostMissed],
  );
  const ended = rows.map(({ id }) => id);
  if (ended.length === 0) return { ended, hidden: [] };
  await chooseOffers(manager, ended);
  const hidden: { id: number }[] = await manager.query(
    "SELECT id FROM product WHERE id = ANY ($1) AND NOT is_available AND NOT ('isAvailable' = ANY (edited_fields))",
    [ended],
  );
  return { ended, hidden: hidden.map(({ id }) => id) };
}

/** Offers of one seller become those of another; of two of one product the shown one stays. */
export async function renameSeller(manager: EntityManager, from: string, to: string): Promise<void> {
  if (from === to) return;
  await manager.query(
    `WITH pair AS (
       SELECT CASE WHEN o.is_shown THEN o.id ELSE t.id END AS stays, CASE WHEN o.is_shown THEN t.id ELSE o.id END AS goes,
         o.is_own OR t.is_own AS is_own
       FROM product_offer o JOIN product_offer t ON t.product_id = o.product_id AND t.provider_name = $2
       WHERE o.provider_name = $1
     ), kept AS (UPDATE product_offer o SET is_own = pair.is_own FROM pair WHERE o.id = pair.stays)
     DELETE FROM product_offer o USING pair WHERE o.id = pair.goes`,
    [from, to],
  );
  await manager.query("UPDATE product_offer SET provider_name = $2 WHERE provider_name = $1", [from, to]);
}

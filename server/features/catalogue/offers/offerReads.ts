import DataLoader from "dataloader";
import { listPrice, pricePer } from "../../../../schema/rules/catalogue/price.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import { globalId } from "../../../platform/graphql/globalId.ts";
import { type Money, money } from "../../../platform/graphql/Money.ts";
import { AffiliateLinkKind, visitPath } from "../affiliates/affiliateLinks.ts";
import { isBroken } from "../links/linkStore.ts";
import type { EditableProductOffer, ProductOffer } from "./ProductOffer.ts";

const moneyOf = (ore: number | null): Money | null => (ore === null ? null : money(ore));

/** The offers of products that several sell: those that can be bought first, the cheapest with sending first. */
export const offersLoader = (sql: Sql): DataLoader<number, ProductOffer[]> =>
  new DataLoader(async (productIds) => {
    const rows = await sql.preparedQuery<
      Pick<ProductOffer, "providerName" | "priceEstimate" | "isAvailable" | "isShown" | "isLinkBroken"> & {
        id: number;
        productId: number;
        price: number | null;
        shipping: number | null;
        link: string | null;
      }
    >(
      `SELECT id, product_id AS "productId", provider_name AS "providerName", price_estimate AS "priceEstimate",
         price_from AS price, shipping, affiliate_link AS link, is_available AS "isAvailable", is_shown AS "isShown",
         coalesce(${isBroken("affiliate_link")}, false) AS "isLinkBroken"
       FROM product_offer WHERE product_id = ANY ($1) AND state = 'TIED'
       ORDER BY product_id, is_available DESC, price_from + coalesce(shipping, 0), price_from, id`,
      [productIds],
    );
    const offers = new Map<number, ProductOffer[]>();
    for (const { id, productId, price, shipping, link, ...row } of rows) {
      const list = listPrice(row.priceEstimate);
      const offer: ProductOffer = {
        ...row,
        ...{ price: moneyOf(price), listPrice: moneyOf(list), pricePer: pricePer(row.priceEstimate) },
        ...{
          shipping: moneyOf(shipping),
          total: moneyOf(price === null || shipping === null ? null : price + shipping),
        },
        visitPath: visitPath(AffiliateLinkKind.OFFER, id, link),
      };
      offers.set(productId, [...(offers.get(productId) ?? []), offer]);
    }
    // One seller alone is the product itself.
    return productIds.map((id) => ((offers.get(id)?.length ?? 0) > 1 ? (offers.get(id) ?? []) : []));
  });

/** The same as admins see them, also what waits and what was said to be of something else. */
export const editableOffersLoader = (sql: Sql): DataLoader<number, EditableProductOffer[]> =>
  new DataLoader(async (productIds) => {
    const rows = await sql.preparedQuery<Omit<EditableProductOffer, "id"> & { id: number; productId: number }>(
      `SELECT o.id, o.product_id AS "productId", o.provider_name AS "providerName", o.name, o.sku,
         o.price_estimate AS "priceEstimate", o.held_price AS "heldPrice", o.shipping,
         o.affiliate_link AS "affiliateLink", o.is_available AS "isAvailable", o.is_own AS "isOwn",
         o.is_shown AS "isShown", o.state, f.name AS "feedName", o.seen_at AS "seenAt"
       FROM product_offer o LEFT JOIN product_feed f ON f.id = o.feed_id WHERE o.product_id = ANY ($1)
       ORDER BY o.product_id, o.state = 'IGNORED', o.is_available DESC, o.price_from + coalesce(o.shipping, 0), o.id`,
      [productIds],
    );
    return productIds.map((wanted) =>
      rows
        .filter(({ productId }) => productId === wanted)
        .map(({ productId: _, ...row }) => ({ ...row, id: globalId("ProductOffer", row.id) })),
    );
  });

import type { EntityManager } from "typeorm";
import { readGtin } from "../../../../schema/rules/catalogue/gtin.ts";
import { isImplausibleChange, priceFromText, withFormerPrice } from "../../../../schema/rules/catalogue/price.ts";
import { amountsIn, cleaned } from "../../../../schema/rules/catalogue/priceAmounts.ts";
import { tidyLine } from "../../../../schema/rules/words/text.ts";
import { Product } from "../Product.ts";
import type { ProductInput } from "../productService.ts";
import type { ImportLine } from "../transfer/importFile.ts";
import type { ExistingProduct, Match } from "../transfer/importMatching.ts";
import { isOfOffer, type Seller, type SoldLine } from "./offerFields.ts";
import { ProductOfferRow } from "./ProductOfferRow.ts";

type Line = Pick<ImportLine, "values">;

const textOf = ({ values }: Line, column: "providerName" | "sku" | "gtin"): string => {
  const value = values.get(column);
  return typeof value === "string" && !value.includes("\0") ? tidyLine(value) : "";
};

/**
 * Finds the offers that lines are about, with three statements: by the seller's number, and by the GTIN of a product of
 * another seller. What a seller has as a product of its own stays one.
 * @param matches what was found of products
 */
export async function matchOffers(manager: EntityManager, lines: readonly Line[], matches: Match[]): Promise<Match[]> {
  const wanted = lines.map((line) => ({
    provider: textOf(line, "providerName"),
    sku: textOf(line, "sku"),
    gtin: readGtin(textOf(line, "gtin")),
    hasId: Boolean(line.values.get("id")),
  }));
  const asked = wanted.filter(({ provider, sku, gtin, hasId }) => provider && !hasId && (sku || gtin));
  const known = new Map(
    matches.flatMap((match) => ("product" in match && match.product ? [[match.product.id, match.product]] : [])),
  );
  // OFFSET 0 as in `findExisting`: each line is looked up in an index, however small PostgreSQL takes the tables for.
  const found: { id: number }[] =
    asked.length === 0
      ? []
      : await manager.query(
          `SELECT o.id FROM unnest($1::text[], $2::text[]) AS k (provider, sku), LATERAL (
             SELECT product_id AS id FROM product_offer WHERE provider_name = k.provider AND sku = k.sku OFFSET 0) AS o
           UNION SELECT p.id FROM unnest($3::text[]) AS k (gtin), LATERAL (
             SELECT id FROM product WHERE gtin = k.gtin OFFSET 0) AS p`,
          [asked.map(({ provider }) => provider), asked.map(({ sku }) => sku || null), asked.map(({ gtin }) => gtin)],
        );
  const more = found.map(({ id }) => id).filter((id) => !known.has(id));
  if (known.size + more.length === 0) return matches;
  if (more.length > 0) {
    const products = await manager
      .createQueryBuilder(Product, "p")
      .innerJoinAndSelect("p.category", "c")
      .where("p.id = ANY (:more)", { more })
      .getMany();
    for (const product of products) known.set(product.id, product);
  }
  const offers = new Map<number, ProductOfferRow[]>();
  for (const offer of await manager
    .createQueryBuilder(ProductOfferRow, "o")
    .where("o.product_id = ANY (:ids)", { ids: [...known.keys()] })
    .getMany())
    offers.set(offer.productId, [...(offers.get(offer.productId) ?? []), offer]);
  const candidates = found.map(({ id }) => known.get(id)).filter((one) => one !== undefined);
  const bySku = new Map<string, [Product, ProductOfferRow]>();
  const byGtin = new Map<string, Product[]>();
  for (const product of candidates.sort((one, other) => one.id - other.id)) {
    for (const offer of offers.get(product.id) ?? [])
      if (offer.sku) bySku.set(JSON.stringify([offer.providerName, offer.sku]), [product, offer]);
    if (product.gtin) byGtin.set(product.gtin, [...(byGtin.get(product.gtin) ?? []), product]);
  }
  return matches.map((match, at): Match => {
    const { provider, sku, gtin, hasId } = wanted[at] as (typeof wanted)[number];
    if (!("product" in match)) return match;
    const ofSeller = (product: Product) =>
      offers.get(product.id)?.find(({ providerName }) => providerName === provider);
    if (hasId) {
      // An admin means the product itself.
      const offer =
        match.product && (ofSeller(match.product) ?? offers.get(match.product.id)?.find((one) => one.isShown));
      return offer && match.product ? { product: seenBy(match.product, { ...offer, isOwn: true }) } : match;
    }
    const numbered = sku && bySku.get(JSON.stringify([provider, sku]));
    if (numbered) return { product: seenBy(...numbered) };
    if (match.product) {
      const offer = ofSeller(match.product);
      return offer ? { product: seenBy(match.product, offer) } : match;
    }
    for (const product of (gtin && byGtin.get(gtin)) || []) {
      const offer = ofSeller(product);
      if (offer ? !(offer.isOwn && sku && offer.sku) : product.providerName !== provider)
        return { product: offer ? seenBy(product, offer) : tiedTo(product, provider) };
    }
    return match;
  });
}

/** What an admin edited of the product's texts, and of an offer. */
const editedOf = (product: Product, offer: Pick<ProductOfferRow, "editedFields">): string[] => [
  ...product.editedFields.filter((field) => field !== "isAvailable" && !isOfOffer(field)),
  ...offer.editedFields,
];

/** A product with what one of its sellers says of it. Whether the product is shown is no matter of the seller's. */
function seenBy(product: Product, offer: ProductOfferRow): ExistingProduct {
  const { providerName, providerCountry, sku, priceEstimate, heldPrice, affiliateLink, isAvailable } = offer;
  return {
    ...product,
    ...{ providerName, providerCountry, sku, priceEstimate, heldPrice, affiliateLink, isAvailable },
    // A price that the seller did not say for a while is held against what the product costs.
    formerPrices: withFormerPrice(product.formerPrices, product.priceEstimate),
    awaitsReview: false,
    editedFields: editedOf(product, offer),
    seller: { isNew: false, isOwn: offer.isOwn, shipping: offer.shipping, shownPrice: product.priceEstimate },
  };
}

/** A product as a seller sees it of whom nothing is known yet. */
const tiedTo = (product: Product, providerName: string): ExistingProduct => ({
  ...product,
  ...{ providerName, providerCountry: null, sku: null, priceEstimate: null, heldPrice: null, affiliateLink: null },
  isAvailable: true,
  awaitsReview: false,
  editedFields: editedOf(product, { editedFields: [] }),
  seller: { isNew: true, isOwn: false, shipping: null, shownPrice: product.priceEstimate },
});

/** Leaves of a line what its seller says of the offer: the texts are those of the seller that the product began with. */
export function keepOffer(stated: Partial<Record<string, unknown>>, seller: Seller | undefined): void {
  if (!seller || seller.isOwn) return;
  for (const field of Object.keys(stated)) if (field !== "isAvailable" && !isOfOffer(field)) delete stated[field];
}

/** What is written of the offer that a line is about; undefined where its product has no other seller. */
export function soldLine(
  { values }: Line,
  { seller }: ExistingProduct,
  { priceEstimate }: ProductInput,
  isReviewed: boolean,
): SoldLine | undefined {
  if (!seller) return undefined;
  const { isNew, isOwn, shownPrice } = seller;
  const name = values.get("name");
  const shipping = shippingOf(values.get("shipping"));
  return {
    isNew,
    isOwn,
    name: typeof name === "string" ? tidyLine(name).slice(0, 300) : "",
    shipping,
    isChanged: isNew || (shipping !== undefined && shipping !== seller.shipping),
    waits: isNew && (isReviewed || isImplausibleChange(shownPrice, priceEstimate)),
  };
}

/** What sending costs, in öre; undefined where a text says nothing of it, or in another currency. */
export function shippingOf(text: unknown): number | undefined {
  // Merchants write country, region, service and price, of which the price is the last; a comma may be the price's own.
  const [first = ""] = typeof text === "string" ? text.split(/,\s*(?=\p{Lu}{2}:)/u) : [];
  const price = (first.split(":").at(-1) ?? "").trim();
  const amount = priceFromText(price);
  if (amount !== null) return amount;
  const [zero] = amountsIn(cleaned(price)) ?? [];
  return zero?.lowest === 0 || /^(fri|gratis|free)/i.test(price) ? 0 : undefined;
}

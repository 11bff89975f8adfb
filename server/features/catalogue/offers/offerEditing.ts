import type { EntityManager } from "typeorm";
import { recordAudit } from "../../../platform/audit/recordAudit.ts";
import { fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { rowNumberOf } from "../../../platform/graphql/globalId.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import { readEditableProduct } from "../editing/editableProducts.ts";
import { forgetFiles } from "../feeds/feedStore.ts";
import { Product } from "../Product.ts";
import { type ProductInput, writeProducts } from "../productService.ts";
import { holdProviderNames } from "../providers/providerNames.ts";
import type { DecideProductOfferPayload } from "./DecideProductOfferPayload.ts";
import type { DecideProductOfferInput, OfferDecision } from "./ProductOffer.ts";
import { ProductOfferRow } from "./ProductOfferRow.ts";
import { chooseOffers, comparedPrice } from "./writeOffers.ts";

const DONE: Readonly<Record<OfferDecision, string>> = {
  TIE: "hör till produkten",
  OWN_PRODUCT: "egen produkt",
  IGNORE: "hör inte hit",
  APPROVE_PRICE: "nytt pris godkänt",
};

/** Says whether an offer is of its product; a later run of its feed says nothing else. */
export const decideProductOffer = (
  ctx: MediaContext,
  { offerId, decision }: DecideProductOfferInput,
): Promise<DecideProductOfferPayload> =>
  ctx.db.transaction(async (manager) => {
    const id = rowNumberOf(offerId, "ProductOffer");
    await holdProviderNames(manager);
    const there = id === undefined ? null : await manager.findOneBy(ProductOfferRow, { id });
    // First the product, as whoever edits it does.
    const product =
      there &&
      (await manager.findOne(Product, { where: { id: there.productId }, lock: { mode: "pessimistic_write" } }));
    const offer = there && (await manager.findOneBy(ProductOfferRow, { id: there.id }));
    if (!product || !offer) return { errors: fieldError("NOT_FOUND", "Erbjudandet finns inte längre.", "offerId") };
    const { heldPrice } = offer;
    if (decision === "APPROVE_PRICE" && heldPrice === null)
      return { errors: fieldError("NOT_FOUND", "Inget pris väntar längre.", "offerId") };
    if (offer.isOwn && (decision === "OWN_PRODUCT" || decision === "IGNORE")) {
      const message = "Produkten började med det här erbjudandet. Ta bort de andra i stället.";
      return { errors: fieldError("IN_USE", message, "offerId") };
    }
    if (decision === "OWN_PRODUCT") await makeProduct(manager, product, offer);
    else if (decision === "APPROVE_PRICE")
      await manager.update(
        ProductOfferRow,
        { id: offer.id },
        { priceEstimate: heldPrice, heldPrice: null, priceFrom: comparedPrice(heldPrice) },
      );
    else {
      const state = decision === "TIE" ? "TIED" : "IGNORED";
      await manager.update(
        ProductOfferRow,
        { id: offer.id },
        { state, ...(decision === "IGNORE" && { isShown: false }) },
      );
    }
    await chooseOffers(manager, [product.id]);
    await recordAudit(manager, {
      actorId: ctx.actor?.userId ?? null,
      action: "CHANGED",
      subject: { type: "PRODUCT", id: String(product.id), name: product.name },
      changes: [{ field: "offer", before: null, after: `${offer.providerName}: ${DONE[decision]}` }],
    });
    return { product: await readEditableProduct(ctx, manager, product.id), errors: [] };
  });

/** Makes a hidden product of an offer, whose texts come with the next run of its feed. */
async function makeProduct(manager: EntityManager, product: Product, offer: ProductOfferRow): Promise<void> {
  // Its files are read anew, and its rows are of the other product.
  await forgetFiles(manager, product.id);
  await manager.query(
    `DELETE FROM product_feed_product k USING product_feed f
     WHERE f.id = k.feed_id AND k.product_id = $1 AND f.provider_name = $2`,
    [product.id, offer.providerName],
  );
  await manager.delete(ProductOfferRow, { id: offer.id });
  const { providerName, providerCountry, sku, name, priceEstimate, affiliateLink, editedFields } = offer;
  const made: ProductInput = {
    ...EMPTY,
    ...{ name, providerName, providerCountry, sku, priceEstimate, affiliateLink, editedFields },
    gtin: product.gtin,
    categoryId: product.categoryId,
    awaitsReview: true,
  };
  await writeProducts(manager, [made]);
}

const EMPTY: Omit<
  ProductInput,
  "name" | "providerName" | "providerCountry" | "priceEstimate" | "affiliateLink" | "categoryId"
> = {
  description: "",
  biomarkers: [],
  features: [],
  pros: [],
  cons: [],
  warnings: [],
  recommendationCriteria: [],
  goalReasons: [],
  sampleType: null,
  turnaroundTime: null,
  dose: null,
  dosesPerPackage: null,
  isFeatured: false,
  isAvailable: false,
  sampleCollectionMethod: null,
  needsReferral: null,
  labNetwork: [],
  deliveryMethod: null,
  includesDoctorReview: null,
  testLocationType: null,
  intendedFor: null,
  testCategory: null,
  labAccreditation: null,
  shippingRegions: [],
  externalRating: null,
  imageUrl: null,
  difficulty: null,
  checkedAt: null,
};

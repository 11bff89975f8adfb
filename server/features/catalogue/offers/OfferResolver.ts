import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { allow } from "../../../platform/graphql/policy.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import type { CatalogueContext } from "../catalogueLoaders.ts";
import { EditableProduct } from "../editing/EditableProduct.ts";
import { Product } from "../Product.ts";
import { DecideProductOfferPayload } from "./DecideProductOfferPayload.ts";
import { MergeProductsInput } from "./MergeProductsInput.ts";
import { MergeProductsPayload } from "./MergeProductsPayload.ts";
import { mergeProducts } from "./mergeProducts.ts";
import { decideProductOffer } from "./offerEditing.ts";
import { ProductDuplicate } from "./ProductDuplicate.ts";
import { DecideProductOfferInput, EditableProductOffer, ProductOffer } from "./ProductOffer.ts";

/** What several sellers ask for a product. */
@Resolver(() => Product)
export class OfferResolver {
  @FieldResolver(() => [ProductOffer])
  offers(@Root() { id }: Pick<Product, "id">, @Ctx() ctx: CatalogueContext): Promise<ProductOffer[]> {
    return ctx.loaders.offers.load(id);
  }
}

/** The same as admins see it. */
@Resolver(() => EditableProduct)
export class OfferEditingResolver {
  @FieldResolver(() => [EditableProductOffer])
  offers(
    @Root() { databaseId }: Pick<EditableProduct, "databaseId">,
    @Ctx() ctx: CatalogueContext,
  ): Promise<EditableProductOffer[]> {
    // After a mutation of the same request it is another list.
    return ctx.loaders.editableOffers.clear(databaseId).load(databaseId);
  }

  @FieldResolver(() => [ProductDuplicate])
  duplicates(
    @Root() { databaseId }: Pick<EditableProduct, "databaseId">,
    @Ctx() ctx: CatalogueContext,
  ): Promise<ProductDuplicate[]> {
    return ctx.loaders.duplicates.clear(databaseId).load(databaseId);
  }

  @Mutation(() => MergeProductsPayload, {
    description:
      "Makes one product of two that have the same GTIN: the other one's sellers become sellers of the one that stays, its addresses and price watches lead there, and what it was stands among what was deleted. Errors: NOT_FOUND, OUTDATED, INVALID.",
  })
  @allow("admin")
  mergeProducts(
    @Arg("input", () => MergeProductsInput, { description: "Which two." }) input: MergeProductsInput,
    @Ctx() ctx: MediaContext,
  ): Promise<MergeProductsPayload> {
    return mergeProducts(ctx, input);
  }

  @Mutation(() => DecideProductOfferPayload, {
    description:
      "Says whether an offer is of its product; later runs of its feed keep to that. Errors: NOT_FOUND, IN_USE (of the offer that the product began with).",
  })
  @allow("admin")
  decideProductOffer(
    @Arg("input", () => DecideProductOfferInput, { description: "Which one, and what becomes of it." })
    input: DecideProductOfferInput,
    @Ctx() ctx: MediaContext,
  ): Promise<DecideProductOfferPayload> {
    return decideProductOffer(ctx, input);
  }
}

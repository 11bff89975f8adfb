import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { allow } from "../../../platform/graphql/policy.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import type { CatalogueContext } from "../catalogueLoaders.ts";
import { EditableProduct, EditableProductConnection, RecordedPrice } from "./EditableProduct.ts";
import { findEditableProduct, readEditableProducts, readRecordedPrices } from "./editableProducts.ts";
import { ReviewProductsInput, ReviewProductsPayload } from "./ProductReview.ts";
import {
  checkProduct,
  correctPrice,
  createProduct,
  decideHeldPrice,
  deleteProduct,
  releaseProductFields,
  setProductAvailability,
  updateProduct,
} from "./productEditing.ts";
import {
  CheckProductInput,
  CheckProductPayload,
  CorrectPriceInput,
  CorrectPricePayload,
  CreateProductInput,
  CreateProductPayload,
  DecideHeldPriceInput,
  DecideHeldPricePayload,
  DeleteProductInput,
  DeleteProductPayload,
  EditableProductsArgs,
  ReleaseProductFieldsInput,
  ReleaseProductFieldsPayload,
  SetProductAvailabilityInput,
  SetProductAvailabilityPayload,
  UpdateProductInput,
  UpdateProductPayload,
} from "./productEditingInputs.ts";
import { reviewProducts } from "./reviewProducts.ts";

/** Products as admins edit them. */
@Resolver()
export class ProductEditingResolver {
  @Query(() => EditableProductConnection, {
    nullable: true,
    description: "All products, also the hidden ones, by name. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  editableProducts(
    @Args(() => EditableProductsArgs) args: EditableProductsArgs,
    @Ctx() ctx: MediaContext,
  ): Promise<EditableProductConnection> {
    return readEditableProducts(ctx, args);
  }

  @Query(() => EditableProduct, {
    nullable: true,
    description: "One product as it is edited; null when there is none. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  editableProduct(
    @Arg("id", () => ID, { description: "Identifier of the product." }) id: string,
    @Ctx() ctx: MediaContext,
  ): Promise<EditableProduct | null> {
    return findEditableProduct(ctx, id);
  }

  @Mutation(() => CreateProductPayload, {
    description: "Makes a product. Errors: INVALID, NOT_FOUND (of category and picture).",
  })
  @allow("admin")
  createProduct(
    @Arg("input", () => CreateProductInput, { description: "All of its facts." }) input: CreateProductInput,
    @Ctx() ctx: MediaContext,
  ): Promise<CreateProductPayload> {
    return createProduct(ctx, input);
  }

  @Mutation(() => UpdateProductPayload, {
    description: "Writes what an admin edited of a product. Errors: INVALID, NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  updateProduct(
    @Arg("input", () => UpdateProductInput, { description: "All of its facts." }) input: UpdateProductInput,
    @Ctx() ctx: MediaContext,
  ): Promise<UpdateProductPayload> {
    return updateProduct(ctx, input);
  }

  @Mutation(() => CheckProductPayload, {
    description: "Notes on which day somebody looked at a product's facts. Errors: NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  checkProduct(
    @Arg("input", () => CheckProductInput, { description: "Which one, which day." }) input: CheckProductInput,
    @Ctx() ctx: MediaContext,
  ): Promise<CheckProductPayload> {
    return checkProduct(ctx, input);
  }

  @Mutation(() => ReleaseProductFieldsPayload, {
    description:
      "Leaves fields that an admin edited to the feeds that have the product; what they say is there after their next run. Errors: NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  releaseProductFields(
    @Arg("input", () => ReleaseProductFieldsInput, { description: "Of which product, and which." })
    input: ReleaseProductFieldsInput,
    @Ctx() ctx: MediaContext,
  ): Promise<ReleaseProductFieldsPayload> {
    return releaseProductFields(ctx, input);
  }

  @Mutation(() => ReviewProductsPayload, {
    description:
      "Shows products that a shop's file made and nobody has looked at: those that can be, the others have an error each. Errors: NOT_FOUND, OUTDATED, UNREAD (words that may claim something of health).",
  })
  @allow("admin")
  reviewProducts(
    @Arg("input", () => ReviewProductsInput, { description: "Which, and what becomes of their descriptions." })
    input: ReviewProductsInput,
    @Ctx() ctx: MediaContext,
  ): Promise<ReviewProductsPayload> {
    return reviewProducts(ctx, input);
  }

  @Mutation(() => DecideHeldPricePayload, {
    description: "Makes a price that waits the product's price, or drops it. Errors: NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  decideHeldPrice(
    @Arg("input", () => DecideHeldPriceInput, { description: "Of which product, and what becomes of it." })
    input: DecideHeldPriceInput,
    @Ctx() ctx: MediaContext,
  ): Promise<DecideHeldPricePayload> {
    return decideHeldPrice(ctx, input);
  }

  @Mutation(() => CorrectPricePayload, {
    description: "Corrects what was kept of a product's price since one day. Errors: INVALID, NOT_FOUND.",
  })
  @allow("admin")
  correctPrice(
    @Arg("input", () => CorrectPriceInput, { description: "Which day, and the price." }) input: CorrectPriceInput,
    @Ctx() ctx: MediaContext,
  ): Promise<CorrectPricePayload> {
    return correctPrice(ctx, input);
  }

  @Mutation(() => SetProductAvailabilityPayload, {
    description:
      "Shows or hides a product. Errors: NOT_FOUND, OUTDATED, UNREAD (words of one that waits to be looked at).",
  })
  @allow("admin")
  setProductAvailability(
    @Arg("input", () => SetProductAvailabilityInput, { description: "Which one, and whether it is shown." })
    input: SetProductAvailabilityInput,
    @Ctx() ctx: MediaContext,
  ): Promise<SetProductAvailabilityPayload> {
    return setProductAvailability(ctx, input);
  }

  @Mutation(() => DeleteProductPayload, {
    description:
      "Deletes a product; how often it was clicked stays counted. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  deleteProduct(
    @Arg("input", () => DeleteProductInput, { description: "Which one." }) input: DeleteProductInput,
    @Ctx() ctx: MediaContext,
  ): Promise<DeleteProductPayload> {
    return deleteProduct(ctx, input);
  }
}

/** What of a product as admins edit it is read where it is asked for. */
@Resolver(() => EditableProduct)
export class EditableProductResolver {
  @FieldResolver(() => [RecordedPrice])
  recordedPrices(
    @Root() { databaseId }: Pick<EditableProduct, "databaseId">,
    @Ctx() ctx: MediaContext,
  ): Promise<RecordedPrice[]> {
    return readRecordedPrices(ctx, databaseId);
  }

  @FieldResolver(() => [String])
  feeds(@Root() { databaseId }: Pick<EditableProduct, "databaseId">, @Ctx() ctx: CatalogueContext): Promise<string[]> {
    return ctx.loaders.feedNames.load(databaseId);
  }
}

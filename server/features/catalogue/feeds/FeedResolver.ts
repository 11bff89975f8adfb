import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { KEPT_RUNS } from "../../../../schema/productFeeds.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { createProductFeed, deleteProductFeed, updateProductFeed } from "./feedEditing.ts";
import { readFeedRuns, readFeeds } from "./feedReads.ts";
import { cancelProductFeedRun, decideProductFeedRun, startProductFeed } from "./feedService.ts";
import {
  CancelProductFeedRunInput,
  CancelProductFeedRunPayload,
  CreateProductFeedInput,
  CreateProductFeedPayload,
  DecideProductFeedRunInput,
  DecideProductFeedRunPayload,
  DeleteProductFeedInput,
  DeleteProductFeedPayload,
  EditableProductFeed,
  ProductFeedRunView,
  StartProductFeedInput,
  StartProductFeedPayload,
  UpdateProductFeedInput,
  UpdateProductFeedPayload,
} from "./feedTypes.ts";

/** Feeds of products, for admins. */
@Resolver()
export class FeedResolver {
  @Query(() => [EditableProductFeed], {
    nullable: true,
    description: "All feeds of products that are fetched every day, by name; at most 200.",
  })
  @allow("admin")
  productFeeds(@Ctx() ctx: Context): Promise<EditableProductFeed[]> {
    return readFeeds(ctx);
  }

  @Query(() => [ProductFeedRunView], {
    nullable: true,
    description: `The runs of a feed, the latest first, at most ${KEPT_RUNS}. Errors: BAD_USER_INPUT.`,
  })
  @allow("admin")
  productFeedRuns(
    @Arg("feedId", () => ID, { description: "Of which feed." }) feedId: string,
    @Ctx() ctx: Context,
  ): Promise<ProductFeedRunView[]> {
    return readFeedRuns(ctx, feedId);
  }

  @Mutation(() => CreateProductFeedPayload, {
    description:
      "Makes a feed, which is fetched at its hour from now on. Errors: INVALID, NOT_FOUND (its category or mapping), TAKEN, TOO_MUCH.",
  })
  @allow("admin")
  createProductFeed(
    @Arg("input", () => CreateProductFeedInput, { description: "All of its facts." }) input: CreateProductFeedInput,
    @Ctx() ctx: Context,
  ): Promise<CreateProductFeedPayload> {
    return createProductFeed(ctx, input);
  }

  @Mutation(() => UpdateProductFeedPayload, {
    description: "Writes what an admin edited of a feed. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN.",
  })
  @allow("admin")
  updateProductFeed(
    @Arg("input", () => UpdateProductFeedInput, { description: "All of its facts." }) input: UpdateProductFeedInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateProductFeedPayload> {
    return updateProductFeed(ctx, input);
  }

  @Mutation(() => DeleteProductFeedPayload, {
    description:
      "Deletes a feed and its runs; its products stay as they are. Errors: VERIFY_AGAIN, IN_USE (it is fetched now), NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  deleteProductFeed(
    @Arg("input", () => DeleteProductFeedInput, { description: "Which one." }) input: DeleteProductFeedInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteProductFeedPayload> {
    return deleteProductFeed(ctx, input);
  }

  @Mutation(() => StartProductFeedPayload, {
    description: "Fetches a feed now, unless that goes on already. Errors: NOT_FOUND.",
  })
  @allow("admin")
  startProductFeed(
    @Arg("input", () => StartProductFeedInput, { description: "Which one." }) input: StartProductFeedInput,
    @Ctx() ctx: Context,
  ): Promise<StartProductFeedPayload> {
    return startProductFeed(ctx, input);
  }

  @Mutation(() => CancelProductFeedRunPayload, {
    description: "Cancels a run of a feed that goes on; nothing of it is written. Errors: NOT_FOUND, NOT_STARTED.",
  })
  @allow("admin")
  cancelProductFeedRun(
    @Arg("input", () => CancelProductFeedRunInput, { description: "Which one." }) input: CancelProductFeedRunInput,
    @Ctx() ctx: Context,
  ): Promise<CancelProductFeedRunPayload> {
    return cancelProductFeedRun(ctx, input);
  }

  @Mutation(() => DecideProductFeedRunPayload, {
    description:
      "Runs what is held all the same, or drops it. The file is fetched anew; what is worse about it than was shown holds it again. Errors: NOT_FOUND, NOT_STARTED (nobody is asked any more).",
  })
  @allow("admin")
  decideProductFeedRun(
    @Arg("input", () => DecideProductFeedRunInput, { description: "Which one, and what becomes of it." })
    input: DecideProductFeedRunInput,
    @Ctx() ctx: Context,
  ): Promise<DecideProductFeedRunPayload> {
    return decideProductFeedRun(ctx, input);
  }
}

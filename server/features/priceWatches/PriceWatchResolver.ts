import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { selectionOf } from "../../platform/graphql/selection.ts";
import { Me } from "../accounts/Me.ts";
import type { CatalogueContext } from "../catalogue/catalogueLoaders.ts";
import { PriceWatch } from "./PriceWatch.ts";
import { UnwatchPriceInput, UnwatchPricePayload, WatchPriceInput, WatchPricePayload } from "./priceWatchPayloads.ts";
import { readPriceWatches, unwatchPrice, watchPrice } from "./priceWatchService.ts";

/** Watching prices. */
@Resolver()
export class PriceWatchResolver {
  @Mutation(() => WatchPricePayload, {
    description:
      "Mails the one who asks, once, when the product costs less than now; once more changes nothing. Errors: NOT_FOUND for a product that is not available, INVALID for one without a price, TOO_MUCH from the fiftieth watch on.",
  })
  @allow("signedIn")
  watchPrice(
    @Arg("input", () => WatchPriceInput, { description: "Which one." }) input: WatchPriceInput,
    @Ctx() ctx: Context,
  ): Promise<WatchPricePayload> {
    return watchPrice(ctx, input.productId);
  }

  @Mutation(() => UnwatchPricePayload, {
    description: "Ends such a watch; where there is none, nothing changes. Errors: NOT_FOUND for what is no product.",
  })
  @allow("signedIn")
  unwatchPrice(
    @Arg("input", () => UnwatchPriceInput, { description: "Which one." }) input: UnwatchPriceInput,
    @Ctx() ctx: Context,
  ): Promise<UnwatchPricePayload> {
    return unwatchPrice(ctx, input.productId);
  }
}

/** What an account watches. */
@Resolver(() => Me)
export class MyPriceWatchesResolver {
  @FieldResolver(() => [PriceWatch], {
    description: "Products whose price is watched, the latest first; a watch ends with its mail.",
  })
  priceWatches(@Root() me: Me, @Ctx() ctx: CatalogueContext, @Info() info: GraphQLResolveInfo): Promise<PriceWatch[]> {
    return readPriceWatches(ctx, me.id, selectionOf(info));
  }
}

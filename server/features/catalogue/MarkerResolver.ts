import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { selectionOf } from "../../platform/graphql/selection.ts";
import { Biomarker } from "./Biomarker.ts";
import { findProducts } from "./catalogueService.ts";
import { MarkerCover, MarkerCoverChoice } from "./MarkerCover.ts";
import { coverMarkers, readMeasuredMarkers } from "./markerCoverService.ts";
import { Product } from "./Product.ts";

/** Choosing tests by the markers that matter. */
@Resolver()
export class MarkerResolver {
  @Query(() => [Biomarker], { description: "The markers that at least one available test measures, group by group." })
  @isPublic()
  biomarkers(@Ctx() ctx: Context): Promise<Biomarker[]> {
    return readMeasuredMarkers(ctx);
  }

  @Query(() => MarkerCover, {
    description:
      "The cheapest test, and the cheapest combination of tests, that measure these markers. Errors: BAD_USER_INPUT, SERVICE_UNAVAILABLE.",
  })
  @isPublic()
  markerCover(
    @Arg("markers", () => [ID], { description: "Identifiers of 1 to 30 markers." }) markers: string[],
    @Ctx() ctx: Context,
  ): Promise<MarkerCover> {
    return coverMarkers(ctx, markers);
  }
}

/** The tests of an answer, read as they are asked for. */
@Resolver(() => MarkerCoverChoice)
export class MarkerCoverChoiceResolver {
  @FieldResolver(() => [Product])
  tests(@Root() choice: MarkerCoverChoice, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<unknown[]> {
    return findProducts(ctx, choice.testIds.map(String), selectionOf(info));
  }
}

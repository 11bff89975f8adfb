import type { GraphQLResolveInfo } from "graphql";
import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { rowNumbers } from "../../platform/graphql/rowNumbers.ts";
import { selectionOf } from "../../platform/graphql/selection.ts";
import { Biomarker } from "./Biomarker.ts";
import type { CatalogueContext } from "./catalogueLoaders.ts";
import { findProducts } from "./catalogueService.ts";
import { HealthTest } from "./HealthTest.ts";
import { MarkerCover, MarkerCoverChoice } from "./MarkerCover.ts";
import { coverMarkers, readMeasuredMarkers } from "./markerCoverService.ts";
import { ProductConnection } from "./ProductConnection.ts";
import { RelatedProductsArgs } from "./relatedProducts.ts";

/** Markers by their identifiers, or by the numbers that addresses have. */
@ArgsType()
export class MarkerCoverArgs {
  @Field(() => [ID], { nullable: true, description: "Identifiers of 1 to 30 markers." })
  ids?: string[] | null;

  @Field(() => [Int], { nullable: true, description: "Numbers from addresses, instead of `ids`." })
  databaseIds?: number[] | null;
}

/** Choosing tests by the markers that matter. */
@Resolver()
export class MarkerResolver {
  @Query(() => [Biomarker], {
    nullable: true,
    description: "The markers that at least one available test measures, group by group.",
  })
  @isPublic()
  biomarkers(@Ctx() ctx: Context): Promise<Biomarker[]> {
    return readMeasuredMarkers(ctx);
  }

  @Query(() => MarkerCover, {
    nullable: true,
    description:
      "The cheapest test, and the cheapest combination of tests, that measure these markers. Errors: BAD_USER_INPUT, SERVICE_UNAVAILABLE.",
  })
  @isPublic()
  async markerCover(@Args() wanted: MarkerCoverArgs, @Ctx() ctx: Context): Promise<MarkerCover> {
    const { numbers, argument } = rowNumbers(wanted, "Biomarker");
    return coverMarkers(ctx, numbers, argument);
  }
}

/** The tests of an answer, read as they are asked for. */
@Resolver(() => MarkerCoverChoice)
export class MarkerCoverChoiceResolver {
  @FieldResolver(() => [HealthTest])
  tests(@Root() choice: MarkerCoverChoice, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<unknown[]> {
    return findProducts(ctx, choice.testIds, selectionOf(info));
  }
}

/** What measures a marker. */
@Resolver(() => Biomarker)
export class BiomarkerResolver {
  @FieldResolver(() => ProductConnection, {
    nullable: true,
    description: "The tests that measure it, by name. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY.",
  })
  products(
    @Root() marker: Biomarker,
    @Args() args: RelatedProductsArgs,
    @Ctx() ctx: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    return ctx.loaders.relatedProducts.read(ctx, "biomarker", marker.name, args, selectionOf(info));
  }
}

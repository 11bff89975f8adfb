import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { findGoal, GOALS } from "../../../schema/goals.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { selectionOf } from "../../platform/graphql/selection.ts";
import { Article } from "../articles/Article.ts";
import { findGuide } from "../articles/articleService.ts";
import { AffiliateLinkKind, visitPath } from "./affiliateLinks.ts";
import { Biomarker } from "./Biomarker.ts";
import { Category } from "./Category.ts";
import { Area } from "./catalogueEnums.ts";
import { findProduct, findProducts, isDemoCatalogue, listProducts, readCategories } from "./catalogueService.ts";
import { sampleTypeLabel } from "./derivedColumns.ts";
import { Goal, GoalReason, type StoredGoalReason } from "./Goal.ts";
import { Product } from "./Product.ts";
import { ProductsArgs } from "./ProductArgs.ts";
import { ProductConnection } from "./ProductConnection.ts";
import { Provider } from "./Provider.ts";
import { rankReason } from "./ranking.ts";

/** The public queries of the catalogue. */
@Resolver()
export class CatalogueResolver {
  @Query(() => [Category], { description: "An area's categories, in its order." })
  @isPublic()
  categories(
    @Arg("area", () => Area, { description: "The product area." }) area: Area,
    @Ctx() ctx: Context,
  ): Promise<Category[]> {
    return readCategories(ctx, area);
  }

  @Query(() => Boolean, { description: "True while the catalogue is the invented demo, which every list must say." })
  @isPublic()
  isDemoCatalogue(@Ctx() ctx: Context): Promise<boolean> {
    return isDemoCatalogue(ctx);
  }

  @Query(() => [Goal], { description: "The eight onboarding goals." })
  @isPublic()
  goals(): readonly Goal[] {
    return GOALS;
  }

  @Query(() => ProductConnection, {
    description:
      "Available products of an area in its order (specification 2 §4, §5, §9). Errors: BAD_USER_INPUT, FORBIDDEN.",
  })
  @isPublic()
  products(
    @Args() args: ProductsArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    return listProducts(ctx, args, selectionOf(info));
  }

  @Query(() => Product, { nullable: true, description: "One available product; null when there is none." })
  @isPublic()
  product(
    @Arg("id", () => ID, { description: "Identifier." }) id: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    return findProduct(ctx, id, selectionOf(info));
  }

  @Query(() => [Product], {
    description:
      "Several available products in the order asked for, others left out; at most 100. Errors: BAD_USER_INPUT.",
  })
  @isPublic()
  productsByIds(
    @Arg("ids", () => [ID], { description: "Identifiers." }) ids: string[],
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    return findProducts(ctx, ids, selectionOf(info));
  }
}

/** The guide of a goal, which is an article like others. */
@Resolver(() => Goal)
export class GoalResolver {
  @FieldResolver(() => Article, {
    nullable: true,
    description: "The guide about it, for where nothing fits it; null when it is not published.",
  })
  guide(@Root() goal: Goal, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<unknown> {
    return findGuide(ctx, findGoal(goal.id)?.guide ?? "", selectionOf(info));
  }
}

/** The goal of a reason. */
@Resolver(() => GoalReason)
export class GoalReasonResolver {
  @FieldResolver(() => Goal, { description: "The goal." })
  goal(@Root() stored: StoredGoalReason): Goal {
    return findGoal(stored.goal) as Goal;
  }
}

/** The fields of a product that are not columns. */
@Resolver(() => Product)
export class ProductResolver {
  @FieldResolver(() => String, { nullable: true })
  sampleTypeLabel(@Root() product: Product): string | null {
    return sampleTypeLabel(product.sampleType);
  }

  @FieldResolver(() => String, { nullable: true })
  visitPath(@Root() product: Product): string | null {
    return visitPath(AffiliateLinkKind.PRODUCT, product.id, product.affiliateLink);
  }

  @FieldResolver(() => String)
  rankReason(@Root() product: Product): string {
    return rankReason(product.area, product.sortRank);
  }

  @FieldResolver(() => Provider, { nullable: true })
  provider(@Root() product: Product, @Ctx() ctx: Context): Promise<Provider | null> {
    return ctx.loaders.providerByName.load(product.providerName);
  }

  @FieldResolver(() => [Biomarker])
  async markers(@Root() product: Product, @Ctx() ctx: Context): Promise<Biomarker[]> {
    const markers = await ctx.loaders.biomarkerByName.loadMany(product.biomarkers);
    const failure = markers.find((marker) => marker instanceof Error);
    if (failure) throw failure;
    return markers.filter((marker) => marker !== null) as Biomarker[];
  }
}

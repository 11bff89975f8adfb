import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { findGoal, GOALS, type Goal as GoalDefinition } from "../../../schema/goals.ts";
import { goalKey, goalLabel } from "../../../schema/journey/journeyTexts.ts";
import { isRecurring, listPrice, priceRange } from "../../../schema/rules/catalogue/price.ts";
import { productPath } from "../../../schema/rules/catalogue/productPath.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { Money, money, PriceRange } from "../../platform/graphql/Money.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { rowNumbers } from "../../platform/graphql/rowNumbers.ts";
import { asNodes, selectionOf } from "../../platform/graphql/selection.ts";
import { Article } from "../articles/Article.ts";
import type { ArticleContext } from "../articles/articleLoaders.ts";
import { findGuide } from "../articles/articleService.ts";
import { type JourneyTextContext, readJourneyTexts } from "../journey/texts/journeyTexts.ts";
import { Image } from "../media/Image.ts";
import type { MediaContext } from "../media/mediaLoaders.ts";
import { readImage } from "../media/readImage.ts";
import { AffiliateLinkKind, visitPath } from "./affiliates/affiliateLinks.ts";
import { Category } from "./Category.ts";
import { Area } from "./catalogueEnums.ts";
import type { CatalogueContext } from "./catalogueLoaders.ts";
import { findProduct, findProducts, isProductGone, listProducts, readCategories } from "./catalogueService.ts";
import { type DemoContext, isDemoCatalogue } from "./demo/demoCatalogue.ts";
import { sampleTypeLabel } from "./derivedColumns.ts";
import { Goal, GoalReason, type StoredGoalReason } from "./Goal.ts";
import { HealthTest } from "./HealthTest.ts";
import { Biomarker } from "./markers/Biomarker.ts";
import { Product } from "./Product.ts";
import { ProductByIdArgs, ProductsArgs, ProductsByIdsArgs } from "./ProductArgs.ts";
import { ProductConnection, ProductSearchConnection } from "./ProductConnection.ts";
import { CheaperTests } from "./prices/CheaperTests.ts";
import { readProductGuides } from "./productGuides.ts";
import { Provider } from "./providers/Provider.ts";
import { rankReason } from "./ranking.ts";
import { RelatedProductsArgs, variantKey } from "./relatedProducts.ts";
import { Supplement } from "./Supplement.ts";
import type { SearchContext } from "./search/searchDictionary.ts";

/** The public queries of the catalogue. */
@Resolver()
export class CatalogueResolver {
  @Query(() => [Category], { nullable: true, description: "An area's categories, in its order." })
  @isPublic()
  categories(
    @Arg("area", () => Area, { description: "The product area." }) area: Area,
    @Ctx() ctx: Context,
  ): Promise<Category[]> {
    return readCategories(ctx, area);
  }

  @Query(() => Boolean, {
    description:
      "True while a product is shown whose provider is invented (its address ends in '.example'), which every list must say.",
  })
  @isPublic()
  isDemoCatalogue(@Ctx() ctx: DemoContext): Promise<boolean> {
    return isDemoCatalogue(ctx);
  }

  @Query(() => [Goal], { nullable: true, description: "The eight onboarding goals." })
  @isPublic()
  goals(): readonly Goal[] {
    return GOALS;
  }

  @Query(() => ProductSearchConnection, {
    nullable: true,
    description: "Available products of an area under filters. Errors: BAD_USER_INPUT, FORBIDDEN.",
  })
  @isPublic()
  products(
    @Args() args: ProductsArgs,
    @Ctx() ctx: SearchContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductSearchConnection> {
    return listProducts(ctx, args, selectionOf(info));
  }

  @Query(() => Product, {
    nullable: true,
    description:
      "One available product; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of `id` and `databaseId` are given; FORBIDDEN.",
  })
  @isPublic()
  product(
    @Args() wanted: ProductByIdArgs,
    @Ctx() ctx: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    return findProduct(ctx, wanted, selectionOf(info));
  }

  @Query(() => Boolean, {
    description:
      "True when the number was given to a product that cannot be found any more: deleted, or not available. False for one that is there, and for a number that nothing ever had.",
  })
  @isPublic()
  isProductGone(
    @Arg("databaseId", () => Int, { description: "Number from an address." }) databaseId: number,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return isProductGone(ctx, databaseId);
  }

  @Query(() => [Product], {
    nullable: true,
    description:
      "Several available products in the order asked for, others left out; at most 100. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given.",
  })
  @isPublic()
  async productsByIds(
    @Args() wanted: ProductsByIdsArgs,
    @Ctx() ctx: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    const { numbers, argument } = rowNumbers(wanted, "Product");
    return findProducts(ctx, numbers, selectionOf(info), argument);
  }
}

/** Guides beside what a search finds. */
@Resolver(() => ProductSearchConnection)
export class ProductSearchResolver {
  @FieldResolver(() => [Article], {
    description: "Published guides that the words of the search lead to, e.g. 'trötthet'; none without a search.",
  })
  async searchGuides(
    @Root() { guideSlugs }: Pick<ProductSearchConnection, "guideSlugs">,
    @Ctx() ctx: ArticleContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    const guides = await Promise.all(guideSlugs.map((slug) => findGuide(ctx, slug, selectionOf(info))));
    return guides.filter((guide) => guide !== null);
  }
}

/** What a goal is called, and its guide, which is an article like others. */
@Resolver(() => Goal)
export class GoalResolver {
  @FieldResolver(() => String, {
    description: "Swedish text, as it is shown: `text`, or what an admin has written in its place.",
  })
  async label(@Root() goal: GoalDefinition, @Ctx() ctx: JourneyTextContext): Promise<string> {
    return goalLabel(goal, await readJourneyTexts(ctx));
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it can be chosen by those who do not have it. An admin may hide all but three.",
  })
  async isShown(@Root() goal: GoalDefinition, @Ctx() ctx: JourneyTextContext): Promise<boolean> {
    return (await readJourneyTexts(ctx)).get(goalKey(goal.id))?.isShown ?? true;
  }

  @FieldResolver(() => Article, {
    nullable: true,
    description: "The guide about it, for where nothing fits it; null when it is not published.",
  })
  guide(@Root() goal: Goal, @Ctx() ctx: ArticleContext, @Info() info: GraphQLResolveInfo): Promise<unknown> {
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

/** Most sizes and kinds of one thing that are given. */
const MAX_VARIANTS = 50;

/**
 * The fields that products of every kind have and that are not columns. Each names the columns that it reads: for a
 * class, type-graphql would copy every row into an instance of it, once for each field.
 */
@Resolver(() => Product)
export class ProductResolver {
  @FieldResolver(() => String, { nullable: true })
  visitPath(@Root() { id, affiliateLink }: Pick<Product, "id" | "affiliateLink">): string | null {
    return visitPath(AffiliateLinkKind.PRODUCT, id, affiliateLink);
  }

  @FieldResolver(() => String)
  path(@Root() { area, name, id }: Pick<Product, "area" | "name" | "id">): string {
    return productPath(area, name, id);
  }

  @FieldResolver(() => String)
  rankReason(@Root() { area, sortRank }: Pick<Product, "area" | "sortRank">): string {
    return rankReason(area, sortRank);
  }

  @FieldResolver(() => PriceRange, { nullable: true })
  price(@Root() { priceEstimate }: Pick<Product, "priceEstimate">): PriceRange | null {
    const range = priceRange(priceEstimate);
    return range && { from: money(range.lowest), to: range.highest === null ? null : money(range.highest) };
  }

  @FieldResolver(() => Boolean)
  isRecurring(@Root() { priceEstimate }: Pick<Product, "priceEstimate">): boolean {
    return isRecurring(priceEstimate);
  }

  @FieldResolver(() => Money, { nullable: true })
  listPrice(@Root() { priceEstimate }: Pick<Product, "priceEstimate">): Money | null {
    const ore = listPrice(priceEstimate);
    return ore === null ? null : money(ore);
  }

  @FieldResolver(() => Image, { nullable: true })
  image(
    @Root() { imageUrl }: Pick<Product, "imageUrl">,
    @Ctx() ctx: MediaContext,
  ): Image | null | Promise<Image | null> {
    return readImage(ctx, imageUrl);
  }

  @FieldResolver(() => Provider, { nullable: true })
  provider(
    @Root() { providerName }: Pick<Product, "providerName">,
    @Ctx() ctx: CatalogueContext,
  ): Promise<Provider | null> {
    return ctx.loaders.providerByName.load(providerName);
  }

  @FieldResolver(() => [Article])
  guides(
    @Root() product: Pick<Product, "area" | "biomarkers" | "testCategory">,
    @Ctx() ctx: ArticleContext & CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    return readProductGuides(ctx, product, selectionOf(info));
  }

  @FieldResolver(() => [Product])
  async variants(
    @Root() { providerName, variantGroup }: Pick<Product, "providerName" | "variantGroup">,
    @Ctx() ctx: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    if (variantGroup === null) return [];
    const key = variantKey(providerName, variantGroup);
    const asked = asNodes(selectionOf(info));
    return (await ctx.loaders.relatedProducts.read(ctx, "variant", key, { first: MAX_VARIANTS }, asked)).nodes;
  }
}

/** The same of tests alone. */
@Resolver(() => HealthTest)
export class HealthTestResolver {
  @FieldResolver(() => String, { nullable: true })
  sampleTypeLabel(@Root() { sampleType }: Pick<HealthTest, "sampleType">): string | null {
    return sampleTypeLabel(sampleType);
  }

  @FieldResolver(() => [Biomarker])
  async markers(
    @Root() { biomarkers }: Pick<HealthTest, "biomarkers">,
    @Ctx() ctx: CatalogueContext,
  ): Promise<Biomarker[]> {
    const markers = await ctx.loaders.biomarkerByName.loadMany(biomarkers);
    const failure = markers.find((marker) => marker instanceof Error);
    if (failure) throw failure;
    return markers.filter((marker) => marker !== null) as Biomarker[];
  }

  @FieldResolver(() => CheaperTests, { nullable: true })
  cheaperTests(@Root() { id }: Pick<HealthTest, "id">, @Ctx() ctx: CatalogueContext): Promise<CheaperTests | null> {
    return ctx.loaders.cheaperTests.of(id);
  }
}

/** The same of supplements alone. */
@Resolver(() => Supplement)
export class SupplementResolver {
  @FieldResolver(() => String, { nullable: true })
  formLabel(@Root() { sampleType }: Pick<Supplement, "sampleType">): string | null {
    return sampleTypeLabel(sampleType);
  }

  @FieldResolver(() => Money, { nullable: true })
  pricePerDose(@Root() { dosePrice }: Pick<Supplement, "dosePrice">): Money | null {
    return dosePrice === null ? null : money(dosePrice);
  }
}

/** Fields of a category. */
@Resolver(() => Category)
export class CategoryResolver {
  @FieldResolver(() => ProductConnection, {
    nullable: true,
    description: "Available products in it, in its area's order. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY.",
  })
  products(
    @Root() category: Category,
    @Args() args: RelatedProductsArgs,
    @Ctx() ctx: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    return ctx.loaders.relatedProducts.read(ctx, "category", category.id, args, selectionOf(info));
  }
}

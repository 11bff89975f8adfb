import type { GraphQLResolveInfo } from "graphql";
import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { markerPath, markerQuestionPath } from "../../../../schema/rules/catalogue/productPath.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { isPublic } from "../../../platform/graphql/publicField.ts";
import { rowNumber, rowNumbers } from "../../../platform/graphql/rowNumbers.ts";
import { selectionOf } from "../../../platform/graphql/selection.ts";
import { Article } from "../../articles/Article.ts";
import type { ArticleContext } from "../../articles/articleLoaders.ts";
import { findGuide } from "../../articles/articleService.ts";
import { formatInShort } from "../../articles/formatInShort.ts";
import { TextHeading } from "../../articles/TextHeading.ts";
import { Sex } from "../catalogueEnums.ts";
import type { CatalogueContext } from "../catalogueLoaders.ts";
import { findProducts } from "../catalogueService.ts";
import { HealthTest } from "../HealthTest.ts";
import { ProductConnection } from "../ProductConnection.ts";
import { CheaperTest } from "../prices/CheaperTests.ts";
import { readGuides } from "../productGuides.ts";
import { RowByIdArgs } from "../providers/ProviderConnection.ts";
import { RelatedProductsArgs } from "../relatedProducts.ts";
import type { SearchContext } from "../search/searchDictionary.ts";
import { Biomarker } from "./Biomarker.ts";
import { formatGuide, type GuideTextContext, readNamedMarkers } from "./guideMarkers.ts";
import { MarkerCover, MarkerCoverChoice } from "./MarkerCover.ts";
import { MarkerQuestion } from "./MarkerQuestion.ts";
import { coverMarkers, readMeasuredMarkers } from "./markerCoverService.ts";
import { NamedMarker } from "./NamedMarker.ts";

/** Markers by their identifiers, or by the numbers that addresses have. */
@ArgsType()
export class MarkerCoverArgs {
  @Field(() => [ID], { nullable: true, description: "Identifiers of 1 to 30 markers." })
  ids?: string[] | null;

  @Field(() => [Int], { nullable: true, description: "Numbers from addresses, instead of `ids`." })
  databaseIds?: number[] | null;

  @Field(() => Sex, {
    nullable: true,
    description: "Who takes the tests; null for anybody, and then tests for one sex come only where nothing else does.",
  })
  sex?: Sex | null;
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

  @Query(() => Biomarker, {
    nullable: true,
    description:
      "A marker; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given.",
  })
  @isPublic()
  biomarker(@Args() wanted: RowByIdArgs, @Ctx() ctx: CatalogueContext): Promise<Biomarker | null> {
    return ctx.loaders.biomarkerById.load(rowNumber(wanted, "Biomarker"));
  }

  @Query(() => MarkerCover, {
    nullable: true,
    description:
      "The cheapest tests that measure these markers, and the fewest. Errors: BAD_USER_INPUT, SERVICE_UNAVAILABLE.",
  })
  @isPublic()
  async markerCover(@Args() wanted: MarkerCoverArgs, @Ctx() ctx: Context): Promise<MarkerCover> {
    const { numbers, argument } = rowNumbers(wanted, "Biomarker");
    return coverMarkers(ctx, { numbers, argument, sex: wanted.sex ?? null });
  }

  @Query(() => [MarkerQuestion], {
    nullable: true,
    description: "Questions that people have tests taken for, each with the markers that its guide names.",
  })
  @isPublic()
  markerQuestions(@Ctx() ctx: CatalogueContext): Promise<MarkerQuestion[]> {
    return ctx.loaders.markerQuestions.load("all");
  }
}

/** The tests of an answer, read as they are asked for. */
@Resolver(() => MarkerCoverChoice)
export class MarkerCoverChoiceResolver {
  @FieldResolver(() => [HealthTest])
  tests(
    @Root() choice: MarkerCoverChoice,
    @Ctx() ctx: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    return findProducts(ctx, choice.testIds, selectionOf(info));
  }
}

/** What a question leads to, read as it is asked for. */
@Resolver(() => MarkerQuestion)
export class MarkerQuestionResolver {
  @FieldResolver(() => [Biomarker], {
    description: "The markers that the shared vocabulary has, the most telling first.",
  })
  async markers(@Root() { markerNames }: MarkerQuestion, @Ctx() { loaders }: CatalogueContext): Promise<Biomarker[]> {
    const found = await Promise.all(markerNames.map((name) => loaders.biomarkerByName.load(name)));
    return found.filter((marker) => marker !== null);
  }

  @FieldResolver(() => Article, {
    nullable: true,
    description: "The guide that names them; null when it is not published.",
  })
  guide(
    @Root() { guideSlug }: MarkerQuestion,
    @Ctx() ctx: ArticleContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    return findGuide(ctx, guideSlug, selectionOf(info));
  }

  @FieldResolver(() => String, {
    description: "Path of the marker chooser with them chosen, e.g. '/tester/markorer?fraga=trott'.",
  })
  path(@Root() { key }: MarkerQuestion): string {
    return markerQuestionPath(key);
  }
}

/** A cheaper test, read as it is asked for. */
@Resolver(() => CheaperTest)
export class CheaperTestResolver {
  @FieldResolver(() => HealthTest, { description: "The test." })
  test(
    @Root() { testId }: CheaperTest,
    @Ctx() ctx: CatalogueContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    return ctx.loaders.cheaperTests.test(ctx, testId, selectionOf(info));
  }
}

/** What an article owes to the markers that it names. */
@Resolver(() => Article)
export class ArticleMarkersResolver {
  @FieldResolver(() => String)
  async contentHtml(@Root() article: Pick<Article, "content">, @Ctx() ctx: GuideTextContext): Promise<string> {
    return (await formatGuide(ctx, article.content)).html;
  }

  @FieldResolver(() => [TextHeading])
  async headings(
    @Root() article: Pick<Article, "content">,
    @Ctx() ctx: GuideTextContext,
  ): Promise<readonly TextHeading[]> {
    return (await formatGuide(ctx, article.content)).headings;
  }

  @FieldResolver(() => String, { nullable: true })
  async inShortHtml(
    @Root() { inShort, content }: Pick<Article, "inShort" | "content">,
    @Ctx() ctx: GuideTextContext,
  ): Promise<string | null> {
    return formatInShort(inShort, (await formatGuide(ctx, content)).headings);
  }

  @FieldResolver(() => [NamedMarker], {
    description: "The markers that `content` names, each by every name that stands there, in the order of the text.",
  })
  async namedMarkers(@Root() { content }: Pick<Article, "content">, @Ctx() ctx: SearchContext): Promise<NamedMarker[]> {
    return readNamedMarkers(ctx, content);
  }

  @FieldResolver(() => [MarkerQuestion], {
    description: "The questions of the marker chooser that it treats, each with the markers that it names for it.",
  })
  async markerQuestions(
    @Root() { slug }: Pick<Article, "slug">,
    @Ctx() ctx: CatalogueContext,
  ): Promise<MarkerQuestion[]> {
    return (await ctx.loaders.markerQuestions.load("all")).filter(({ guideSlug }) => guideSlug === slug);
  }
}

/** A marker that an article names, read as it is asked for. */
@Resolver(() => NamedMarker)
export class NamedMarkerResolver {
  @FieldResolver(() => Biomarker, { description: "The marker." })
  marker(@Root() { target }: NamedMarker, @Ctx() ctx: CatalogueContext): Promise<Biomarker | null> {
    return ctx.loaders.biomarkerById.load(target);
  }
}

/** What belongs to a marker. */
@Resolver(() => Biomarker)
export class BiomarkerResolver {
  @FieldResolver(() => String, {
    description:
      "Path of its page, e.g. '/markorer/ferritin-10'. Former ones, with the same number at their end, lead there.",
  })
  path(@Root() { name, id }: Pick<Biomarker, "name" | "id">): string {
    return markerPath(name, id);
  }

  @FieldResolver(() => [String], {
    description: "Words that people search it by besides its name, e.g. 'långtidssocker' of HbA1c.",
  })
  async searchTerms(@Root() { name }: Pick<Biomarker, "name">, @Ctx() ctx: SearchContext): Promise<readonly string[]> {
    return (await ctx.dictionary.readSynonyms(ctx)).markerTerms.get(name) ?? [];
  }

  @FieldResolver(() => [Article], { description: "The published guides that treat it, the nearest first." })
  guides(
    @Root() { guideSlugs }: Pick<Biomarker, "guideSlugs">,
    @Ctx() ctx: ArticleContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown[]> {
    return readGuides(ctx, guideSlugs, selectionOf(info));
  }

  @FieldResolver(() => [Biomarker], { description: "The others of its group." })
  async related(
    @Root() { group, id }: Pick<Biomarker, "group" | "id">,
    @Ctx() ctx: CatalogueContext,
  ): Promise<Biomarker[]> {
    if (!group) return [];
    return (await ctx.loaders.biomarkersByGroup.load(group)).filter((other) => other.id !== id);
  }

  @FieldResolver(() => ProductConnection, {
    nullable: true,
    description:
      "The tests that measure it, by name unless ordered otherwise. Errors: BAD_USER_INPUT, QUERY_TOO_COSTLY.",
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

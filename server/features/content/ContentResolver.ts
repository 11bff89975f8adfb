import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Content } from "../../platform/graphql/Content.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { rowNumber } from "../../platform/graphql/rowNumbers.ts";
import { selectionOf } from "../../platform/graphql/selection.ts";
import { Article } from "../articles/Article.ts";
import type { ArticleContext } from "../articles/articleLoaders.ts";
import { guideSlug } from "../articles/articleRows.ts";
import { findGuide } from "../articles/articleService.ts";
import {
  type ContentContext,
  findPage,
  readMrProviders,
  readPageLinks,
  readTrainingMethods,
} from "./contentService.ts";
import { findContent } from "./findContent.ts";
import { formatMarkdown } from "./formatMarkdown.ts";
import { MrProvider } from "./MrProvider.ts";
import { Page, PageSection } from "./Page.ts";
import { PageLink } from "./PageLink.ts";
import { TrainingMethod } from "./TrainingMethod.ts";

/** A provider of MR scans by its identifier, or by the number that addresses have. */
@ArgsType()
export class MrProviderByIdArgs {
  @Field(() => ID, { nullable: true, description: "Identifier." })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: "Number from an address, instead of `id`." })
  databaseId?: number | null;
}

/** Which page of text. */
@ArgsType()
export class PageArgs {
  @Field(() => String, { description: "Its address without the slash, e.g. 'om-oss'." })
  slug: string;

  @Field(() => Boolean, { nullable: true, description: "For admins: also a draft." })
  includeUnpublished?: boolean | null;
}

/** Public queries of editorial content. */
@Resolver()
export class ContentResolver {
  @Query(() => [MrProvider], {
    nullable: true,
    description: "Every provider of MR scans, the lowest price to begin at first.",
  })
  @isPublic()
  mrProviders(@Ctx() ctx: Context): Promise<MrProvider[]> {
    return readMrProviders(ctx);
  }

  @Query(() => MrProvider, {
    nullable: true,
    description:
      "One of them; null when there is none. Errors: BAD_USER_INPUT, also when neither or both of the arguments are given.",
  })
  @isPublic()
  async mrProvider(@Args() wanted: MrProviderByIdArgs, @Ctx() ctx: Context): Promise<MrProvider | null> {
    const number = rowNumber(wanted, "MrProvider");
    // Reads all providers: highlights come from comparing them.
    return (await readMrProviders(ctx)).find(({ id }) => id === number) ?? null;
  }

  @Query(() => [TrainingMethod], { nullable: true, description: "The training methods in their order." })
  @isPublic()
  trainingMethods(@Ctx() ctx: Context): Promise<TrainingMethod[]> {
    return readTrainingMethods(ctx);
  }

  @Query(() => Page, {
    nullable: true,
    description:
      "A page of text, also by an address that it had before; null when there is none. Errors: FORBIDDEN for `includeUnpublished` unless admin.",
  })
  @isPublic()
  page(@Args() { slug, includeUnpublished }: PageArgs, @Ctx() ctx: Context): Promise<Page | null> {
    return findPage(ctx, slug, includeUnpublished);
  }

  @Query(() => [PageLink], {
    nullable: true,
    description: "The pages of text that admins have made for the footer, by title.",
  })
  @isPublic()
  async footerPages(@Ctx() ctx: ContentContext): Promise<PageLink[]> {
    return (await readPageLinks(ctx)).filter(({ inFooter }) => inFooter);
  }

  @Query(() => Content, {
    nullable: true,
    description:
      "What stands at a path of the site: a guide (also by another spelling of its slug), a training method, a programme or a page of text; null for everything else, as lists and forms.",
  })
  @isPublic()
  content(
    @Arg("path", () => String, { description: "The path, e.g. '/guider/jarn' or '/traning#zone-2'." }) path: string,
    @Ctx() ctx: ArticleContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return findContent(ctx, path, selectionOf(info));
  }
}

/** The fields of a training method that are not columns. */
@Resolver(() => TrainingMethod)
export class TrainingMethodResolver {
  @FieldResolver(() => String, { description: "Path of its card, e.g. '/traning#zone-2'." })
  path(@Root() method: TrainingMethod): string {
    return `/traning#${method.slug}`;
  }

  @FieldResolver(() => Article, {
    nullable: true,
    description: "The guide to read on in; null when it is not published.",
  })
  guide(
    @Root() method: TrainingMethod,
    @Ctx() ctx: ArticleContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    return findGuide(ctx, guideSlug(method.guidePath), selectionOf(info));
  }
}

/** The fields of a page that are not columns. */
@Resolver(() => Page)
export class PageResolver {
  @FieldResolver(() => String, { description: "Its path, e.g. '/om-oss'." })
  path(@Root() page: Page): string {
    return `/${page.slug}`;
  }
}

/** The fields of a page's section that are not stored. */
@Resolver(() => PageSection)
export class PageSectionResolver {
  @FieldResolver(() => String, { description: "`body` as safe HTML." })
  async bodyHtml(@Root() { body }: Pick<PageSection, "body">, @Ctx() ctx: Context): Promise<string> {
    return (await formatMarkdown(ctx, body)).html;
  }
}

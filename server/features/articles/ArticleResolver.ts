import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { TOPICS } from "../../../schema/articles.ts";
import { sourcesOf } from "../../../schema/rules/content/sources.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { selectionOf } from "../../platform/graphql/selection.ts";
import { formatMarkdown } from "../content/formatMarkdown.ts";
import { Image } from "../media/Image.ts";
import type { MediaContext } from "../media/mediaLoaders.ts";
import { readImage } from "../media/readImage.ts";
import { Article } from "./Article.ts";
import { ArticleConnection, ArticleTopic } from "./ArticleConnection.ts";
import { ArticleSource } from "./ArticleSource.ts";
import { ArticlePageArgs, ArticlesArgs } from "./ArticlesArgs.ts";
import { Author } from "./Author.ts";
import type { ArticleContext } from "./articleLoaders.ts";
import { authorPath, guidePath } from "./articleRows.ts";
import { findArticle, findAuthor, listArticles, listArticlesOf, readTopics } from "./articleService.ts";

/** The public queries about articles. */
@Resolver()
export class ArticlesResolver {
  @Query(() => ArticleConnection, {
    nullable: true,
    description: "Published articles, the latest first. Errors: BAD_USER_INPUT, FORBIDDEN.",
  })
  @isPublic()
  articles(
    @Args() args: ArticlesArgs,
    @Ctx() ctx: ArticleContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ArticleConnection> {
    return listArticles(ctx, args, selectionOf(info));
  }

  @Query(() => Article, {
    nullable: true,
    description:
      "One published article, also by another spelling of its slug: then its own slug differs from the one asked for. " +
      "Null when there is none. Errors: FORBIDDEN.",
  })
  @isPublic()
  article(
    @Arg("slug", () => String, { description: "Name in addresses." }) slug: string,
    @Arg("includeUnpublished", () => Boolean, {
      nullable: true,
      description: "True: also one that is not published; admins only.",
    })
    includeUnpublished: boolean | null | undefined,
    @Ctx() ctx: ArticleContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<unknown> {
    return findArticle(ctx, { slug, includeUnpublished }, selectionOf(info));
  }

  @Query(() => [ArticleTopic], {
    nullable: true,
    description: "The topics that published articles are about, in their order.",
  })
  @isPublic()
  articleTopics(@Ctx() ctx: ArticleContext): Promise<ArticleTopic[]> {
    return readTopics(ctx);
  }

  @Query(() => Author, { nullable: true, description: "The author with this slug; null when there is none." })
  @isPublic()
  author(
    @Arg("slug", () => String, { description: "Name in addresses, e.g. 'eivor-almvide'." }) slug: string,
    @Ctx() ctx: ArticleContext,
  ): Promise<Author | null> {
    return findAuthor(ctx, slug);
  }
}

/** The fields of an article that are not columns; each names the columns that it reads, as those of a product. */
@Resolver(() => Article)
export class ArticleResolver {
  @FieldResolver(() => Author)
  author(@Root() { authorId }: Pick<Article, "authorId">, @Ctx() ctx: ArticleContext): Promise<Author | null> {
    return ctx.loaders.authorById.load(authorId);
  }

  @FieldResolver(() => Author, {
    nullable: true,
    description: "Which of the site's people has reviewed it; null where `reviewer` is somebody else, or nobody.",
  })
  reviewedBy(
    @Root() { reviewedById }: Pick<Article, "reviewedById">,
    @Ctx() ctx: ArticleContext,
  ): Promise<Author | null> | null {
    return reviewedById === null ? null : ctx.loaders.authorById.load(reviewedById);
  }

  @FieldResolver(() => String, { description: "Path of its page, e.g. '/guider/jarn'." })
  path(@Root() { slug }: Pick<Article, "slug">): string {
    return guidePath(slug);
  }

  @FieldResolver(() => Image, { nullable: true, description: "Its picture, three to two." })
  image(
    @Root() { imageUrl }: Pick<Article, "imageUrl">,
    @Ctx() ctx: MediaContext,
  ): Image | null | Promise<Image | null> {
    return readImage(ctx, imageUrl);
  }

  @FieldResolver(() => String)
  topicLabel(@Root() { topic }: Pick<Article, "topic">): string {
    return TOPICS[topic];
  }

  @FieldResolver(() => [ArticleSource])
  sources(@Root() { content }: Pick<Article, "content">): ArticleSource[] {
    return sourcesOf(content);
  }
}

/** The fields of an author that are not columns. */
@Resolver(() => Author)
export class AuthorResolver {
  @FieldResolver(() => String, { description: "Path of the author's page, e.g. '/dr-eivor-almvide'." })
  path(@Root() { slug }: Pick<Author, "slug">): string {
    return authorPath(slug);
  }

  @FieldResolver(() => String)
  async bioHtml(@Root() { bio }: Pick<Author, "bio">, @Ctx() ctx: ArticleContext): Promise<string> {
    return (await formatMarkdown(ctx, bio)).html;
  }

  @FieldResolver(() => Image, { nullable: true, description: "A picture of them; null when there is none." })
  image(
    @Root() { imageUrl }: Pick<Author, "imageUrl">,
    @Ctx() ctx: MediaContext,
  ): Image | null | Promise<Image | null> {
    return readImage(ctx, imageUrl);
  }

  @FieldResolver(() => ArticleConnection, {
    description: "What the author has published, the latest first. Errors: BAD_USER_INPUT.",
  })
  articles(
    @Root() author: Author,
    @Args() args: ArticlePageArgs,
    @Ctx() ctx: ArticleContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ArticleConnection> {
    return listArticlesOf(ctx, author, args, selectionOf(info));
  }
}

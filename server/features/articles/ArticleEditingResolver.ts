import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { allow } from "../../platform/graphql/policy.ts";
import { selectionOf } from "../../platform/graphql/selection.ts";
import { Author } from "./Author.ts";
import { updateArticleImage } from "./articleEditing.ts";
import { readArticleAuthors, readEditableArticle, readEditableArticles } from "./articleEditingReads.ts";
import {
  CreateArticleInput,
  CreateArticlePayload,
  DeleteArticleInput,
  DeleteArticlePayload,
  EditableArticlesArgs,
  UpdateArticleInput,
  UpdateArticlePayload,
} from "./articleInputs.ts";
import type { ArticleContext } from "./articleLoaders.ts";
import { createArticle, deleteArticle, updateArticle } from "./articleWriting.ts";
import { EditableArticle, EditableArticleConnection } from "./EditableArticle.ts";
import { UpdateArticleImageInput, UpdateArticleImagePayload } from "./UpdateArticleImage.ts";

/** Changes of articles, by admins. */
@Resolver()
export class ArticleEditingResolver {
  @Query(() => EditableArticleConnection, {
    nullable: true,
    description: "All articles for editing, the latest changed first. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  editableArticles(
    @Args(() => EditableArticlesArgs) args: EditableArticlesArgs,
    @Ctx() ctx: ArticleContext,
  ): Promise<EditableArticleConnection> {
    return readEditableArticles(ctx, args);
  }

  @Query(() => EditableArticle, {
    nullable: true,
    description: "An article for editing; null when there is none. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  editableArticle(
    @Arg("id", () => ID, { description: "Which one." }) id: string,
    @Ctx() ctx: ArticleContext,
  ): Promise<EditableArticle | null> {
    return readEditableArticle(ctx, id);
  }

  @Query(() => [Author], { nullable: true, description: "Everybody who can be an article's author, by name." })
  @allow("admin")
  articleAuthors(@Ctx() ctx: ArticleContext): Promise<Author[]> {
    return readArticleAuthors(ctx);
  }

  @Mutation(() => CreateArticlePayload, {
    description: "Writes a new article. Errors: INVALID, NOT_FOUND, TAKEN. Throws BAD_USER_INPUT.",
  })
  @allow("admin")
  createArticle(
    @Arg("input", () => CreateArticleInput, { description: "The article." }) input: CreateArticleInput,
    @Ctx() ctx: ArticleContext,
  ): Promise<CreateArticlePayload> {
    return createArticle(ctx, input);
  }

  @Mutation(() => UpdateArticlePayload, {
    description:
      "Writes what an admin edited; the former name in addresses of what was ever published leads to it from then on. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN. Throws BAD_USER_INPUT.",
  })
  @allow("admin")
  updateArticle(
    @Arg("input", () => UpdateArticleInput, { description: "All of the article." }) input: UpdateArticleInput,
    @Ctx() ctx: ArticleContext,
  ): Promise<UpdateArticlePayload> {
    return updateArticle(ctx, input);
  }

  @Mutation(() => DeleteArticlePayload, {
    description:
      "Deletes an article and all names that lead to it. Errors: NOT_FOUND, VERIFY_AGAIN. Throws BAD_USER_INPUT.",
  })
  @allow("admin")
  deleteArticle(
    @Arg("input", () => DeleteArticleInput, { description: "Which one." }) input: DeleteArticleInput,
    @Ctx() ctx: ArticleContext,
  ): Promise<DeleteArticlePayload> {
    return deleteArticle(ctx, input);
  }

  @Mutation(() => UpdateArticleImagePayload, {
    description:
      "Gives an article a picture, which counts as a change of it. Errors: NOT_FOUND. Throws BAD_USER_INPUT.",
  })
  @allow("admin")
  updateArticleImage(
    @Arg("input", () => UpdateArticleImageInput, { description: "Which article, which picture." })
    input: UpdateArticleImageInput,
    @Ctx() ctx: ArticleContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<UpdateArticleImagePayload> {
    return updateArticleImage(ctx, input, selectionOf(info).get("article"));
  }
}

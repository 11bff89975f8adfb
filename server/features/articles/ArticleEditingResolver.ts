import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Mutation, Resolver } from "type-graphql";
import { allow } from "../../platform/graphql/policy.ts";
import { selectionOf } from "../../platform/graphql/selection.ts";
import { updateArticleImage } from "./articleEditing.ts";
import type { ArticleContext } from "./articleLoaders.ts";
import { UpdateArticleImageInput, UpdateArticleImagePayload } from "./UpdateArticleImage.ts";

/** Changes of articles, by admins. */
@Resolver()
export class ArticleEditingResolver {
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

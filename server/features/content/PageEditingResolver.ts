import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import type { ContentContext } from "./contentService.ts";
import {
  CreatePageInput,
  CreatePagePayload,
  DeletePageInput,
  DeletePagePayload,
  EditablePage,
  UpdatePageInput,
  UpdatePagePayload,
} from "./EditablePage.ts";
import {
  createPage,
  deletePage,
  isLeftToWrite,
  readEditablePage,
  readEditablePages,
  updatePage,
} from "./pageEditing.ts";

/** Changes of pages of text, by admins. */
@Resolver(() => EditablePage)
export class PageEditingResolver {
  @Query(() => [EditablePage], { nullable: true, description: "Every page of text for editing, by title." })
  @allow("admin")
  editablePages(@Ctx() ctx: Context): Promise<EditablePage[]> {
    return readEditablePages(ctx);
  }

  @Query(() => EditablePage, { nullable: true, description: "A page of text for editing; null when there is none." })
  @allow("admin")
  editablePage(
    @Arg("slug", () => String, { description: "Its address without the slash, e.g. 'om-oss'." }) slug: string,
    @Ctx() ctx: Context,
  ): Promise<EditablePage | null> {
    return readEditablePage(ctx, slug);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether something is left to write in it, as the list of what is left to do says of published ones.",
  })
  isUnfinished(@Root() page: EditablePage, @Ctx() ctx: Context): Promise<boolean> {
    return isLeftToWrite(ctx, page);
  }

  @Mutation(() => CreatePagePayload, {
    description:
      "Makes a page of text. One that is published has nothing left to fill in. Errors: INVALID; TAKEN when something stands at its address.",
  })
  @allow("admin")
  createPage(
    @Arg("input", () => CreatePageInput, { description: "The page." }) input: CreatePageInput,
    @Ctx() ctx: ContentContext,
  ): Promise<CreatePagePayload> {
    return createPage(ctx, input);
  }

  @Mutation(() => UpdatePagePayload, {
    description:
      "Writes what an admin edited. A section keeps what it shows below its text, and one that shows something is not removed. Errors: INVALID, NOT_FOUND, OUTDATED; TAKEN when something stands at its new address.",
  })
  @allow("admin")
  updatePage(
    @Arg("input", () => UpdatePageInput, { description: "All of the page." }) input: UpdatePageInput,
    @Ctx() ctx: ContentContext,
  ): Promise<UpdatePagePayload> {
    return updatePage(ctx, input);
  }

  @Mutation(() => DeletePagePayload, {
    description:
      "Deletes a page that an admin has made, with the addresses that lead to it; it can be made again for thirty days. Errors: INVALID for a page that is part of the site, NOT_FOUND, VERIFY_AGAIN.",
  })
  @allow("admin")
  deletePage(
    @Arg("input", () => DeletePageInput, { description: "Which one." }) input: DeletePageInput,
    @Ctx() ctx: ContentContext,
  ): Promise<DeletePagePayload> {
    return deletePage(ctx, input);
  }
}

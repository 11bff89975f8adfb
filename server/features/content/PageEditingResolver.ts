import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { TextVersion } from "../../platform/versions/ReplacedState.ts";
import type { ContentContext } from "./contentService.ts";
import {
  CreatePageInput,
  CreatePagePayload,
  DeletePageInput,
  DeletePagePayload,
  EditablePage,
  PageVersion,
  UpdatePageInput,
  UpdatePagePayload,
} from "./EditablePage.ts";
import {
  createPage,
  deletePage,
  readDeletedPages,
  readEditablePage,
  readEditablePages,
  readPageVersion,
  readPageVersions,
  updatePage,
} from "./pageEditing.ts";

/** Changes of pages of text, by admins. */
@Resolver()
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

  @Query(() => [TextVersion], {
    nullable: true,
    description: "How a page of text stood before, the latest first; the last fifty are kept.",
  })
  @allow("admin")
  pageVersions(
    @Arg("slug", () => String, { description: "Its address without the slash, e.g. 'om-oss'." }) slug: string,
    @Ctx() ctx: Context,
  ): Promise<TextVersion[]> {
    return readPageVersions(ctx, slug);
  }

  @Query(() => PageVersion, {
    nullable: true,
    description: "A page of text as it stood; null when that is not kept. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  pageVersion(
    @Arg("key", () => ID, { description: "The version's key." }) key: string,
    @Ctx() ctx: Context,
  ): Promise<PageVersion | null> {
    return readPageVersion(ctx, key);
  }

  @Query(() => [TextVersion], {
    nullable: true,
    description: "Pages of text that were deleted within thirty days, the latest first.",
  })
  @allow("admin")
  deletedPages(@Ctx() ctx: Context): Promise<TextVersion[]> {
    return readDeletedPages(ctx);
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
    @Ctx() ctx: Context,
  ): Promise<DeletePagePayload> {
    return deletePage(ctx, input);
  }
}

import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { TextVersion } from "../../platform/versions/ReplacedState.ts";
import { EditablePage, PageVersion, UpdatePageInput, UpdatePagePayload } from "./EditablePage.ts";
import { readEditablePage, readEditablePages, readPageVersion, readPageVersions, updatePage } from "./pageEditing.ts";

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

  @Mutation(() => UpdatePagePayload, {
    description:
      "Writes what an admin edited. A section keeps what it shows below its text, and one that shows something is not removed. Errors: INVALID, NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  updatePage(
    @Arg("input", () => UpdatePageInput, { description: "All of the page." }) input: UpdatePageInput,
    @Ctx() ctx: Context,
  ): Promise<UpdatePagePayload> {
    return updatePage(ctx, input);
  }
}

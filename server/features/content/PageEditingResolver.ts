import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { EditablePage, UpdatePageInput, UpdatePagePayload } from "./EditablePage.ts";
import { readEditablePage, readEditablePages, updatePage } from "./pageEditing.ts";

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

import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { createAuthor, deleteAuthor, readEditableAuthors, updateAuthor } from "./authorEditing.ts";
import {
  CreateAuthorInput,
  CreateAuthorPayload,
  DeleteAuthorInput,
  DeleteAuthorPayload,
  EditableAuthor,
  UpdateAuthorInput,
  UpdateAuthorPayload,
} from "./EditableAuthor.ts";

/** Authors of articles, for admins. */
@Resolver()
export class AuthorEditingResolver {
  @Query(() => [EditableAuthor], { nullable: true, description: "Everybody who can be an article's author, by name." })
  @allow("admin")
  editableAuthors(@Ctx() ctx: Context): Promise<EditableAuthor[]> {
    return readEditableAuthors(ctx);
  }

  @Mutation(() => CreateAuthorPayload, {
    description: "Makes an author, whose page can be read at once. Errors: INVALID, NOT_FOUND (its picture), TAKEN.",
  })
  @allow("admin")
  createAuthor(
    @Arg("input", () => CreateAuthorInput, { description: "All of its facts." }) input: CreateAuthorInput,
    @Ctx() ctx: Context,
  ): Promise<CreateAuthorPayload> {
    return createAuthor(ctx, input);
  }

  @Mutation(() => UpdateAuthorPayload, {
    description: "Writes what an admin edited of an author. Errors: INVALID, NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  updateAuthor(
    @Arg("input", () => UpdateAuthorInput, { description: "All of its facts." }) input: UpdateAuthorInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateAuthorPayload> {
    return updateAuthor(ctx, input);
  }

  @Mutation(() => DeleteAuthorPayload, {
    description:
      "Deletes an author who has written and reviewed nothing. Errors: IN_USE, NOT_FOUND, OUTDATED, VERIFY_AGAIN.",
  })
  @allow("admin")
  deleteAuthor(
    @Arg("input", () => DeleteAuthorInput, { description: "Which one." }) input: DeleteAuthorInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteAuthorPayload> {
    return deleteAuthor(ctx, input);
  }
}

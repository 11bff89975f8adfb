import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import {
  CreateSynonymInput,
  CreateSynonymPayload,
  DeleteSynonymInput,
  DeleteSynonymPayload,
  EditableSynonym,
  UpdateSynonymInput,
  UpdateSynonymPayload,
} from "./EditableSynonym.ts";
import { createSynonym, deleteSynonym, readEditableSynonyms, updateSynonym } from "./synonymEditing.ts";

/** Words that people search by, for admins. */
@Resolver()
export class SynonymResolver {
  @Query(() => [EditableSynonym], {
    nullable: true,
    description: "All words that people search by and that mean something else, by term; at most 2000.",
  })
  @allow("admin")
  editableSynonyms(@Ctx() ctx: Context): Promise<EditableSynonym[]> {
    return readEditableSynonyms(ctx);
  }

  @Mutation(() => CreateSynonymPayload, {
    description: "Makes a synonym, which searches know at once. Errors: INVALID, NOT_FOUND (its target), TAKEN.",
  })
  @allow("admin")
  createSynonym(
    @Arg("input", () => CreateSynonymInput, { description: "All of its facts." }) input: CreateSynonymInput,
    @Ctx() ctx: Context,
  ): Promise<CreateSynonymPayload> {
    return createSynonym(ctx, input);
  }

  @Mutation(() => UpdateSynonymPayload, {
    description: "Writes what an admin edited of a synonym. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN.",
  })
  @allow("admin")
  updateSynonym(
    @Arg("input", () => UpdateSynonymInput, { description: "All of its facts." }) input: UpdateSynonymInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSynonymPayload> {
    return updateSynonym(ctx, input);
  }

  @Mutation(() => DeleteSynonymPayload, {
    description: "Deletes a synonym. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  deleteSynonym(
    @Arg("input", () => DeleteSynonymInput, { description: "Which one." }) input: DeleteSynonymInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteSynonymPayload> {
    return deleteSynonym(ctx, input);
  }
}

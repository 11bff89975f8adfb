import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { createBiomarker, deleteBiomarker, readEditableBiomarkers, updateBiomarker } from "./biomarkerEditing.ts";
import {
  CreateBiomarkerInput,
  CreateBiomarkerPayload,
  DeleteBiomarkerInput,
  DeleteBiomarkerPayload,
  EditableBiomarker,
  UpdateBiomarkerInput,
  UpdateBiomarkerPayload,
} from "./EditableBiomarker.ts";

/** The shared vocabulary of markers, for admins. */
@Resolver()
export class BiomarkerEditingResolver {
  @Query(() => [EditableBiomarker], { nullable: true, description: "All markers, by name." })
  @allow("admin")
  editableBiomarkers(@Ctx() ctx: Context): Promise<EditableBiomarker[]> {
    return readEditableBiomarkers(ctx);
  }

  @Mutation(() => CreateBiomarkerPayload, {
    description: "Makes a marker, which tests can then name. Errors: INVALID, NOT_FOUND (a guide), TAKEN.",
  })
  @allow("admin")
  createBiomarker(
    @Arg("input", () => CreateBiomarkerInput, { description: "All of its facts." }) input: CreateBiomarkerInput,
    @Ctx() ctx: Context,
  ): Promise<CreateBiomarkerPayload> {
    return createBiomarker(ctx, input);
  }

  @Mutation(() => UpdateBiomarkerPayload, {
    description:
      "Writes what an admin edited of a marker; tests and search words follow its name. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN.",
  })
  @allow("admin")
  updateBiomarker(
    @Arg("input", () => UpdateBiomarkerInput, { description: "All of its facts." }) input: UpdateBiomarkerInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateBiomarkerPayload> {
    return updateBiomarker(ctx, input);
  }

  @Mutation(() => DeleteBiomarkerPayload, {
    description: "Deletes a marker that no test measures. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED, IN_USE.",
  })
  @allow("admin")
  deleteBiomarker(
    @Arg("input", () => DeleteBiomarkerInput, { description: "Which one." }) input: DeleteBiomarkerInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteBiomarkerPayload> {
    return deleteBiomarker(ctx, input);
  }
}

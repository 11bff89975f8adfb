import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import {
  CreateTrainingMethodInput,
  CreateTrainingMethodPayload,
  DeleteTrainingMethodInput,
  DeleteTrainingMethodPayload,
  EditableTrainingMethod,
  MoveTrainingMethodInput,
  MoveTrainingMethodPayload,
  UpdateTrainingMethodInput,
  UpdateTrainingMethodPayload,
} from "./EditableTrainingMethod.ts";
import {
  createTrainingMethod,
  deleteTrainingMethod,
  moveTrainingMethod,
  readEditableTrainingMethods,
  updateTrainingMethod,
} from "./trainingMethodEditing.ts";

/** The training methods, for admins. */
@Resolver()
export class TrainingMethodEditingResolver {
  @Query(() => [EditableTrainingMethod], {
    nullable: true,
    description: "Every training method for editing, in the order of the page.",
  })
  @allow("admin")
  editableTrainingMethods(@Ctx() ctx: Context): Promise<EditableTrainingMethod[]> {
    return readEditableTrainingMethods(ctx);
  }

  @Mutation(() => CreateTrainingMethodPayload, {
    description:
      "Makes a training method, which counts in the journey from then on. Errors: INVALID, NOT_FOUND, TAKEN.",
  })
  @allow("admin")
  createTrainingMethod(
    @Arg("input", () => CreateTrainingMethodInput, { description: "All of it." }) input: CreateTrainingMethodInput,
    @Ctx() ctx: Context,
  ): Promise<CreateTrainingMethodPayload> {
    return createTrainingMethod(ctx, input);
  }

  @Mutation(() => UpdateTrainingMethodPayload, {
    description:
      "Writes what an admin edited of a training method. Errors: INVALID, NOT_FOUND, OUTDATED. Throws BAD_USER_INPUT.",
  })
  @allow("admin")
  updateTrainingMethod(
    @Arg("input", () => UpdateTrainingMethodInput, { description: "All of it." }) input: UpdateTrainingMethodInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateTrainingMethodPayload> {
    return updateTrainingMethod(ctx, input);
  }

  @Mutation(() => MoveTrainingMethodPayload, {
    description:
      "Gives a training method another place. Errors: INVALID, NOT_FOUND; OUTDATED when it was not where it was shown. Throws BAD_USER_INPUT.",
  })
  @allow("admin")
  moveTrainingMethod(
    @Arg("input", () => MoveTrainingMethodInput, { description: "From where to where." })
    input: MoveTrainingMethodInput,
    @Ctx() ctx: Context,
  ): Promise<MoveTrainingMethodPayload> {
    return moveTrainingMethod(ctx, input);
  }

  @Mutation(() => DeleteTrainingMethodPayload, {
    description:
      "Deletes a training method, which no longer counts in the journey. Errors: NOT_FOUND, OUTDATED, VERIFY_AGAIN. Throws BAD_USER_INPUT.",
  })
  @allow("admin")
  deleteTrainingMethod(
    @Arg("input", () => DeleteTrainingMethodInput, { description: "Which one." }) input: DeleteTrainingMethodInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteTrainingMethodPayload> {
    return deleteTrainingMethod(ctx, input);
  }
}

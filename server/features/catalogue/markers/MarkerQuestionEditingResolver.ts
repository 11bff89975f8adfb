import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import {
  EditableMarkerQuestion,
  UpdateMarkerQuestionInput,
  UpdateMarkerQuestionPayload,
} from "./EditableMarkerQuestion.ts";
import { readEditableMarkerQuestions, updateMarkerQuestion } from "./markerQuestionEditing.ts";

/** The marker chooser's questions, for admins. */
@Resolver()
export class MarkerQuestionEditingResolver {
  @Query(() => [EditableMarkerQuestion], {
    nullable: true,
    description: "Every question of the marker chooser for editing, hidden ones too, in their order.",
  })
  @allow("admin")
  editableMarkerQuestions(@Ctx() ctx: Context): Promise<EditableMarkerQuestion[]> {
    return readEditableMarkerQuestions(ctx);
  }

  @Mutation(() => UpdateMarkerQuestionPayload, {
    description: "Writes what an admin edited of a question. Errors: INVALID, NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  updateMarkerQuestion(
    @Arg("input", () => UpdateMarkerQuestionInput, { description: "All of its text." })
    input: UpdateMarkerQuestionInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateMarkerQuestionPayload> {
    return updateMarkerQuestion(ctx, input);
  }
}

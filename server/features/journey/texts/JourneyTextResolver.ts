import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { isPublic } from "../../../platform/graphql/publicField.ts";
import type { JourneyContext } from "../journeyItems.ts";
import {
  EditableJourneyText,
  JourneyText,
  UpdateJourneyTextInput,
  UpdateJourneyTextPayload,
} from "./EditableJourneyText.ts";
import { readEditableJourneyTexts, updateJourneyText } from "./journeyTextEditing.ts";
import { type JourneyTextContext, readJourneyTexts } from "./journeyTexts.ts";

/** What goals and achievements are called. */
@Resolver()
export class JourneyTextResolver {
  @Query(() => [JourneyText], {
    nullable: true,
    description: "Goals and achievements that an admin has written otherwise than the product; none as it comes.",
  })
  @isPublic()
  async journeyTexts(@Ctx() ctx: JourneyTextContext): Promise<JourneyText[]> {
    return [...(await readJourneyTexts(ctx)).values()];
  }

  @Query(() => [EditableJourneyText], {
    nullable: true,
    description: "Every goal and achievement for editing, hidden goals too, in their order.",
  })
  @allow("admin")
  editableJourneyTexts(@Ctx() ctx: Context): Promise<EditableJourneyText[]> {
    return readEditableJourneyTexts(ctx);
  }

  @Mutation(() => UpdateJourneyTextPayload, {
    description:
      "Writes what an admin edited of a goal or an achievement. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN.",
  })
  @allow("admin")
  updateJourneyText(
    @Arg("input", () => UpdateJourneyTextInput, { description: "All of its text." }) input: UpdateJourneyTextInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<UpdateJourneyTextPayload> {
    return updateJourneyText(ctx, input);
  }
}

import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import { allow } from "../../platform/graphql/policy.ts";
import type { JourneyContext } from "../journey/journeyItems.ts";
import { EditableProgramme, UpdateProgrammeInput, UpdateProgrammePayload } from "./EditableProgramme.ts";
import { readEditableProgramme, readEditableProgrammes, updateProgramme } from "./programmeEditing.ts";
import { ProgrammeLevel } from "./programmeEnums.ts";

/** Changes of the programmes of mental optimisation, by admins. */
@Resolver()
export class ProgrammeEditingResolver {
  @Query(() => [EditableProgramme], {
    nullable: true,
    description: "Every programme for editing, from the first level to the last.",
  })
  @allow("admin")
  editableProgrammes(@Ctx() ctx: JourneyContext): Promise<EditableProgramme[]> {
    return readEditableProgrammes(ctx);
  }

  @Query(() => EditableProgramme, {
    nullable: true,
    description: "A programme for editing; null when there is none of the level.",
  })
  @allow("admin")
  editableProgramme(
    @Arg("level", () => ProgrammeLevel, { description: "Its level." }) level: Level,
    @Ctx() ctx: JourneyContext,
  ): Promise<EditableProgramme | null> {
    return readEditableProgramme(ctx, level);
  }

  @Mutation(() => UpdateProgrammePayload, {
    description: "Writes what an admin edited of a programme. Errors: INVALID, NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  updateProgramme(
    @Arg("input", () => UpdateProgrammeInput, { description: "What shall stand there." }) input: UpdateProgrammeInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<UpdateProgrammePayload> {
    return updateProgramme(ctx, input);
  }
}

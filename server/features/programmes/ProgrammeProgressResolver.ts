import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { ProgrammeLevel } from "./programmeEnums.ts";
import {
  CompleteSectionInput,
  MergeProgrammesInput,
  ResetProgrammeInput,
  VisitSectionInput,
} from "./programmeProgressInputs.ts";
import { complete, merge, readOwnProgress, reset, visit } from "./programmeProgressService.ts";
import {
  CompleteSectionPayload,
  MergeProgrammesPayload,
  ProgrammeProgress,
  ResetProgrammePayload,
  VisitSectionPayload,
} from "./programmeProgressTypes.ts";

/** How far the one who asks is in the programmes of mental optimisation. */
@Resolver()
export class ProgrammeProgressResolver {
  @Query(() => ProgrammeProgress, {
    nullable: true,
    description: "How far the one who asks is in a programme of mental optimisation.",
  })
  @allow("signedIn")
  programmeProgress(
    @Arg("level", () => ProgrammeLevel, { description: "The programme's level." }) level: Level,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return readOwnProgress(ctx, level);
  }

  @Mutation(() => VisitSectionPayload, {
    description:
      "Notes that a section is visited, which begins it; one that is completed stays so. Errors: NOT_FOUND; LOCKED.",
  })
  @allow("signedIn")
  visitSection(
    @Arg("input", () => VisitSectionInput, { description: "Which one." }) input: VisitSectionInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return visit(ctx, input);
  }

  @Mutation(() => CompleteSectionPayload, {
    description:
      "Notes that a section was completed, however often it is sent. It counts in the journey by `recordActivity`. Errors: NOT_FOUND; LOCKED; NOT_STARTED.",
  })
  @allow("signedIn")
  completeSection(
    @Arg("input", () => CompleteSectionInput, { description: "Which one." }) input: CompleteSectionInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return complete(ctx, input);
  }

  @Mutation(() => ResetProgrammePayload, {
    description: "Begins a level anew: all of its sections are as if they had not been visited. The journey stays.",
  })
  @allow("signedIn")
  resetProgramme(
    @Arg("input", () => ResetProgrammeInput, { description: "Which one." }) input: ResetProgrammeInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return reset(ctx, input);
  }

  @Mutation(() => MergeProgrammesPayload, {
    description:
      "Takes over what a browser held: of each section the further status, the later visit and the greater number of clicks, so that it may be sent again. Errors: INVALID.",
  })
  @allow("signedIn")
  mergeProgrammes(
    @Arg("input", () => MergeProgrammesInput, { description: "What the browser holds." }) input: MergeProgrammesInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return merge(ctx, input);
  }
}

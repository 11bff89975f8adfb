import { Field, Int, ObjectType } from "type-graphql";
import type { SectionStatus as SectionStatusName } from "../../../schema/programmes/progressState.ts";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { ProgrammeLevel, SectionStatus } from "./programmeEnums.ts";

@ObjectType({ description: "How far somebody is with a section of a programme.", simpleResolvers: true })
export class SectionProgress {
  @Field(() => String, { description: "Key of the section, e.g. 'introduction'." })
  key: string;

  @Field(() => String, { description: "Its heading." })
  title: string;

  @Field(() => SectionStatus, { description: "How far it is." })
  status: SectionStatusName;

  @Field(() => Int, { description: "Minutes that reading it takes." })
  estimatedMinutes: number;

  @Field(() => Int, { description: "Clicks on its heading, or on what begins it." })
  interactions: number;

  @Field(() => Date, { nullable: true, description: "When it was last visited." })
  lastVisitedAt: string | null;

  @Field(() => Boolean, {
    description: "True for one that cannot be opened yet: 'next-steps' of LIGHT, until 80 per cent are completed.",
  })
  isLocked: boolean;
}

@ObjectType({ description: "How far somebody is in a programme of mental optimisation.", simpleResolvers: true })
export class ProgrammeProgress {
  @Field(() => ProgrammeLevel, { description: "The programme's level." })
  level: Level;

  @Field(() => Int, { description: "Sections that are completed, in whole per cent." })
  percentage: number;

  @Field(() => Int, { description: "Minutes of the sections that are not completed." })
  minutesLeft: number;

  @Field(() => Int, { description: "Minutes of the sections that are completed." })
  minutesSpent: number;

  @Field(() => String, { description: "Key of the section that was visited last; the first before any was." })
  currentSection: string;

  @Field(() => String, {
    nullable: true,
    description: "Key of the first section that is not completed; null when all are.",
  })
  nextSection: string | null;

  @Field(() => [SectionProgress], { description: "The six sections in their order." })
  sections: SectionProgress[];
}

@ObjectType({ simpleResolvers: true })
abstract class ProgressPayload extends MutationPayload {
  @Field(() => ProgrammeProgress, { nullable: true, description: "The level as it is now; null when it was refused." })
  progress?: ProgrammeProgress | null;
}

@ObjectType({ description: "What `visitSection` came to.", simpleResolvers: true })
export class VisitSectionPayload extends ProgressPayload {}

@ObjectType({ description: "What `completeSection` came to.", simpleResolvers: true })
export class CompleteSectionPayload extends ProgressPayload {}

@ObjectType({ description: "What `resetProgramme` came to.", simpleResolvers: true })
export class ResetProgrammePayload extends ProgressPayload {}

@ObjectType({ description: "What `mergeProgrammes` came to.", simpleResolvers: true })
export class MergeProgrammesPayload extends MutationPayload {
  @Field(() => [ProgrammeProgress], { description: "The levels that were sent, as they are now." })
  progress: ProgrammeProgress[];
}

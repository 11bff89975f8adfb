import { Field, InputType, Int } from "type-graphql";
import type { SectionStatus as SectionStatusName } from "../../../schema/programmes/progressState.ts";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import { ProgrammeLevel, SectionStatus } from "./programmeEnums.ts";

@InputType({ description: "A section that is visited." })
export class VisitSectionInput {
  @Field(() => ProgrammeLevel, { description: "The level." })
  level: Level;

  @Field(() => String, { description: "Key of the section, e.g. 'introduction'." })
  section: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "True for a click on its heading, or on what begins it, which is counted; false when absent.",
  })
  isInteraction?: boolean | null;
}

@InputType({ description: "A section that was completed." })
export class CompleteSectionInput {
  @Field(() => ProgrammeLevel, { description: "The level." })
  level: Level;

  @Field(() => String, { description: "Key of the section, e.g. 'introduction'." })
  section: string;
}

@InputType({ description: "A level that is begun anew." })
export class ResetProgrammeInput {
  @Field(() => ProgrammeLevel, { description: "The level." })
  level: Level;
}

@InputType({ description: "How far a section is, as a browser holds it." })
export class MergedSectionInput {
  @Field(() => String, { description: "Its key." })
  key: string;

  @Field(() => SectionStatus, { description: "How far it is." })
  status: SectionStatusName;

  @Field(() => Int, { description: "Clicks that were counted, at most 1 000 000." })
  interactions: number;

  @Field(() => Date, { nullable: true, description: "When it was last visited; now when that is in the future." })
  lastVisitedAt?: Date | null;
}

@InputType({ description: "A level as a browser holds it." })
export class MergedLevelInput {
  @Field(() => ProgrammeLevel, { description: "Which one." })
  level: Level;

  @Field(() => [MergedSectionInput], { description: "Its sections, at most six." })
  sections: MergedSectionInput[];
}

@InputType({ description: "How far somebody is in the programmes, as a browser holds it." })
export class MergeProgrammesInput {
  @Field(() => [MergedLevelInput], { description: "Levels, at most three." })
  levels: MergedLevelInput[];
}

import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { Frequency, ProtocolDifficulty, ProtocolGoal, ProtocolType, TimeOfDay } from "./protocolEnums.ts";
import { StepFacts } from "./stepFacts.ts";

const OWN_ORDER = "True when the day's list is to follow the order of the steps within a time of day.";

@InputType({ description: "A step of a protocol as it is to be." })
export class ProtocolStepInput extends StepFacts {
  @Field(() => String, { description: "A UUID made up by the client; that of a known step changes the step." })
  key: string;

  @Field(() => String, { nullable: true, description: "Key of a category; 'Övrigt' when absent." })
  category?: string | null;

  @Field(() => TimeOfDay, { nullable: true, description: "When in the day; shown as MORNING when absent." })
  timeOfDay?: TimeOfDay | null;
}

@InputType({ description: "A new protocol." })
export class CreateProtocolInput {
  @Field(() => String, { description: "A UUID made up by the client; the same one again creates nothing." })
  key: string;

  @Field(() => String, { description: "Name, at most 100 characters." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "At most 1 000 characters; 'Protokoll för {goal}' when absent and there is a goal.",
  })
  description?: string | null;

  @Field(() => ProtocolGoal, { nullable: true, description: "What it is for." })
  goal?: ProtocolGoal | null;

  @Field(() => [ProtocolStepInput], { description: "Its steps in their order, 1 to 100." })
  steps: ProtocolStepInput[];

  @Field(() => ProtocolType, { nullable: true, description: "Who made it; CUSTOM when absent." })
  type?: ProtocolType | null;

  @Field(() => String, { nullable: true, description: "Name of the expert who made it, at most 100 characters." })
  expertName?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True to let everybody see it; false when absent." })
  isPublic?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True to show it to everybody, which admins may, and which makes it public; false when absent.",
  })
  isFeatured?: boolean | null;

  @Field(() => ProtocolDifficulty, { nullable: true, description: "How hard it is; BEGINNER when absent." })
  difficulty?: ProtocolDifficulty | null;

  @Field(() => Int, { nullable: true, description: "Weeks that it takes, 1 to 520." })
  estimatedWeeks?: number | null;

  @Field(() => Boolean, { nullable: true, description: OWN_ORDER })
  hasOwnOrder?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it is started at once; true when absent." })
  starts?: boolean | null;
}

@InputType({ description: "A protocol as it is to be from now on; what was ticked of its steps stays." })
export class UpdateProtocolInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => String, { description: "Name, at most 100 characters." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "At most 1 000 characters; when absent as in `CreateProtocolInput`.",
  })
  description?: string | null;

  @Field(() => ProtocolGoal, { nullable: true, description: "What it is for; none when absent." })
  goal?: ProtocolGoal | null;

  @Field(() => [ProtocolStepInput], { description: "Its steps in their order, 1 to 100; others are removed." })
  steps: ProtocolStepInput[];

  @Field(() => Boolean, { nullable: true, description: `${OWN_ORDER} It stays as it is when absent.` })
  hasOwnOrder?: boolean | null;
}

@InputType({ description: "A protocol to be started." })
export class StartProtocolInput {
  @Field(() => ID, { description: "One's own, or a template, of which a copy is made and started." })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: "A UUID made up by the client for the copy of a template; the same one again makes no other.",
  })
  key?: string | null;
}

@InputType({ description: "A protocol to be ended." })
export class DeactivateProtocolInput {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@InputType({ description: "A protocol to be deleted." })
export class DeleteProtocolInput {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@InputType({ description: "A step that was done." })
export class CompleteItemInput {
  @Field(() => String, { description: "Key of the protocol's step, as `ChecklistItem.itemKey` has it." })
  itemKey: string;

  @Field(() => GraphQLLocalDate, { description: "The day; none before the protocol was started, none to come." })
  day: string;

  @Field(() => String, { nullable: true, description: "What the person notes about it, at most 1 000 characters." })
  notes?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "How it went, 1 to 5.",
  })
  rating?: number | null;

  @Field(() => Date, {
    nullable: true,
    description: "When; now when absent or in the future. A tick that was taken back since stays so.",
  })
  at?: Date | null;
}

@InputType({ description: "A step that was not done after all." })
export class UndoItemInput {
  @Field(() => String, { description: "Key of the protocol's step, as `ChecklistItem.itemKey` has it." })
  itemKey: string;

  @Field(() => GraphQLLocalDate, { description: "The day; of a weekly step any day of its week." })
  day: string;

  @Field(() => Date, {
    nullable: true,
    description: "When it was taken back; now when absent or in the future. What was ticked since stays.",
  })
  at?: Date | null;
}

@InputType({ description: "How a step was done before it was changed." })
export class EarlierFrequencyInput {
  @Field(() => GraphQLLocalDate, { description: "The day of the change, from which on it was otherwise." })
  until: string;

  @Field(() => Frequency, { description: "How often." })
  frequency: Frequency;

  @Field(() => Boolean, { description: "True when it was out of the protocol then." })
  isRemoved: boolean;
}

@InputType({ description: "A step as a browser holds it." })
export class MergedStepInput extends ProtocolStepInput {
  @Field(() => Date, { description: "When it was added." })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: "When it was removed." })
  removedAt?: Date | null;

  @Field(() => [EarlierFrequencyInput], {
    nullable: true,
    description: "What held before it was changed, at most 400; none when absent.",
  })
  earlier?: EarlierFrequencyInput[] | null;
}

@InputType({ description: "A time during which a protocol was followed." })
export class FollowedInput {
  @Field(() => String, { description: "A UUID made up by the browser." })
  key: string;

  @Field(() => GraphQLLocalDate, { description: "The first day." })
  startedOn: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day on which it was meant to be done." })
  targetEndOn?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The last day; null while it lasts." })
  endedOn?: string | null;
}

@InputType({ description: "A protocol as a browser holds it." })
export class MergedProtocolInput {
  @Field(() => String, { description: "A UUID made up by the browser; one that is known stays as it is." })
  key: string;

  @Field(() => String, { description: "Name." })
  name: string;

  @Field(() => String, { nullable: true, description: "What it says of itself." })
  description?: string | null;

  @Field(() => ProtocolGoal, { nullable: true, description: "What it is for." })
  goal?: ProtocolGoal | null;

  @Field(() => ProtocolType, { nullable: true, description: "Who made it." })
  type?: ProtocolType | null;

  @Field(() => String, { nullable: true, description: "Name of the expert who made it." })
  expertName?: string | null;

  @Field(() => ProtocolDifficulty, { nullable: true, description: "How hard it is." })
  difficulty?: ProtocolDifficulty | null;

  @Field(() => Int, { nullable: true, description: "Weeks that it takes." })
  estimatedWeeks?: number | null;

  @Field(() => Boolean, { nullable: true, description: OWN_ORDER })
  hasOwnOrder?: boolean | null;

  @Field(() => Date, { description: "When it was created." })
  createdAt: Date;

  @Field(() => [MergedStepInput], { description: "Its steps in their order, removed ones included." })
  steps: MergedStepInput[];

  @Field(() => [FollowedInput], { description: "When it was followed." })
  followed: FollowedInput[];
}

@InputType({ description: "A step that was done, as a browser holds it." })
export class MergedTickInput {
  @Field(() => String, { description: "A UUID made up by the browser." })
  key: string;

  @Field(() => String, { description: "Key of the step, as it is sent with its protocol." })
  itemKey: string;

  @Field(() => GraphQLLocalDate, { description: "The day." })
  day: string;

  @Field(() => Date, { description: "When." })
  at: Date;
}

@InputType({
  description:
    "What a browser holds of protocols, to be taken over into the account. It may come in parts, each of them more than once: protocols before what was ticked of them.",
})
export class MergeProtocolsInput {
  @Field(() => [MergedProtocolInput], { description: "Protocols, at most 100." })
  protocols: MergedProtocolInput[];

  @Field(() => [MergedTickInput], { description: "What was ticked, at most 1 000." })
  ticks: MergedTickInput[];
}

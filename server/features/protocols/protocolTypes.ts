import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { Relation } from "typeorm";
import { DeletionPayload, MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { Achievement, Journey } from "../journey/journeyTypes.ts";
import { CategoryColour, ProtocolDifficulty, ProtocolGoal, ProtocolType, TimeOfDay } from "./protocolEnums.ts";
import { StepFacts } from "./stepFacts.ts";

@ObjectType({ description: "A category that steps are filed under.", simpleResolvers: true })
export class StepCategory {
  @Field(() => String, { description: "Stable name, e.g. 'training'." })
  key: string;

  @Field(() => String, { description: "Swedish name; that of a category that is not known is its key." })
  name: string;

  @Field(() => CategoryColour, { description: "The colour that it is shown in." })
  colour: CategoryColour;
}

@ObjectType({ description: "A step of a protocol.", simpleResolvers: true })
export class ProtocolStep extends StepFacts {
  @Field(() => String, { description: "Name among all steps, made up by the client that added it: a UUID." })
  key: string;

  @Field(() => StepCategory, { description: "What it is filed under; 'Övrigt' when nothing was said." })
  category: StepCategory;

  @Field(() => TimeOfDay, { nullable: true, description: "When in the day; null when nothing was said." })
  timeOfDay: TimeOfDay | null;

  @Field(() => String, { nullable: true, description: "What stands beside the step." })
  notes: string | null;

  @Field(() => Boolean, { description: "True for a step that belongs to every day of the protocol." })
  isRequired: boolean;
}

@ObjectType({ description: "A time during which a protocol is followed.", simpleResolvers: true })
export class ActiveProtocol {
  @Field(() => String, { description: "Its own name: a UUID." })
  key: string;

  @Field(() => GraphQLLocalDate, { description: "The first day." })
  startedOn: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "The day on which it is meant to be done." })
  targetEndOn: string | null;

  @Field(() => Boolean, { description: "False once it was ended." })
  isActive: boolean;

  // 'Relation' keeps the class, which is declared below, out of the emitted metadata.
  @Field(() => Protocol, { description: "What is followed." })
  protocol: Relation<Protocol>;
}

@ObjectType({ description: "How a day of a protocol went; weekly steps do not count.", simpleResolvers: true })
export class ProtocolDay {
  @Field(() => GraphQLLocalDate, { description: "The day." })
  day: string;

  @Field(() => Int, { description: "Daily steps that were done." })
  doneCount: number;

  @Field(() => Int, { description: "Daily steps that there were." })
  totalCount: number;
}

@ObjectType({
  description:
    "Somebody's protocol: steps to do daily or weekly. Everybody finds their own, and those that are public.",
  simpleResolvers: true,
  implements: Node,
})
export class Protocol extends Node {
  @Field(() => String, { description: "Made up by the client that created it: a UUID, as addresses name it." })
  key: string;

  @Field(() => String, { description: "Name." })
  name: string;

  @Field(() => String, { description: "What it says of itself; may be empty." })
  description: string;

  @Field(() => ProtocolGoal, { nullable: true, description: "What it is for." })
  goal: ProtocolGoal | null;

  @Field(() => ProtocolType, { description: "Who made it." })
  type: ProtocolType;

  @Field(() => String, { nullable: true, description: "Name of the expert who made it." })
  expertName: string | null;

  @Field(() => Boolean, { description: "True when everybody who is signed in may see it." })
  isPublic: boolean;

  @Field(() => Boolean, { description: "True when the site shows it to everybody." })
  isFeatured: boolean;

  @Field(() => Boolean, {
    description: "True when the day's list follows the order of its steps within a time of day.",
  })
  hasOwnOrder: boolean;

  @Field(() => ProtocolDifficulty, { description: "How hard it is." })
  difficulty: ProtocolDifficulty;

  @Field(() => Int, { nullable: true, description: "Weeks that it takes." })
  estimatedWeeks: number | null;

  @Field(() => Date, { description: "When it was created." })
  createdAt: string;

  @Field(() => Date, { description: "When it was last changed." })
  updatedAt: string;

  @Field(() => [ProtocolStep], { description: "Its steps in their order." })
  steps: ProtocolStep[];

  @Field(() => ActiveProtocol, {
    nullable: true,
    description: "Since when the one who asks follows it; null when not.",
  })
  active: ActiveProtocol | null;
}

@ObjectType({
  description: "A protocol of the site, to start from: starting it makes a copy of one's own.",
  simpleResolvers: true,
  implements: Node,
})
export class ProtocolTemplate extends Node {
  @Field(() => String, { description: "Name in addresses." })
  slug: string;

  @Field(() => String, { description: "Name." })
  name: string;

  @Field(() => String, { description: "What it is about." })
  description: string;

  @Field(() => ProtocolGoal, { nullable: true, description: "What it is for." })
  goal: ProtocolGoal | null;

  @Field(() => ProtocolType, { description: "Who made it." })
  type: ProtocolType;

  @Field(() => String, { nullable: true, description: "Name of the expert who made it." })
  expertName: string | null;

  @Field(() => Boolean, { description: "True when the expert is an author of the site who is invented." })
  isExampleExpert: boolean;

  @Field(() => ProtocolDifficulty, { description: "How hard it is." })
  difficulty: ProtocolDifficulty;

  @Field(() => Int, { nullable: true, description: "Weeks that it takes." })
  estimatedWeeks: number | null;

  @Field(() => [ProtocolStep], { description: "Its steps in their order." })
  steps: ProtocolStep[];
}

@ObjectType({ description: "A step as it stands on a day.", simpleResolvers: true })
export class ChecklistItem extends StepFacts {
  @Field(() => String, {
    description:
      "Key of the protocol's step, for `completeItem` and `undoItem`; with `day` it tells the item from all others.",
  })
  itemKey: string;

  @Field(() => GraphQLLocalDate, { description: "The day that it is for; of a weekly step the Monday of its week." })
  day: string;

  @Field(() => StepCategory, { description: "What it is filed under; 'Övrigt' when nothing was said." })
  category: StepCategory;

  @Field(() => TimeOfDay, { description: "When in the day; MORNING when nothing was said." })
  timeOfDay: TimeOfDay;

  @Field(() => String, { nullable: true, description: "What stands beside the step." })
  notes: string | null;

  @Field(() => String, { description: "Key of its protocol." })
  protocolKey: string;

  @Field(() => String, { description: "Name of its protocol." })
  protocolName: string;

  @Field(() => Boolean, { description: "True when it was done on the day, or in the week." })
  isCompleted: boolean;

  @Field(() => Date, { nullable: true, description: "When it was done." })
  completedAt: string | null;

  @Field(() => String, { nullable: true, description: "What was noted when it was done." })
  completionNotes: string | null;

  @Field(() => Int, { nullable: true, description: "How it went, 1 to 5; null when nothing was said." })
  rating: number | null;
}

@ObjectType({ description: "What is to do on a day, of all protocols that are followed.", simpleResolvers: true })
export class Checklist {
  @Field(() => GraphQLLocalDate, { description: "The day." })
  day: string;

  @Field(() => [ChecklistItem], {
    description: "The daily steps, in the order of the day, then by title, or as their protocol was put in order.",
  })
  items: ChecklistItem[];

  @Field(() => [ChecklistItem], { description: "The weekly steps, in the same order; they do not count." })
  weekly: ChecklistItem[];

  @Field(() => Int, { description: "Daily steps that are done." })
  doneCount: number;

  @Field(() => Int, { description: "Daily steps." })
  totalCount: number;

  @Field(() => Int, { description: "Share that is done, rounded, 0 to 100." })
  percentage: number;
}

@ObjectType({ simpleResolvers: true })
abstract class ProtocolPayload extends MutationPayload {
  @Field(() => Protocol, { nullable: true, description: "The protocol after the change; null when there is none." })
  protocol?: Protocol | null;
}

@ObjectType({ description: "What `createProtocol` came to.", simpleResolvers: true })
export class CreateProtocolPayload extends ProtocolPayload {}

@ObjectType({ description: "What `updateProtocol` came to.", simpleResolvers: true })
export class UpdateProtocolPayload extends ProtocolPayload {}

@ObjectType({ description: "What `startProtocol` came to.", simpleResolvers: true })
export class StartProtocolPayload extends ProtocolPayload {}

@ObjectType({ description: "What `deactivateProtocol` came to.", simpleResolvers: true })
export class DeactivateProtocolPayload extends ProtocolPayload {}

@ObjectType({ description: "What `deleteProtocol` came to.", simpleResolvers: true })
export class DeleteProtocolPayload extends DeletionPayload {}

@ObjectType({ simpleResolvers: true })
abstract class ChecklistPayload extends MutationPayload {
  @Field(() => ChecklistItem, { nullable: true, description: "The step as it stands now." })
  item?: ChecklistItem | null;

  @Field(() => Checklist, { nullable: true, description: "The day's checklist as it stands now." })
  checklist?: Checklist | null;
}

@ObjectType({ description: "What `completeItem` came to.", simpleResolvers: true })
export class CompleteItemPayload extends ChecklistPayload {
  @Field(() => Journey, { nullable: true, description: "The journey, in which it counts as an activity." })
  journey?: Journey | null;

  @Field(() => [Achievement], { description: "What was reached with it." })
  unlocked: Achievement[];

  @Field(() => Int, {
    nullable: true,
    description: "3, 7 or 30 when the days in a row have grown to as many with it; otherwise null.",
  })
  streakReached?: number | null;
}

@ObjectType({ description: "What `undoItem` came to.", simpleResolvers: true })
export class UndoItemPayload extends ChecklistPayload {}

@ObjectType({ description: "What `mergeProtocols` came to.", simpleResolvers: true })
export class MergeProtocolsPayload extends MutationPayload {}

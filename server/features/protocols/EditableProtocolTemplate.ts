import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DeletionPayload, MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { ProtocolDifficulty, ProtocolGoal } from "./protocolEnums.ts";
import { ProtocolStepInput } from "./protocolInputs.ts";
import { ProtocolStep } from "./protocolTypes.ts";

/** What an admin writes of a protocol of the site, but for its steps. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class ProtocolTemplateFields {
  @Field(() => String, { description: "Name, 1 to 100 characters; no two have the same." })
  name: string;

  @Field(() => String, { description: "What it is about, 1 to 1 000 characters." })
  description: string;

  @Field(() => ProtocolGoal, { nullable: true, description: "What it is for." })
  goal?: ProtocolGoal | null;

  @Field(() => ProtocolDifficulty, { description: "How hard it is." })
  difficulty: ProtocolDifficulty;

  @Field(() => Int, { nullable: true, description: "Weeks that it takes, 1 to 520." })
  estimatedWeeks?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the expert who made it, at most 100 characters; with one its type is EXPERT, else TEMPLATE.",
  })
  expertName?: string | null;

  @Field(() => Boolean, {
    description: "True when the day's list of a copy is to follow the order of the steps within a time of day.",
  })
  hasOwnOrder: boolean;

  @Field(() => Int, { description: "Its place among the templates, from 1; of two alike the older is first." })
  position: number;

  @Field(() => Boolean, { description: "Whether visitors see it." })
  isShown: boolean;
}

@ObjectType({ description: "A protocol of the site, as admins edit it.", simpleResolvers: true })
export class EditableProtocolTemplate extends ProtocolTemplateFields {
  @Field(() => ID, { description: "Which one: a UUID." })
  key: string;

  @Field(() => Int, { description: "How many times it was changed; an edit sends the one that was shown." })
  version: number;

  @Field(() => [ProtocolStep], { description: "Its steps in their order." })
  steps: ProtocolStep[];
}

/** The same as it is sent. */
@InputType()
abstract class ProtocolTemplateInput extends ProtocolTemplateFields {
  @Field(() => [ProtocolStepInput], {
    description: "Its steps in their order, 1 to 100; others are removed. A key that it does not have gets another.",
  })
  steps: ProtocolStepInput[];
}

@InputType({ description: "A new protocol of the site." })
export class CreateProtocolTemplateInput extends ProtocolTemplateInput {}

@InputType({ description: "A protocol of the site as it is to be. Copies that were made of it stay as they are." })
export class UpdateProtocolTemplateInput extends ProtocolTemplateInput {
  @Field(() => ID, { description: "Which one: its key." })
  key: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A protocol of the site that is to be deleted." })
export class DeleteProtocolTemplateInput {
  @Field(() => ID, { description: "Which one: its key." })
  key: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ simpleResolvers: true })
abstract class ProtocolTemplatePayload extends MutationPayload {
  @Field(() => EditableProtocolTemplate, {
    nullable: true,
    description: "It as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  template?: EditableProtocolTemplate | null;
}

@ObjectType({ description: "What making a protocol of the site came to.", simpleResolvers: true })
export class CreateProtocolTemplatePayload extends ProtocolTemplatePayload {}

@ObjectType({ description: "What editing a protocol of the site came to.", simpleResolvers: true })
export class UpdateProtocolTemplatePayload extends ProtocolTemplatePayload {}

@ObjectType({ description: "What deleting a protocol of the site came to.", simpleResolvers: true })
export class DeleteProtocolTemplatePayload extends DeletionPayload {}

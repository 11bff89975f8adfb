import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { MethodIcon } from "../../../schema/trainingMethods.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Intensity } from "./contentEnums.ts";
import { TrainingMethodIcon } from "./TrainingMethod.ts";

/** What an admin writes of a training method; every text is shown as it is written. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class TrainingMethodFields {
  @Field(() => String, { description: "Swedish name, 1 to 80 characters." })
  title: string;

  @Field(() => TrainingMethodIcon, { description: "Its picture." })
  icon: MethodIcon;

  @Field(() => Intensity, { description: "How demanding it is." })
  intensity: Intensity;

  @Field(() => String, { description: "How long a session takes, e.g. '45–60 min'; 1 to 40 characters." })
  duration: string;

  @Field(() => String, { description: "How often, e.g. '2–3 gånger i veckan'; 1 to 60 characters." })
  frequency: string;

  @Field(() => String, { description: "What it is, 1 to 400 characters." })
  description: string;

  @Field(() => [String], { description: "What it can do for one: 1 to 8 points of 160 characters." })
  benefits: string[];

  @Field(() => String, { description: "How to begin, 1 to 800 characters." })
  beginning: string;

  @Field(() => String, { description: "Whom it suits, 1 to 200 characters." })
  suits: string;

  @Field(() => String, { description: "What to keep in mind, 1 to 400 characters." })
  caution: string;

  @Field(() => String, { description: "Slug of the guide to read on in; empty where there is none." })
  guideSlug: string;
}

@ObjectType({ description: "A training method, as admins edit it.", simpleResolvers: true })
export class EditableTrainingMethod extends TrainingMethodFields {
  @Field(() => ID, { description: "Identifier, that of the `TrainingMethod`." })
  id: string;

  @Field(() => Int, {
    description: "Grows with every change but of its place; the mutations take the one that was shown.",
  })
  version: number;

  @Field(() => String, { description: "Its name in addresses and in the journey; it stays." })
  slug: string;

  @Field(() => Boolean, {
    description: "True when it names a guide that is not published: it leads nowhere for as long.",
  })
  isGuideLost: boolean;
}

@InputType({ description: "A training method that is new; it comes last." })
export class CreateTrainingMethodInput extends TrainingMethodFields {
  @Field(() => String, { description: "Its name in addresses, e.g. 'zone-2', unlike all others." })
  slug: string;
}

@InputType({ description: "A training method as an admin has edited it: all of it." })
export class UpdateTrainingMethodInput extends TrainingMethodFields {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A training method that gets another place." })
export class MoveTrainingMethodInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The place that it was shown in, from 1." })
  from: number;

  @Field(() => Int, { description: "The place that it gets; those between move by one." })
  to: number;
}

@InputType({ description: "A training method that shall be gone." })
export class DeleteTrainingMethodInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

/** What writing a method came to. */
@ObjectType({ simpleResolvers: true })
abstract class TrainingMethodPayload extends MutationPayload {
  @Field(() => EditableTrainingMethod, {
    nullable: true,
    description: "The method as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  trainingMethod?: EditableTrainingMethod | null;
}

@ObjectType({ description: "What making a training method came to.", simpleResolvers: true })
export class CreateTrainingMethodPayload extends TrainingMethodPayload {}

@ObjectType({ description: "What editing a training method came to.", simpleResolvers: true })
export class UpdateTrainingMethodPayload extends TrainingMethodPayload {}

@ObjectType({ description: "What moving a training method came to.", simpleResolvers: true })
export class MoveTrainingMethodPayload extends MutationPayload {
  @Field(() => [EditableTrainingMethod], { description: "All methods in the order that they have now." })
  trainingMethods: EditableTrainingMethod[];
}

@ObjectType({ description: "What deleting a training method came to.", simpleResolvers: true })
export class DeleteTrainingMethodPayload extends TrainingMethodPayload {
  @Field(() => ID, { nullable: true, description: "Identifier of what was deleted; null when nothing was." })
  deletedId?: string | null;
}

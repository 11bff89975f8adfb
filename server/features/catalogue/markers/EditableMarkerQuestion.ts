import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";

/** What an admin writes of a question. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class MarkerQuestionTextFields {
  @Field(() => String, { description: "The question, 1 to 80 characters." })
  title: string;

  @Field(() => String, { description: "What the markers can tell of it, and what they cannot; 1 to 600 characters." })
  text: string;

  @Field(() => Int, { description: "Its place among the questions, from 1; of two alike the product's order decides." })
  position: number;

  @Field(() => Boolean, { description: "Whether the chooser, its guide and searches show it." })
  isShown: boolean;
}

@ObjectType({ description: "What the product itself says as a question.", simpleResolvers: true })
export class MarkerQuestionWording {
  @Field(() => String, { description: "The question." })
  title: string;

  @Field(() => String, { description: "What the markers can tell of it, and what they cannot." })
  text: string;
}

@ObjectType({ description: "A question of the marker chooser, as admins edit it.", simpleResolvers: true })
export class EditableMarkerQuestion extends MarkerQuestionTextFields {
  @Field(() => ID, { description: "Its name in addresses, e.g. 'trott'; it stays." })
  key: string;

  @Field(() => Int, { description: "How many times it was changed; an edit sends the one that was shown." })
  version: number;

  @Field(() => Boolean, { description: "Whether it says something else than the product's own text." })
  isChanged: boolean;

  @Field(() => MarkerQuestionWording, { description: "The product's own text." })
  original: MarkerQuestionWording;

  @Field(() => [String], { description: "Names of its markers." })
  markerNames: string[];
}

@InputType({ description: "A question of the marker chooser, as an admin has edited it." })
export class UpdateMarkerQuestionInput extends MarkerQuestionTextFields {
  @Field(() => ID, { description: "Which one: its key." })
  key: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What editing a question came to.", simpleResolvers: true })
export class UpdateMarkerQuestionPayload extends MutationPayload {
  @Field(() => EditableMarkerQuestion, {
    nullable: true,
    description: "The question as it stands now, also when it was changed meanwhile.",
  })
  question?: EditableMarkerQuestion | null;
}

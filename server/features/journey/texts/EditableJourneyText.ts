import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { JOURNEY_TEXT_KINDS, type JourneyTextKind } from "../../../../schema/journey/journeyTexts.ts";
import { describedEnum } from "../../../platform/graphql/describedEnum.ts";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";

const JourneyTextKindEnum = describedEnum(
  "JourneyTextKind",
  "What of the journey admins may write otherwise.",
  JOURNEY_TEXT_KINDS,
);

@ObjectType({ description: "A goal or an achievement that an admin has written otherwise.", simpleResolvers: true })
export class JourneyText {
  @Field(() => String, { description: "Which one, e.g. 'goal:sleep' or 'achievement:streak-7'." })
  key: string;

  @Field(() => String, { nullable: true, description: "What it is called; null as it came." })
  title: string | null;

  @Field(() => String, { nullable: true, description: "What it takes; null as it came, and of goals." })
  description: string | null;

  @Field(() => Boolean, { description: "Whether a goal can be chosen by those who do not have it." })
  isShown: boolean;
}

/** What an admin writes of a goal or an achievement. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class JourneyTextFields {
  @Field(() => String, { description: "What it is called, 1 to 40 characters." })
  title: string;

  @Field(() => String, { description: "What it takes, 1 to 120 characters; '' of goals." })
  description: string;

  @Field(() => Boolean, {
    description:
      "Whether a goal can be chosen by those who do not have it, three of them at least; true of achievements.",
  })
  isShown: boolean;
}

@ObjectType({ description: "What the product itself calls a goal or an achievement.", simpleResolvers: true })
export class JourneyTextWording {
  @Field(() => String, { description: "What it is called." })
  title: string;

  @Field(() => String, { description: "What it takes; '' of goals." })
  description: string;
}

@ObjectType({ description: "A goal or an achievement as admins edit its text.", simpleResolvers: true })
export class EditableJourneyText extends JourneyTextFields {
  @Field(() => ID, { description: "Which one, e.g. 'goal:sleep'; it stays." })
  key: string;

  @Field(() => JourneyTextKindEnum, { description: "What it is." })
  kind: JourneyTextKind;

  @Field(() => Int, { description: "How many times it was changed; an edit sends the one that was shown." })
  version: number;

  @Field(() => Boolean, { description: "Whether it says something else than the product's own text." })
  isChanged: boolean;

  @Field(() => JourneyTextWording, { description: "The product's own text." })
  original: JourneyTextWording;
}

@InputType({ description: "A goal or an achievement, as an admin has written it." })
export class UpdateJourneyTextInput extends JourneyTextFields {
  @Field(() => ID, { description: "Which one: its key." })
  key: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What editing a goal or an achievement came to.", simpleResolvers: true })
export class UpdateJourneyTextPayload extends MutationPayload {
  @Field(() => EditableJourneyText, {
    nullable: true,
    description: "It as it stands now, also when it was changed meanwhile.",
  })
  text?: EditableJourneyText | null;
}

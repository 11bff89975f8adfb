import { GraphQLLocalDate } from "graphql-scalars";
import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DeletionPayload, MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { Area } from "../catalogueEnums.ts";
import { EditableProduct, ProductFactFields } from "./EditableProduct.ts";

@InputType({ description: "What a product is called, and by whom it is sold." })
export class NearNameInput {
  @Field(() => String, { description: "Its name." })
  name: string;

  @Field(() => String, { description: "The name of its provider." })
  providerName: string;
}

/** Which of the products. */
@ArgsType()
export class EditableProductsArgs {
  @Field(() => Int, { nullable: true, description: "How many, 1 to 100; 25 when it is not said." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What stands in the name of the product or of its provider; at most 100 characters.",
  })
  search?: string | null;

  @Field(() => Area, { nullable: true, description: "Those of one area." })
  area?: Area | null;

  @Field(() => String, { nullable: true, description: "Those of one category, by its slug." })
  category?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Those that are shown, or those that are hidden." })
  isAvailable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Those that are recommended, or those that are not." })
  isFeatured?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: those whose facts nobody has looked at for a year, or ever.",
  })
  needsCheck?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "True: those with a price that waits for an admin's word." })
  hasHeldPrice?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: those that a shop's file made, and that nobody has looked at and shown yet.",
  })
  awaitsReview?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: those that are shown and whose provider's page does not answer, as visitors are told.",
  })
  hasBrokenLink?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True: those that are shown with a price that nobody has confirmed for so many days as the settings say: no admin, no feed, and no new price.",
  })
  hasOldPrice?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: those with an offer of another seller that waits for an admin's word, or whose price does.",
  })
  hasWaitingOffer?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: those with the GTIN of a product of another seller, see `EditableProduct.duplicates`.",
  })
  hasDuplicate?: boolean | null;

  @Field(() => NearNameInput, {
    nullable: true,
    description:
      "Those of the same provider that are called the same, apart from case, blanks, hyphens, diacritics and other signs.",
  })
  nearName?: NearNameInput | null;
}

@InputType({ description: "Why a product is shown for a goal." })
export class GoalReasonInput {
  @Field(() => String, { description: "Key of the goal, e.g. 'sleep'." })
  goal: string;

  @Field(() => String, {
    description:
      "The reason in Swedish. Of a supplement always a health claim that is authorised in the EU, in its exact wording.",
  })
  reason: string;
}

@InputType({ description: "A new product." })
export class CreateProductInput extends ProductFactFields {
  @Field(() => [GoalReasonInput], { description: "The goals that it is shown for; each goal once." })
  goals: GoalReasonInput[];
}

@InputType({ description: "A product as an admin has edited it: all of its facts." })
export class UpdateProductInput extends ProductFactFields {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;

  @Field(() => [GoalReasonInput], { description: "The goals that it is shown for; each goal once." })
  goals: GoalReasonInput[];
}

@InputType({ description: "That somebody looked at a product's facts." })
export class CheckProductInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "On which day; null when nobody has." })
  checkedOn?: string | null;
}

@InputType({ description: "Fields of a product that are left to its feeds." })
export class ReleaseProductFieldsInput {
  @Field(() => ID, { description: "Of which product." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;

  @Field(() => [String], { description: "Which of `EditableProduct.editedFields`." })
  fields: string[];
}

@InputType({ description: "What becomes of a price that waits." })
export class DecideHeldPriceInput {
  @Field(() => ID, { description: "Of which product." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;

  @Field(() => Boolean, { description: "True makes it the product's price; false drops it, and the former one stays." })
  isApproved: boolean;
}

@InputType({ description: "What a product cost since a day, where something else was kept." })
export class CorrectPriceInput {
  @Field(() => ID, { description: "Which product." })
  id: string;

  @Field(() => GraphQLLocalDate, { description: "The day of the change that is corrected." })
  day: string;

  @Field(() => Int, {
    nullable: true,
    description: "What it cost since then, in öre; null takes the change out, so that the price before it goes on.",
  })
  amount?: number | null;
}

@InputType({ description: "Whether visitors see a product." })
export class SetProductAvailabilityInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;

  @Field(() => Boolean, { description: "False hides it." })
  isAvailable: boolean;
}

@InputType({ description: "A product that shall be gone." })
export class DeleteProductInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@ObjectType({ description: "What making a product came to.", simpleResolvers: true })
export class CreateProductPayload extends MutationPayload {
  @Field(() => EditableProduct, { nullable: true, description: "The product; null when none was made." })
  product?: EditableProduct | null;
}

@ObjectType({ description: "What editing a product came to.", simpleResolvers: true })
export class UpdateProductPayload extends MutationPayload {
  @Field(() => EditableProduct, {
    nullable: true,
    description: "The product as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  product?: EditableProduct | null;
}

@ObjectType({ description: "What noting a check came to.", simpleResolvers: true })
export class CheckProductPayload extends UpdateProductPayload {}

@ObjectType({ description: "What leaving fields to feeds came to.", simpleResolvers: true })
export class ReleaseProductFieldsPayload extends UpdateProductPayload {}

@ObjectType({ description: "What deciding about a price came to.", simpleResolvers: true })
export class DecideHeldPricePayload extends UpdateProductPayload {}

@ObjectType({ description: "What correcting a former price came to.", simpleResolvers: true })
export class CorrectPricePayload extends UpdateProductPayload {}

@ObjectType({ description: "What showing or hiding a product came to.", simpleResolvers: true })
export class SetProductAvailabilityPayload extends UpdateProductPayload {}

@ObjectType({ description: "What deleting a product came to.", simpleResolvers: true })
export class DeleteProductPayload extends DeletionPayload {
  @Field(() => EditableProduct, {
    nullable: true,
    description: "The product as it stands now, when it was changed meanwhile.",
  })
  product?: EditableProduct | null;
}

import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { describedEnum } from "../../../platform/graphql/describedEnum.ts";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { EditableProduct } from "./EditableProduct.ts";

/** What becomes of the description of a product that is shown for the first time. */
export type ReviewedDescription = "UNMARKED" | "READ" | "REMOVED";
const ReviewedDescriptionEnum = describedEnum(
  "ReviewedDescription",
  "What becomes of the description of a product that is shown for the first time.",
  {
    UNMARKED: "It stays, where no word of it may claim something of health; otherwise the product stays hidden.",
    READ: "It stays: somebody has read the words that may claim something of health.",
    REMOVED: "Where words of it may claim something of health it is taken away; otherwise it stays.",
  } satisfies Record<ReviewedDescription, string>,
);

@InputType({ description: "A product that waits to be looked at, and shall be shown." })
export class ReviewedProductInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;

  @Field(() => ReviewedDescriptionEnum, { description: "What becomes of its description." })
  description: ReviewedDescription;
}

@InputType({ description: "Products that wait to be looked at, and shall be shown." })
export class ReviewProductsInput {
  @Field(() => [ReviewedProductInput], { description: "1 to 100 of them, each once." })
  products: ReviewedProductInput[];
}

@ObjectType({ description: "What showing products came to.", simpleResolvers: true })
export class ReviewProductsPayload extends MutationPayload {
  @Field(() => [EditableProduct], {
    description:
      "All of them as they stand now, in the order given, without those that are gone. Each that is not shown has an error whose `field` has its place, e.g. 'products.3'; the others are shown.",
  })
  products: EditableProduct[];
}

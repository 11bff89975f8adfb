import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A product of another seller with the same GTIN.", simpleResolvers: true })
export class ProductDuplicate {
  @Field(() => ID, { description: "Identifier of the product." })
  id: string;

  @Field(() => String, { description: "Name of the product." })
  name: string;

  @Field(() => String, { description: "Name of its seller." })
  providerName: string;

  @Field(() => String, { nullable: true, description: "Price as shown." })
  priceEstimate: string | null;

  @Field(() => Int, { description: "How many times it was changed, for `MergeProductsInput.otherVersion`." })
  version: number;
}

import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A product of another seller with the same GTIN.", simpleResolvers: true })
export class ProductTwin {
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

@InputType({ description: "Two products with the same GTIN that become one." })
export class MergeProductsInput {
  @Field(() => ID, { description: "The product that stays, with its texts." })
  id: string;

  @Field(() => Int, { description: "The `version` of it that was shown." })
  version: number;

  @Field(() => ID, { description: "The product that becomes an offer of it." })
  otherId: string;

  @Field(() => Int, { description: "The `version` of that one that was shown." })
  otherVersion: number;
}

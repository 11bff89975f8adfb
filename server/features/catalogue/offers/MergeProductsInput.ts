import { Field, ID, InputType, Int } from "type-graphql";

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

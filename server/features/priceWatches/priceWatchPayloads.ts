import { Field, ID, InputType, ObjectType } from "type-graphql";
import { AccountPayload } from "../accounts/accountPayloads.ts";

@InputType({ description: "A product whose price is to be watched." })
export class WatchPriceInput {
  @Field(() => ID, { description: "Identifier of the product." })
  productId: string;
}

@InputType({ description: "A product whose price is no longer to be watched." })
export class UnwatchPriceInput {
  @Field(() => ID, { description: "Identifier of the product." })
  productId: string;
}

@ObjectType({ description: "What watching a price came to.", simpleResolvers: true })
export class WatchPricePayload extends AccountPayload {}

@ObjectType({ description: "What ending the watch of a price came to.", simpleResolvers: true })
export class UnwatchPricePayload extends AccountPayload {}

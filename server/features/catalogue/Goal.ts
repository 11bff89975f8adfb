import { Field, ID, ObjectType } from "type-graphql";

/** An onboarding goal; the eight of them stand in `schema/goals.ts`. */
@ObjectType({ description: "A goal a visitor may choose in onboarding.", simpleResolvers: true })
export class Goal {
  @Field(() => ID, { description: "Stable name, e.g. 'sleep'." })
  id: string;

  @Field(() => String, { description: "Swedish text, as shown and as `products(goals:)` takes it." })
  text: string;

  @Field(() => [String], { description: "Words in a product text that mean that it fits the goal." })
  keywords: readonly string[];
}

import { Field, ObjectType } from "type-graphql";
import type { GoalId } from "../../../schema/goals.ts";

/** An onboarding goal; all eight are in `schema/goals.ts`. */
@ObjectType({ description: "A goal a visitor may choose in onboarding." })
export class Goal {
  @Field(() => String, { name: "key", description: "Stable name, e.g. 'sleep'." })
  id: string;

  @Field(() => String, {
    description: "Swedish text, as it is stored and as `products(goals:)` takes it; `label` is what is shown.",
  })
  text: string;
}

/** A product's tie to a goal, as stored. */
export interface StoredGoalReason {
  goal: GoalId;
  reason: string;
}

/** Why a product is shown to somebody with a goal. */
@ObjectType({ description: "Why a product is shown to somebody with a goal." })
export class GoalReason {
  @Field(() => String, {
    description:
      "The reason in Swedish. Of a supplement always a health claim that is authorised in the EU, in its exact wording.",
  })
  reason: string;
}

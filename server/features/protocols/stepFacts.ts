import { Field, InputType, ObjectType } from "type-graphql";
import { Frequency } from "./protocolEnums.ts";

/** What is the same of a step wherever the graph takes or shows one: a new field stands here. */
@InputType()
@ObjectType({ simpleResolvers: true })
export abstract class StepFacts {
  @Field(() => String, { description: "Title, at most 200 characters." })
  title: string;

  @Field(() => String, { nullable: true, description: "How it is done, at most 1 000 characters." })
  description: string | null;

  @Field(() => Frequency, { description: "How often." })
  frequency: Frequency;

  @Field(() => String, {
    nullable: true,
    description: "How much, as it was written, e.g. '200 mg'; at most 100 characters.",
  })
  dosage: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "When it is reminded of by the device's clock, as 07:15; null where it is reminded of with its time of day.",
  })
  remindAt: string | null;
}

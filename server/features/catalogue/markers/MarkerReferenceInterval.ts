import { Field, Float, InputType, Int, ObjectType } from "type-graphql";
import { Sex } from "../catalogueEnums.ts";

@InputType("MarkerReferenceIntervalInput", { description: "Where 95 of a hundred healthy adults of a kind lie." })
@ObjectType({ description: "Where 95 of a hundred healthy adults of a kind lie.", simpleResolvers: true })
export class MarkerReferenceInterval {
  @Field(() => Sex, { nullable: true, description: "Whom it is of; null for both." })
  sex?: Sex | null;

  @Field(() => Int, { nullable: true, description: "From this age in years, 18 to 120; null for all adults below." })
  fromAge?: number | null;

  @Field(() => Int, { nullable: true, description: "Up to and with this age in years; null for no upper bound." })
  toAge?: number | null;

  @Field(() => Float, { nullable: true, description: "Lower limit in the marker's unit; null where there is none." })
  low?: number | null;

  @Field(() => Float, { nullable: true, description: "Upper limit in the marker's unit; null where there is none." })
  high?: number | null;
}

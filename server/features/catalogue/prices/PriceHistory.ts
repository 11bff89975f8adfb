import { GraphQLLocalDate } from "graphql-scalars";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { Money } from "../../../platform/graphql/Money.ts";

@ObjectType({ description: "Days in a row on which a product cost the same.", simpleResolvers: true })
export class PricePeriod {
  @Field(() => Money, { description: "The price; the lowest one, where a product has several." })
  price: Money;

  @Field(() => GraphQLLocalDate, { description: "The first of the days." })
  startsOn: string;

  @Field(() => GraphQLLocalDate, { description: "The last of the days; today for the price that holds." })
  endsOn: string;
}

@ObjectType({ description: "A price that was lowered within the last thirty days.", simpleResolvers: true })
export class PriceReduction {
  @Field(() => GraphQLLocalDate, { description: "The day on which it was lowered; of several steps, the first one." })
  reducedOn: string;

  @Field(() => Money, {
    description:
      "The lowest price of the thirty days before that: what the lower one is compared with, and nothing else.",
  })
  lowestBefore: Money;
}

/** How much of a price's history is wanted. */
@ArgsType()
export class PriceHistoryArgs {
  @Field(() => Int, { nullable: true, description: "How many periods at most, 1 to 100; 50 when absent." })
  first?: number | null;
}

import { GraphQLLocalDate } from "graphql-scalars";
import { ArgsType, Field, Int } from "type-graphql";

@ArgsType()
export class AffiliateClicksArgs {
  @Field(() => Int, { nullable: true, description: "Page size, 1 to 100; 50 when absent." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Cursor of the number to go on behind." })
  after?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: "First day of the period; from the beginning when absent.",
  })
  from?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Last day of the period; until now when absent." })
  to?: string | null;
}

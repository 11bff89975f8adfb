import { GraphQLLocalDate } from "graphql-scalars";
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { AffiliateClickConnection } from "./AffiliateClickCount.ts";
import { listAffiliateClicks } from "./affiliateService.ts";

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

/** What admins see of the links to providers. */
@Resolver()
export class AffiliateResolver {
  @Query(() => AffiliateClickConnection, {
    nullable: true,
    description: "How often links to providers were followed, the latest day first. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  affiliateClicks(@Args() args: AffiliateClicksArgs, @Ctx() ctx: Context): Promise<AffiliateClickConnection> {
    return listAffiliateClicks(ctx, args);
  }
}

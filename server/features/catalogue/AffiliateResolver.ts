import { Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { AffiliateClickConnection } from "./AffiliateClickCount.ts";
import { AffiliateClicksArgs } from "./AffiliateClicksArgs.ts";
import { listAffiliateClicks } from "./affiliateService.ts";

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

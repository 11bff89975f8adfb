import { Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { AffiliateClickConnection } from "./AffiliateClickCount.ts";
import {
  AffiliateClickReport,
  ClickPeriodArgs,
  ClicksByOfferArgs,
  ClicksByOfferConnection,
} from "./AffiliateClickReport.ts";
import { AffiliateClicksArgs } from "./AffiliateClicksArgs.ts";
import { listClicksByOffer, readClickFile, readClickReport } from "./affiliateReportService.ts";
import { listAffiliateClicks } from "./affiliateService.ts";

/** Statistics of the links to providers, for admins. */
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

  @Query(() => AffiliateClickReport, {
    nullable: true,
    description: "Clicks on links to providers in a period, by day and page. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  affiliateClickReport(
    @Args(() => ClickPeriodArgs) period: ClickPeriodArgs,
    @Ctx() ctx: Context,
  ): Promise<AffiliateClickReport> {
    return readClickReport(ctx, period);
  }

  @Query(() => ClicksByOfferConnection, {
    nullable: true,
    description: "What was clicked in a period, most clicks first. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  affiliateClicksByOffer(
    @Args(() => ClicksByOfferArgs) args: ClicksByOfferArgs,
    @Ctx() ctx: Context,
  ): Promise<ClicksByOfferConnection> {
    return listClicksByOffer(ctx, args);
  }

  @Query(() => String, {
    nullable: true,
    description:
      "Clicks in a period by product or provider and day, as a file for spreadsheets (CSV with semicolons). Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  affiliateClickFile(@Args(() => ClickPeriodArgs) period: ClickPeriodArgs, @Ctx() ctx: Context): Promise<string> {
    return readClickFile(ctx, period);
  }
}

import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { SiteCheck } from "./SiteCheck.ts";

/** What the resolver of operations works with besides the context of every area. */
export interface OperationsContext extends Context {
  /** Looks at everything that the site's operation needs; who asks meanwhile gets the same answer. */
  checkSite(): Promise<SiteCheck[]>;
}

/** How the site's operation is, for admins. */
@Resolver()
export class OperationsResolver {
  @Query(() => [SiteCheck], {
    nullable: true,
    description:
      "Looks at everything that the site's operation needs: mail, database, backup and so on. It takes up to five seconds.",
  })
  @allow("admin")
  siteChecks(@Ctx() ctx: OperationsContext): Promise<SiteCheck[]> {
    return ctx.checkSite();
  }
}

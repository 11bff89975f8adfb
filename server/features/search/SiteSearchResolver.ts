import { Args, Ctx, Query, Resolver } from "type-graphql";
import { isPublic } from "../../platform/graphql/publicField.ts";
import type { SearchContext } from "../catalogue/search/searchDictionary.ts";
import { SiteSearch } from "./SiteSearch.ts";
import { SiteSearchArgs } from "./SiteSearchArgs.ts";
import { searchSite } from "./siteSearchService.ts";

/** The search of the whole site. */
@Resolver()
export class SiteSearchResolver {
  @Query(() => SiteSearch, {
    nullable: true,
    description:
      "What the whole site has for some words, by kind: word starts before what has them within other words. Errors: BAD_USER_INPUT, SERVICE_UNAVAILABLE.",
  })
  @isPublic()
  search(@Args() args: SiteSearchArgs, @Ctx() ctx: SearchContext): Promise<SiteSearch> {
    return searchSite(ctx, args);
  }
}

import { ArgsType, Field, Int } from "type-graphql";
import type { SiteSearchKindName } from "../../../schema/siteSearch.ts";
import { SiteSearchKind } from "./SiteSearch.ts";

/** What the whole site is searched for. */
@ArgsType()
export class SiteSearchArgs {
  @Field(() => String, {
    description: "What to look for, as somebody types it; at most 200 characters. One letter alone finds nothing.",
  })
  query: string;

  @Field(() => Int, { nullable: true, description: "Hits of each kind, 1 to 50; 4 without." })
  first?: number | null;

  @Field(() => [SiteSearchKind], { nullable: true, description: "Only these kinds; all of them without." })
  kinds?: SiteSearchKindName[] | null;
}

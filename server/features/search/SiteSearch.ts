import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import type { SiteSearchKindName } from "../../../schema/siteSearch.ts";

/** Kinds of what a search of the whole site finds. */
export const SiteSearchKind: Record<SiteSearchKindName, SiteSearchKindName> = {
  CHOOSER: "CHOOSER",
  GUIDES: "GUIDES",
  MARKERS: "MARKERS",
  TESTS: "TESTS",
  SUPPLEMENTS: "SUPPLEMENTS",
  EQUIPMENT: "EQUIPMENT",
  MR_PROVIDERS: "MR_PROVIDERS",
  PROVIDERS: "PROVIDERS",
  PAGES: "PAGES",
};
registerEnumType(SiteSearchKind, {
  name: "SiteSearchKind",
  description: "A kind of what a search of the whole site finds.",
  valuesConfig: {
    CHOOSER: { description: "The marker chooser, and the questions that it can be entered by." },
    GUIDES: { description: "Published guides." },
    MARKERS: { description: "What tests measure." },
    TESTS: { description: "Available health tests." },
    SUPPLEMENTS: { description: "Available supplements." },
    EQUIPMENT: { description: "Available biohacking equipment." },
    MR_PROVIDERS: { description: "Providers of MR scans." },
    PROVIDERS: { description: "Those who sell something that is available." },
    PAGES: { description: "Programmes, training methods, tools and pages of text." },
  },
});

@ObjectType({ description: "Something that a search of the whole site has found.", simpleResolvers: true })
export class SiteSearchHit {
  @Field(() => ID, {
    nullable: true,
    description: "Identifier of what was found, for `node(id:)`; null for a place of the site that is no node.",
  })
  nodeId: string | null;

  @Field(() => String, { description: "Its name or title." })
  title: string;

  @Field(() => String, { nullable: true, description: "What tells it from others, in a line or a sentence; Swedish." })
  detail: string | null;

  @Field(() => String, { description: "Where it stands on this site." })
  path: string;
}

@ObjectType({ description: "What a search of the whole site has found of a kind.", simpleResolvers: true })
export class SiteSearchGroup {
  @Field(() => SiteSearchKind, { description: "The kind." })
  kind: SiteSearchKindName;

  @Field(() => String, { description: "Swedish heading, e.g. 'Hälsotester'." })
  label: string;

  @Field(() => [SiteSearchHit], { description: "The first ones, what fits best before the rest." })
  hits: SiteSearchHit[];

  @Field(() => Boolean, { description: "True when there are more than `hits`." })
  hasMore: boolean;

  @Field(() => String, { description: "Address on this site of all of the kind that the search finds." })
  listPath: string;
}

@ObjectType({ description: "What a search of the whole site has found.", simpleResolvers: true })
export class SiteSearch {
  @Field(() => [SiteSearchGroup], {
    description: "Kinds of which something was found: those with what is called just so first, then in their order.",
  })
  groups: SiteSearchGroup[];

  @Field(() => String, {
    nullable: true,
    description: "What was probably meant, when nothing was found; otherwise null.",
  })
  suggestion: string | null;

  @Field(() => Boolean, { description: "True when `groups` are of `suggestion` already." })
  showsSuggestion: boolean;
}

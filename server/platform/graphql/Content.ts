import { Field, InterfaceType } from "type-graphql";

/** What has a page on the site, and can be linked. */
@InterfaceType({
  description: "What has a page on the site, and can be linked.",
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Content {
  @Field(() => String, { description: "Swedish title, for the link." })
  title: string;

  @Field(() => String, { description: "Path of its page, e.g. '/guider/jarn'; `content` finds it again by it." })
  path: string;
}

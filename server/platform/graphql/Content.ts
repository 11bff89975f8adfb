import { Field, InterfaceType } from "type-graphql";

/** A link to a page of the site. */
@InterfaceType({
  description: "What leads to a page of the site.",
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Content {
  @Field(() => String, { description: "Swedish title, for the link." })
  title: string;

  @Field(() => String, {
    description:
      "Path of its page on the site, e.g. '/guider/jarn'; `content` knows it where it is a guide, a training method, a programme or a page of text.",
  })
  path: string;
}

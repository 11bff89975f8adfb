import { Field, ObjectType } from "type-graphql";

/** First and last cursor of a page of a list. */
@ObjectType({ description: "Where a page of a list begins and ends.", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: "True when there is more behind this page." })
  hasNextPage: boolean;

  @Field(() => Boolean, {
    description: "True when there is something before this page: it was asked for with `after`.",
  })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: "Cursor of the first row; null on an empty page." })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: "Cursor of the last row; null on an empty page." })
  endCursor: string | null;
}

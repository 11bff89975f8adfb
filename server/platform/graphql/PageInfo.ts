import { Field, ObjectType } from "type-graphql";

/** Where a page of a list ends. */
@ObjectType({ description: "Where a page of a list ends.", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: "True when there is more behind this page." })
  hasNextPage: boolean;

  @Field(() => String, { nullable: true, description: "Cursor of the last row; null on an empty page." })
  endCursor: string | null;
}

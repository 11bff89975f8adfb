import { ArgsType, Field, Int } from "type-graphql";
import { Topic } from "./Topic.ts";

/** Which page of a list of articles. */
@ArgsType()
export class ArticlePageArgs {
  @Field(() => Int, { nullable: true, description: "Page size, 1 to 100; 24 when absent." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Cursor of the article to go on behind." })
  after?: string | null;
}

@ArgsType()
export class ArticlesArgs extends ArticlePageArgs {
  @Field(() => Topic, { nullable: true, description: "Only those about this topic." })
  topic?: Topic | null;

  @Field(() => String, { nullable: true, description: "Only those of the author with this slug." })
  author?: string | null;

  @Field(() => String, { nullable: true, description: "Only those that the person with this slug has reviewed." })
  reviewer?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True: also articles that are not published; admins only." })
  includeUnpublished?: boolean | null;
}

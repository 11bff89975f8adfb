import { Field, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../platform/graphql/connection.ts";
import { Article } from "./Article.ts";
import { Topic } from "./Topic.ts";

@ObjectType({ description: "A page of articles, the latest first.", simpleResolvers: true })
export class ArticleConnection extends connectionType("Article", () => Article) {
  @Field(() => Int, { description: "All articles of the list, on every page of it." })
  totalCount: number;
}

@ObjectType({ description: "A topic with how many published articles it has.", simpleResolvers: true })
export class ArticleTopic {
  @Field(() => Topic, { description: "The topic." })
  topic: Topic;

  @Field(() => String, { description: "Name in addresses, e.g. 'traning'." })
  slug: string;

  @Field(() => String, { description: "Swedish label, e.g. 'Träning'." })
  label: string;

  @Field(() => Int, { description: "Published articles about it." })
  count: number;
}

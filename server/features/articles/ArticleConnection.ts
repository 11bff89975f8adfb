import { Field, Int, ObjectType } from "type-graphql";
import { PageInfo } from "../../platform/graphql/PageInfo.ts";
import { Article } from "./Article.ts";
import { Topic } from "./Topic.ts";

@ObjectType({ description: "An article with its place in a list.", simpleResolvers: true })
export class ArticleEdge {
  @Field(() => String, { description: "Give it as `after` to go on behind this article." })
  cursor: string;

  @Field(() => Article, { description: "The article." })
  node: Article;
}

@ObjectType({ description: "A page of articles, the latest first.", simpleResolvers: true })
export class ArticleConnection {
  @Field(() => [ArticleEdge], { description: "The articles with their cursors." })
  edges: ArticleEdge[];

  @Field(() => [Article], { description: "The articles alone." })
  nodes: Article[];

  @Field(() => PageInfo, { description: "Where the page ends." })
  pageInfo: PageInfo;
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

import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { ARTICLE_STATES, type ArticleStateName } from "../../../schema/articleEditing.ts";
import { connectionType } from "../../platform/graphql/connection.ts";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";
import { Difficulty } from "../catalogue/catalogueEnums.ts";
import { ArticleInShort } from "./ArticleInShort.ts";
import { Author } from "./Author.ts";
import { Topic } from "./Topic.ts";

/** Whether an article is published. */
export const ArticleState = describedEnum("ArticleState", "Whether a guide is published.", ARTICLE_STATES);

@ObjectType({ description: "A guide as admins edit it, published or not.", simpleResolvers: true })
export class EditableArticle {
  @Field(() => ID, { description: "Identifier, the same as the article's own." })
  id: string;

  @Field(() => Int, { description: "How many times it was changed; an edit sends the one that was shown." })
  version: number;

  @Field(() => String, { description: "Name in addresses." })
  slug: string;

  @Field(() => [String], { description: "Names that it had in addresses before, which lead to it." })
  aliases: string[];

  @Field(() => String, { description: "Path of its page, which visitors see once it is published." })
  path: string;

  @Field(() => String, { description: "Title." })
  title: string;

  @Field(() => String, { description: "One sentence on what the reader learns." })
  description: string;

  @Field(() => Topic, { description: "What it is about." })
  topic: Topic;

  @Field(() => Author, { description: "Who wrote it." })
  author: Author;

  @Field(() => [String], { description: "One to three short words." })
  badges: string[];

  @Field(() => Difficulty, { nullable: true, description: "How demanding it is." })
  difficulty: Difficulty | null;

  @Field(() => Boolean, { description: "Whether reading it counts in the journey's training, too." })
  countsAsTraining: boolean;

  @Field(() => String, { description: "How long reading it takes, computed from its text." })
  readTime: string;

  @Field(() => String, { nullable: true, description: "Who has reviewed it; null for nobody." })
  reviewer: string | null;

  @Field(() => Author, { nullable: true, description: "Which of the site's people that is; null for somebody else." })
  reviewedBy: Author | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day on which it was reviewed." })
  reviewedOn: string | null;

  @Field(() => String, { description: "Body in Markdown." })
  content: string;

  @Field(() => [ArticleInShort], { description: "What it says in short, below its description." })
  inShort: ArticleInShort[];

  @Field(() => ArticleState, { description: "Whether it is published." })
  state: ArticleStateName;

  @Field(() => Date, { nullable: true, description: "When it was published first; null when it never was." })
  publishedAt: Date | null;

  @Field(() => Date, { nullable: true, description: "When it publishes itself; null unless that is planned." })
  publishAt: Date | null;

  @Field(() => Date, { description: "When its text was last changed." })
  updatedAt: Date;
}

@ObjectType({ description: "A page of articles for editing, the latest changed first.", simpleResolvers: true })
export class EditableArticleConnection extends connectionType("EditableArticle", () => EditableArticle) {
  @Field(() => Int, { description: "All articles of the list, on every page of it." })
  totalCount: number;
}

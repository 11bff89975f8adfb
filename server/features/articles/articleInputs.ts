import { GraphQLLocalDate } from "graphql-scalars";
import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { ArticleStateName } from "../../../schema/articleEditing.ts";
import { DeletionPayload, MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Difficulty } from "../catalogue/catalogueEnums.ts";
import { ArticleInShortInput } from "./ArticleInShort.ts";
import { ArticleState, EditableArticle } from "./EditableArticle.ts";
import { Topic } from "./Topic.ts";

/** Which page of the articles, for editing. */
@ArgsType()
export class EditableArticlesArgs {
  @Field(() => Int, { nullable: true, description: "How many, 1 to 100; 25 when it is not said." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What stands in the title, the name in addresses or the author's name; at most 100 characters.",
  })
  search?: string | null;

  @Field(() => ArticleState, { nullable: true, description: "Only those of this state." })
  state?: ArticleStateName | null;
}

@InputType({ description: "A guide, as an admin writes it." })
export class CreateArticleInput {
  @Field(() => String, { description: "Title, 1 to 150 characters in one line." })
  title: string;

  @Field(() => String, { description: "Name in addresses: a–z, digits and hyphens, at most 100 characters." })
  slug: string;

  @Field(() => String, { description: "What the reader learns, at most 160 characters; a draft may lack it." })
  description: string;

  @Field(() => Topic, { description: "What it is about." })
  topic: Topic;

  @Field(() => ID, { description: "Who wrote it." })
  authorId: string;

  @Field(() => [String], { description: "Up to three short words of 24 characters; a draft may lack them." })
  badges: string[];

  @Field(() => Difficulty, { nullable: true, description: "How demanding it is; null for not said." })
  difficulty?: Difficulty | null;

  @Field(() => Boolean, { description: "Whether reading it counts in the journey's training, too." })
  countsAsTraining: boolean;

  @Field(() => String, { description: "Who has reviewed it; empty for nobody. Together with `reviewedOn`." })
  reviewer: string;

  @Field(() => ID, {
    nullable: true,
    description: "Which of the site's people has reviewed it, in the place of `reviewer`; nobody invented.",
  })
  reviewerId?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day on which it was reviewed." })
  reviewedOn?: string | null;

  @Field(() => String, {
    description:
      "Body in Markdown, at most 100 000 characters. What is published has no first heading, ends with '## Källor', and refers to listed sources only.",
  })
  content: string;

  @Field(() => [ArticleInShortInput], {
    nullable: true,
    description:
      "What it says in short, up to four lines; null leaves it as it is. Of what is published, sections and sources exist.",
  })
  inShort?: ArticleInShortInput[] | null;

  @Field(() => ArticleState, { description: "Whether it is published from now on." })
  state: ArticleStateName;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Of SCHEDULED: the day, as the calendar in Sweden." })
  publishDay?: string | null;

  @Field(() => String, { nullable: true, description: "Of SCHEDULED: the time, as clocks in Sweden show it, 'HH:MM'." })
  publishTime?: string | null;
}

@InputType({ description: "A guide, as an admin has edited it." })
export class UpdateArticleInput extends CreateArticleInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A guide that shall be gone." })
export class DeleteArticleInput {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@ObjectType({ description: "What writing a guide came to.", simpleResolvers: true })
export class CreateArticlePayload extends MutationPayload {
  @Field(() => EditableArticle, { nullable: true, description: "The guide; null when it was not stored." })
  article?: EditableArticle | null;
}

@ObjectType({ description: "What editing a guide came to.", simpleResolvers: true })
export class UpdateArticlePayload extends MutationPayload {
  @Field(() => EditableArticle, {
    nullable: true,
    description: "The guide as it stands now, also when it was changed meanwhile; null when nothing was found.",
  })
  article?: EditableArticle | null;
}

@ObjectType({ description: "What deleting a guide came to.", simpleResolvers: true })
export class DeleteArticlePayload extends DeletionPayload {}

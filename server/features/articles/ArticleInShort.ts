import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { InShortLine } from "../../../schema/rules/content/inShort.ts";

@ObjectType({ description: "A line of what a guide says in short.", simpleResolvers: true })
export class ArticleInShort implements InShortLine {
  @Field(() => String, { description: "The question, e.g. 'Hur mycket?'." })
  label: string;

  @Field(() => String, { description: "Its answer, as plain text." })
  text: string;

  @Field(() => String, { description: "The heading below which the guide says so: an `id` of `headings`." })
  section: string;

  @Field(() => Int, { nullable: true, description: "Number of the source that it rests on; null for none." })
  source: number | null;
}

@InputType({ description: "A line of what a guide says in short." })
export class ArticleInShortInput {
  @Field(() => String, { description: "The question, one of those that guides begin with; each once." })
  label: string;

  @Field(() => String, { description: "Its answer, 1 to 240 characters in one line." })
  text: string;

  @Field(() => String, { description: "The `id` of the heading below which the guide says so." })
  section: string;

  @Field(() => Int, { nullable: true, description: "Number of the source that it rests on; null for none." })
  source?: number | null;
}

import { GraphQLURL } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import type { GuideSource } from "../../../schema/rules/content/sources.ts";

@ObjectType({ description: "A source that an article or a programme names at its end.", simpleResolvers: true })
export class ArticleSource implements GuideSource {
  @Field(() => Int, { description: "Its place in the list, which '[1]' in the text refers to." })
  number: number;

  @Field(() => String, { description: "Who wrote what, and where it stands, as plain text without the address." })
  text: string;

  @Field(() => GraphQLURL, {
    nullable: true,
    description:
      "Where it can be read: its DOI as an address, or the page of the authority; null when neither is known.",
  })
  url: string | null;
}

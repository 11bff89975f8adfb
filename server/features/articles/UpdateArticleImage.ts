import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Article } from "./Article.ts";

@InputType({ description: "A picture for an article." })
export class UpdateArticleImageInput {
  @Field(() => ID, { description: "The article." })
  id: string;

  @Field(() => String, {
    description:
      "Address of the picture: one of our own six, e.g. '/art/articles/somn.svg', the drawing that was made for this " +
      "article, or one of the library.",
  })
  imageUrl: string;
}

@ObjectType({ description: "What giving an article a picture came to.", simpleResolvers: true })
export class UpdateArticleImagePayload extends MutationPayload {
  @Field(() => Article, { nullable: true, description: "The article as it is now; null when nothing was changed." })
  article?: Article | null;
}

import { Field, ObjectType } from "type-graphql";

/** One row of the table of what is kept. */
@ObjectType({ description: "One kind of personal data that is kept, for the privacy policy.", simpleResolvers: true })
export class KeptData {
  @Field(() => String, { description: "What is kept, in Swedish." })
  what: string;

  @Field(() => String, { description: "Why, and on which legal ground." })
  why: string;

  @Field(() => String, { description: "How long." })
  howLong: string;
}

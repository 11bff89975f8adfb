import { Field, ObjectType } from "type-graphql";

/** One row of the table of stored personal data. */
@ObjectType({
  description: "One kind of personal data that the site stores, for the privacy policy.",
  simpleResolvers: true,
})
export class KeptData {
  @Field(() => String, { description: "What is stored, in Swedish." })
  what: string;

  @Field(() => String, { description: "Why, and on which legal ground." })
  why: string;

  @Field(() => String, { description: "How long." })
  howLong: string;
}

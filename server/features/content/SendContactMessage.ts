import { Field, InputType, ObjectType } from "type-graphql";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";

@InputType({ description: "A message to those who run the site." })
export class SendContactMessageInput {
  @Field(() => String, { description: "Name, 1 to 100 characters in one line." })
  name: string;

  @Field(() => String, { description: "E-mail address for the answer." })
  email: string;

  @Field(() => String, { description: "What it is about, 1 to 150 characters in one line." })
  subject: string;

  @Field(() => String, { description: "The message, 1 to 5 000 characters." })
  message: string;

  @Field(() => String, { nullable: true, description: "A trap for programs: people leave it empty." })
  website?: string | null;
}

@ObjectType({ description: "What sending a message came to.", simpleResolvers: true })
export class SendContactMessagePayload extends MutationPayload {}

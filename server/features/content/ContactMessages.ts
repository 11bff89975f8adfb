import { GraphQLEmailAddress } from "graphql-scalars";
import { ArgsType, Field, InputType, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../platform/graphql/connection.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";

/** Which page of the messages. */
@ArgsType()
export class ContactMessagesArgs {
  @Field(() => Int, { nullable: true, description: "How many, 1 to 100; 25 when it is not said." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;

  @Field(() => Boolean, { nullable: true, description: "True for those that nobody has handled." })
  onlyNew?: boolean | null;
}

@ObjectType("ContactMessage", { description: "A message from the contact page, for admins.", simpleResolvers: true })
export class ShownContactMessage {
  @Field(() => String, { description: "Tells it from other messages." })
  key: string;

  @Field(() => Date, { description: "When it was sent." })
  sentAt: Date;

  @Field(() => String, { description: "Name of who wrote." })
  name: string;

  @Field(() => GraphQLEmailAddress, { description: "Address for the answer." })
  email: string;

  @Field(() => String, { description: "What it is about." })
  subject: string;

  @Field(() => String, { description: "The message." })
  message: string;

  @Field(() => Date, { nullable: true, description: "When an admin was done with it; null while it is new." })
  handledAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Full name of that admin; null while it is new, and when the account is gone.",
  })
  handledByName: string | null;
}

@ObjectType({ description: "Messages from the contact page, the latest first.", simpleResolvers: true })
export class ContactMessageConnection extends connectionType("ContactMessage", () => ShownContactMessage) {}

@InputType({ description: "Whether a message is handled." })
export class SetContactMessageHandledInput {
  @Field(() => String, { description: "The message's key." })
  key: string;

  @Field(() => Boolean, { description: "False makes it new again." })
  isHandled: boolean;
}

@ObjectType({ description: "What marking a message came to.", simpleResolvers: true })
export class SetContactMessageHandledPayload extends MutationPayload {
  @Field(() => ShownContactMessage, { nullable: true, description: "The message; null when there is none." })
  contactMessage?: ShownContactMessage | null;
}

@InputType({ description: "A message that is to be deleted." })
export class DeleteContactMessageInput {
  @Field(() => String, { description: "The message's key." })
  key: string;
}

@ObjectType({ description: "What deleting a message came to.", simpleResolvers: true })
export class DeleteContactMessagePayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "Key of what was deleted; null when nothing was." })
  deletedKey?: string | null;
}

import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import {
  ContactMessageConnection,
  ContactMessagesArgs,
  DeleteContactMessageInput,
  DeleteContactMessagePayload,
  SetContactMessageHandledInput,
  SetContactMessageHandledPayload,
} from "./ContactMessages.ts";
import {
  countNewContactMessages,
  deleteContactMessage,
  readContactMessages,
  setContactMessageHandled,
} from "./contactMessageService.ts";
import { sendContactMessage } from "./contactService.ts";
import { SendContactMessageInput, SendContactMessagePayload } from "./SendContactMessage.ts";

/** Writing to those who run the site. */
@Resolver()
export class ContactResolver {
  @Mutation(() => SendContactMessagePayload, {
    description: "Stores a message and mails it to the operator. Errors: INVALID. Throws TOO_MANY_REQUESTS.",
  })
  @allow("everybody")
  sendContactMessage(
    @Arg("input", () => SendContactMessageInput, { description: "The message." }) input: SendContactMessageInput,
    @Ctx() ctx: Context,
  ): Promise<SendContactMessagePayload> {
    return sendContactMessage(ctx, input);
  }
}

/** What was written to them, for admins. */
@Resolver()
export class ContactMessagesResolver {
  @Query(() => ContactMessageConnection, {
    nullable: true,
    description: "Messages from the contact page, the latest first. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  contactMessages(
    @Args(() => ContactMessagesArgs) args: ContactMessagesArgs,
    @Ctx() ctx: Context,
  ): Promise<ContactMessageConnection> {
    return readContactMessages(ctx, args);
  }

  @Query(() => Int, { nullable: true, description: "How many messages nobody has handled." })
  @allow("admin")
  newContactMessageCount(@Ctx() ctx: Context): Promise<number> {
    return countNewContactMessages(ctx);
  }

  @Mutation(() => SetContactMessageHandledPayload, {
    description: "Marks a message as handled, or as new again. Errors: NOT_FOUND.",
  })
  @allow("admin")
  setContactMessageHandled(
    @Arg("input", () => SetContactMessageHandledInput, { description: "Which one." })
    input: SetContactMessageHandledInput,
    @Ctx() ctx: Context,
  ): Promise<SetContactMessageHandledPayload> {
    return setContactMessageHandled(ctx, input);
  }

  @Mutation(() => DeleteContactMessagePayload, {
    description: "Deletes a message, for those who ask for it. Errors: NOT_FOUND, VERIFY_AGAIN.",
  })
  @allow("admin")
  deleteContactMessage(
    @Arg("input", () => DeleteContactMessageInput, { description: "Which one." }) input: DeleteContactMessageInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteContactMessagePayload> {
    return deleteContactMessage(ctx, input);
  }
}

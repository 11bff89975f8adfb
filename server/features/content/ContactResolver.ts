import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
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

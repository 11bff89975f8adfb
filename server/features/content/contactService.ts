import { contactSchema } from "../../../schema/contact.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { parseInput } from "../../platform/graphql/fieldErrors.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { ContactMessage } from "./ContactMessage.ts";
import type { SendContactMessageInput, SendContactMessagePayload } from "./SendContactMessage.ts";

/**
 * Stores a message and queues its mail. One that fell into the honeypot is dropped; the
 * answer is the same.
 * @throws TOO_MANY_REQUESTS
 */
export async function sendContactMessage(
  ctx: Context,
  input: SendContactMessageInput,
): Promise<SendContactMessagePayload> {
  await ctx.limits.take("contactClient", ctx.visitor.network);
  const { value, errors } = parseInput(contactSchema, { ...input, website: input.website ?? undefined });
  if (errors) return { errors };
  const { website, ...message } = value;
  if (website) return { errors: [] };
  await ctx.db.transaction(async (manager) => {
    const { id } = await manager.save(
      manager.create(ContactMessage, { ...message, userId: ctx.actor?.userId ?? null }),
    );
    await addJob(manager, "contactMail", { id });
  });
  return { errors: [] };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../platform/graphql/context.ts";
import { confirmEmail } from "./accountService.ts";

/** How a link ended, as the root's address says it. */
const OUTCOMES: Record<string, string> = {
  ALREADY_CONFIRMED: "ja",
  INVALID_TOKEN: "ogiltig",
  WRONG_ACCOUNT: "fel-konto",
  EMAIL_TAKEN: "upptagen",
};

/**
 * `/bekrafta`: the link in a mail. It confirms the address and leads to the root, which says so
 * (specification 1 §7); it signs nobody in.
 */
export function registerAccountRoutes(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.get<{ Querystring: { nyckel?: string | string[] } }>("/bekrafta", async (request, reply) => {
    const ctx = await createContext(request, reply);
    const { errors } = await confirmEmail(ctx, String(request.query.nyckel ?? ""));
    const outcome = errors[0] ? (OUTCOMES[errors[0].code] ?? "ogiltig") : "ja";
    return reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .redirect(`/?bekraftad=${outcome}`, 302);
  });
}

import { VisitorError } from "../../../platform/errors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import type { CreateAccessTokenPayload } from "../accountPayloads.ts";
import { signedIn } from "./signInService.ts";

/** Long enough to try something, and expired by the time somebody finds it in a shell history. */
const SECONDS = 30 * 60;

/**
 * Makes an access token that speaks for the browser's session as long as that lasts.
 * @throws FORBIDDEN for a client that has a token already: with it, a lost one could be prolonged for ever
 * @throws TOO_MANY_REQUESTS
 */
export async function createAccessToken(ctx: Context): Promise<CreateAccessTokenPayload> {
  const actor = signedIn(ctx);
  if (ctx.visitor.usesHeader) {
    throw new VisitorError("FORBIDDEN", "En ny token skapas i webbläsaren där du är inloggad.");
  }
  await ctx.limits.take("accessToken", actor.userId);
  const expiresAt = new Date(Date.now() + SECONDS * 1_000);
  return { accessToken: await ctx.tokens.signAccess(actor, SECONDS), expiresAt, errors: [] };
}

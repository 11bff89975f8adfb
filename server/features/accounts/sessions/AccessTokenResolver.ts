import { Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { CreateAccessTokenPayload } from "../accountPayloads.ts";
import { createAccessToken } from "./accessTokenService.ts";

/** Tokens that developers take out of a browser in which they are signed in. */
@Resolver()
export class AccessTokenResolver {
  @Mutation(() => CreateAccessTokenPayload, {
    description:
      "Makes an access token for the browser's session, to try the graph from elsewhere, as GraphiQL's button does. It lasts 30 minutes at most, ends with the session, and cannot be refreshed: apps sign in with `wantsTokens` instead. Throws UNAUTHENTICATED; FORBIDDEN when asked with a token instead of a browser's cookies; TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  createAccessToken(@Ctx() ctx: Context): Promise<CreateAccessTokenPayload> {
    return createAccessToken(ctx);
  }
}

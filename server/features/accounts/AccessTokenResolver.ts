import { Ctx, Field, Mutation, ObjectType, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { FieldError } from "../../platform/graphql/fieldErrors.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { createAccessToken } from "./accessTokenService.ts";

/** An access token for trying the graph; it is the only copy. */
@ObjectType({ description: "What making an access token came to.", simpleResolvers: true })
export class CreateAccessTokenPayload {
  @Field(() => String, {
    nullable: true,
    description: "For the header 'Authorization: Bearer …'. It is not kept, and cannot be shown again.",
  })
  accessToken?: string | null;

  @Field(() => Date, { nullable: true, description: "When it runs out." })
  expiresAt?: Date | null;

  @Field(() => [FieldError], { description: "Why none was made; empty when one was." })
  errors: FieldError[];
}

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

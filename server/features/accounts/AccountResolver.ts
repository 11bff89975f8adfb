import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import {
  ChangeEmailInput,
  ChangePasswordInput,
  ProfileInput,
  ResetPasswordInput,
  SignInInput,
  SignUpInput,
} from "./accountInputs.ts";
import { changeEmail, changePassword, requestMail, resetPassword, signUp, updateProfile } from "./accountService.ts";
import { Consent, ConsentKind } from "./Consent.ts";
import { giveConsent, readConsents, withdrawConsent } from "./consentService.ts";
import { confirmEmail, readMailedLink } from "./linkService.ts";
import { MailedLink } from "./MailedLink.ts";
import { AccountPayload, Me, OwnSession, SignInPayload } from "./Me.ts";
import {
  readMe,
  readSessions,
  refreshTokens,
  revokeSession,
  signIn,
  signOut,
  signOutEverywhere,
} from "./signInService.ts";

/** The account of the one who asks: becoming somebody, being somebody, and changing it. */
@Resolver()
export class AccountResolver {
  @Query(() => Me, { nullable: true, description: "The account of the one who asks; null when signed out." })
  @allow("everybody")
  me(@Ctx() ctx: Context): Promise<Me | null> {
    return readMe(ctx);
  }

  @Query(() => MailedLink, { description: "What a mailed link would do; asking changes nothing." })
  @allow("everybody")
  mailedLink(
    @Arg("token", () => String, { description: "The secret from the link." }) token: string,
    @Ctx() ctx: Context,
  ): Promise<MailedLink> {
    return readMailedLink(ctx, token);
  }

  @Mutation(() => AccountPayload, {
    description:
      "Makes an account and mails a link that confirms it; one with the same address that nobody has confirmed gives way. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS.",
  })
  @allow("everybody")
  signUp(
    @Arg("input", () => SignUpInput, { description: "The new account." }) input: SignUpInput,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return signUp(ctx, input);
  }

  @Mutation(() => SignInPayload, {
    description: "Signs in. Errors: INVALID, INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED. Throws TOO_MANY_REQUESTS.",
  })
  @allow("everybody")
  signIn(
    @Arg("input", () => SignInInput, { description: "Address and password." }) input: SignInInput,
    @Ctx() ctx: Context,
  ): Promise<SignInPayload> {
    return signIn(ctx, input);
  }

  @Mutation(() => SignInPayload, {
    description: "New tokens for a native client. Errors: INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones.",
  })
  @allow("everybody")
  refreshSession(
    @Arg("refreshToken", () => String, { description: "The refresh token got last." }) refreshToken: string,
    @Ctx() ctx: Context,
  ): Promise<SignInPayload> {
    return refreshTokens(ctx, refreshToken);
  }

  @Mutation(() => AccountPayload, { description: "Ends the session of the one who asks, if there is one." })
  @allow("everybody")
  signOut(@Ctx() ctx: Context): Promise<AccountPayload> {
    return signOut(ctx);
  }

  @Mutation(() => AccountPayload, { description: "Ends every session of the account, this one too." })
  @allow("signedIn")
  signOutEverywhere(@Ctx() ctx: Context): Promise<AccountPayload> {
    return signOutEverywhere(ctx);
  }

  @Mutation(() => AccountPayload, { description: "Ends one session of the account." })
  @allow("signedIn")
  revokeSession(
    @Arg("id", () => ID, { description: "Identifier of the session." }) id: string,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return revokeSession(ctx, id);
  }

  @Mutation(() => AccountPayload, {
    description:
      "Mails the confirming link once more, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS.",
  })
  @allow("everybody")
  resendConfirmation(
    @Arg("email", () => String, { description: "E-mail address." }) email: string,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return requestMail(ctx, "confirm", email);
  }

  @Mutation(() => AccountPayload, {
    description:
      "Confirms an address with the secret from a mailed link. Errors: INVALID_TOKEN, ALREADY_CONFIRMED, WRONG_ACCOUNT, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS after many bad ones.",
  })
  @allow("everybody")
  confirmEmail(
    @Arg("token", () => String, { description: "The secret from the link." }) token: string,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return confirmEmail(ctx, token);
  }

  @Mutation(() => AccountPayload, {
    description:
      "Mails a link for a new password, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS.",
  })
  @allow("everybody")
  requestPasswordReset(
    @Arg("email", () => String, { description: "E-mail address." }) email: string,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return requestMail(ctx, "reset", email);
  }

  @Mutation(() => AccountPayload, {
    description:
      "Sets a new password with the secret from a mailed link and ends every session. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones.",
  })
  @allow("everybody")
  resetPassword(
    @Arg("input", () => ResetPasswordInput, { description: "Secret and password." }) input: ResetPasswordInput,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return resetPassword(ctx, input);
  }

  @Mutation(() => AccountPayload, {
    description:
      "Changes the password and ends every other session. Errors: INVALID, WRONG_PASSWORD, PASSWORD_COMMON, PASSWORD_IS_YOURS. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  changePassword(
    @Arg("input", () => ChangePasswordInput, { description: "Both passwords." }) input: ChangePasswordInput,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return changePassword(ctx, input);
  }

  @Mutation(() => AccountPayload, {
    description:
      "Mails a link to the new address, which changes it. Errors: INVALID, WRONG_PASSWORD, SAME_EMAIL. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  changeEmail(
    @Arg("input", () => ChangeEmailInput, { description: "New address and password." }) input: ChangeEmailInput,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return changeEmail(ctx, input);
  }

  @Mutation(() => AccountPayload, { description: "Changes the name. Errors: INVALID." })
  @allow("signedIn")
  updateProfile(
    @Arg("input", () => ProfileInput, { description: "The profile." }) input: ProfileInput,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return updateProfile(ctx, input);
  }

  @Mutation(() => AccountPayload, { description: "Consents to the newest text of a kind." })
  @allow("signedIn")
  giveConsent(
    @Arg("kind", () => ConsentKind, { description: "What is consented to." }) kind: ConsentKind,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return giveConsent(ctx, kind);
  }

  @Mutation(() => AccountPayload, { description: "Withdraws a consent; what was kept because of it is erased." })
  @allow("signedIn")
  withdrawConsent(
    @Arg("kind", () => ConsentKind, { description: "What is no longer consented to." }) kind: ConsentKind,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return withdrawConsent(ctx, kind);
  }
}

/** What belongs to an account besides its own columns. */
@Resolver(() => Me)
export class MeResolver {
  @FieldResolver(() => [OwnSession], { description: "Devices on which it is signed in, the one used last first." })
  sessions(@Root() me: Me, @Ctx() ctx: Context): Promise<OwnSession[]> {
    return readSessions(ctx, me.id);
  }

  @FieldResolver(() => [Consent], { description: "Consents, the newest first, withdrawn ones too." })
  consents(@Root() me: Me, @Ctx() ctx: Context): Promise<Consent[]> {
    return readConsents(ctx, me.id);
  }
}

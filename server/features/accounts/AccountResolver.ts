import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { readAccountEvents } from "./accountEvents.ts";
import {
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  GiveConsentInput,
  RefreshSessionInput,
  RequestPasswordResetInput,
  ResendConfirmationInput,
  ResetPasswordInput,
  RevokeSessionInput,
  SignInInput,
  SignUpInput,
  UpdateProfileInput,
  WithdrawConsentInput,
} from "./accountInputs.ts";
import {
  ChangeEmailPayload,
  ChangePasswordPayload,
  ConfirmEmailPayload,
  GiveConsentPayload,
  RefreshSessionPayload,
  RequestPasswordResetPayload,
  ResendConfirmationPayload,
  ResetPasswordPayload,
  RevokeSessionPayload,
  SignInPayload,
  SignOutEverywherePayload,
  SignOutPayload,
  SignUpPayload,
  UpdateProfilePayload,
  WithdrawConsentPayload,
} from "./accountPayloads.ts";
import { changeEmail, changePassword, requestMail, resetPassword, signUp, updateProfile } from "./accountService.ts";
import { AccountEvent } from "./administration/AuditLog.ts";
import { Me, OwnSession } from "./Me.ts";
import { confirmEmail, readMailedLink } from "./mailedLinks/linkService.ts";
import { MailedLink } from "./mailedLinks/MailedLink.ts";
import { Consent } from "./personalData/Consent.ts";
import { giveConsent, readConsents, withdrawConsent } from "./personalData/consentService.ts";
import {
  readMe,
  readSessions,
  refreshTokens,
  revokeSession,
  signIn,
  signOut,
  signOutEverywhere,
} from "./sessions/signInService.ts";

/** The current user's account: signing up, signing in, and changing it. */
@Resolver()
export class AccountResolver {
  @Query(() => Me, { nullable: true, description: "The account of the one who asks; null when signed out." })
  @allow("everybody")
  me(@Ctx() ctx: Context): Promise<Me | null> {
    return readMe(ctx);
  }

  @Query(() => MailedLink, { nullable: true, description: "What a mailed link would do; asking changes nothing." })
  @allow("everybody")
  mailedLink(
    @Arg("token", () => String, { description: "The secret from the link." }) token: string,
    @Ctx() ctx: Context,
  ): Promise<MailedLink> {
    return readMailedLink(ctx, token);
  }

  @Mutation(() => SignUpPayload, {
    description:
      "Makes an account and mails a link that confirms it; an unconfirmed one with the same address is replaced. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS.",
  })
  @allow("everybody")
  signUp(
    @Arg("input", () => SignUpInput, { description: "The new account." }) input: SignUpInput,
    @Ctx() ctx: Context,
  ): Promise<SignUpPayload> {
    return signUp(ctx, input);
  }

  @Mutation(() => SignInPayload, {
    description:
      "Signs in. Errors: INVALID, INVALID_CREDENTIALS, ACCOUNT_BLOCKED, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS.",
  })
  @allow("everybody")
  signIn(
    @Arg("input", () => SignInInput, { description: "Address, password, and the code where one is asked for." })
    input: SignInInput,
    @Ctx() ctx: Context,
  ): Promise<SignInPayload> {
    return signIn(ctx, input);
  }

  @Mutation(() => RefreshSessionPayload, {
    description: "New tokens for a native client. Errors: INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones.",
  })
  @allow("everybody")
  refreshSession(
    @Arg("input", () => RefreshSessionInput, { description: "The token of before." }) input: RefreshSessionInput,
    @Ctx() ctx: Context,
  ): Promise<RefreshSessionPayload> {
    return refreshTokens(ctx, input.refreshToken);
  }

  @Mutation(() => SignOutPayload, {
    description: "Ends the session of the one who asks, if there is one.",
  })
  @allow("everybody")
  signOut(@Ctx() ctx: Context): Promise<SignOutPayload> {
    return signOut(ctx);
  }

  @Mutation(() => SignOutEverywherePayload, {
    description: "Ends every session of the account, this one too.",
  })
  @allow("signedIn")
  signOutEverywhere(@Ctx() ctx: Context): Promise<SignOutEverywherePayload> {
    return signOutEverywhere(ctx);
  }

  @Mutation(() => RevokeSessionPayload, {
    description: "Ends one session of the account; its own signs out. Errors: NOT_FOUND.",
  })
  @allow("signedIn")
  revokeSession(
    @Arg("input", () => RevokeSessionInput, { description: "The session." }) input: RevokeSessionInput,
    @Ctx() ctx: Context,
  ): Promise<RevokeSessionPayload> {
    return revokeSession(ctx, input.id);
  }

  @Mutation(() => ResendConfirmationPayload, {
    description:
      "Mails the confirming link once more, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS.",
  })
  @allow("everybody")
  resendConfirmation(
    @Arg("input", () => ResendConfirmationInput, { description: "Where to." }) input: ResendConfirmationInput,
    @Ctx() ctx: Context,
  ): Promise<ResendConfirmationPayload> {
    return requestMail(ctx, "confirm", input.email);
  }

  @Mutation(() => ConfirmEmailPayload, {
    description:
      "Confirms an address with the secret from a mailed link. Errors: INVALID_TOKEN, ALREADY_CONFIRMED, WRONG_ACCOUNT, EMAIL_TAKEN. Throws TOO_MANY_REQUESTS after many bad ones.",
  })
  @allow("everybody")
  confirmEmail(
    @Arg("input", () => ConfirmEmailInput, { description: "The secret." }) input: ConfirmEmailInput,
    @Ctx() ctx: Context,
  ): Promise<ConfirmEmailPayload> {
    return confirmEmail(ctx, input.token);
  }

  @Mutation(() => RequestPasswordResetPayload, {
    description:
      "Mails a link for a new password, if there is such an account; the answer does not tell. Errors: INVALID. Throws TOO_MANY_REQUESTS.",
  })
  @allow("everybody")
  requestPasswordReset(
    @Arg("input", () => RequestPasswordResetInput, { description: "Where to." }) input: RequestPasswordResetInput,
    @Ctx() ctx: Context,
  ): Promise<RequestPasswordResetPayload> {
    return requestMail(ctx, "reset", input.email);
  }

  @Mutation(() => ResetPasswordPayload, {
    description:
      "Sets a new password with the secret from a mailed link and ends every session. Errors: INVALID, PASSWORD_COMMON, PASSWORD_IS_YOURS, INVALID_TOKEN. Throws TOO_MANY_REQUESTS after many bad ones.",
  })
  @allow("everybody")
  resetPassword(
    @Arg("input", () => ResetPasswordInput, { description: "Secret and password." }) input: ResetPasswordInput,
    @Ctx() ctx: Context,
  ): Promise<ResetPasswordPayload> {
    return resetPassword(ctx, input);
  }

  @Mutation(() => ChangePasswordPayload, {
    description:
      "Changes the password and ends every other session. Errors: INVALID, WRONG_PASSWORD, PASSWORD_COMMON, PASSWORD_IS_YOURS. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  changePassword(
    @Arg("input", () => ChangePasswordInput, { description: "Both passwords." }) input: ChangePasswordInput,
    @Ctx() ctx: Context,
  ): Promise<ChangePasswordPayload> {
    return changePassword(ctx, input);
  }

  @Mutation(() => ChangeEmailPayload, {
    description:
      "Mails a link to the new address, which changes it. Errors: INVALID, WRONG_PASSWORD, SAME_EMAIL. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  changeEmail(
    @Arg("input", () => ChangeEmailInput, { description: "New address and password." }) input: ChangeEmailInput,
    @Ctx() ctx: Context,
  ): Promise<ChangeEmailPayload> {
    return changeEmail(ctx, input);
  }

  @Mutation(() => UpdateProfilePayload, {
    description: "Changes the name. Errors: INVALID.",
  })
  @allow("signedIn")
  updateProfile(
    @Arg("input", () => UpdateProfileInput, { description: "The profile." }) input: UpdateProfileInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateProfilePayload> {
    return updateProfile(ctx, input);
  }

  @Mutation(() => GiveConsentPayload, {
    description:
      "Consents to the text of a kind that stands; once more changes nothing. Errors: OUTDATED when another version was shown.",
  })
  @allow("signedIn")
  giveConsent(
    @Arg("input", () => GiveConsentInput, { description: "What to." }) input: GiveConsentInput,
    @Ctx() ctx: Context,
  ): Promise<GiveConsentPayload> {
    return giveConsent(ctx, input);
  }

  @Mutation(() => WithdrawConsentPayload, {
    description: "Withdraws a consent; data stored because of it is erased. Errors: NOT_FOUND where none is in force.",
  })
  @allow("signedIn")
  withdrawConsent(
    @Arg("input", () => WithdrawConsentInput, { description: "Which one." }) input: WithdrawConsentInput,
    @Ctx() ctx: Context,
  ): Promise<WithdrawConsentPayload> {
    return withdrawConsent(ctx, input.kind);
  }
}

/** Fields of an account besides its own columns. */
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

  @FieldResolver(() => [AccountEvent], {
    description: "What last happened to it, the newest first: new devices, password, address, roles.",
  })
  events(@Root() me: Me, @Ctx() ctx: Context): Promise<AccountEvent[]> {
    return readAccountEvents(ctx, me.id);
  }
}

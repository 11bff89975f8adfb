import { Field, ID, InputType, Int } from "type-graphql";
import { Role } from "./administration/UserRole.ts";
import { ConsentKind } from "./personalData/Consent.ts";

@InputType({ description: "A new account." })
export class SignUpInput {
  @Field(() => String, { description: "Full name, 1 to 100 characters." })
  fullName: string;

  @Field(() => String, { description: "E-mail address." })
  email: string;

  @Field(() => String, {
    description: "Password, 6 to 200 characters; none of the most common ones, nor the name or the address.",
  })
  password: string;
}

@InputType({ description: "Signing in." })
export class SignInInput {
  @Field(() => String, { description: "E-mail address." })
  email: string;

  @Field(() => String, { description: "Password." })
  password: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Six digits of the authenticator app, or a recovery code; for an account with a second factor, which answers SECOND_FACTOR_REQUIRED without it.",
  })
  code?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True for native clients: answer with tokens and set no cookies.",
  })
  wantsTokens?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "The device token of an earlier sign-in to the account; browsers have a cookie instead.",
  })
  deviceToken?: string | null;
}

@InputType({ description: "A new password from a mailed link." })
export class ResetPasswordInput {
  @Field(() => String, { description: "The secret from the link." })
  token: string;

  @Field(() => String, {
    description: "New password, 6 to 200 characters; none of the most common ones, nor the name or the address.",
  })
  password: string;
}

@InputType({ description: "A changed password." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The password until now." })
  currentPassword: string;

  @Field(() => String, {
    description: "New password, 6 to 200 characters; none of the most common ones, nor the name or the address.",
  })
  newPassword: string;
}

@InputType({ description: "A changed e-mail address; it holds once the link mailed to it was followed." })
export class ChangeEmailInput {
  @Field(() => String, { description: "New e-mail address." })
  email: string;

  @Field(() => String, { description: "The password once more." })
  password: string;
}

@InputType({ description: "A changed profile." })
export class UpdateProfileInput {
  @Field(() => String, { description: "Full name, 1 to 100 characters." })
  fullName: string;
}

@InputType({ description: "Renewing the session of a native client." })
export class RefreshSessionInput {
  @Field(() => String, { description: "The refresh token got last." })
  refreshToken: string;
}

@InputType({ description: "A session to be ended." })
export class RevokeSessionInput {
  @Field(() => ID, { description: "One of `Me.sessions`." })
  id: string;
}

@InputType({ description: "Where the confirming link shall go once more." })
export class ResendConfirmationInput {
  @Field(() => String, { description: "E-mail address." })
  email: string;
}

@InputType({ description: "An address to be confirmed." })
export class ConfirmEmailInput {
  @Field(() => String, { description: "The secret from the link." })
  token: string;
}

@InputType({ description: "Where a link for a new password shall go." })
export class RequestPasswordResetInput {
  @Field(() => String, { description: "E-mail address." })
  email: string;
}

@InputType({ description: "A consent to be given." })
export class GiveConsentInput {
  @Field(() => ConsentKind, { description: "What is consented to." })
  kind: ConsentKind;

  @Field(() => Int, { description: "Version of the text that was shown, from `consentTexts`." })
  version: number;
}

@InputType({ description: "A consent to be withdrawn." })
export class WithdrawConsentInput {
  @Field(() => ConsentKind, { description: "What is no longer consented to." })
  kind: ConsentKind;
}

@InputType({ description: "An account to be deleted." })
export class DeleteAccountInput {
  @Field(() => String, { description: "The password once more." })
  password: string;
}

@InputType({ description: "A role to be given." })
export class GrantRoleInput {
  @Field(() => String, { description: "Address of a confirmed account." })
  email: string;

  @Field(() => Role, { description: "The role." })
  role: Role;
}

@InputType({ description: "A role to be taken away." })
export class RevokeRoleInput {
  @Field(() => String, { description: "Address of an account." })
  email: string;

  @Field(() => Role, { description: "The role." })
  role: Role;
}

import { Field, InputType } from "type-graphql";

@InputType({ description: "A new account (specification 1 §5)." })
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

@InputType({ description: "Signing in (specification 1 §5)." })
export class SignInInput {
  @Field(() => String, { description: "E-mail address." })
  email: string;

  @Field(() => String, { description: "Password." })
  password: string;

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
export class ProfileInput {
  @Field(() => String, { description: "Full name, 1 to 100 characters." })
  fullName: string;
}

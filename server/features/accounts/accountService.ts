import { IsNull, Not } from "typeorm";
import {
  changeEmailSchema,
  changePasswordSchema,
  emailOnlySchema,
  profileSchema,
  resetPasswordSchema,
  signUpSchema,
} from "../../../schema/accounts.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, type MutationPayload, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { recordAccountEvent } from "./accountEvents.ts";
import type {
  ChangeEmailInput,
  ChangePasswordInput,
  ResetPasswordInput,
  SignUpInput,
  UpdateProfileInput,
} from "./accountInputs.ts";
import { queueAccountMail } from "./accountMails.ts";
import type { AccountPayload } from "./accountPayloads.ts";
import { claimAddress } from "./addresses.ts";
import { BAD_LINK } from "./mailedLinks/linkService.ts";
import { MailPurpose } from "./mailedLinks/MailToken.ts";
import { consumeMailToken, findMailToken, isUsable, revokeMailTokens } from "./mailedLinks/mailTokens.ts";
import { endSessions } from "./sessions/sessions.ts";
import { readMe, signedIn } from "./sessions/signInService.ts";
import { User } from "./User.ts";
import { validateNewPassword } from "./validateNewPassword.ts";

/**
 * Makes an account that can be used once its address is confirmed. It takes the place of one with the same
 * address that was never confirmed: strangers cannot block an address for its owner.
 * @throws TOO_MANY_REQUESTS
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<MutationPayload> {
  await ctx.limits.take("signUpClient", ctx.visitor.network);
  const { value, errors } = parseInput(signUpSchema, input);
  if (errors) return { errors };
  const { fullName, email, password } = value;
  const invalid = await validateNewPassword(password, value, "password", (await ctx.site.read(ctx)).name);
  if (invalid) return { errors: invalid };
  if (await ctx.db.getRepository(User).existsBy({ email, confirmedAt: Not(IsNull()) }))
    return { errors: ADDRESS_TAKEN };
  await ctx.limits.take("mailAccount", `confirm ${email}`);
  const passwordHash = await ctx.passwords.hash(password);
  const userId = await ctx.db.transaction(async (manager) => {
    if (!(await claimAddress(manager, email))) return undefined;
    // It is claimed, so the insert cannot conflict; if it did, the database's log would not name the address.
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ fullName, email, passwordHash })
      .orIgnore()
      .returning("id")
      .execute();
    const [made] = raw as { id: string }[];
    if (made) await queueAccountMail(manager, { kind: "confirm", email });
    return made?.id;
  });
  if (!userId) return { errors: ADDRESS_TAKEN };
  if (!ctx.visitor.usesHeader) ctx.visitor.setSignUpCookie(await ctx.tokens.signSignUp(userId));
  return { errors: [] };
}

const ADDRESS_TAKEN = fieldError("EMAIL_TAKEN", "En användare med denna e-postadress finns redan", "email");

/**
 * Queues a mail to an address. The job looks up the account, so that neither the response nor its timing
 * reveals whether there is one.
 * @throws TOO_MANY_REQUESTS
 */
export async function requestMail(ctx: Context, kind: "confirm" | "reset", given: string): Promise<MutationPayload> {
  await ctx.limits.take("mailClient", ctx.visitor.network);
  const { value, errors } = parseInput(emailOnlySchema, { email: given });
  if (errors) return { errors };
  await ctx.limits.take("mailAccount", `${kind} ${value.email}`);
  await queueAccountMail(ctx.db.manager, { kind, email: value.email });
  return { errors: [] };
}

/**
 * Sets a new password with a mailed link, which also proves the address.
 * @throws TOO_MANY_REQUESTS
 */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<MutationPayload> {
  const { value, errors } = parseInput(resetPasswordSchema, input);
  if (errors) return { errors };
  const known = await findMailToken(ctx.db.manager, input.token);
  if (known?.purpose !== MailPurpose.RESET_PASSWORD || !isUsable(known)) return badLink(ctx);
  const invalid = await validateNewPassword(value.password, known.user, "password", (await ctx.site.read(ctx)).name);
  if (invalid) return { errors: invalid };
  const passwordHash = await ctx.passwords.hash(value.password);
  const email = await ctx.db.transaction(async (manager) => {
    const link = await consumeMailToken(manager, input.token, [MailPurpose.RESET_PASSWORD]);
    if (!link) return undefined;
    const { id, email, confirmedAt, emailConfirmedAt } = link.user;
    const now = () => "now()";
    await manager.update(
      User,
      { id },
      { passwordHash, confirmedAt: confirmedAt ?? now, emailConfirmedAt: emailConfirmedAt ?? now },
    );
    await revokeMailTokens(manager, id);
    await endSessions(manager, { userId: id });
    await queueAccountMail(manager, { kind: "passwordChanged", email });
    await recordAccountEvent(manager, id, "PASSWORD_CHANGED", id);
    return email;
  });
  if (!email) return badLink(ctx);
  // Following the link proves ownership: strangers' failed tries no longer limit this browser.
  await ctx.limits.reset("signInAccount", email);
  if (!ctx.visitor.usesHeader) ctx.visitor.setDeviceCookie(await ctx.tokens.signDevice(email));
  return { errors: [] };
}

async function badLink(ctx: Context): Promise<MutationPayload> {
  await ctx.limits.take("linkClient", ctx.visitor.network);
  return { errors: fieldError("INVALID_TOKEN", BAD_LINK) };
}

/** Changes the current user's password; every other session ends. */
export async function changePassword(ctx: Context, input: ChangePasswordInput): Promise<AccountPayload> {
  const { userId, sessionId } = signedIn(ctx);
  const { value, errors } = parseInput(changePasswordSchema, input);
  if (errors) return { errors };
  const checked = await checkPassword(ctx, value.currentPassword, "currentPassword");
  if ("errors" in checked) return checked;
  const invalid = await validateNewPassword(
    value.newPassword,
    checked.user,
    "newPassword",
    (await ctx.site.read(ctx)).name,
  );
  if (invalid) return { errors: invalid };
  const passwordHash = await ctx.passwords.hash(value.newPassword);
  await ctx.db.transaction(async (manager) => {
    await manager.update(User, { id: userId }, { passwordHash });
    await revokeMailTokens(manager, userId);
    await endSessions(manager, { userId, except: sessionId });
    await queueAccountMail(manager, { kind: "passwordChanged", email: checked.user.email });
    await recordAccountEvent(manager, userId, "PASSWORD_CHANGED", userId);
  });
  return { me: await readMe(ctx), errors: [] };
}

/**
 * Requests a change of address, which takes effect once the link mailed to it was followed. An address that somebody
 * else has gets a mail, too, which says so: the response is the same, and does not reveal who has an account.
 * @throws TOO_MANY_REQUESTS
 */
export async function changeEmail(ctx: Context, input: ChangeEmailInput): Promise<MutationPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(changeEmailSchema, input);
  if (errors) return { errors };
  const checked = await checkPassword(ctx, value.password, "password");
  if ("errors" in checked) return checked;
  if (checked.user.email === value.email) {
    return { errors: fieldError("SAME_EMAIL", "Det är redan din adress.", "email") };
  }
  await ctx.limits.take("mailClient", ctx.visitor.network);
  await ctx.limits.take("mailAccount", `change by ${userId}`);
  await ctx.limits.take("mailAccount", `change ${value.email}`);
  await queueAccountMail(ctx.db.manager, { kind: "changeEmail", userId, email: value.email });
  return { errors: [] };
}

/** Changes the current user's name. */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<AccountPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(profileSchema, input);
  if (errors) return { errors };
  await ctx.db.getRepository(User).update({ id: userId }, { fullName: value.fullName });
  return { me: await readMe(ctx), errors: [] };
}

/**
 * The current user, after checking the password again.
 * @param field of the form that holds the password
 * @throws TOO_MANY_REQUESTS
 */
export async function checkPassword(
  ctx: Context,
  password: string,
  field: string,
): Promise<{ user: User } | { errors: FieldError[] }> {
  const { userId } = signedIn(ctx);
  await ctx.limits.take("passwordAgain", userId);
  const user = await ctx.db.getRepository(User).findOneByOrFail({ id: userId });
  if (!(await ctx.passwords.isRight(user.passwordHash, password))) {
    return { errors: fieldError("WRONG_PASSWORD", "Lösenordet stämmer inte.", field) };
  }
  await ctx.limits.reset("passwordAgain", userId);
  return { user };
}

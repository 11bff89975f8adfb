import type { EntityManager } from "typeorm";
import {
  changeEmailSchema,
  changePasswordSchema,
  emailOnlySchema,
  profileSchema,
  resetPasswordSchema,
  signUpSchema,
} from "../../../schema/accounts.ts";
import { hashPassword, isPassword } from "../../platform/auth/passwords.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type {
  ChangeEmailInput,
  ChangePasswordInput,
  ProfileInput,
  ResetPasswordInput,
  SignUpInput,
} from "./accountInputs.ts";
import type { AccountMail } from "./accountMails.ts";
import { MailPurpose } from "./MailToken.ts";
import type { AccountPayload } from "./Me.ts";
import { takeBackMailTokens, useMailToken, wasConfirmedBy } from "./mailTokens.ts";
import { endSessions } from "./sessions.ts";
import { readMe, signedIn } from "./signInService.ts";
import { User } from "./User.ts";

const TAKEN = "En användare med denna e-postadress finns redan";
const BAD_LINK = "Länken gäller inte längre.";

/**
 * Makes an account that can be used once its address is confirmed.
 * @throws TOO_MANY_REQUESTS
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<AccountPayload> {
  await ctx.limits.take("signUpClient", ctx.visitor.network);
  const { value, errors } = parseInput(signUpSchema, input);
  if (errors) return { errors };
  const { fullName, email, password } = value;
  if (await ctx.db.getRepository(User).existsBy({ email }))
    return { errors: fieldError("EMAIL_TAKEN", TAKEN, "email") };
  const passwordHash = await hashPassword(password);
  try {
    await ctx.db.transaction(async (manager) => {
      await manager.insert(User, { fullName, email, passwordHash });
      await mail(manager, { kind: "confirm", email });
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    return { errors: fieldError("EMAIL_TAKEN", TAKEN, "email") };
  }
  return { errors: [] };
}

/**
 * Asks for a mail to an address. The job finds out whether there is such an account, so that the
 * answer cannot tell, neither in words nor in time.
 * @throws TOO_MANY_REQUESTS
 */
export async function requestMail(ctx: Context, kind: "confirm" | "reset", given: string): Promise<AccountPayload> {
  await ctx.limits.take("mailClient", ctx.visitor.network);
  const { value, errors } = parseInput(emailOnlySchema, { email: given });
  if (errors) return { errors };
  await ctx.limits.take("mailAccount", `${kind} ${value.email}`);
  await mail(ctx.db.manager, { kind, email: value.email });
  return { me: await readMe(ctx), errors: [] };
}

/** Confirms the address of a new account, or a changed one. */
export async function confirmEmail(ctx: Context, token: string): Promise<AccountPayload> {
  await ctx.limits.take("linkClient", ctx.visitor.network);
  const errors = await ctx.db
    .transaction(async (manager): Promise<FieldError[]> => {
      const link = await useMailToken(manager, token, [MailPurpose.CONFIRM_EMAIL, MailPurpose.CHANGE_EMAIL]);
      if (!link)
        return (await wasConfirmedBy(manager, token)) ? ALREADY_CONFIRMED : fieldError("INVALID_TOKEN", BAD_LINK);
      if (ctx.actor && ctx.actor.userId !== link.userId) {
        throw new WrongAccount();
      }
      const user = await manager.findOneByOrFail(User, { id: link.userId });
      await manager.update(User, { id: user.id }, { email: link.email, confirmedAt: user.confirmedAt ?? new Date() });
      if (user.email !== link.email) {
        await takeBackMailTokens(manager, user.id);
        await mail(manager, { kind: "emailChanged", email: user.email });
      }
      return [];
    })
    .catch((error): FieldError[] => {
      if (error instanceof WrongAccount) {
        return fieldError("WRONG_ACCOUNT", "Länken hör till ett annat konto än det du är inloggad på.");
      }
      if (isTaken(error)) return fieldError("EMAIL_TAKEN", TAKEN);
      throw error;
    });
  return { me: await readMe(ctx), errors };
}

/** Mail programs that look at links, and impatient fingers, follow them twice. */
const ALREADY_CONFIRMED = fieldError("ALREADY_CONFIRMED", "Adressen är redan bekräftad. Du kan logga in.");

/** Takes back that a link was used. */
class WrongAccount extends Error {}

/** Sets a new password with a mailed link. Having got the mail also proves the address. */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<AccountPayload> {
  await ctx.limits.take("linkClient", ctx.visitor.network);
  const { value, errors } = parseInput(resetPasswordSchema, input);
  if (errors) return { errors };
  const passwordHash = await hashPassword(value.password);
  const email = await ctx.db.transaction(async (manager) => {
    const link = await useMailToken(manager, input.token, [MailPurpose.RESET_PASSWORD]);
    if (!link) return undefined;
    const user = await manager.findOneByOrFail(User, { id: link.userId });
    await manager.update(User, { id: user.id }, { passwordHash, confirmedAt: user.confirmedAt ?? new Date() });
    await takeBackMailTokens(manager, user.id);
    await endSessions(manager, { userId: user.id });
    await mail(manager, { kind: "passwordChanged", email: user.email });
    return user.email;
  });
  if (!email) return { errors: fieldError("INVALID_TOKEN", BAD_LINK) };
  // Whoever reads the mail is the owner: strangers' tries no longer stand in the way of this browser.
  await ctx.limits.forget("signInAccount", email);
  if (!ctx.visitor.usesHeader) ctx.visitor.keepDevice(await ctx.tokens.signDevice(email));
  return { errors: [] };
}

/** Changes the password of the one who asks; every other session ends. */
export async function changePassword(ctx: Context, input: ChangePasswordInput): Promise<AccountPayload> {
  const { userId, sessionId } = signedIn(ctx);
  const { value, errors } = parseInput(changePasswordSchema, input);
  if (errors) return { errors };
  const checked = await checkPassword(ctx, value.currentPassword, "currentPassword");
  if ("errors" in checked) return checked;
  const passwordHash = await hashPassword(value.newPassword);
  await ctx.db.transaction(async (manager) => {
    await manager.update(User, { id: userId }, { passwordHash });
    await takeBackMailTokens(manager, userId);
    await endSessions(manager, { userId, except: sessionId });
    await mail(manager, { kind: "passwordChanged", email: checked.user.email });
  });
  return { me: await readMe(ctx), errors: [] };
}

/** Asks for a changed address, which holds once the link mailed to it was followed. */
export async function changeEmail(ctx: Context, input: ChangeEmailInput): Promise<AccountPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(changeEmailSchema, input);
  if (errors) return { errors };
  const checked = await checkPassword(ctx, value.password, "password");
  if ("errors" in checked) return checked;
  await ctx.limits.take("mailClient", ctx.visitor.network);
  await mail(ctx.db.manager, { kind: "changeEmail", userId, email: value.email });
  return { me: await readMe(ctx), errors: [] };
}

/** Changes the name of the one who asks. */
export async function updateProfile(ctx: Context, input: ProfileInput): Promise<AccountPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(profileSchema, input);
  if (errors) return { errors };
  await ctx.db.getRepository(User).update({ id: userId }, { fullName: value.fullName });
  return { me: await readMe(ctx), errors: [] };
}

/**
 * The user who asks, once the password was given again.
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
  if (!(await isPassword(user.passwordHash, password))) {
    return { errors: fieldError("WRONG_PASSWORD", "Lösenordet stämmer inte.", field) };
  }
  await ctx.limits.forget("passwordAgain", userId);
  return { user };
}

const mail = (manager: EntityManager, payload: AccountMail): Promise<void> => addJob(manager, "accountMail", payload);

/** True when somebody else has the address already. */
const isTaken = (error: unknown): boolean => (error as { code?: string })?.code === "23505";

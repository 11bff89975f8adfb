import type { EntityManager } from "typeorm";
import { beforeEmailChange } from "../../../personalData.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type FieldError, fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { recordAccountEvent } from "../accountEvents.ts";
import { queueAccountMail } from "../accountMails.ts";
import type { AccountPayload } from "../accountPayloads.ts";
import { claimAddress } from "../addresses.ts";
import { beginSession, endSessions } from "../sessions/sessions.ts";
import { readMe } from "../sessions/signInService.ts";
import { User } from "../User.ts";
import { type MailedLink, MailedLinkState } from "./MailedLink.ts";
import { MailPurpose, type MailToken } from "./MailToken.ts";
import {
  consumeMailToken,
  findMailToken,
  isConfirmed,
  isUsable,
  restoreMailToken,
  revokeMailTokens,
  revokeUndoLinks,
} from "./mailTokens.ts";

/** Messages for links that do not work. */
export const BAD_LINK = "Länken gäller inte längre.";

/** By the database's clock, which also dates messages. */
const NOW = () => "now()";

/** The outcome of following a link, with the account's `userId` and `email` where the link is valid. */
interface Followed {
  purpose?: MailPurpose;
  userId?: string;
  email?: string;
  errors: FieldError[];
}

const STATES: Partial<Record<MailPurpose, MailedLinkState>> = {
  [MailPurpose.CONFIRM_EMAIL]: MailedLinkState.CONFIRMS,
  [MailPurpose.CHANGE_EMAIL]: MailedLinkState.CHANGES,
  [MailPurpose.UNDO_EMAIL]: MailedLinkState.UNDOES,
};

/** The effect that a link would have. Reading it changes nothing, since mail programs open links too. */
export async function readMailedLink(ctx: Context, token: string): Promise<MailedLink> {
  const link = await findMailToken(ctx.db.manager, token);
  const state = link && STATES[link.purpose];
  if (!link || !state) return { state: MailedLinkState.INVALID };
  const { email } = link;
  if (isOthers(ctx, link)) return { state: MailedLinkState.OF_ANOTHER_ACCOUNT };
  if (isConfirmed(link)) return { state: MailedLinkState.CONFIRMED, email };
  return isUsable(link) ? { state, email } : { state: MailedLinkState.INVALID };
}

/** Confirms the address of a new account, or a changed one. */
export async function confirmEmail(ctx: Context, token: string): Promise<AccountPayload> {
  const { errors } = await follow(ctx, token, [MailPurpose.CONFIRM_EMAIL, MailPurpose.CHANGE_EMAIL]);
  return { me: await readMe(ctx), errors };
}

/** Outcomes as named in the front page's address. */
const OUTCOMES: Record<string, string> = {
  INVALID_TOKEN: "ogiltig",
  WRONG_ACCOUNT: "fel-konto",
  EMAIL_TAKEN: "upptagen",
};

const DONE: Partial<Record<MailPurpose, string>> = {
  [MailPurpose.CHANGE_EMAIL]: "bytt",
  [MailPurpose.UNDO_EMAIL]: "angrad",
};

/**
 * Does what a link is for, when its button was pressed. The browser that made the account is signed in; any
 * other one is offered to sign in.
 * @returns how it ended, for the root's address
 * @throws TOO_MANY_REQUESTS
 */
export async function followLink(ctx: Context, token: string): Promise<string> {
  const { purpose, userId, email, errors } = await follow(ctx, token, Object.keys(STATES) as MailPurpose[]);
  const code = errors[0]?.code;
  if (code && code !== "ALREADY_CONFIRMED") return OUTCOMES[code] ?? "ogiltig";
  if (userId && email) await greet(ctx, { userId, email, isNew: purpose === MailPurpose.CONFIRM_EMAIL });
  return (purpose && DONE[purpose]) ?? "ja";
}

async function greet(ctx: Context, { userId, email, isNew }: { userId: string; email: string; isNew: boolean }) {
  const { visitor } = ctx;
  const isSameBrowser = visitor.signUpToken && (await ctx.tokens.verifySignUp(visitor.signUpToken)) === userId;
  if (isNew && isSameBrowser && !ctx.actor) {
    visitor.setSessionCookies(
      await ctx.db.transaction((manager) =>
        beginSession(ctx, manager, userId, { device: visitor.device, isVerified: false }),
      ),
    );
    visitor.clearSignUpCookie();
  } else if (!ctx.actor) visitor.setOfferedEmailCookie(email);
  // Strangers' failed tries must not limit the owner of the address.
  visitor.setDeviceCookie(await ctx.tokens.signDevice(email));
}

async function follow(ctx: Context, token: string, purposes: MailPurpose[]): Promise<Followed> {
  const known = await findMailToken(ctx.db.manager, token);
  if (!known || !purposes.includes(known.purpose)) {
    await ctx.limits.take("linkClient", ctx.visitor.network);
    return { errors: fieldError("INVALID_TOKEN", BAD_LINK) };
  }
  if (isOthers(ctx, known)) {
    return { errors: fieldError("WRONG_ACCOUNT", "Länken hör till ett annat konto än det du är inloggad på.") };
  }
  const { purpose, userId, email } = known;
  const errors = await ctx.db.transaction(async (manager) => {
    const link = await consumeMailToken(manager, token, purposes);
    if (!link) {
      const now = await findMailToken(manager, token);
      return now && isConfirmed(now) ? ALREADY_CONFIRMED : fieldError("INVALID_TOKEN", BAD_LINK);
    }
    if (purpose === MailPurpose.CONFIRM_EMAIL) return confirm(manager, link);
    // The account that has the address now may change it while the link still works.
    if (!(await claimAddress(manager, email))) return restoreMailToken(manager, link).then(() => ADDRESS_TAKEN);
    await (purpose === MailPurpose.UNDO_EMAIL ? undo(manager, link) : changeAddress(ctx, manager, link));
    return [];
  });
  if (errors[0]?.code === "INVALID_TOKEN") await ctx.limits.take("linkClient", ctx.visitor.network);
  if (purpose === MailPurpose.UNDO_EMAIL && errors.length === 0 && ctx.actor?.userId === userId) {
    ctx.actor = null;
    ctx.visitor.clearSessionCookies();
  }
  return { purpose, userId, email, errors };
}

/** A signed-in user can only follow their own links; undo links work for the reader of the old address's mail. */
const isOthers = ({ actor }: Context, { userId, purpose }: MailToken): boolean =>
  actor !== null && actor.userId !== userId && purpose !== MailPurpose.UNDO_EMAIL;

/** A link that was already used: visitors press twice, and find old mails. */
const ALREADY_CONFIRMED = fieldError("ALREADY_CONFIRMED", "Adressen är redan bekräftad. Du kan logga in.");
const ADDRESS_TAKEN = fieldError("EMAIL_TAKEN", "En användare med denna e-postadress finns redan");

async function confirm(manager: EntityManager, { userId, user }: MailToken): Promise<FieldError[]> {
  if (user.confirmedAt) return ALREADY_CONFIRMED;
  await manager.update(User, { id: userId }, { confirmedAt: NOW, emailConfirmedAt: NOW });
  return [];
}

/** Gives the account an address that was claimed for it. */
async function changeAddress(ctx: Context, manager: EntityManager, link: MailToken): Promise<void> {
  const { userId, email, user } = link;
  await beforeEmailChange(manager, userId);
  await manager.update(User, { id: userId }, { email, emailConfirmedAt: NOW });
  await revokeMailTokens(manager, userId);
  await endSessions(manager, { userId, except: ctx.actor?.sessionId });
  await queueAccountMail(manager, { kind: "emailChanged", userId, email: user.email });
  await recordAccountEvent(manager, userId, "EMAIL_CHANGED", userId);
}

/** Restores the account's previous address, and ends whatever an intruder may have set up. */
async function undo(manager: EntityManager, { userId, email, createdAt }: MailToken): Promise<void> {
  // The restored address was theirs all the time; messages from the other address are not.
  await manager.update(User, { id: userId }, { email, emailConfirmedAt: createdAt });
  await revokeMailTokens(manager, userId);
  await revokeUndoLinks(manager, userId);
  await endSessions(manager, { userId });
  await recordAccountEvent(manager, userId, "EMAIL_RESTORED", userId);
}

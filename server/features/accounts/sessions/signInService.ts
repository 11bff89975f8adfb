import type { EntityManager } from "typeorm";
import { signInSchema, signInWithCodeSchema } from "../../../../schema/accounts.ts";
import { ACCESS_SECONDS } from "../../../platform/auth/tokens.ts";
import type { SessionTokens } from "../../../platform/auth/visitor.ts";
import type { Actor, Context } from "../../../platform/graphql/context.ts";
import { fieldError, type MutationPayload, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { isUuid, readGlobalId } from "../../../platform/graphql/globalId.ts";
import { isAdmin } from "../../../platform/graphql/policy.ts";
import { recordAccountEvent } from "../accountEvents.ts";
import type { SignInInput } from "../accountInputs.ts";
import type { RevokeSessionPayload, SessionPayload } from "../accountPayloads.ts";
import { Role } from "../administration/UserRole.ts";
import type { Me, OwnSession, Tokens } from "../Me.ts";
import { type CodeLimit, hasFactor, withCode, wrongCode } from "../secondFactor/secondFactorCodes.ts";
import { User } from "../User.ts";
import { beginSession, endSessions, readRights, refreshSession } from "./sessions.ts";

/**
 * Signs in, with cookies or, for native clients, with tokens. Known and unknown addresses cost the
 * same and are answered alike; only those who know the password learn whether there is a second factor.
 * @throws TOO_MANY_REQUESTS
 */
export async function signIn(ctx: Context, input: SignInInput): Promise<SessionPayload> {
  await ctx.limits.take("signInClient", ctx.visitor.network);
  const hasCode = Boolean(input.code);
  const { value, errors } = parseInput(hasCode ? signInWithCodeSchema : signInSchema, input);
  if (errors) return { errors };
  const { email, password, code } = value as { email: string; password: string; code?: string };
  // Strangers can exhaust an address's tries only for browsers that never signed in to it.
  const deviceToken = input.deviceToken ?? ctx.visitor.deviceToken;
  const device = deviceToken && (await ctx.tokens.verifyDevice(deviceToken, email));
  const [rule, subject] = device
    ? (["signInDevice", `${email} ${device}`] as const)
    : (["signInAccount", email] as const);
  await ctx.limits.take(rule, subject);

  const user = await ctx.db.getRepository(User).findOneBy({ email });
  const isRight = await ctx.passwords.isRight(user?.passwordHash, password);
  if (!user || !isRight || user.erasedAt) {
    return { errors: fieldError("INVALID_CREDENTIALS", "Felaktig e-postadress eller lösenord") };
  }
  if (user.blockedAt) return { errors: fieldError("ACCOUNT_BLOCKED", BLOCKED) };
  if (!user.confirmedAt) {
    const message = "Bekräfta din e-postadress innan du loggar in. Länken finns i mejlet vi skickade.";
    return { errors: fieldError("EMAIL_NOT_CONFIRMED", message) };
  }
  const begin = async (manager: EntityManager) => {
    if (ctx.actor) await endSessions(manager, { id: ctx.actor.sessionId });
    if (!device) await recordAccountEvent(manager, user.id, "SIGNED_IN_ON_NEW_DEVICE", user.id, ctx.visitor.device);
    return beginSession(ctx, manager, user.id, { device: ctx.visitor.device, isVerified: true });
  };
  let session: SessionTokens;
  if (await hasFactor(ctx, user.id)) {
    if (!code) return { errors: fieldError("SECOND_FACTOR_REQUIRED", CODE_WANTED, "code") };
    const done = await withCode(ctx, user, { code, limit: codeLimit(user.id, device) }, begin);
    if (!done) return { errors: wrongCode() };
    session = done.result;
  } else session = await ctx.db.transaction(begin);
  // After the code: one who knows the password alone must not make the tries at the address forgotten.
  await ctx.limits.reset(rule, subject);
  const claims = await ctx.tokens.verifyAccess(session.accessToken);
  if (claims) ctx.actor = { ...claims, ...(await readRights(ctx, user.id)) };
  const knownDevice = await ctx.tokens.signDevice(email);
  if (input.wantsTokens) {
    return { me: await readMe(ctx), tokens: { ...tokensOf(session), deviceToken: knownDevice }, errors: [] };
  }
  ctx.visitor.setSessionCookies(session);
  ctx.visitor.setDeviceCookie(knownDevice);
  return { me: await readMe(ctx), errors: [] };
}

const BLOCKED =
  "Kontot är spärrat av den som driver sajten. Skriv till oss på kontaktsidan om du vill veta varför, eller få ut eller ta bort dina uppgifter.";
const CODE_WANTED = "Skriv koden från din autentiseringsapp.";

/** As with passwords, strangers' tries do not use up those of browsers that have signed in before. */
const codeLimit = (userId: string, device: string | undefined | ""): CodeLimit =>
  device
    ? { rule: "factorDevice", subject: `${userId} ${device}`, daySubject: `${userId} known device` }
    : { rule: "factorAccount", subject: userId, daySubject: `${userId} new device` };

/**
 * New tokens for a native client. Only invalid tokens count against the limit: a valid one always works, whatever others
 * of the same network try.
 * @throws TOO_MANY_REQUESTS
 */
export async function refreshTokens(ctx: Context, refreshToken: string): Promise<SessionPayload> {
  const session = await refreshSession(ctx, refreshToken);
  if (!session) await ctx.limits.take("refreshClient", ctx.visitor.network);
  if (!session) return { errors: fieldError("INVALID_TOKEN", "Sessionen har gått ut. Logga in igen.") };
  const { userId, sessionId } = session;
  ctx.actor = { userId, sessionId, ...(await readRights(ctx, userId)) };
  return { me: await readMe(ctx), tokens: tokensOf(session), errors: [] };
}

/** Ends the session of the one who asks. */
export async function signOut(ctx: Context): Promise<MutationPayload> {
  if (ctx.actor) await endSessions(ctx.db, { id: ctx.actor.sessionId });
  return signedOut(ctx);
}

/** Ends every session of the current user. */
export async function signOutEverywhere(ctx: Context): Promise<MutationPayload> {
  if (ctx.actor) await endSessions(ctx.db, { userId: ctx.actor.userId });
  return signedOut(ctx);
}

/** Ends one session of the current user; other users' sessions count as not found. */
export async function revokeSession(ctx: Context, id: string): Promise<RevokeSessionPayload> {
  const { userId, sessionId } = signedIn(ctx);
  const { type, key = "" } = readGlobalId(id) ?? {};
  const isEnded = type === "OwnSession" && isUuid(key) && (await endSessions(ctx.db, { id: key, userId })) > 0;
  if (!isEnded) {
    return { me: await readMe(ctx), errors: fieldError("NOT_FOUND", "Enheten är redan utloggad.", "id") };
  }
  if (key === sessionId) signedOut(ctx);
  return { revokedSessionId: id, me: await readMe(ctx), errors: [] };
}

/** The current user's account, or null. */
export async function readMe(ctx: Pick<Context, "actor" | "sql">): Promise<Me | null> {
  if (!ctx.actor) return null;
  const [row] = await ctx.sql.preparedQuery<Omit<Me, "roles" | "canAdminister">>(
    `SELECT id, email, full_name AS "fullName", created_at AS "createdAt" FROM users WHERE id = $1`,
    [ctx.actor.userId],
  );
  if (!row) return null;
  const roles = Object.values(Role).filter((role) => ctx.actor?.roles.includes(role));
  return { ...row, roles, canAdminister: isAdmin(ctx.actor) };
}

/** Devices on which an account is signed in. */
export async function readSessions(ctx: Context, userId: string): Promise<OwnSession[]> {
  return ctx.sql.preparedQuery<OwnSession>(
    `SELECT id, device, created_at AS "createdAt", last_used_at AS "lastUsedAt", id = $2 AS "isCurrent" FROM session
     WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() ORDER BY id = $2 DESC, last_used_at DESC, id`,
    [userId, ctx.actor?.sessionId ?? null],
  );
}

/** The actor of an operation that requires signing in. */
export function signedIn(ctx: Pick<Context, "actor">): Actor {
  if (!ctx.actor) throw new Error('operation needs @allow("signedIn")');
  return ctx.actor;
}

/** Clears the cookies of a visitor whose session has ended. */
export function signedOut(ctx: Context): MutationPayload {
  ctx.actor = null;
  ctx.visitor.clearSessionCookies();
  return { errors: [] };
}

const tokensOf = ({ accessToken, refreshToken }: SessionTokens): Tokens => ({
  accessToken,
  refreshToken,
  expiresAt: new Date(Date.now() + ACCESS_SECONDS * 1_000),
});

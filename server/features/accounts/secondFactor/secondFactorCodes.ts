import { Secret, TOTP } from "otpauth";
import { type EntityManager, IsNull } from "typeorm";
import type { RateRule } from "../../../platform/auth/rateLimits.ts";
import { sha256 } from "../../../platform/auth/tokens.ts";
import type { Context, Platform } from "../../../platform/graphql/context.ts";
import { type FieldError, fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { recordAccountEvent } from "../accountEvents.ts";
import { queueAccountMail } from "../accountMails.ts";
import type { User } from "../User.ts";
import { RecoveryCode } from "./RecoveryCode.ts";
import { SecondFactor } from "./SecondFactor.ts";

/** Clocks may differ by so many steps of half a minute. */
const DRIFT_STEPS = 1;

/** Number of recovery codes that are made at once. */
const RECOVERY_CODES = 10;

/** As RFC 6238 has it, and every authenticator app takes it: SHA-1, six digits, half a minute. */
const totpOf = (secret: Secret, from?: { issuer: string; label: string }): TOTP => new TOTP({ ...from, secret });

/** A new key, as long as the digest that codes are made with. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that gives an authenticator app a key, which it shows under the site's name. */
export const uriOf = (secret: string, label: string, issuer: string): string =>
  totpOf(Secret.fromBase32(secret), { issuer, label }).toString();

/** The step of time that a code of six digits belongs to, now or one step from now; undefined for a wrong one. */
export function stepOf(secret: string, code: string): number | undefined {
  const totp = totpOf(Secret.fromBase32(secret));
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, window: DRIFT_STEPS, timestamp });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** Error for a wrong code. */
export const wrongCode = (): FieldError[] =>
  fieldError("SECOND_FACTOR_WRONG", "Koden stämmer inte, eller är redan använd. Vänta på nästa kod.", "code");

/** Context of an attempt: its limits, and the keys that they count by. */
export interface CodeLimit {
  rule: RateRule;
  subject: string;
  /** For the limit of a day. */
  daySubject: string;
}

/**
 * Checks a code of a second factor that is on, and spends it: neither a code nor a step of time works twice. A
 * recovery code is logged and reported by mail. Six digits are limited, and a right password resets
 * nothing; recovery codes are too long to be guessed, so that a stranger's tries do not shut the owner out of them.
 * @param code as the schema left it
 * @param work what the code lets its owner do, in the transaction that spends it
 * @returns what the work came to, or undefined for a wrong code
 * @throws TOO_MANY_REQUESTS
 */
export async function withCode<Result>(
  ctx: Context,
  user: Pick<User, "id" | "email">,
  { code, limit }: { code: string; limit: CodeLimit },
  work: (manager: EntityManager) => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  const isLimited = isOfApp(code);
  if (isLimited) {
    await ctx.limits.take(limit.rule, limit.subject);
    await ctx.limits.take("factorDay", limit.daySubject);
  }
  const done = await ctx.db.transaction(async (manager) => {
    const isSpent = isLimited
      ? await spendStep(ctx, manager, user.id, code)
      : await spendRecovery(ctx, manager, user, code);
    return isSpent ? { result: await work(manager) } : undefined;
  });
  if (done && isLimited) {
    await ctx.limits.giveBack(limit.rule, limit.subject);
    await ctx.limits.giveBack("factorDay", limit.daySubject);
  }
  return done;
}

/** Limit of codes for somebody who is signed in. */
export const limitOfSignedIn = (userId: string): CodeLimit => ({
  rule: "factorAgain",
  subject: userId,
  daySubject: `${userId} signed in`,
});

async function spendStep({ tokens }: Context, manager: EntityManager, userId: string, code: string): Promise<boolean> {
  const factor = await manager.findOneBy(SecondFactor, { userId });
  const secret = factor?.confirmedAt ? await tokens.unseal(userId, factor.secret) : undefined;
  const step = secret && stepOf(secret, code);
  if (!secret || !step) return false;
  // Sealed anew, so that an older secret of the server's can be taken away some day.
  const rows = await manager.query(
    `WITH spent AS (
       UPDATE second_factor SET last_step = $2, secret = $3
       WHERE user_id = $1 AND confirmed_at IS NOT NULL AND (last_step IS NULL OR last_step < $2) RETURNING 1
     ) SELECT 1 FROM spent`,
    [userId, step, await tokens.seal(userId, secret)],
  );
  return rows.length > 0;
}

async function spendRecovery(
  { visitor }: Context,
  manager: EntityManager,
  { id: userId, email }: Pick<User, "id" | "email">,
  code: string,
): Promise<boolean> {
  const { affected } = await manager.update(
    RecoveryCode,
    { hash: sha256(code), userId, usedAt: IsNull() },
    { usedAt: () => "now()" },
  );
  if (!affected) return false;
  await recordAccountEvent(manager, userId, "RECOVERY_CODE_USED", userId, visitor.device);
  await queueAccountMail(manager, { kind: "recoveryCodeUsed", email });
  return true;
}

/**
 * Makes an account's recovery codes, in the place of those it had.
 * @returns the codes, in groups that can be read aloud
 */
export async function makeRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  // 80 random bits each: their digest cannot be reversed by trying.
  const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: 10 }).base32);
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ hash: sha256(code), userId })),
  );
  return codes.map((code) => code.toLowerCase().replace(/.{4}(?=.)/g, "$&-"));
}

/** Whether signing in to an account asks for a code. */
export async function hasFactor({ sql }: Pick<Platform, "sql">, userId: string): Promise<boolean> {
  const rows = await sql.preparedQuery("SELECT 1 FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL", [
    userId,
  ]);
  return rows.length > 0;
}

/**
 * Removes a second factor and its recovery codes, and notifies the owner.
 * @param actorId who does it; null for the command line
 * @returns false where none was on
 */
export async function dropFactor(
  manager: EntityManager,
  { id: userId, email }: Pick<User, "id" | "email">,
  actorId: string | null,
): Promise<boolean> {
  const [factor] = await manager.query(
    "WITH gone AS (DELETE FROM second_factor WHERE user_id = $1 RETURNING confirmed_at) SELECT confirmed_at FROM gone",
    [userId],
  );
  await manager.delete(RecoveryCode, { userId });
  if (!factor?.confirmed_at) return false;
  await recordAccountEvent(manager, userId, "SECOND_FACTOR_REMOVED", actorId);
  await queueAccountMail(manager, { kind: "factorRemoved", email });
  return true;
}

import { toString as drawCode } from "qrcode";
import type { EntityManager } from "typeorm";
import { codeOnlySchema, emailSchema, passwordAndCodeSchema, passwordOnlySchema } from "../../../../schema/accounts.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { recordAccountEvent } from "../accountEvents.ts";
import { queueAccountMail } from "../accountMails.ts";
import type { AccountPayload } from "../accountPayloads.ts";
import { checkPassword } from "../accountService.ts";
import { lockAccount } from "../mailedLinks/mailTokens.ts";
import { Session } from "../sessions/Session.ts";
import { readRights } from "../sessions/sessions.ts";
import { readMe, signedIn } from "../sessions/signInService.ts";
import { User } from "../User.ts";
import { SecondFactor } from "./SecondFactor.ts";
import {
  dropFactor,
  limitOfSignedIn,
  makeRecoveryCodes,
  newSecret,
  stepOf,
  uriOf,
  withCode,
  wrongCode,
} from "./secondFactorCodes.ts";
import type { RemoveSecondFactorInput } from "./secondFactorInputs.ts";
import type { BeginSecondFactorPayload, RecoveryCodesPayload, SecondFactorState } from "./secondFactorPayloads.ts";

/** The second factor of the one who asks. */
export async function readSecondFactor(ctx: Context, userId: string): Promise<SecondFactorState> {
  const [row] = await ctx.sql.preparedQuery<Omit<SecondFactorState, "isRequired">>(
    `SELECT EXISTS (SELECT 1 FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS "isOn",
            (SELECT count(*)::int FROM recovery_code WHERE user_id = $1 AND used_at IS NULL) AS "recoveryCodesLeft"`,
    [userId],
  );
  const isRequired = ctx.adminsNeedFactor && (ctx.actor?.roles.includes("admin") ?? false);
  return { isOn: row?.isOn ?? false, recoveryCodesLeft: row?.recoveryCodesLeft ?? 0, isRequired };
}

/**
 * Makes a key for an authenticator app. Nothing asks for codes before one of them has come back, so what is begun and
 * left locks nobody out; beginning again makes another key.
 * @throws TOO_MANY_REQUESTS
 */
export async function beginSecondFactor(ctx: Context, password: string): Promise<BeginSecondFactorPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(passwordOnlySchema, { password });
  if (errors) return { errors };
  const checked = await checkPassword(ctx, value.password, "password");
  if ("errors" in checked) return checked;
  const secret = newSecret();
  const rows = await ctx.sql.preparedQuery(
    `INSERT INTO second_factor (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = now()
       WHERE second_factor.confirmed_at IS NULL
     RETURNING 1`,
    [userId, await ctx.tokens.seal(userId, secret)],
  );
  if (rows.length === 0) return { errors: fieldError("SECOND_FACTOR_ON", "Tvåstegsinloggningen är redan på.") };
  const uri = uriOf(secret, checked.user.email, (await ctx.site.read(ctx)).name);
  return { setup: { secret, uri, qrCode: await drawCode(uri, { type: "svg" }) }, errors: [] };
}

/**
 * Turns on the second factor that was begun, once a code proves that the app has its key. Sessions go on, but other
 * ones have to prove anew who they are before what is grave.
 * @throws TOO_MANY_REQUESTS
 */
export async function confirmSecondFactor(ctx: Context, given: string): Promise<RecoveryCodesPayload> {
  const { userId, sessionId } = signedIn(ctx);
  const { value, errors } = parseInput(codeOnlySchema, { code: given });
  if (errors) return { errors };
  await ctx.limits.take("factorAgain", userId);
  const outcome = await ctx.db.transaction(async (manager) => {
    if (!(await lockAccount(manager, userId))) return NOT_BEGUN;
    const factor = await manager.findOneBy(SecondFactor, { userId });
    if (!factor || factor.confirmedAt) return NOT_BEGUN;
    const secret = await ctx.tokens.unseal(userId, factor.secret);
    const step = secret && stepOf(secret, value.code);
    if (!step) return wrongCode();
    await manager.update(SecondFactor, { userId }, { confirmedAt: () => "now()", lastStep: step });
    await manager.update(Session, { userId }, { verifiedAt: null });
    await manager.update(Session, { id: sessionId }, { verifiedAt: () => "now()" });
    const { email } = await manager.findOneByOrFail(User, { id: userId });
    await recordAccountEvent(manager, userId, "SECOND_FACTOR_ADDED", userId);
    await queueAccountMail(manager, { kind: "factorAdded", email });
    return { recoveryCodes: await makeRecoveryCodes(manager, userId) };
  });
  if (!("recoveryCodes" in outcome)) return { me: await readMe(ctx), errors: outcome };
  await ctx.limits.giveBack("factorAgain", userId);
  return { ...outcome, me: await meNow(ctx), errors: [] };
}

const NOT_BEGUN = fieldError("NOT_STARTED", "Börja om med lösenordet, så får du en ny nyckel till appen.");

/**
 * Turns the second factor off.
 * @throws TOO_MANY_REQUESTS
 */
export async function removeSecondFactor(ctx: Context, input: RemoveSecondFactorInput): Promise<AccountPayload> {
  const { value, errors } = parseInput(passwordAndCodeSchema, input);
  if (errors) return { errors };
  const { userId } = signedIn(ctx);
  const checked = await checkPassword(ctx, value.password, "password");
  if ("errors" in checked) return checked;
  const { user } = checked;
  const done = await withCode(ctx, user, { code: value.code, limit: limitOfSignedIn(userId) }, (manager) =>
    dropFactor(manager, user, userId),
  );
  return done ? { me: await meNow(ctx), errors: [] } : { me: await readMe(ctx), errors: wrongCode() };
}

/**
 * Makes new recovery codes; the former ones no longer work.
 * @throws TOO_MANY_REQUESTS
 */
export async function renewRecoveryCodes(ctx: Context, given: string): Promise<RecoveryCodesPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(codeOnlySchema, { code: given });
  if (errors) return { errors };
  const user = await ctx.db.getRepository(User).findOneByOrFail({ id: userId });
  const done = await withCode(ctx, user, { code: value.code, limit: limitOfSignedIn(userId) }, (manager) =>
    makeRecoveryCodes(manager, userId),
  );
  const me = await readMe(ctx);
  return done ? { recoveryCodes: done.result, me, errors: [] } : { me, errors: wrongCode() };
}

/** The account, with what it may now that its factor has changed. */
async function meNow(ctx: Context): Promise<AccountPayload["me"]> {
  const actor = signedIn(ctx);
  ctx.actor = { ...actor, ...(await readRights(ctx, actor.userId)) };
  return readMe(ctx);
}

/**
 * Takes an account's second factor away, for an operator whom its owner has convinced of who they are.
 * @returns false where there is no such account, or no factor
 */
export async function resetFactor(manager: EntityManager, given: string): Promise<boolean> {
  const address = emailSchema.safeParse(given);
  const user = address.success ? await manager.findOneBy(User, { email: address.data }) : null;
  return user !== null && dropFactor(manager, user, null);
}

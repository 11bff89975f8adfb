import { codeOnlySchema, passwordOnlySchema } from "../../../../schema/accounts.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import {
  type FieldError,
  fieldError,
  type MutationPayload,
  parseInput,
} from "../../../platform/graphql/fieldErrors.ts";
import { checkPassword } from "../accountService.ts";
import { hasFactor, limitOfSignedIn, withCode, wrongCode } from "../secondFactor/secondFactorCodes.ts";
import type { VerifyAgainInput } from "../secondFactor/secondFactorInputs.ts";
import { User } from "../User.ts";
import { Session } from "./Session.ts";
import { signedIn } from "./signInService.ts";

/** For so long after it was proved, nobody is asked again who they are. */
const MINUTES = 10;

/**
 * Asks whoever is about to do something grave (roles, deletion, import) to have proved within the last minutes who they
 * are: by the second factor, or by the password of an account without one. Signing in is such a proof. A service calls it
 * first and answers with what it returns; the client's `withVerification` then asks, and sends the mutation again.
 * @returns VERIFY_AGAIN when it is too long ago
 */
export async function requireRecentVerification(
  ctx: Pick<Context, "actor" | "sql">,
): Promise<FieldError[] | undefined> {
  const { sessionId } = signedIn(ctx);
  const rows = await ctx.sql.preparedQuery(
    `SELECT 1 FROM session WHERE id = $1 AND verified_at > now() - interval '${MINUTES} minutes'`,
    [sessionId],
  );
  return rows.length > 0 ? undefined : fieldError("VERIFY_AGAIN", "Bekräfta att det är du, och försök igen.");
}

/**
 * Proves once more who one is, for the session that asks.
 * @throws TOO_MANY_REQUESTS
 */
export async function verifyAgain(ctx: Context, input: VerifyAgainInput): Promise<MutationPayload> {
  const { userId, sessionId } = signedIn(ctx);
  const now = { verifiedAt: () => "now()" };
  if (!(await hasFactor(ctx, userId))) {
    const { value, errors } = parseInput(passwordOnlySchema, { password: input.password ?? "" });
    if (errors) return { errors };
    const checked = await checkPassword(ctx, value.password, "password");
    if ("errors" in checked) return checked;
    await ctx.db.getRepository(Session).update({ id: sessionId }, now);
    return { errors: [] };
  }
  if (!input.code) {
    return { errors: fieldError("SECOND_FACTOR_REQUIRED", "Skriv koden från din autentiseringsapp.", "code") };
  }
  const { value, errors } = parseInput(codeOnlySchema, { code: input.code });
  if (errors) return { errors };
  const user = await ctx.db.getRepository(User).findOneByOrFail({ id: userId });
  const done = await withCode(ctx, user, { code: value.code, limit: limitOfSignedIn(userId) }, (manager) =>
    manager.update(Session, { id: sessionId }, now),
  );
  return { errors: done ? [] : wrongCode() };
}

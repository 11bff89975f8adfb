import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError } from "../../platform/graphql/fieldErrors.ts";
import { lockAccount } from "../accounts/mailedLinks/mailTokens.ts";
import { readMe, signedIn } from "../accounts/sessions/signInService.ts";
import type { SetWeeklyMailPayload } from "./WeeklyMail.ts";

/** Since when an account wants the mail on Sundays; null where it does not. */
export async function readWeeklyMailSince(ctx: Context, userId: string): Promise<Date | null> {
  const [row] = await ctx.sql.preparedQuery<{ since: Date }>(
    "SELECT created_at AS since FROM weekly_mail WHERE user_id = $1",
    [userId],
  );
  return row?.since ?? null;
}

/** Begins or ends the mail on Sundays. */
export async function setWeeklyMail(ctx: Context, isWanted: boolean): Promise<SetWeeklyMailPayload> {
  const { userId } = signedIn(ctx);
  const isThere = await ctx.db.transaction(async (manager) => {
    if (!(await lockAccount(manager, userId))) return false;
    await manager.query(
      isWanted
        ? "INSERT INTO weekly_mail (user_id, created_at) VALUES ($1, now()) ON CONFLICT DO NOTHING"
        : "DELETE FROM weekly_mail WHERE user_id = $1",
      [userId],
    );
    return true;
  });
  return isThere ? { me: await readMe(ctx), errors: [] } : { errors: NO_ACCOUNT };
}

/**
 * Ends the mail on Sundays of the account that a mail's link is for.
 * @returns false for a link that does not work
 * @throws TOO_MANY_REQUESTS after many bad ones
 */
export async function endWeeklyMail(ctx: Context, token: string): Promise<boolean> {
  const userId = await ctx.tokens.verifyWeeklyMail(token);
  if (userId === undefined) {
    await ctx.limits.take("linkClient", ctx.visitor.network);
    return false;
  }
  await ctx.db.query("DELETE FROM weekly_mail WHERE user_id = $1", [userId]);
  return true;
}

const NO_ACCOUNT: FieldError[] = fieldError("NOT_FOUND", "Kontot finns inte längre.");

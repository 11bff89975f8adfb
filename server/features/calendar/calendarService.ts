import { randomToken, sha256 } from "../../platform/auth/tokens.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError } from "../../platform/graphql/fieldErrors.ts";
import { recordAccountEvent } from "../accounts/accountEvents.ts";
import { lockAccount } from "../accounts/mailedLinks/mailTokens.ts";
import { readMe, signedIn } from "../accounts/sessions/signInService.ts";
import type {
  CalendarSubscription,
  CreateCalendarAddressPayload,
  RevokeCalendarAddressPayload,
  UpdateCalendarSubscriptionPayload,
} from "./CalendarSubscription.ts";

/** Path of the file that is read with a secret. */
export const calendarPath = (token: string): string => `/kalender/${token}.ics`;

/** Whether calendars read what an account follows; null where it has no address for them. */
export async function readCalendarSubscription(ctx: Context, userId: string): Promise<CalendarSubscription | null> {
  const [row] = await ctx.sql.preparedQuery<CalendarSubscription & Record<string, unknown>>(
    `SELECT created_at AS "createdAt", has_alarms AS "hasAlarms" FROM calendar_subscription WHERE user_id = $1`,
    [userId],
  );
  return row ?? null;
}

/**
 * Makes an address for calendars, in the place of one that there was. What calendars were given stays known: where the
 * new one takes the old one's place, its events go on counting.
 */
export async function createCalendarAddress(
  ctx: Context,
  hasAlarms: boolean | null,
): Promise<CreateCalendarAddressPayload> {
  const { userId } = signedIn(ctx);
  const token = randomToken();
  const isMade = await ctx.db.transaction(async (manager) => {
    if (!(await lockAccount(manager, userId))) return false;
    const [{ isNew }] = await manager.query(
      `INSERT INTO calendar_subscription (user_id, token_hash, has_alarms, created_at)
       VALUES ($1, $2, coalesce($3, false), now())
       ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at,
         has_alarms = coalesce($3, calendar_subscription.has_alarms)
       RETURNING xmax = 0 AS "isNew"`,
      [userId, sha256(token), hasAlarms],
    );
    await recordAccountEvent(manager, userId, isNew ? "CALENDAR_ADDRESS_MADE" : "CALENDAR_ADDRESS_RENEWED", userId);
    return true;
  });
  if (!isMade) return { errors: NO_ACCOUNT };
  return { me: await readMe(ctx), url: ctx.origin() + calendarPath(token), errors: [] };
}

/** Changes what calendars show that have the address. */
export async function updateCalendarSubscription(
  ctx: Context,
  hasAlarms: boolean | null,
): Promise<UpdateCalendarSubscriptionPayload> {
  const { userId } = signedIn(ctx);
  const [, count] = await ctx.db.query(
    "UPDATE calendar_subscription SET has_alarms = coalesce($2, has_alarms) WHERE user_id = $1",
    [userId, hasAlarms],
  );
  return count === 0 ? { errors: NO_ADDRESS } : { me: await readMe(ctx), errors: [] };
}

/** Turns off the address for calendars, and forgets what they were given. */
export async function revokeCalendarAddress(ctx: Context): Promise<RevokeCalendarAddressPayload> {
  const { userId } = signedIn(ctx);
  await ctx.db.transaction(async (manager) => {
    const [, count] = await manager.query("DELETE FROM calendar_subscription WHERE user_id = $1", [userId]);
    if (count > 0) await recordAccountEvent(manager, userId, "CALENDAR_ADDRESS_REVOKED", userId);
  });
  return { me: await readMe(ctx), errors: [] };
}

const NO_ACCOUNT: FieldError[] = fieldError("NOT_FOUND", "Kontot finns inte längre.");
const NO_ADDRESS: FieldError[] = fieldError("NOT_FOUND", "Prenumerationen är avstängd. Skapa en ny adress.");

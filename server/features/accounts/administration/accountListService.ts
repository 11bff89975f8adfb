import type { EntityManager } from "typeorm";
import { z } from "zod";
import { recordAudit } from "../../../platform/audit/recordAudit.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type FieldError, fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { isUuid } from "../../../platform/graphql/globalId.ts";
import { connectionOf, parsePage } from "../../../platform/pagination.ts";
import { recordAccountEvent } from "../accountEvents.ts";
import { lockAccount, revokeMailTokens } from "../mailedLinks/mailTokens.ts";
import { beginErasing } from "../personalData/personalDataService.ts";
import { endSessions } from "../sessions/sessions.ts";
import { signedIn } from "../sessions/signInService.ts";
import { requireRecentVerification } from "../sessions/verification.ts";
import { User } from "../User.ts";
import type {
  AccountConnection,
  AccountsArgs,
  BlockAccountPayload,
  EraseAccountPayload,
  ListedAccount,
  UnblockAccountPayload,
} from "./ListedAccount.ts";
import { isLastAdmin } from "./roleService.ts";

const DEFAULT_PAGE_SIZE = 50;
const MAX_SEARCH = 100;
const keySchema = z.tuple([z.string().regex(/^[\d-]{10} [\d:.]{8,15}[+-][\d:]{2,8}$/), z.uuid()]);

/** An account as admins see it: only enough to identify its owner and whether it is used. */
const LISTED = `
  SELECT u.id AS key, u.email, u.full_name AS "fullName", u.created_at AS "createdAt", u.created_at::text AS place,
    u.confirmed_at IS NOT NULL AS "isConfirmed", u.blocked_at AS "blockedAt", u.id = $1 AS "isOwn",
    array(SELECT r.role::text FROM user_roles r WHERE r.user_id = u.id) AS roles,
    (SELECT (max(s.last_used_at) AT TIME ZONE 'Europe/Stockholm')::date FROM session s WHERE s.user_id = u.id) AS "lastSeenOn"
  FROM users u WHERE u.erased_at IS NULL`;

/** Letters as å are lower case whatever the database is set to. */
const NAME = 'u.full_name COLLATE "sv-SE-x-icu"';

type Row = ListedAccount & { place: string };

/** A page of accounts, the newest first; one statement. */
export async function readAccounts(ctx: Context, args: AccountsArgs): Promise<AccountConnection> {
  const search = (args.search ?? "").trim().toLowerCase().slice(0, MAX_SEARCH);
  const page = parsePage(args, keySchema, DEFAULT_PAGE_SIZE, { name: "accounts", search });
  const begins = search.replace(/[\\%_]/g, "\\$&");
  const rows = await ctx.sql.preparedQuery<Row>(
    `${LISTED}
       AND ($2::text IS NULL OR u.email LIKE $2 || '%' OR lower(${NAME}) LIKE $2 || '%' OR lower(${NAME}) LIKE '% ' || $2 || '%')
       AND ($3::timestamptz IS NULL OR (u.created_at, u.id) < ($3::timestamptz, $4::uuid))
     ORDER BY u.created_at DESC, u.id DESC LIMIT $5`,
    [signedIn(ctx).userId, begins || null, page.after?.[0] ?? null, page.after?.[1] ?? null, page.first + 1],
  );
  const { edges, nodes, pageInfo } = connectionOf(rows, page, ({ place, key }): [string, string] => [place, key]);
  return { edges: edges(), nodes, pageInfo };
}

async function readAccount(ctx: Context, manager: EntityManager, key: string): Promise<ListedAccount | null> {
  const [row] = await manager.query(`${LISTED} AND u.id = $2`, [signedIn(ctx).userId, key]);
  return row ?? null;
}

/** Keeps the owner of an account out: every session ends at once, and no link or password opens it. */
export const blockAccount = (ctx: Context, key: string): Promise<BlockAccountPayload> =>
  changeAccount(ctx, key, async (manager, actorId) => {
    const { affected } = await manager
      .createQueryBuilder()
      .update(User)
      .set({ blockedAt: () => "now()" })
      .where("id = :key AND blocked_at IS NULL", { key })
      .execute();
    await endSessions(manager, { userId: key });
    await revokeMailTokens(manager, key);
    if (affected) await recordAccountEvent(manager, key, "BLOCKED", actorId);
    return { account: await readAccount(ctx, manager, key), errors: [] };
  });

/** Lets the owner of an account sign in again. */
export const unblockAccount = (ctx: Context, key: string): Promise<UnblockAccountPayload> =>
  changeAccount(ctx, key, async (manager, actorId) => {
    const { affected } = await manager
      .createQueryBuilder()
      .update(User)
      .set({ blockedAt: null })
      .where("id = :key AND blocked_at IS NOT NULL", { key })
      .execute();
    if (affected) await recordAccountEvent(manager, key, "UNBLOCKED", actorId);
    return { account: await readAccount(ctx, manager, key), errors: [] };
  });

/** Erases an account as its owner can. What the log says of it holds nothing of the account, so that it may stay. */
export const eraseAccount = (ctx: Context, key: string): Promise<EraseAccountPayload> =>
  changeAccount(ctx, key, async (manager, actorId) => {
    if (!(await beginErasing(manager, key))) return { errors: LAST_ADMIN };
    await recordAudit(manager, {
      actorId,
      action: "DELETED",
      subject: { type: "ERASED_ACCOUNT", id: "", name: "" },
    });
    return { erasedKey: key, errors: [] };
  });

const LAST_ADMIN = fieldError("LAST_ADMIN", "Den sista administratören kan varken spärras eller raderas.", "key");

/** Changes somebody else's account in a transaction, by an admin who has just proved who they are. */
async function changeAccount<Payload extends { errors: FieldError[] }>(
  ctx: Context,
  key: string,
  change: (manager: EntityManager, actorId: string) => Promise<Payload>,
): Promise<Payload | { errors: FieldError[] }> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  if (key === userId) {
    return { errors: fieldError("OWN_ACCOUNT", "Ditt eget konto ändrar du under Mitt konto.", "key") };
  }
  return ctx.db.transaction(async (manager) => {
    // Before the account is locked, as everywhere: its owner may be deleting it.
    const isLast = isUuid(key) && (await isLastAdmin(manager, key));
    if (!isUuid(key) || !(await lockAccount(manager, key))) {
      return { errors: fieldError("NOT_FOUND", "Kontot finns inte längre.", "key") };
    }
    return isLast ? { errors: LAST_ADMIN } : change(manager, userId);
  });
}

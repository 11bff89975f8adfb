import type { EntityManager } from "typeorm";
import { z } from "../../../schema/zod.ts";
import type { AuditChange } from "../../platform/audit/AuditEntry.ts";
import { recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError } from "../../platform/graphql/fieldErrors.ts";
import { isUuid } from "../../platform/graphql/globalId.ts";
import { connectionOf, parsePage } from "../../platform/pagination.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../accounts/sessions/verification.ts";
import { ContactMessage } from "./ContactMessage.ts";
import type {
  ContactMessageConnection,
  ContactMessagesArgs,
  DeleteContactMessageInput,
  DeleteContactMessagePayload,
  SetContactMessageHandledInput,
  SetContactMessageHandledPayload,
  ShownContactMessage,
} from "./ContactMessages.ts";

const DEFAULT_PAGE_SIZE = 25;

/** Place of a message in the list: when it was sent, to the microsecond, and its key. */
const placeSchema: z.ZodType<[string, string]> = z.tuple([z.iso.datetime(), z.uuid()]);

const GONE = fieldError("NOT_FOUND", "Meddelandet finns inte längre.", "key");

const COLUMNS = `m.id AS key, m.sent_at AS "sentAt", m.name, m.email, m.subject, m.message,
  m.handled_at AS "handledAt", u.full_name AS "handledByName"`;
const FROM = "contact_message m LEFT JOIN users u ON u.id = m.handled_by";

/**
 * A page of the messages, the latest first; one statement.
 * @throws BAD_USER_INPUT for a page that cannot be
 */
export async function readContactMessages(ctx: Context, args: ContactMessagesArgs): Promise<ContactMessageConnection> {
  const onlyNew = args.onlyNew ?? false;
  const page = parsePage(args, placeSchema, DEFAULT_PAGE_SIZE, { name: "contactMessages", onlyNew });
  const [sentAt, key] = page.after ?? [null, null];
  const rows = await ctx.sql.preparedQuery<ShownContactMessage & { place: string }>(
    `SELECT ${COLUMNS}, to_char(m.sent_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS place
     FROM ${FROM}
     WHERE ${onlyNew ? "m.handled_at IS NULL AND" : ""}
           ($1::timestamptz IS NULL OR (m.sent_at, m.id) < ($1::timestamptz, $2::uuid))
     ORDER BY m.sent_at DESC, m.id DESC LIMIT $3`,
    [sentAt, key, page.first + 1],
  );
  const { edges, nodes, pageInfo } = connectionOf(rows, page, ({ place, key }): [string, string] => [place, key]);
  return { edges: edges(), nodes, pageInfo };
}

/** How many messages nobody has handled. */
export async function countNewContactMessages(ctx: Pick<Context, "sql">): Promise<number> {
  const [counted] = await ctx.sql.preparedQuery<{ count: number }>(
    "SELECT count(*)::int AS count FROM contact_message WHERE handled_at IS NULL",
    [],
  );
  return counted?.count ?? 0;
}

/** Marks a message as handled, or as new again. */
export function setContactMessageHandled(
  ctx: Context,
  { key, isHandled }: SetContactMessageHandledInput,
): Promise<SetContactMessageHandledPayload> {
  const { userId } = signedIn(ctx);
  return ctx.db.transaction(async (manager) => {
    const found = await lock(manager, key);
    if (!found) return { errors: GONE };
    const wasHandled = found.handledAt !== null;
    if (wasHandled !== isHandled) {
      const handled = isHandled ? { handledAt: new Date(), handledBy: userId } : { handledAt: null, handledBy: null };
      await manager.update(ContactMessage, { id: key }, handled);
      await record(manager, userId, key, "CHANGED", [
        { field: "state", before: formatState(wasHandled), after: formatState(isHandled) },
      ]);
    }
    const [contactMessage] = await manager.query(`SELECT ${COLUMNS} FROM ${FROM} WHERE m.id = $1`, [key]);
    return { contactMessage, errors: [] };
  });
}

/** Deletes a message, for those who ask for it. */
export async function deleteContactMessage(
  ctx: Context,
  { key }: DeleteContactMessageInput,
): Promise<DeleteContactMessagePayload> {
  const { userId } = signedIn(ctx);
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  return ctx.db.transaction(async (manager) => {
    if (!(await lock(manager, key))) return { errors: GONE };
    await manager.delete(ContactMessage, { id: key });
    await record(manager, userId, key, "DELETED");
    return { deletedKey: key, errors: [] };
  });
}

const lock = async (manager: EntityManager, key: string): Promise<ContactMessage | null> =>
  isUuid(key) ? manager.findOne(ContactMessage, { where: { id: key }, lock: { mode: "pessimistic_write" } }) : null;

const formatState = (isHandled: boolean): string => (isHandled ? "hanterad" : "ny");

/** The log outlives the message, so it holds nothing of its text. */
const record = (
  manager: EntityManager,
  actorId: string,
  key: string,
  action: "CHANGED" | "DELETED",
  changes: AuditChange[] = [],
): Promise<string> =>
  recordAudit(manager, { actorId, action, subject: { type: "CONTACT_MESSAGE", id: key, name: "" }, changes });

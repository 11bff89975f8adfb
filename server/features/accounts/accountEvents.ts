import type { EntityManager } from "typeorm";
import type { AuditActionName } from "../../../schema/audit.ts";
import { recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { AccountEvent } from "./administration/AuditLog.ts";

/** Most events that an account shows; the export has all of them. */
const SHOWN = 20;

/**
 * Writes an event of an account to the audit log, which its owner sees, too.
 * @param actorId who caused it; null for the command line
 * @param device browser and system in words, where the event is about one
 */
export const recordAccountEvent = (
  manager: EntityManager,
  userId: string,
  action: AuditActionName,
  actorId: string | null,
  device?: string,
): Promise<string> =>
  recordAudit(manager, {
    actorId,
    action,
    subject: { type: "ACCOUNT", id: userId, name: "" },
    changes: device ? [{ field: "device", before: null, after: device }] : [],
  });

/** The latest events of an account, for its owner. */
export const readAccountEvents = (ctx: Context, userId: string): Promise<AccountEvent[]> =>
  ctx.sql.preparedQuery<AccountEvent>(
    `SELECT id AS key, at, action, actor_id IS NOT DISTINCT FROM account_id AS "isOwn", changes -> 0 ->> 'after' AS device
     FROM audit_entry WHERE account_id = $1 ORDER BY id DESC LIMIT ${SHOWN}`,
    [userId],
  );

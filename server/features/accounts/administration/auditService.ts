import { z } from "zod";
import type { Context } from "../../../platform/graphql/context.ts";
import { connectionOf, parsePage } from "../../../platform/pagination.ts";
import type { AuditLogArgs, AuditLogConnection, AuditLogEntry } from "./AuditLog.ts";

const DEFAULT_PAGE_SIZE = 50;
const keySchema = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** A page of the audit log, the newest first; one statement. */
export async function readAuditLog(ctx: Context, args: AuditLogArgs): Promise<AuditLogConnection> {
  const page = parsePage(args, keySchema, DEFAULT_PAGE_SIZE, { name: "auditLog" });
  const rows = await ctx.sql.preparedQuery<AuditLogEntry>(
    `SELECT e.id AS key, e.at, u.full_name AS "actorName", u.email AS "actorEmail", e.action,
            e.subject_type AS "subjectType", e.subject_id AS "subjectId",
            coalesce(s.email, e.subject_name) AS "subjectName", e.changes
     FROM audit_entry e LEFT JOIN users u ON u.id = e.actor_id LEFT JOIN users s ON s.id = e.account_id
     WHERE $1::bigint IS NULL OR e.id < $1::bigint ORDER BY e.id DESC LIMIT $2`,
    [page.after?.[0] ?? null, page.first + 1],
  );
  const { edges, nodes, pageInfo } = connectionOf(rows, page, ({ key }): [string] => [key]);
  return { edges: edges(), nodes, pageInfo };
}

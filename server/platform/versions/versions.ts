import type { DataSource, EntityManager } from "typeorm";
import type { AuditSubjectName } from "../../../schema/audit.ts";
import { badInput } from "../errors.ts";
import type { JobTable } from "../jobs/jobs.ts";
import { ReplacedState, type TextVersion } from "./ReplacedState.ts";

/** Most states that are kept of one text. */
export const MAX_VERSIONS = 50;
/** Days in which a deletion can be undone. */
export const DAYS_TO_UNDO = 30;

/** Which text. */
interface Subject {
  type: AuditSubjectName;
  id: string;
}

/**
 * Keeps what a text was, before it is changed or deleted.
 * @param manager of the transaction that does it
 * @param replaced.entryId the audit log's entry of the change
 */
export async function keepVersion(
  manager: EntityManager,
  { type, id }: Subject,
  replaced: { name: string; state: object; entryId: string; isDeleted?: boolean },
): Promise<void> {
  const { name, state, entryId, isDeleted = false } = replaced;
  await manager.insert(ReplacedState, { subjectType: type, subjectId: id, name, state, entryId, isDeleted } as never);
  await manager.query(
    `DELETE FROM replaced_state WHERE id IN (SELECT id FROM replaced_state
       WHERE subject_type = $1 AND subject_id = $2 ORDER BY id DESC OFFSET ${MAX_VERSIONS})`,
    [type, id],
  );
}

/** Lets what a text was follow it to another name. */
export const moveVersions = (manager: EntityManager, { type, id }: Subject, to: string): Promise<unknown> =>
  manager.query("UPDATE replaced_state SET subject_id = $3 WHERE subject_type = $1 AND subject_id = $2", [
    type,
    id,
    to,
  ]);

const COLUMNS = `r.id AS key, r.name, r.at AS "replacedAt", u.full_name AS "replacedBy"
  FROM replaced_state r LEFT JOIN audit_entry e ON e.id = r.entry_id LEFT JOIN users u ON u.id = e.actor_id`;

/** Earlier states of a text, the latest first. */
export const versionsOf = (db: DataSource, { type, id }: Subject): Promise<TextVersion[]> =>
  db.query(
    `SELECT ${COLUMNS} WHERE r.subject_type = $1 AND r.subject_id = $2 AND NOT r.is_deleted ORDER BY r.id DESC`,
    [type, id],
  );

/** Deleted texts that can be restored, the latest first. */
export const deletedOf = (db: DataSource, type: AuditSubjectName): Promise<TextVersion[]> =>
  db.query(
    `SELECT ${COLUMNS} WHERE r.subject_type = $1 AND r.is_deleted AND r.at > now() - interval '${DAYS_TO_UNDO} days'
     ORDER BY r.id DESC LIMIT 100`,
    [type],
  );

/**
 * One state of a text of a kind; null when it is not kept any more.
 * @throws BAD_USER_INPUT for what is no key
 */
export async function findVersion<State extends object>(
  db: DataSource,
  type: AuditSubjectName,
  key: string,
): Promise<(TextVersion & { state: State }) | null> {
  if (!/^\d{1,18}$/.test(key)) throw badInput("key", "Det är ingen version.");
  const [found] = await db.query(`SELECT r.state, ${COLUMNS} WHERE r.subject_type = $1 AND r.id = $2`, [type, key]);
  return found ?? null;
}

/** Erases what was deleted for good, with all that it had been. */
export async function purgeDeletedTexts(db: DataSource): Promise<void> {
  await db.query(
    `DELETE FROM replaced_state WHERE (subject_type, subject_id) IN (SELECT subject_type, subject_id FROM replaced_state
       WHERE is_deleted AND at < now() - interval '${DAYS_TO_UNDO} days')`,
  );
}

/** The nightly purge. */
export const versionJobs = (db: DataSource): JobTable => ({
  tasks: { purgeDeletedTexts: () => purgeDeletedTexts(db) },
  schedule: { purgeDeletedTexts: "47 2 * * *" },
});

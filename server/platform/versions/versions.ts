import type { DataSource, EntityManager } from "typeorm";
import type { AuditSubjectName } from "../../../schema/audit.ts";
import { badInput } from "../errors.ts";
import type { JobTable } from "../jobs/jobs.ts";
import { ReplacedState, type Version } from "./ReplacedState.ts";

/** Most states that are kept of one thing. */
export const MAX_VERSIONS = 50;
/** Days in which a deletion can be undone. */
export const DAYS_TO_UNDO = 30;

/** Which thing. */
interface Subject {
  type: AuditSubjectName;
  id: string;
}

/** What something was, as it is kept. */
interface Replaced {
  id: string;
  name: string;
  state: object;
  /** The audit log's entry of the change. */
  entryId: string;
  /** Of what is deleted: its rows, by table. */
  rows?: object;
}

/**
 * Keeps what something was, when it is changed or deleted.
 * @param manager of the transaction that does it
 */
export const keepVersion = (
  manager: EntityManager,
  { type, id }: Subject,
  replaced: Omit<Replaced, "id">,
): Promise<void> => keepVersions(manager, type, [{ id, ...replaced }]);

/** Keeps what several things of a kind were that are changed at once. */
export async function keepVersions(
  manager: EntityManager,
  type: AuditSubjectName,
  replaced: readonly Replaced[],
): Promise<void> {
  await manager.insert(
    ReplacedState,
    replaced.map(({ id, ...one }) => ({
      subjectType: type,
      subjectId: id,
      ...one,
      isDeleted: one.rows !== undefined,
    })) as never,
  );
  await manager.query(
    `DELETE FROM replaced_state WHERE id IN (SELECT id FROM (
       SELECT id, row_number() OVER (PARTITION BY subject_id ORDER BY id DESC) AS place FROM replaced_state
       WHERE subject_type = $1 AND subject_id = ANY ($2)) r WHERE place > ${MAX_VERSIONS})`,
    [type, replaced.map(({ id }) => id)],
  );
}

/** Lets what something was follow it to another name. */
export const moveVersions = (manager: EntityManager, { type, id }: Subject, to: string): Promise<unknown> =>
  manager.query("UPDATE replaced_state SET subject_id = $3 WHERE subject_type = $1 AND subject_id = $2", [
    type,
    id,
    to,
  ]);

const COLUMNS = `r.id AS key, r.name, r.at AS "replacedAt", u.full_name AS "replacedBy",
  coalesce(e.changes, '[]') AS changes
  FROM replaced_state r LEFT JOIN audit_entry e ON e.id = r.entry_id LEFT JOIN users u ON u.id = e.actor_id`;

/** Earlier states of a thing, the latest first. */
export const versionsOf = (db: DataSource, { type, id }: Subject): Promise<Version[]> =>
  db.query(
    `SELECT ${COLUMNS} WHERE r.subject_type = $1 AND r.subject_id = $2 AND NOT r.is_deleted ORDER BY r.id DESC`,
    [type, id],
  );

/** What was deleted of a kind and can be restored, the latest first. */
export const deletedOf = (db: DataSource, type: AuditSubjectName): Promise<Version[]> =>
  db.query(
    `SELECT ${COLUMNS} WHERE r.subject_type = $1 AND r.rows IS NOT NULL AND r.at > now() - interval '${DAYS_TO_UNDO} days'
     ORDER BY r.id DESC LIMIT 100`,
    [type],
  );

/** What everything of a kind was that was deleted and can be restored. */
export async function deletedStates<State>(manager: EntityManager, type: AuditSubjectName): Promise<State[]> {
  const found: { state: State }[] = await manager.query(
    `SELECT state FROM replaced_state
     WHERE subject_type = $1 AND rows IS NOT NULL AND at > now() - interval '${DAYS_TO_UNDO} days'`,
    [type],
  );
  return found.map(({ state }) => state);
}

/** A state that is kept. */
export interface KeptState {
  subjectType: AuditSubjectName;
  subjectId: string;
  state: object;
  /** Of what was deleted, while that can be undone. */
  rows: readonly object[] | null;
}

/**
 * One state, which nobody else restores meanwhile; null when it is not kept any more.
 * @throws BAD_USER_INPUT for what is no key
 */
export async function findVersion(manager: EntityManager, key: string): Promise<KeptState | null> {
  if (!/^\d{1,18}$/.test(key)) throw badInput("key", "Det är ingen version.");
  const [found] = await manager.query(
    `SELECT subject_type AS "subjectType", subject_id AS "subjectId", state,
       CASE WHEN at > now() - interval '${DAYS_TO_UNDO} days' THEN rows END AS rows
     FROM replaced_state WHERE id = $1 FOR UPDATE`,
    [key],
  );
  return found ?? null;
}

/** Erases what was deleted for good, with all that it had been. */
export async function purgeDeleted(db: DataSource): Promise<void> {
  await db.query(
    `DELETE FROM replaced_state WHERE (subject_type, subject_id) IN (SELECT subject_type, subject_id FROM replaced_state
       WHERE is_deleted AND at < now() - interval '${DAYS_TO_UNDO} days')`,
  );
}

/** The nightly purge. */
export const versionJobs = (db: DataSource): JobTable => ({
  tasks: { purgeDeleted: () => purgeDeleted(db) },
  schedule: { purgeDeleted: "57 2 * * *" },
});

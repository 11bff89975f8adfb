import type { EntityManager } from "typeorm";
import type { AuditActionName, AuditSubjectName } from "../../../schema/audit.ts";
import { type AuditChange, AuditEntry } from "./AuditEntry.ts";

/** Something that was done, for the audit log. */
interface Done {
  /** The account that did it; null for the site itself and its command line. */
  actorId: string | null;
  action: AuditActionName;
  /** The subject and its name; nothing personal, so an account has no name. */
  subject: { type: AuditSubjectName; id: string; name: string };
  changes?: AuditChange[];
}

/** Most characters that are kept of a value. */
const MAX_LENGTH = 300;

/**
 * Writes to the audit log.
 * @param manager of the transaction that makes the change, so that there is never one without the other
 * @returns the entry's number
 */
export async function recordAudit(manager: EntityManager, done: Done): Promise<string> {
  return (await recordAudits(manager, [done]))[0] as string;
}

/**
 * Writes several things that were done at once to the audit log.
 * @param manager as for `recordAudit`
 * @returns the entries' numbers, in the order given
 */
export async function recordAudits(manager: EntityManager, done: readonly Done[]): Promise<string[]> {
  const { identifiers } = await manager.insert(
    AuditEntry,
    done.map(({ actorId, action, subject, changes = [] }) => ({
      actorId,
      accountId: subject.type === "ACCOUNT" ? subject.id : null,
      action,
      subjectType: subject.type,
      subjectId: subject.id,
      subjectName: subject.name,
      changes: changes as never,
    })),
  );
  return identifiers.map(({ id }) => id);
}

/**
 * The fields in which two states of a thing differ, for the audit log.
 * @param before null for what was made
 * @param after null for what was removed
 * @param fields those that are compared
 * @param longest the most characters that are kept of a value
 */
export function changesBetween<State extends object>(
  before: State | null,
  after: State | null,
  fields: readonly (keyof State & string)[],
  longest = MAX_LENGTH,
): AuditChange[] {
  const changes: AuditChange[] = [];
  for (const field of fields) {
    const [was, is] = [before?.[field] ?? null, after?.[field] ?? null];
    // Long values may differ where they are cut.
    if (was === is || JSON.stringify(was) === JSON.stringify(is)) continue;
    changes.push({ field, before: formatValue(was, longest), after: formatValue(is, longest) });
  }
  return changes;
}

function formatValue(value: unknown, longest: number): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  // Half of a character is none, and JSON in the database takes none.
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/\p{Cs}$/u, "")}…` : text;
}

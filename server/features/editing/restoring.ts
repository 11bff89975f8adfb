import { type DataSource, type EntityManager, type ObjectLiteral, QueryFailedError } from "typeorm";
import type { AuditSubjectName, VersionedName } from "../../../schema/audit.ts";
import type { AuditChange } from "../../platform/audit/AuditEntry.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import { badInput } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError } from "../../platform/graphql/fieldErrors.ts";
import { globalId } from "../../platform/graphql/globalId.ts";
import type { Version } from "../../platform/versions/ReplacedState.ts";
import { deletedOf, findVersion, moveVersions, versionsOf } from "../../platform/versions/versions.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { findRow, inTransaction, keyOf, type VersionedKind } from "./editVersioned.ts";
import { type Rows, writeRows } from "./rows.ts";
import { VERSIONED } from "./versionedKinds.ts";

type AnyRow = ObjectLiteral & { version: number };
/** A kind of which it does not matter here what it is. */
type AnyKind = VersionedKind<AnyRow, Record<string, unknown>, unknown, string, number | string>;

/** @throws BAD_USER_INPUT for a kind without versions */
function kindOf(of: AuditSubjectName): AnyKind {
  if (!(of in VERSIONED)) throw badInput("of", "Det finns inga versioner av det.");
  return VERSIONED[of as VersionedName] as unknown as AnyKind;
}

/**
 * How something stood before, the latest first.
 * @param id of its editable type, or its key where it has no identifier
 * @throws BAD_USER_INPUT for a kind without versions, or an identifier of something else
 */
export const readVersions = async ({ db }: Context, of: AuditSubjectName, id: string): Promise<Version[]> =>
  versionsOf(db, { type: of, id: String(keyOf(kindOf(of), id, "id")) });

/**
 * What was deleted of a kind and can be restored, the latest first.
 * @throws BAD_USER_INPUT for a kind without versions
 */
export async function readDeleted({ db }: Context, of: AuditSubjectName): Promise<Version[]> {
  kindOf(of);
  return deletedOf(db, of);
}

/** In which fields a state differs from what stands now, and which version of the thing that is. */
interface Comparison {
  version: number;
  differences: AuditChange[];
}

/**
 * Compares a state with what stands now; null when either is gone.
 * @throws BAD_USER_INPUT for what is no key
 */
export const compareVersion = ({ db }: Context, versionKey: string): Promise<Comparison | null> =>
  db.transaction(async (manager) => {
    const found = await findVersion(manager, versionKey);
    if (!found) return null;
    const kind = kindOf(found.subjectType);
    const row = await findRow(manager, kind, keyOfSubject(kind, found.subjectId));
    if (!row) return null;
    const inWords = async (state: object) => (await kind.inWords?.(state as never, manager, row)) ?? state;
    const [then, now] = [await inWords(found.state), await inWords(await kind.stateOf(row, manager))];
    const fields = [...new Set([...Object.keys(then), ...Object.keys(now)])] as never[];
    return {
      version: row.version,
      differences: changesBetween<object>(then, now, fields, Number.POSITIVE_INFINITY),
    };
  });

/** A thing's key, of the subject that its versions are kept under. */
const keyOfSubject = ({ type, hasTextKey }: AnyKind, subjectId: string): number | string => {
  const key = subjectId.replace(/#\d+$/, "");
  return type && !hasTextKey ? Number(key) : key;
};

/**
 * Makes something what it was, as an edit.
 * @param input.version of the thing, as it was shown
 * @throws BAD_USER_INPUT for what is no key
 */
export async function takeBack(
  ctx: Context,
  input: { key: string; version: number },
): Promise<{ errors: FieldError[] }> {
  const found = await findVersion(ctx.db.manager, input.key);
  if (!found) return { errors: fieldError("NOT_FOUND", "Versionen finns inte kvar.", "key") };
  const kind = kindOf(found.subjectType);
  const { version } = input;
  const { errors } = await kind.takeBack(ctx, { id: idOf(kind, found.subjectId), version }, found.state as never);
  return { errors };
}

const idOf = (kind: AnyKind, subjectId: string): string => {
  const key = keyOfSubject(kind, subjectId);
  return kind.type ? globalId(kind.type, key) : String(key);
};

/** Why something stays deleted. */
class Refused extends Error {
  constructor(readonly errors: FieldError[]) {
    super("what was deleted cannot stand again");
  }
}

/**
 * Puts back what was deleted within thirty days, with what went with it, unless an edit of it would be refused now.
 * @throws BAD_USER_INPUT for what is no key
 */
export async function restoreDeleted(
  ctx: Context,
  { key }: { key: string },
): Promise<{ restoredId?: string; errors: FieldError[] }> {
  const { userId: actorId } = signedIn(ctx);
  const subject = (await findVersion(ctx.db.manager, key))?.subjectType;
  if (!subject) return { errors: GONE };
  const kind = kindOf(subject);
  try {
    return await inTransaction(ctx, kind, async (manager) => {
      const found = await findVersion(manager, key);
      if (!found?.rows) throw new Refused(GONE);
      const own = keyOfSubject(kind, found.subjectId);
      await writeRows(manager, found.rows as Rows, kind.parts).catch(refuse);
      const row = await findRow(manager, kind, own);
      if (!row) throw new Refused(GONE);
      const { version } = row;
      const target = { id: idOf(kind, found.subjectId), version };
      const { errors } = await kind.takeBack(within(ctx, manager), target, found.state as never);
      const wrong = errors.length > 0 ? errors : await kind.restored?.(manager, row);
      if (wrong) throw new Refused(wrong);
      const facts = kind.factsOf?.(row) ?? row;
      const told = (await kind.inLog?.(facts as never, manager)) ?? facts;
      const changes = changesBetween<object>(null, told, kind.fields as never[]);
      await recordAudit(manager, { actorId, action: "RESTORED", subject: kind.subjectOf(own, facts), changes });
      await manager.query("DELETE FROM replaced_state WHERE id = $1", [key]);
      await moveVersions(manager, { type: subject, id: found.subjectId }, String(own));
      return { restoredId: target.id, errors: [] };
    });
  } catch (error) {
    if (error instanceof Refused) return { errors: error.errors };
    throw error;
  }
}

const GONE = fieldError("NOT_FOUND", "Det går inte att återskapa längre.", "key");

/** Why rows cannot be put back, in words. */
function refuse(error: unknown): never {
  const code = error instanceof QueryFailedError ? error.driverError.code : undefined;
  if (code === "23505") {
    const message = "Något annat har fått dess namn eller adress. Byt namn på det först.";
    throw new Refused(fieldError("TAKEN", message));
  }
  if (code === "23503")
    throw new Refused(fieldError("NOT_FOUND", "Något som den hör till är också borttaget. Återskapa det först."));
  throw error;
}

/** The context of what runs within a transaction: its statements are the transaction's. */
function within(ctx: Context, manager: EntityManager): Context {
  const db: DataSource = Object.create(ctx.db, {
    manager: { value: manager },
    query: { value: manager.query.bind(manager) },
    getRepository: { value: manager.getRepository.bind(manager) },
    transaction: { value: (run: (within: EntityManager) => Promise<unknown>) => run(manager) },
  });
  return Object.create(ctx, { db: { value: db } });
}

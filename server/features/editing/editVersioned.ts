import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from "typeorm";
import type { AuditSubjectName } from "../../../schema/audit.ts";
import type { AuditChange } from "../../platform/audit/AuditEntry.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError } from "../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId, parseTextKey } from "../../platform/graphql/globalId.ts";
import { keepVersion, moveVersions } from "../../platform/versions/versions.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../accounts/sessions/verification.ts";
import { type Part, readRows } from "./rows.ts";

/**
 * A kind of thing that admins make, edit and delete: all that differs between one and another.
 * `Facts` is what they edit of a row, `Shown` what the graph answers, under the payloads' field `Name`.
 */
export interface VersionedKind<
  Row extends ObjectLiteral & { version: number },
  Facts extends object,
  Shown,
  Name extends string,
  Key extends number | string = number,
  Ctx extends Context = Context,
> {
  entity: EntityTarget<Row>;
  /** The graph's type whose identifiers name it; null where the input names it by its key. */
  type: string | null;
  /** True where such identifiers hold a text, as a slug, and not a row's number. */
  hasTextKey?: true;
  payload: Name;
  /** What it is called to admins, e.g. 'Sökordet', and what they opened, e.g. 'det'. */
  noun: string;
  opened: string;
  /** Whether the editor keeps what was typed when somebody else has saved meanwhile. */
  keepsText?: boolean;
  /** The input's field that names it, for NOT_FOUND; 'id' without, null for none. */
  idField?: string | null;
  /** The fields that the audit log compares; none for a kind of which it notes only that it was made or deleted. */
  fields: readonly (keyof Facts & string)[];
  /** A row's facts; the row itself without. */
  factsOf?(row: Row): Facts;
  /** How the audit log names it. */
  subjectOf(key: Key, facts: Facts): { type: AuditSubjectName; id: string; name: string };
  read(manager: EntityManager, key: Key, ctx: Ctx): Promise<Shown | null>;
  /** The condition that finds it; its `id` without. */
  where?(key: Key): FindOptionsWhere<Row>;
  /** Finds and locks it, where that is more than locking a row. */
  lock?(manager: EntityManager, key: Key): Promise<Row | null>;
  /** Taken before anything is read, where what may be written follows from more than the row. */
  lockFirst?(manager: EntityManager): Promise<unknown>;
  /** What of a row its versions keep, as JSON: what an edit writes, without what is no text of it, such as its place. */
  stateOf(row: Row, manager: EntityManager): object | Promise<object>;
  /** Writes a state that was kept, as an edit of `target` that an admin makes. */
  takeBack(ctx: Ctx, target: Required<Target>, state: never): Promise<{ errors: FieldError[] }>;
  /** A state as admins compare it, where its fields are not in words, or what it would be today follows from `row`. */
  inWords?(state: never, manager: EntityManager, row: Row): Promise<object> | object;
  /** Its facts as the audit log tells them, where they are not in words. */
  inLog?(facts: Facts, manager: EntityManager): Promise<object>;
  /** Tables whose rows triggers delete with it. */
  parts?: readonly Part[];
  /** After the rows of what was deleted stand again: what else follows from them, or why they cannot stay. */
  restored?(manager: EntityManager, row: Row): Promise<FieldError[] | undefined>;
  /** After the transaction, whatever came of it. */
  afterwards?(ctx: Ctx): void;
}

/** A mutation's answer: the thing as it stands now, under its name, and why nothing was changed. */
type Payload<Name extends string, Shown> = { [name in Name]?: Shown | null } & { errors: FieldError[] };

/** Which one, and the `version` that was shown; without one whatever stands is changed. */
export interface Target {
  id: string;
  version?: number;
}

/** What `parseInput` made of the input. */
export type Parsed<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: FieldError[] };

/** What shall stand, or why it cannot. */
type Decision<Facts, Key> =
  | { errors: FieldError[] }
  | {
      errors?: undefined;
      after: Facts;
      /** How the audit log tells it, where comparing the facts does not. */
      changes?: AuditChange[];
      /** Writes it, where that is more than `after` into the row. */
      write?(changes: readonly AuditChange[]): Promise<unknown>;
      /** Its key from then on, where that has changed. */
      key?: Key;
    };

/**
 * The key of one, by its identifier in the graph or by what names it where it has none.
 * @param argument where it was given, for the error
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export function keyOf<Key extends number | string>(
  { type, hasTextKey }: { type: string | null; hasTextKey?: true },
  id: string,
  argument: string,
): Key {
  const parse = hasTextKey ? parseTextKey : parseRowId;
  return (type ? parse(id, type, argument) : id) as Key;
}

/** The condition that finds one. */
export const whereOf = <Row extends ObjectLiteral>(
  { where }: { where?(key: never): FindOptionsWhere<Row> },
  key: number | string,
): FindOptionsWhere<Row> => where?.(key as never) ?? ({ id: key } as never);

/**
 * Makes one, and records it in the audit log.
 * @param insert writes it, or says why it cannot be
 */
export async function createVersioned<
  Row extends ObjectLiteral & { version: number },
  Facts extends object,
  Shown,
  Name extends string,
  Key extends number | string,
  Ctx extends Context,
  Value,
>(
  ctx: Ctx,
  kind: VersionedKind<Row, Facts, Shown, Name, Key, Ctx>,
  parsed: Parsed<Value>,
  insert: (
    value: Value,
    manager: EntityManager,
  ) => Promise<{ key: Key; facts: NoInfer<Facts>; errors?: undefined } | NoInfer<Payload<Name, Shown>>>,
): Promise<Payload<Name, Shown>> {
  const { userId: actorId } = signedIn(ctx);
  if (parsed.errors) return onlyErrors(parsed.errors);
  return inTransaction(ctx, kind, async (manager) => {
    const made = await insert(parsed.value, manager);
    if (made.errors) return made;
    const { key, facts } = made;
    const changes = changesBetween<Facts>(null, await inLog(kind, facts, manager), kind.fields);
    await recordAudit(manager, { actorId, action: "CREATED", subject: kind.subjectOf(key, facts), changes });
    return shown(kind, await kind.read(manager, key, ctx));
  });
}

/**
 * Writes what an admin edited of one, unless it was changed meanwhile, and records it in the audit log. Whatever is
 * refused is answered with what stands now.
 * @param decide says what shall stand there, or why it cannot
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function editVersioned<
  Row extends ObjectLiteral & { version: number },
  Facts extends object,
  Shown,
  Name extends string,
  Key extends number | string,
  Ctx extends Context,
  Value,
>(
  ctx: Ctx,
  kind: VersionedKind<Row, Facts, Shown, Name, Key, Ctx>,
  target: Target,
  parsed: Parsed<Value>,
  decide: (
    value: Value,
    before: Row,
    manager: EntityManager,
  ) => Promise<NoInfer<Decision<Facts, Key>>> | NoInfer<Decision<Facts, Key>>,
): Promise<Payload<Name, Shown>> {
  const { userId: actorId } = signedIn(ctx);
  const key = keyOf<Key>(kind, target.id, "input.id");
  if (parsed.errors) return onlyErrors(parsed.errors);
  return inTransaction(ctx, kind, async (manager) => {
    const { before, errors } = await lockVersioned(manager, kind, key, target);
    const standing = async (errors: FieldError[], now = key) => shown(kind, await kind.read(manager, now, ctx), errors);
    if (!before) return onlyErrors(errors);
    if (errors.length > 0) return standing(errors);
    const decision = await decide(parsed.value, before, manager);
    if (decision.errors) return standing(decision.errors);
    const { after } = decision;
    const changes =
      decision.changes ??
      changesBetween<Facts>(
        await inLog(kind, factsOf(kind, before), manager),
        await inLog(kind, after, manager),
        kind.fields,
      );
    if (changes.length === 0) return standing([]);
    const state = await kind.stateOf(before, manager);
    await (decision.write?.(changes) ?? manager.update(kind.entity, whereOf(kind, key), after as never));
    const now = decision.key ?? key;
    const subject = kind.subjectOf(now, after);
    const entryId = await recordAudit(manager, { actorId, action: "CHANGED", subject, changes });
    const { type, name } = kind.subjectOf(key, factsOf(kind, before));
    if (now !== key) await moveVersions(manager, { type, id: String(key) }, String(now));
    const row = await findRow(manager, kind, now);
    if (row && JSON.stringify(await kind.stateOf(row, manager)) !== JSON.stringify(state))
      await keepVersion(manager, { type, id: String(now) }, { name, state, entryId });
    return standing([], now);
  });
}

/**
 * Deletes one by somebody who has just proved who they are, unless it was changed meanwhile, and records it.
 * @param obstacle says why it cannot go
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function deleteVersioned<
  Row extends ObjectLiteral & { version: number },
  Facts extends object,
  Shown,
  Name extends string,
  Key extends number | string,
  Ctx extends Context,
>(
  ctx: Ctx,
  kind: VersionedKind<Row, Facts, Shown, Name, Key, Ctx>,
  target: Target,
  obstacle: (
    before: Row,
    manager: EntityManager,
  ) => Promise<FieldError[] | undefined> | FieldError[] | undefined = () => undefined,
): Promise<Payload<Name, Shown> & { deletedId?: string }> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return onlyErrors(unproved);
  const { userId: actorId } = signedIn(ctx);
  const key = keyOf<Key>(kind, target.id, "input.id");
  return inTransaction<Payload<Name, Shown> & { deletedId?: string }, Ctx>(ctx, kind, async (manager) => {
    const { before, errors } = await lockVersioned(manager, kind, key, target);
    if (!before) return onlyErrors(errors);
    if (errors.length > 0) return shown(kind, await kind.read(manager, key, ctx), errors);
    const wrong = await obstacle(before, manager);
    if (wrong) return onlyErrors(wrong);
    const state = await kind.stateOf(before, manager);
    const rows = await readRows(manager, kind.entity, whereOf(kind, key), kind.parts);
    await manager.delete(kind.entity, whereOf(kind, key));
    const facts = factsOf(kind, before);
    const subject = kind.subjectOf(key, facts);
    const changes = changesBetween<Facts>(await inLog(kind, facts, manager), null, kind.fields);
    const entryId = await recordAudit(manager, { actorId, action: "DELETED", subject, changes });
    // A later one of its name is another one: what this one was goes with it.
    const gone = { type: subject.type, id: `${key}#${entryId}` };
    await moveVersions(manager, { type: subject.type, id: String(key) }, gone.id);
    await keepVersion(manager, gone, { name: subject.name, state, entryId, rows });
    return { deletedId: kind.type ? globalId(kind.type, key) : target.id, ...onlyErrors([]) };
  });
}

/** One as it is, locked; with NOT_FOUND where there is none, and with OUTDATED where it is not what was shown. */
export async function lockVersioned<Row extends ObjectLiteral & { version: number }, Key extends number | string>(
  manager: EntityManager,
  kind: Pick<
    VersionedKind<Row, never, unknown, string, Key, never>,
    "entity" | "where" | "lock" | "noun" | "opened" | "keepsText" | "idField"
  >,
  key: Key,
  { version }: Pick<Target, "version">,
): Promise<{ before: Row | null; errors: FieldError[] }> {
  const before = await findRow(manager, kind, key);
  const { noun, opened, keepsText, idField = "id" } = kind;
  if (!before) return { before, errors: fieldError("NOT_FOUND", `${noun} finns inte längre.`, idField) };
  if (version === undefined || before.version === version) return { before, errors: [] };
  const next = keepsText
    ? "Ingenting är sparat, och det du har skrivit finns kvar här."
    : "Ingenting är sparat. Se vad som står där nu, och ändra igen.";
  return { before, errors: fieldError("OUTDATED", `${noun} har ändrats sedan du öppnade ${opened}. ${next}`) };
}

/** One as it is, locked. */
export const findRow = <Row extends ObjectLiteral & { version: number }, Key extends number | string>(
  manager: EntityManager,
  kind: Pick<VersionedKind<Row, never, unknown, string, Key, never>, "entity" | "where" | "lock">,
  key: Key,
): Promise<Row | null> =>
  kind.lock?.(manager, key) ??
  manager.findOne(kind.entity, { where: whereOf(kind, key), lock: { mode: "pessimistic_write" } });

/**
 * Inserts a row unless there is one of its name.
 * @param taken what is said then
 */
export async function insertUnlessTaken<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  values: Partial<Row>,
  taken: FieldError[],
): Promise<{ key: number; errors?: undefined } | { errors: FieldError[] }> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(values as never)
    .orIgnore()
    .execute();
  const key: number | undefined = inserted.identifiers[0]?.id;
  return key === undefined ? { errors: taken } : { key };
}

/** Runs in a transaction of a kind. */
export async function inTransaction<Answer, Ctx extends Context>(
  ctx: Ctx,
  kind: { lockFirst?(manager: EntityManager): Promise<unknown>; afterwards?(ctx: Ctx): void },
  run: (manager: EntityManager) => Promise<Answer>,
): Promise<Answer> {
  const answer = await ctx.db.transaction(async (manager) => {
    await kind.lockFirst?.(manager);
    return run(manager);
  });
  kind.afterwards?.(ctx);
  return answer;
}

/** Facts as the audit log tells them. */
const inLog = async <Facts>(
  kind: { inLog?(facts: Facts, manager: EntityManager): Promise<object> },
  facts: Facts,
  manager: EntityManager,
): Promise<Facts> => ((await kind.inLog?.(facts, manager)) as Facts | undefined) ?? facts;

const factsOf = <Row, Facts>(kind: { factsOf?(row: Row): Facts }, row: Row): Facts =>
  kind.factsOf?.(row) ?? (row as unknown as Facts);

const shown = <Name extends string, Shown>(
  { payload }: { payload: Name },
  now: Shown | null,
  errors: FieldError[] = [],
) => ({ [payload]: now, errors }) as Payload<Name, Shown>;

const onlyErrors = <Answer extends { errors: FieldError[] }>(errors: FieldError[]) => ({ errors }) as Answer;

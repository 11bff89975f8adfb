import type { EntityManager } from "typeorm";
import { termKey } from "../../../../schema/rules/search/searchWords.ts";
import { type SynonymKindName, synonymSchema } from "../../../../schema/search.ts";
import { changesBetween, recordAudit } from "../../../platform/audit/recordAudit.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../../platform/graphql/globalId.ts";
import { signedIn } from "../../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../../accounts/sessions/verification.ts";
import type {
  CreateSynonymInput,
  CreateSynonymPayload,
  DeleteSynonymInput,
  DeleteSynonymPayload,
  EditableSynonym,
  SynonymFactFields,
  UpdateSynonymInput,
  UpdateSynonymPayload,
} from "./EditableSynonym.ts";
import { Synonym } from "./Synonym.ts";

const FACTS = ["term", "kind", "target"] as const;

/** Every search reads all of them. */
const MOST = 2_000;

const CHANGED =
  "Sökordet har ändrats sedan du öppnade det. Ingenting är sparat. Se vad som står där nu, och ändra igen.";
const GONE = "Sökordet finns inte längre.";
const TAKEN = "Sökordet leder redan dit.";

/** All synonyms, by term; one statement. */
export const readEditableSynonyms = (ctx: Context): Promise<EditableSynonym[]> => readSynonyms(ctx.db.manager);

/** @param id of the only one that is wanted; all of them without */
async function readSynonyms(manager: EntityManager, id: number | null = null): Promise<EditableSynonym[]> {
  const rows: (Omit<EditableSynonym, "id"> & { id: number })[] = await manager.query(
    `SELECT s.id, s.term, s.kind, s.target, s.version, CASE s.kind
       WHEN 'MARKER' THEN NOT EXISTS (SELECT 1 FROM biomarker b WHERE b.name = s.target)
       WHEN 'GUIDE' THEN NOT EXISTS (SELECT 1 FROM article a WHERE a.slug = s.target AND a.is_published)
       ELSE false END AS "isLost"
     FROM synonym s WHERE $1::int IS NULL OR s.id = $1 ORDER BY s.term, s.kind, s.target, s.id`,
    [id],
  );
  return rows.map((row) => ({ ...row, id: globalId("Synonym", row.id) }));
}

const readSynonym = async (manager: EntityManager, id: number): Promise<EditableSynonym | null> =>
  (await readSynonyms(manager, id))[0] ?? null;

const subjectOf = (id: number, { term }: Pick<Synonym, "term">) =>
  ({ type: "SYNONYM", id: String(id), name: term }) as const;

/** Makes a synonym. */
export async function createSynonym(ctx: Context, input: CreateSynonymInput): Promise<CreateSynonymPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(synonymSchema, input);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const wrong = await targetErrors(manager, value);
    if (wrong) return { errors: wrong };
    if ((await manager.count(Synonym)) >= MOST)
      return { errors: fieldError("INVALID", `Det finns ${MOST} sökord redan. Ta bort något först.`) };
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(Synonym)
      .values({ ...value, termKey: termKey(value.term) })
      .orIgnore()
      .execute();
    const id: number | undefined = identifiers[0]?.id;
    if (id === undefined) return { errors: fieldError("TAKEN", TAKEN, "target") };
    await recordAudit(manager, {
      actorId: userId,
      action: "CREATED",
      subject: subjectOf(id, value),
      changes: changesBetween<typeof value>(null, value, FACTS),
    });
    return { synonym: await readSynonym(manager, id), errors: [] };
  });
}

/**
 * Writes what an admin edited of a synonym, unless it was changed meanwhile.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function updateSynonym(ctx: Context, input: UpdateSynonymInput): Promise<UpdateSynonymPayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Synonym", "input.id");
  const { value, errors } = parseInput(synonymSchema, input);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const before = await lockSynonym(manager, id);
    if (!before) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    const key = { termKey: termKey(value.term), kind: value.kind, target: value.target };
    const stands = async (wrong: UpdateSynonymPayload["errors"]) => ({
      synonym: await readSynonym(manager, id),
      errors: wrong,
    });
    if (before.version !== input.version) return stands(fieldError("OUTDATED", CHANGED));
    const wrong = await targetErrors(manager, value);
    if (wrong) return stands(wrong);
    const other = await manager.findOneBy(Synonym, key);
    if (other && other.id !== id) return stands(fieldError("TAKEN", TAKEN, "target"));
    const changes = changesBetween<typeof value>(before, value, FACTS);
    if (changes.length > 0) {
      await manager.update(Synonym, { id }, { ...value, termKey: key.termKey });
      await recordAudit(manager, { actorId: userId, action: "CHANGED", subject: subjectOf(id, value), changes });
    }
    return stands([]);
  });
}

/** Deletes a synonym. */
export async function deleteSynonym(ctx: Context, input: DeleteSynonymInput): Promise<DeleteSynonymPayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Synonym", "input.id");
  return ctx.db.transaction(async (manager) => {
    const before = await lockSynonym(manager, id);
    if (!before) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    if (before.version !== input.version) return { errors: fieldError("OUTDATED", CHANGED) };
    await manager.delete(Synonym, { id });
    await recordAudit(manager, {
      actorId: userId,
      action: "DELETED",
      subject: subjectOf(id, before),
      changes: changesBetween<Pick<Synonym, (typeof FACTS)[number]>>(before, null, FACTS),
    });
    return { deletedId: globalId("Synonym", id), errors: [] };
  });
}

/** Makes synonyms lead to what is called something else now. */
export async function renameSynonymTarget(
  manager: EntityManager,
  kind: SynonymKindName,
  from: string,
  to: string,
): Promise<void> {
  // One that led to both is one that leads there once.
  await manager.query(
    `DELETE FROM synonym s WHERE kind = $1 AND target = $2 AND EXISTS (
       SELECT 1 FROM synonym other WHERE other.kind = $1 AND other.target = $3 AND other.term_key = s.term_key)`,
    [kind, from, to],
  );
  await manager.update(Synonym, { kind, target: from }, { target: to });
}

/** Why a synonym cannot lead where an admin wants; undefined when it can. */
async function targetErrors(manager: EntityManager, { kind, target }: Pick<SynonymFactFields, "kind" | "target">) {
  if (kind === "WORDS") return undefined;
  const [row]: { exists: boolean }[] = await manager.query(
    kind === "MARKER"
      ? "SELECT EXISTS (SELECT 1 FROM biomarker WHERE name = $1) AS exists"
      : "SELECT EXISTS (SELECT 1 FROM article WHERE slug = $1) AS exists",
    [target],
  );
  if (row?.exists) return undefined;
  const message =
    kind === "MARKER"
      ? "Markören finns inte. Skriv namnet som det står bland markörerna, till exempel HbA1c."
      : "Guiden finns inte. Skriv dess adressnamn, till exempel blodsocker.";
  return fieldError("NOT_FOUND", message, "target");
}

const lockSynonym = (manager: EntityManager, id: number): Promise<Synonym | null> =>
  manager.findOne(Synonym, { where: { id }, lock: { mode: "pessimistic_write" } });

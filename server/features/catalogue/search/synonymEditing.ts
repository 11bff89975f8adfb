import type { EntityManager } from "typeorm";
import { termKey } from "../../../../schema/rules/search/searchWords.ts";
import { type SynonymKindName, synonymSchema } from "../../../../schema/search.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { globalId } from "../../../platform/graphql/globalId.ts";
import {
  createVersioned,
  deleteVersioned,
  editVersioned,
  insertUnlessTaken,
  type VersionedKind,
} from "../../editing/editVersioned.ts";
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

/** Every search reads all of them. */
const MOST = 2_000;

const TAKEN = fieldError("TAKEN", "Sökordet leder redan dit.", "target");

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

/** Words that people search by. */
export const SYNONYMS: VersionedKind<Synonym, SynonymFactFields, EditableSynonym, "synonym"> = {
  entity: Synonym,
  type: "Synonym",
  payload: "synonym",
  noun: "Sökordet",
  opened: "det",
  fields: ["term", "kind", "target"],
  subjectOf: (id, { term }) => ({ type: "SYNONYM", id: String(id), name: term }),
  read: async (manager, id) => (await readSynonyms(manager, id))[0] ?? null,
  stateOf: ({ term, kind, target }) => ({ term, kind, target }),
  takeBack: (ctx, { id, version }, facts: SynonymFactFields) => updateSynonym(ctx, { ...facts, id, version }),
};

/** Makes a synonym. */
export const createSynonym = (ctx: Context, input: CreateSynonymInput): Promise<CreateSynonymPayload> =>
  createVersioned(ctx, SYNONYMS, parseInput(synonymSchema, input), async (facts, manager) => {
    const wrong = await targetErrors(manager, facts);
    if (wrong) return { errors: wrong };
    if ((await manager.count(Synonym)) >= MOST)
      return { errors: fieldError("INVALID", `Det finns ${MOST} sökord redan. Ta bort något först.`) };
    return { facts, ...(await insertUnlessTaken(manager, Synonym, { ...facts, termKey: termKey(facts.term) }, TAKEN)) };
  });

/** Writes what an admin edited of a synonym. */
export const updateSynonym = (ctx: Context, input: UpdateSynonymInput): Promise<UpdateSynonymPayload> =>
  editVersioned(ctx, SYNONYMS, input, parseInput(synonymSchema, input), async (value, { id }, manager) => {
    const wrong = await targetErrors(manager, value);
    if (wrong) return { errors: wrong };
    const { kind, target } = value;
    const after = { ...value, termKey: termKey(value.term) };
    const other = await manager.findOneBy(Synonym, { termKey: after.termKey, kind, target });
    return other && other.id !== id ? { errors: TAKEN } : { after };
  });

/** Deletes a synonym. */
export const deleteSynonym = (ctx: Context, input: DeleteSynonymInput): Promise<DeleteSynonymPayload> =>
  deleteVersioned(ctx, SYNONYMS, input);

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

import { ArrayContains, type EntityManager } from "typeorm";
import { markerSchema } from "../../../../schema/markers.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { changesBetween, recordAudit } from "../../../platform/audit/recordAudit.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../../platform/graphql/globalId.ts";
import { signedIn } from "../../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../../accounts/sessions/verification.ts";
import { Area } from "../catalogueEnums.ts";
import { Biomarker } from "../markers/Biomarker.ts";
import { Product } from "../Product.ts";
import { rewriteProducts } from "../productService.ts";
import { renameSynonymTarget } from "../search/synonymEditing.ts";
import type {
  CreateBiomarkerInput,
  CreateBiomarkerPayload,
  DeleteBiomarkerInput,
  DeleteBiomarkerPayload,
  EditableBiomarker,
  UpdateBiomarkerInput,
  UpdateBiomarkerPayload,
} from "./EditableBiomarker.ts";

const FACTS = ["name", "unit", "group", "description", "meaning", "reference", "guideSlugs"] as const;

const CHANGED =
  "Markören har ändrats sedan du öppnade den. Ingenting är sparat. Se vad som står där nu, och ändra igen.";
const GONE = "Markören finns inte längre.";
const TAKEN = "En annan markör heter så.";

/** All markers, by name; one statement. */
export const readEditableBiomarkers = (ctx: Context): Promise<EditableBiomarker[]> => readBiomarkers(ctx.db.manager);

/** @param id of the only one that is wanted; all of them without */
async function readBiomarkers(manager: EntityManager, id: number | null = null): Promise<EditableBiomarker[]> {
  const rows: (Omit<EditableBiomarker, "id"> & { id: number })[] = await manager.query(
    `SELECT b.id, b.name, coalesce(b.unit, '') AS unit, b.marker_group AS "group", b.description, b.meaning,
       coalesce(b.reference, '') AS reference, to_json(b.guide_slugs) AS "guideSlugs", b.version,
       EXISTS (SELECT 1 FROM product p WHERE p.area = 'TESTS' AND p.is_available AND p.biomarkers @> ARRAY[b.name])
         AS "isMeasured"
     FROM biomarker b WHERE $1::int IS NULL OR b.id = $1 ORDER BY b.name, b.id`,
    [id],
  );
  return rows.map((row) => ({ ...row, id: globalId("Biomarker", row.id) }));
}

const readBiomarker = async (manager: EntityManager, id: number): Promise<EditableBiomarker | null> =>
  (await readBiomarkers(manager, id))[0] ?? null;

const subjectOf = (id: number, { name }: Pick<Biomarker, "name">) =>
  ({ type: "MARKER", id: String(id), name }) as const;

/** The tests that name a marker, hidden ones too. */
const testsWith = (name: string) => ({ area: Area.TESTS, biomarkers: ArrayContains([name]) });

/** Makes a marker. */
export async function createBiomarker(ctx: Context, input: CreateBiomarkerInput): Promise<CreateBiomarkerPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(markerSchema, input);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const wrong = await guideErrors(manager, value.guideSlugs);
    if (wrong) return { errors: wrong };
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(Biomarker)
      .values(value)
      .orIgnore()
      .execute();
    const id: number | undefined = identifiers[0]?.id;
    if (id === undefined) return { errors: fieldError("TAKEN", TAKEN, "name") };
    await recordAudit(manager, {
      actorId: userId,
      action: "CREATED",
      subject: subjectOf(id, value),
      changes: changesBetween<typeof value>(null, value, FACTS),
    });
    return { biomarker: await readBiomarker(manager, id), errors: [] };
  });
}

/**
 * Writes what an admin edited of a marker, unless it was changed meanwhile. Tests and search words name it, so they
 * follow when it is called something else.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function updateBiomarker(ctx: Context, input: UpdateBiomarkerInput): Promise<UpdateBiomarkerPayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Biomarker", "input.id");
  const { value, errors } = parseInput(markerSchema, input);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const before = await lockBiomarker(manager, id);
    if (!before) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    const wrong = await validateChange(manager, before, { ...value, version: input.version });
    if (wrong) return { biomarker: await readBiomarker(manager, id), errors: wrong };
    const changes = changesBetween<typeof value>(before, value, FACTS);
    if (changes.length > 0) {
      await manager.update(Biomarker, { id }, value);
      if (before.name !== value.name) await renameInTests(manager, before.name, value.name);
      await recordAudit(manager, { actorId: userId, action: "CHANGED", subject: subjectOf(id, value), changes });
    }
    return { biomarker: await readBiomarker(manager, id), errors: [] };
  });
}

/** Why a marker cannot become what an admin wants; undefined when it can. */
async function validateChange(
  manager: EntityManager,
  before: Biomarker,
  wanted: { version: number; name: string; guideSlugs: string[] },
) {
  if (before.version !== wanted.version) return fieldError("OUTDATED", CHANGED);
  const isTaken = wanted.name !== before.name && (await manager.existsBy(Biomarker, { name: wanted.name }));
  return isTaken ? fieldError("TAKEN", TAKEN, "name") : guideErrors(manager, wanted.guideSlugs);
}

async function renameInTests(manager: EntityManager, from: string, to: string): Promise<void> {
  await rewriteProducts(manager, testsWith(from), (product) => ({
    ...product,
    // A test may have named both.
    biomarkers: [...new Set(product.biomarkers.map((name) => (name === from ? to : name)))],
  }));
  await renameSynonymTarget(manager, "MARKER", from, to);
}

/** Deletes a marker that no test names. */
export async function deleteBiomarker(ctx: Context, input: DeleteBiomarkerInput): Promise<DeleteBiomarkerPayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Biomarker", "input.id");
  return ctx.db.transaction(async (manager) => {
    const before = await lockBiomarker(manager, id);
    if (!before) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    if (before.version !== input.version) return { errors: fieldError("OUTDATED", CHANGED) };
    const count = await manager.countBy(Product, testsWith(before.name));
    if (count > 0) {
      const message = `Markören ingår i ${counted(count, "test", "tester")}. Ta bort den ur dem först.`;
      return { errors: fieldError("IN_USE", message) };
    }
    await manager.delete(Biomarker, { id });
    await recordAudit(manager, {
      actorId: userId,
      action: "DELETED",
      subject: subjectOf(id, before),
      changes: changesBetween<Pick<Biomarker, (typeof FACTS)[number]>>(before, null, FACTS),
    });
    return { deletedId: globalId("Biomarker", id), errors: [] };
  });
}

/** Complains of the first guide that does not exist; undefined when all do. */
async function guideErrors(manager: EntityManager, slugs: string[]) {
  const [row]: { slug: string }[] = await manager.query(
    `SELECT slug FROM unnest($1::text[]) WITH ORDINALITY AS wanted (slug, place)
     WHERE NOT EXISTS (SELECT 1 FROM article a WHERE a.slug = wanted.slug) ORDER BY place LIMIT 1`,
    [slugs],
  );
  if (!row) return undefined;
  return fieldError(
    "NOT_FOUND",
    `Guiden ${row.slug} finns inte. Skriv dess adressnamn, till exempel blodsocker.`,
    "guideSlugs",
  );
}

const lockBiomarker = (manager: EntityManager, id: number): Promise<Biomarker | null> =>
  manager.findOne(Biomarker, { where: { id }, lock: { mode: "pessimistic_write" } });

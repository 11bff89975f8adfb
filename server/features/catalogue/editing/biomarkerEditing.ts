import { ArrayContains, type EntityManager } from "typeorm";
import { type EditedMarker, markerSchema } from "../../../../schema/markers.ts";
import { limitsOf, personsOf } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { slugOf } from "../../../../schema/rules/words/text.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { globalId } from "../../../platform/graphql/globalId.ts";
import {
  createVersioned,
  deleteVersioned,
  editVersioned,
  insertUnlessTaken,
  type Parsed,
  type VersionedKind,
} from "../../editing/editVersioned.ts";
import { Area } from "../catalogueEnums.ts";
import { WHOLE_MEANING } from "../catalogueLoaders.ts";
import { Biomarker } from "../markers/Biomarker.ts";
import { intervalFrom, storedInterval } from "../markers/referenceIntervalRows.ts";
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

const TAKEN = fieldError("TAKEN", "En annan markör heter så.", "name");

/** All markers, by name; one statement. */
export const readEditableBiomarkers = (ctx: Context): Promise<EditableBiomarker[]> => readBiomarkers(ctx.db.manager);

/** @param id of the only one that is wanted; all of them without */
async function readBiomarkers(manager: EntityManager, id: number | null = null): Promise<EditableBiomarker[]> {
  const rows: (Omit<EditableBiomarker, "id"> & { id: number })[] = await manager.query(
    `SELECT b.id, b.name, coalesce(b.unit, '') AS unit, b.marker_group AS "group", b.description,
       b.low_meaning AS "lowMeaning", b.high_meaning AS "highMeaning", b.meaning AS "otherMeaning",
       ${WHOLE_MEANING} AS meaning, coalesce(b.reference, '') AS reference, b.reference_intervals AS "referenceIntervals",
       b.reference_source AS "referenceSource", b.preparation, to_json(b.guide_slugs) AS "guideSlugs", b.version,
       EXISTS (SELECT 1 FROM product p WHERE p.area = 'TESTS' AND p.is_available AND p.biomarkers @> ARRAY[b.name])
         AS "isMeasured"
     FROM biomarker b WHERE $1::int IS NULL OR b.id = $1 ORDER BY b.name, b.id`,
    [id],
  );
  return rows.map((row) => ({ ...row, id: globalId("Biomarker", row.id) }));
}

/** What an admin writes of a marker, with its intervals as they are stored. */
type MarkerFacts = Omit<EditedMarker, "referenceIntervals"> & Pick<Biomarker, "referenceIntervals">;

/** What tests measure. */
export const MARKERS: VersionedKind<Biomarker, MarkerFacts, EditableBiomarker, "biomarker"> = {
  entity: Biomarker,
  type: "Biomarker",
  payload: "biomarker",
  noun: "Markören",
  opened: "den",
  fields: [
    ...(["name", "unit", "group", "description", "lowMeaning", "highMeaning", "otherMeaning", "reference"] as const),
    ...(["referenceIntervals", "referenceSource", "preparation", "guideSlugs"] as const),
  ],
  subjectOf: (id, { name }) => ({ type: "MARKER", id: String(id), name }),
  read: async (manager, id) => (await readBiomarkers(manager, id))[0] ?? null,
  // What it was called in addresses is remembered whatever is taken back.
  stateOf: ({ id: _id, version: _version, formerSlugs: _formerSlugs, unit, reference, ...facts }) => ({
    ...facts,
    unit: unit ?? "",
    reference: reference ?? "",
  }),
  takeBack: (ctx, target, facts: CreateBiomarkerInput) =>
    updateBiomarker(ctx, { ...WITHOUT_LATER, ...facts, ...target }),
  inWords: ({ referenceIntervals, meaning, ...facts }: CreateBiomarkerInput) => ({
    ...facts,
    ...meaningsOf({ ...facts, meaning }),
    referenceIntervals: (referenceIntervals ?? [])
      .map(intervalFrom)
      .map((interval) => `${personsOf(interval)}: ${limitsOf(interval, facts.unit || null)}`),
  }),
};

/** What versions say of fields that came after they were kept. */
const WITHOUT_LATER = { referenceIntervals: [], referenceSource: "", preparation: "" };

const MEANINGS = ["lowMeaning", "highMeaning", "otherMeaning"] as const;

type SentMeanings = Pick<CreateBiomarkerInput, "meaning" | (typeof MEANINGS)[number]>;

/** Clients and versions of before say all that a deviating value can mean in one text. */
const isInOne = (sent: SentMeanings): boolean => sent.meaning != null && MEANINGS.every((part) => sent[part] == null);

/** The three texts as they were sent. */
const meaningsOf = (sent: SentMeanings) => ({
  lowMeaning: sent.lowMeaning ?? "",
  highMeaning: sent.highMeaning ?? "",
  otherMeaning: (isInOne(sent) ? sent.meaning : sent.otherMeaning) ?? "",
});

/** What stays of the three texts: those that were not sent, or all where the one that was sent says the same. */
function keptMeanings(sent: SentMeanings, before: Biomarker): Partial<ReturnType<typeof meaningsOf>> {
  const whole = MEANINGS.map((part) => before[part]).filter(Boolean);
  const kept = isInOne(sent)
    ? MEANINGS.filter(() => sent.meaning === whole.join(" "))
    : MEANINGS.filter((part) => sent[part] == null);
  return Object.fromEntries(kept.map((part) => [part, before[part]]));
}

/** What was filled in, checked, as it is stored. */
function factsFrom(input: CreateBiomarkerInput): Parsed<MarkerFacts> {
  const { value, errors } = parseInput(markerSchema, {
    ...input,
    referenceIntervals: (input.referenceIntervals ?? []).map(intervalFrom),
    ...meaningsOf(input),
    referenceSource: input.referenceSource ?? "",
    preparation: input.preparation ?? "",
  });
  return value ? { value: { ...value, referenceIntervals: value.referenceIntervals.map(storedInterval) } } : { errors };
}

/** The tests that name a marker, hidden ones too. */
const testsWith = (name: string) => ({ area: Area.TESTS, biomarkers: ArrayContains([name]) });

/** Makes a marker. */
export const createBiomarker = (ctx: Context, input: CreateBiomarkerInput): Promise<CreateBiomarkerPayload> =>
  createVersioned(ctx, MARKERS, factsFrom(input), async (facts, manager) => {
    const errors = await guideErrors(manager, facts.guideSlugs);
    return errors ? { errors } : { facts, ...(await insertUnlessTaken(manager, Biomarker, facts, TAKEN)) };
  });

/**
 * Writes what an admin edited of a marker. Tests and search words name it, so they follow when it is called something
 * else.
 */
export const updateBiomarker = (ctx: Context, input: UpdateBiomarkerInput): Promise<UpdateBiomarkerPayload> =>
  editVersioned(ctx, MARKERS, input, factsFrom(input), async (facts, before, manager) => {
    const { id, name } = before;
    const after = {
      ...facts,
      ...keptMeanings(input, before),
      ...(input.referenceIntervals ? {} : { referenceIntervals: before.referenceIntervals }),
      ...(input.referenceSource == null ? { referenceSource: before.referenceSource } : {}),
      ...(input.preparation == null ? { preparation: before.preparation } : {}),
    };
    const isRenamed = after.name !== name;
    if (isRenamed && (await manager.existsBy(Biomarker, { name: after.name }))) return { errors: TAKEN };
    const errors = await guideErrors(manager, after.guideSlugs);
    if (errors) return { errors };
    return {
      after,
      write: async () => {
        const former = isRenamed ? { formerSlugs: await formerSlugs(manager, id, name, after.name) } : {};
        await manager.update(Biomarker, { id }, { ...after, ...former });
        if (isRenamed) await renameInTests(manager, name, after.name);
      },
    };
  });

/** What a marker was called in addresses: what names it so, as values that visitors have recorded, still finds it. */
async function formerSlugs(manager: EntityManager, id: number, from: string, to: string): Promise<string[]> {
  const { formerSlugs: known } = await manager.findOneByOrFail(Biomarker, { id });
  return [...new Set([...known, slugOf(from)])].filter((slug) => slug !== slugOf(to));
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
export const deleteBiomarker = (ctx: Context, input: DeleteBiomarkerInput): Promise<DeleteBiomarkerPayload> =>
  deleteVersioned(ctx, MARKERS, input, async ({ name }, manager) => {
    const count = await manager.countBy(Product, testsWith(name));
    if (count === 0) return undefined;
    return fieldError("IN_USE", `Markören ingår i ${counted(count, "test", "tester")}. Ta bort den ur dem först.`);
  });

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

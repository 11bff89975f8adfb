import { deletionSchema, NO_VALUE, recordingSchema, tooManyAtOnce } from "../../../schema/labValues/labValueInput.ts";
import type { StoredLabValue } from "../../../schema/labValues/labValueState.ts";
import { isMarkerSlug, recordedValueSchema } from "../../../schema/labValues/recordedValue.ts";
import { slugOf } from "../../../schema/rules/words/text.ts";
import { z } from "../../../schema/zod.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { isUuid, readGlobalId } from "../../platform/graphql/globalId.ts";
import { type Connection, connectionOf, parsePage } from "../../platform/pagination.ts";
import type { CatalogueContext } from "../catalogue/catalogueLoaders.ts";
import type { LabValuesArgs, RecordLabValuesInput, UpdateLabValueInput } from "./labValueInputs.ts";
import {
  changeValue,
  hasConsented,
  insertValues,
  type LabValuePlace,
  MAX_LAB_VALUE_PAGE,
  removeValues,
  selectOwnValues,
  selectValues,
} from "./labValueStore.ts";

/** Values that a page has when nobody says how many. */
const DEFAULT_PAGE_SIZE = 100;

const placeSchema: z.ZodType<LabValuePlace> = z.tuple([z.iso.date(), z.uuid()]);

/** That nothing is kept of somebody who has not consented to it. */
export const NO_CONSENT = fieldError(
  "CONSENT_MISSING",
  "Säg ja till att dina värden sparas på kontot. Inget har sparats.",
);

/** A value as the graph shows it: nodes are identified by their keys. */
export interface LabValueView extends Omit<StoredLabValue, "id"> {
  key: string;
}

const viewOf = ({ id, ...value }: StoredLabValue): LabValueView => ({ ...value, key: id });

const userOf = (ctx: Context): string => ctx.actor?.userId ?? "";

const keyOf = (id: string): string | undefined => {
  const named = readGlobalId(id);
  return named?.type === "LabValue" && isUuid(named.key) ? named.key : undefined;
};

/** Values of the one who asks by their keys; of somebody who is signed out there are none. */
export async function readValues(ctx: Context, keys: readonly string[]): Promise<LabValueView[]> {
  const ids = keys.filter(isUuid);
  if (!ctx.actor || ids.length === 0) return [];
  return (await selectOwnValues(ctx.sql, ctx.actor.userId, ids)).map(viewOf);
}

/**
 * A page of the values of the one who asks, the sample that was taken last first.
 * @throws BAD_USER_INPUT for a page that cannot be
 */
export async function listValues(ctx: CatalogueContext, args: LabValuesArgs): Promise<Connection<LabValueView>> {
  const { markerSlug } = args;
  const list = { name: "labValues", markerSlug };
  const page = parsePage(args, placeSchema, DEFAULT_PAGE_SIZE, list, MAX_LAB_VALUE_PAGE);
  // PostgreSQL cannot hold every text that a client can send.
  const isKnown = !markerSlug || isMarkerSlug(markerSlug);
  const markerSlugs = markerSlug && isKnown ? await namesOf(ctx, markerSlug) : undefined;
  const wanted = { markerSlugs, after: page.after, limit: page.first + 1 };
  const rows = isKnown ? await selectValues(ctx.sql, userOf(ctx), wanted) : [];
  return connectionOf(rows.map(viewOf), page, ({ sampledOn, key }): LabValuePlace => [sampledOn, key]);
}

/** Every name that values of a marker may have: what it was called before it was renamed, too. */
async function namesOf({ loaders }: CatalogueContext, slug: string): Promise<string[]> {
  const marker = await loaders.biomarkerBySlug.load(slug);
  return [...new Set([slug, ...(marker ? [slugOf(marker.name), ...marker.formerSlugs] : [])])];
}

/** Records values, all or none; a key that was used already records nothing. */
export async function recordValues(
  ctx: Context,
  input: RecordLabValuesInput,
): Promise<{ labValues: LabValueView[]; errors: FieldError[] }> {
  const rejected = (errors: FieldError[]) => ({ labValues: [], errors });
  const tooMany = tooManyAtOnce(input.values);
  if (tooMany) return rejected(fieldError("TOO_MUCH", tooMany, "values"));
  const { value, errors } = parseInput(recordingSchema, input);
  if (errors) return rejected(errors);
  const userId = userOf(ctx);
  const keys = value.values.map(({ clientKey }) => clientKey);
  return ctx.db.transaction(async (manager) => {
    if (!(await hasConsented(manager, userId))) return rejected(NO_CONSENT);
    await insertValues(manager, userId, value.values);
    const sql = { preparedQuery: (text: string, values: unknown[]) => manager.query(text, values) };
    const found = new Map((await selectOwnValues(sql, userId, keys)).map((one) => [one.id, viewOf(one)]));
    return { labValues: keys.flatMap((key) => found.get(key) ?? []), errors: [] };
  });
}

/** Changes a value of the one who asks to what is sent. */
export async function updateValue(
  ctx: Context,
  { id, ...input }: UpdateLabValueInput,
): Promise<{ labValue?: LabValueView; errors: FieldError[] }> {
  const { value, errors } = parseInput(recordedValueSchema, input);
  if (errors) return { errors };
  const key = keyOf(id);
  if (!key) return { errors: NO_VALUE_OF_ID };
  return ctx.db.transaction(async (manager) => {
    if (!(await hasConsented(manager, userOf(ctx)))) return { errors: NO_CONSENT };
    const changed = await changeValue(manager, userOf(ctx), key, value);
    return changed ? { labValue: viewOf(changed), errors: [] } : { errors: NO_VALUE_OF_ID };
  });
}

/** Deletes values of the one who asks; those that are gone already are passed over. */
export async function deleteValues(
  ctx: Context,
  ids: string[],
): Promise<{ deletedIds: string[]; errors: FieldError[] }> {
  const rejected = (errors: FieldError[]) => ({ deletedIds: [], errors });
  const tooMany = tooManyAtOnce(ids);
  if (tooMany) return rejected(fieldError("TOO_MUCH", tooMany, "ids"));
  const { errors } = parseInput(deletionSchema, { ids });
  if (errors) return rejected(errors);
  const keys = [...new Set(ids)].flatMap((id) => keyOf(id) ?? []);
  const removed = new Set(await removeValues(ctx.db.manager, userOf(ctx), keys));
  const deletedIds = [...new Set(ids)].filter((id) => removed.has(keyOf(id) ?? ""));
  return deletedIds.length > 0
    ? { deletedIds, errors: [] }
    : rejected(fieldError(NO_VALUE.code, NO_VALUE.message, "ids"));
}

const NO_VALUE_OF_ID = fieldError(NO_VALUE.code, NO_VALUE.message, "id");

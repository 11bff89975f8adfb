import type { EntityManager } from "typeorm";
import type { StoredLabValue } from "../../../schema/labValues/labValueState.ts";
import type { RecordedValue } from "../../../schema/labValues/recordedValue.ts";
import { currentConsentVersion } from "../../platform/consents.ts";
import type { Sql } from "../../platform/database/sql.ts";

type Reading = Pick<Sql, "preparedQuery">;
type Writing = Pick<EntityManager, "query">;

/** The most values on one page: ten years of a large panel are read in a few. */
export const MAX_LAB_VALUE_PAGE = 500;

/** Place of a value in a list: when the sample was taken, and its id. */
export type LabValuePlace = [sampledOn: string, id: string];

/** After no value. */
const LATEST: LabValuePlace = ["infinity", "ffffffff-ffff-ffff-ffff-ffffffffffff"];

const COLUMNS = `key AS id, marker_slug AS "markerSlug", comparator, value, unit, sampled_on AS "sampledOn", laboratory,
  is_fasting AS "isFasting", note, reference_low AS "referenceLow", reference_high AS "referenceHigh",
  created_at AS "createdAt"`;

type Row = Omit<StoredLabValue, "createdAt"> & { createdAt: Date };

const stored = ({ createdAt, ...row }: Row): StoredLabValue => ({ ...row, createdAt: createdAt.toISOString() });

/**
 * Somebody's values, the sample that was taken last first.
 * @param wanted.markerSlugs every name that the marker's values may have; all markers where it is left out
 */
export async function selectValues(
  sql: Reading,
  userId: string,
  {
    markerSlugs,
    after = LATEST,
    limit,
  }: { markerSlugs?: readonly string[] | undefined; after?: LabValuePlace | undefined; limit: number },
): Promise<StoredLabValue[]> {
  const ofMarker = markerSlugs ? "marker_slug = ANY($5) AND " : "";
  const rows = await sql.preparedQuery<Row>(
    `SELECT ${COLUMNS} FROM lab_value
     WHERE user_id = $1 AND ${ofMarker}(sampled_on, key) < ($2::date, $3::uuid)
     ORDER BY sampled_on DESC, key DESC LIMIT $4`,
    [userId, ...after, limit, ...(markerSlugs ? [markerSlugs] : [])],
  );
  return rows.map(stored);
}

/** Somebody's values by their ids. */
export async function selectOwnValues(sql: Reading, userId: string, ids: readonly string[]): Promise<StoredLabValue[]> {
  const rows = await sql.preparedQuery<Row>(`SELECT ${COLUMNS} FROM lab_value WHERE user_id = $1 AND key = ANY($2)`, [
    userId,
    ids,
  ]);
  return rows.map(stored);
}

/** Stores values under their keys; of a key that was used already nothing, also when what it recorded was deleted. */
export async function insertValues(
  manager: Writing,
  userId: string,
  values: readonly (RecordedValue & { clientKey: string })[],
): Promise<void> {
  const of = <Name extends keyof (typeof values)[number]>(name: Name) => values.map((value) => value[name]);
  await manager.query(
    `WITH sent AS (
       SELECT * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::float8[], $6::text[], $7::date[], $8::text[],
         $9::boolean[], $10::text[], $11::float8[], $12::float8[])
         AS s (id, marker_slug, comparator, value, unit, sampled_on, laboratory, is_fasting, note, reference_low,
           reference_high)
     ), fresh AS (
       INSERT INTO lab_value_key (user_id, key) SELECT $1::uuid, id FROM sent ORDER BY id ON CONFLICT DO NOTHING RETURNING key
     )
     INSERT INTO lab_value (user_id, key, marker_slug, comparator, value, unit, sampled_on, laboratory, is_fasting, note,
       reference_low, reference_high, created_at)
     SELECT $1::uuid, s.*, date_trunc('milliseconds', now()) FROM sent s JOIN fresh ON fresh.key = s.id`,
    [
      ...[userId, of("clientKey"), of("markerSlug"), of("comparator"), of("value"), of("unit"), of("sampledOn")],
      ...[of("laboratory"), of("isFasting"), of("note"), of("referenceLow"), of("referenceHigh")],
    ],
  );
}

/**
 * Changes a value of somebody's.
 * @returns it, undefined where there was none
 */
export async function changeValue(
  manager: Writing,
  userId: string,
  id: string,
  value: RecordedValue,
): Promise<StoredLabValue | undefined> {
  const [[row]]: [Row[], number] = await manager.query(
    `UPDATE lab_value SET marker_slug = $3, comparator = $4, value = $5, unit = $6, sampled_on = $7, laboratory = $8,
       is_fasting = $9, note = $10, reference_low = $11, reference_high = $12
     WHERE user_id = $1 AND key = $2 RETURNING ${COLUMNS}`,
    [
      ...[userId, id, value.markerSlug, value.comparator, value.value, value.unit, value.sampledOn, value.laboratory],
      ...[value.isFasting, value.note, value.referenceLow, value.referenceHigh],
    ],
  );
  return row && stored(row);
}

/**
 * Deletes values of somebody's.
 * @returns the ids of those that were there
 */
export async function removeValues(manager: Writing, userId: string, ids: readonly string[]): Promise<string[]> {
  const [rows]: [{ id: string }[], number] = await manager.query(
    "DELETE FROM lab_value WHERE user_id = $1 AND key = ANY($2) RETURNING key AS id",
    [userId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Whether somebody has consented to the current text; in a transaction it stays so until that ends. */
export async function hasConsented(manager: Writing, userId: string): Promise<boolean> {
  const found = await manager.query(
    `SELECT FROM consent WHERE user_id = $1 AND kind = 'lab_values' AND version = ${currentConsentVersion("lab_values")}
       AND withdrawn_at IS NULL FOR SHARE`,
    [userId],
  );
  return found.length > 0;
}

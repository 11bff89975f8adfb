import { LAB_COMPARATORS } from "../labValues.ts";
import { UNIT_NAMES } from "../rules/labValues/units.ts";
import { z } from "../zod.ts";
import type { RecordedValue } from "./recordedValue.ts";

/** A value as the server and a guest's browser store it. */
export interface StoredLabValue extends RecordedValue {
  /** The key that the client made up for it, a UUID. */
  id: string;
  /** When it was recorded. ISO. */
  createdAt: string;
}

/** What a guest's browser stores. */
export interface LabValueState {
  /** In the order of the list. */
  values: readonly StoredLabValue[];
  /** Keys of those that were deleted. */
  deleted: readonly string[];
}

const number = z.number();
const orNull = <Given extends z.ZodType>(given: Given) => given.nullable().default(null).catch(null);

/**
 * A value as a browser stores it: what says what was measured is there, or it cannot be read. Limits are not looked at
 * again, since what was stored once is not to vanish with a limit.
 */
const storedSchema: z.ZodType<StoredLabValue> = z.object({
  id: z.uuid(),
  markerSlug: z.string(),
  comparator: z.enum(LAB_COMPARATORS).nullable().default(null),
  value: number,
  unit: z.enum(UNIT_NAMES),
  sampledOn: z.iso.date(),
  laboratory: orNull(z.string()),
  isFasting: orNull(z.boolean()),
  note: orNull(z.string()),
  referenceLow: orNull(number),
  referenceHigh: orNull(number),
  createdAt: z.iso.datetime(),
});

/** The sample that was taken last first; of one day by id, as the server has them. */
const byLatest = (one: StoredLabValue, other: StoredLabValue): number =>
  compare(other.sampledOn, one.sampledOn) || compare(other.id, one.id);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Values in the order of the list. */
export const inOrder = (values: readonly StoredLabValue[]): StoredLabValue[] => [...values].sort(byLatest);

/** What a browser stores of values; what cannot be read counts as not there. */
export const readLabValues = (values: unknown, deleted: unknown): LabValueState => ({
  values: inOrder(Array.isArray(values) ? values.flatMap((one) => storedSchema.safeParse(one).data ?? []) : []),
  deleted: Array.isArray(deleted) ? deleted.filter((key) => typeof key === "string") : [],
});

import type { EnteredValue } from "../entry/entrySchema.ts";
import type { LabValue } from "../labValue.ts";

const nameOf = ({ markerSlug, comparator, value, unit, sampledOn }: EnteredValue): string =>
  [markerSlug, comparator, value, unit, sampledOn].join(" ");

/** Says of a value whether it is among those that are stored: the same number of the same marker and day. */
export function isKnownAmong(values: readonly LabValue[]): (value: EnteredValue) => boolean {
  const known = new Set(values.map(nameOf));
  return (value) => known.has(nameOf(value));
}

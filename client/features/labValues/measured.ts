import type { LabValue as Measured } from "../../../schema/labValues.ts";
import { convertOf, measurementOf, roundedForShow } from "../../../schema/rules/labValues/measurements.ts";
import type { EnteredValue } from "./entry/entrySchema.ts";
import type { LabMarker } from "./labMarker.ts";
import type { Amount } from "./labWords.ts";

/** A value as the rules know it; undefined where its marker or unit is none that they know. */
export function measuredOf(value: EnteredValue, marker: LabMarker | undefined): Measured | undefined {
  const measurement = measurementOf(marker?.measuredAs ?? "");
  const unit = measurement?.units.find((one) => one === value.unit);
  if (!measurement || unit === undefined) return undefined;
  const { comparator, sampledOn, laboratory, isFasting, note, referenceLow: low, referenceHigh: high } = value;
  const interval = low === null && high === null ? null : { low, high };
  return {
    ...{ marker: measurement.marker, comparator, number: value.value, unit },
    ...{ day: sampledOn, laboratory, isFasting, interval, note },
  };
}

/** A value of the rules as it is stored. */
export function enteredOf(measured: Measured, marker: LabMarker): EnteredValue {
  const { comparator, number, unit, day, laboratory, isFasting, interval, note } = measured;
  return {
    ...{ markerSlug: marker.slug, comparator, value: number, unit, sampledOn: day, laboratory, isFasting, note },
    ...{ referenceLow: interval?.low ?? null, referenceHigh: interval?.high ?? null },
  };
}

/** A value of a marker in another unit; undefined where no factor leads there. */
export function amountIn(marker: LabMarker | undefined, amount: Amount, unit: string): Amount | undefined {
  if (amount.unit === unit) return amount;
  const measurement = measurementOf(marker?.measuredAs ?? "");
  const [from, to] = [amount.unit, unit].map((name) => measurement?.units.find((one) => one === name));
  if (!measurement || from === undefined || to === undefined) return undefined;
  const value = convertOf(measurement, amount.value, from, to);
  return value === undefined ? undefined : { comparator: amount.comparator, value: roundedForShow(value), unit };
}

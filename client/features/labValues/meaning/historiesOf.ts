import type { Sex } from "../../../../schema/catalogue.ts";
import { convertOf, measurementOf, roundedForShow } from "../../../../schema/rules/labValues/measurements.ts";
import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";
import type { Amount } from "../labWords.ts";
import { applyInterval } from "./appliedInterval.ts";
import type { MarkerHistory } from "./markerHistory.ts";

/** Whose intervals apply. */
export interface Person {
  /** Null: not said. */
  sex: Sex | null;
}

/** A value of a marker in another unit; undefined where no factor leads there. */
export function amountIn(marker: LabMarker | undefined, amount: Amount, unit: string): Amount | undefined {
  if (amount.unit === unit) return amount;
  const measurement = measurementOf(marker?.name ?? "");
  const [from, to] = [amount.unit, unit].map((name) => measurement?.units.find((one) => one === name));
  if (!measurement || from === undefined || to === undefined) return undefined;
  const value = convertOf(measurement, amount.value, from, to);
  return value === undefined ? undefined : { comparator: amount.comparator, value: roundedForShow(value), unit };
}

/** The values by marker, with what can be said of each: those to call about first, then by the latest sample. */
export function historiesOf(
  values: readonly LabValue[],
  markers: readonly LabMarker[],
  person: Person,
  today: string,
): MarkerHistory[] {
  const bySlug = new Map<string, LabValue[]>();
  for (const value of values) bySlug.set(value.markerSlug, [...(bySlug.get(value.markerSlug) ?? []), value]);
  const known = new Map(markers.map((marker) => [marker.slug, marker]));
  return [...bySlug]
    .flatMap(([slug, own]) => historyOf(slug, known.get(slug), own, person, today) ?? [])
    .sort(
      (one, other) =>
        other.latest.sampledOn.localeCompare(one.latest.sampledOn) || one.name.localeCompare(other.name, "sv"),
    );
}

function historyOf(
  slug: string,
  marker: LabMarker | undefined,
  own: readonly LabValue[],
  { sex }: Person,
  _today: string,
): MarkerHistory | undefined {
  const values = own.toSorted((one, other) => other.sampledOn.localeCompare(one.sampledOn));
  const [latest] = values;
  if (!latest) return undefined;
  const usualUnit = marker?.units[0] ?? latest.unit;
  const usual = latest.unit === usualUnit ? undefined : amountIn(marker, latest, usualUnit);
  // A curve has one unit: the usual one, or what the latest is in where that leads nowhere.
  const unit = latest.unit === usualUnit || usual ? usualUnit : latest.unit;
  return {
    slug,
    name: marker?.name ?? slug,
    marker,
    values,
    latest,
    usual,
    ...applyInterval(latest, marker, (wanted) => amountIn(marker, latest, wanted), sex),
    change: undefined,
    care: undefined,
    retest: undefined,
    points: values
      .flatMap((value) => {
        const amount = amountIn(marker, value, unit);
        return amount ? [{ ...amount, day: value.sampledOn }] : [];
      })
      .reverse(),
  };
}

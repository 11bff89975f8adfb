import { intervalsInWords, limitsOf } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { changeBetweenDays } from "../../../../schema/rules/labValues/labChange.ts";
import { alertOf, intervalOn, type LabOwner, placeOf } from "../../../../schema/rules/labValues/labMeaning.ts";
import { retestOf } from "../../../../schema/rules/labValues/retest.ts";
import type { Day } from "../../../../schema/rules/words/days.ts";
import { capitalised } from "../../../../schema/rules/words/phrases.ts";
import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";
import { amountIn, measuredOf } from "../measured.ts";
import type { MarkerHistory, ShownChange, ShownInterval } from "./markerHistory.ts";

/** The values by marker, with what can be said of each; the latest sample first. */
export function historiesOf(
  values: readonly LabValue[],
  markers: readonly LabMarker[],
  owner: LabOwner,
  today: Day,
): MarkerHistory[] {
  const bySlug = new Map<string, LabValue[]>();
  for (const value of values) {
    const own = bySlug.get(value.markerSlug);
    if (own) own.push(value);
    else bySlug.set(value.markerSlug, [value]);
  }
  const known = new Map(markers.map((marker) => [marker.slug, marker]));
  return [...bySlug]
    .flatMap(([slug, own]) => historyOf(slug, known.get(slug), own, owner, today) ?? [])
    .sort(
      (one, other) =>
        other.latest.sampledOn.localeCompare(one.latest.sampledOn) || one.name.localeCompare(other.name, "sv"),
    );
}

function historyOf(
  slug: string,
  marker: LabMarker | undefined,
  own: readonly LabValue[],
  owner: LabOwner,
  today: Day,
): MarkerHistory | undefined {
  const values = own.toSorted((one, other) => other.sampledOn.localeCompare(one.sampledOn));
  const [latest] = values;
  if (!latest) return undefined;
  const usualUnit = marker?.units[0] ?? latest.unit;
  const usual = latest.unit === usualUnit ? undefined : amountIn(marker, latest, usualUnit);
  // A curve has one unit: the usual one, or what the latest is in where that leads nowhere.
  const unit = latest.unit === usualUnit || usual ? usualUnit : latest.unit;
  const measured = measuredOf(latest, marker);
  const applied = measured && marker && intervalOn(measured, owner, marker.intervals);
  return {
    slug,
    name: marker?.name ?? slug,
    marker,
    values,
    latest,
    usual,
    interval: shownInterval(latest, marker, applied),
    place: measured && applied && placeOf(measured, applied),
    change: changeOf(values, marker),
    alert: measured && alertOf(measured, today),
    retest: retestOf(marker?.measuredAs ?? ""),
    points: values
      .flatMap((value) => {
        const amount = amountIn(marker, value, unit);
        return amount ? [{ ...amount, day: value.sampledOn }] : [];
      })
      .reverse(),
  };
}

/** The interval in words, the laboratory's own first; where it depends on what is not known, all that there are. */
function shownInterval(
  { referenceLow: low, referenceHigh: high, unit }: LabValue,
  marker: LabMarker | undefined,
  applied: ReturnType<typeof intervalOn>,
): ShownInterval | undefined {
  if (low !== null || high !== null) {
    const band = { low, high };
    return { text: `Laboratoriets eget intervall: ${limitsOf(band, unit)}`, source: undefined, band, unit };
  }
  if (!marker || marker.intervals.length === 0) return undefined;
  const { intervals, intervalSource: source, catalogueUnit } = marker;
  if (!applied) {
    const text = capitalised(intervalsInWords(intervals, catalogueUnit));
    return { text, source, band: undefined, unit: catalogueUnit ?? "" };
  }
  const band = { low: applied.low, high: applied.high };
  return { text: `Friska vuxna: ${limitsOf(band, applied.unit || null)}`, source, band, unit: applied.unit };
}

/** The latest value against the one before, of another day. */
function changeOf(values: readonly LabValue[], marker: LabMarker | undefined): ShownChange | undefined {
  const [latest] = values;
  const before = values.find(({ sampledOn }) => sampledOn !== latest?.sampledOn);
  if (!latest || !before) return undefined;
  const measuredOn = (day: Day) =>
    values.filter(({ sampledOn }) => sampledOn === day).flatMap((value) => measuredOf(value, marker) ?? []);
  const judged = changeBetweenDays(measuredOn(before.sampledOn), measuredOn(latest.sampledOn));
  if (!judged) return undefined;
  const now = amountIn(marker, latest, before.unit);
  const isPlain = latest.comparator === null && before.comparator === null;
  const percent = now && isPlain && before.value > 0 ? (now.value / before.value - 1) * 100 : undefined;
  return { before, percent, judged };
}

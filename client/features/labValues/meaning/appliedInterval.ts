import type { Sex } from "../../../../schema/catalogue.ts";
import { intervalsInWords, limitsOf, personsOf } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { capitalised } from "../../../../schema/rules/words/phrases.ts";
import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";
import type { Amount } from "../labWords.ts";
import type { AppliedInterval, Standing } from "./markerHistory.ts";
import type { ChartBand } from "./ValueChart.tsx";

/** Where a value lies; undefined where a sign before it leaves that open, as of '<5' with a lower limit of 3. */
function standingOf({ comparator, value }: Amount, { low, high }: ChartBand): Standing | undefined {
  if (comparator === "LESS_THAN") {
    if (low !== null && low > 0) return value <= low ? "BELOW" : undefined;
    return high !== null && value <= high ? "WITHIN" : undefined;
  }
  if (comparator === "GREATER_THAN") {
    if (high !== null) return value >= high ? "ABOVE" : undefined;
    return low !== null && value >= low ? "WITHIN" : undefined;
  }
  if (low !== null && value < low) return "BELOW";
  return high !== null && value > high ? "ABOVE" : "WITHIN";
}

/**
 * The interval that applies to a value, the laboratory's own first, and where the value lies in it.
 * @param inUnit the value in another unit; undefined where it cannot be converted
 * @param sex whose common intervals apply; null: not said
 */
export function applyInterval(
  value: LabValue,
  marker: LabMarker | undefined,
  inUnit: (unit: string) => Amount | undefined,
  sex: Sex | null,
): { interval: AppliedInterval | undefined; standing: Standing | undefined } {
  const { referenceLow: low, referenceHigh: high, unit } = value;
  if (low !== null || high !== null) {
    const band = { low, high };
    return {
      interval: { text: `Laboratoriets eget intervall: ${limitsOf(band, unit)}`, source: undefined, band, unit },
      standing: standingOf(value, band),
    };
  }
  const common = marker?.intervals.filter((one) => sex === null || one.sex === null || one.sex === sex) ?? [];
  const [only] = common;
  if (!marker || !only) return { interval: undefined, standing: undefined };
  const commonUnit = marker.catalogueUnit ?? "";
  const amount = inUnit(commonUnit);
  // Whose they are is open: it can be said where a value lies if it does so in all of them.
  const standings = new Set(common.map((band) => amount && standingOf(amount, band)));
  const text =
    common.length === 1
      ? `${personsOf(only)}: ${limitsOf(only, marker.catalogueUnit)}`
      : capitalised(intervalsInWords(common, marker.catalogueUnit));
  return {
    interval: {
      text,
      source: marker.intervalSource,
      band: common.length === 1 ? { low: only.low, high: only.high } : undefined,
      unit: commonUnit,
    },
    standing: standings.size === 1 ? [...standings][0] : undefined,
  };
}

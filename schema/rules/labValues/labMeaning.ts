import type { Sex } from "../../catalogue.ts";
import type { LabInterval, LabValue } from "../../labValues.ts";
import type { ReferenceInterval } from "../catalogue/referenceIntervals.ts";
import { addDays, type Day } from "../words/days.ts";
import { foldName } from "../words/text.ts";
import { convertOf, measurementOf } from "./measurements.ts";
import { type UnitName, withUnit } from "./units.ts";

/** Of whom a value is, as far as that is known. */
export interface LabPerson {
  sex: Sex | null;
  /** Years on the day of the sample. */
  age: number | null;
}

/** Of whom values are, as they have said it. */
export interface LabOwner {
  sex: Sex | null;
  birthYear: number | null;
}

/**
 * Whom a value of a day may be of: the birthday of that year may have been before it or not, so that there are two ages.
 */
export function personsOn({ sex, birthYear }: LabOwner, day: Day): readonly LabPerson[] {
  if (birthYear === null) return [{ sex, age: null }];
  const age = Number(day.slice(0, 4)) - birthYear;
  // Who is said to be born after the sample is not known.
  return age < 0 ? [{ sex, age: null }] : [age - 1, age].filter((one) => one >= 0).map((one) => ({ sex, age: one }));
}

/**
 * The interval that applies on the value's day, by what its owner has said.
 * @param ofMarker the marker's intervals in its usual unit
 * @returns undefined where there is none, or where it depends on what is not known
 */
export function intervalOn(
  value: Pick<LabValue, "marker" | "unit" | "interval" | "day">,
  owner: LabOwner,
  ofMarker: readonly ReferenceInterval[],
): AppliedInterval | undefined {
  const [first, ...others] = personsOn(owner, value.day).map((person) => intervalFor(value, person, ofMarker));
  return others.every((other) => other?.low === first?.low && other?.high === first?.high) ? first : undefined;
}

/** The interval that a value is compared with. */
export interface AppliedInterval extends LabInterval {
  unit: UnitName;
  /** Whose it is: the laboratory's own, or that of healthy adults which the marker's page tells. */
  from: "LABORATORY" | "MARKER";
}

/** From this age on intervals of adults hold. */
const ADULT = 18;

/**
 * The reference interval that applies: the laboratory's own; else the one for healthy adults of that sex and age.
 * @param ofMarker the marker's intervals in its usual unit, as the graph gives them
 * @returns undefined where there is none, or where which one applies depends on what is not known
 */
export function intervalFor(
  value: Pick<LabValue, "marker" | "unit" | "interval">,
  person: LabPerson,
  ofMarker: readonly ReferenceInterval[],
): AppliedInterval | undefined {
  if (value.interval) return { ...value.interval, unit: value.unit, from: "LABORATORY" };
  const { sex, age } = person;
  const unit = measurementOf(value.marker)?.unit;
  if (unit === undefined || (age !== null && age < ADULT)) return undefined;
  const possible = ofMarker.filter(
    (one) =>
      (sex === null || one.sex === null || one.sex === sex) &&
      (age === null || (age >= (one.fromAge ?? 0) && age <= (one.toAge ?? Infinity))),
  );
  const [first, ...others] = possible;
  if (!first || others.some(({ low, high }) => low !== first.low || high !== first.high)) return undefined;
  // One interval of several that were asked for says nothing of the other sex or other ages.
  const isOfAll = (sex !== null || first.sex === null || others.length > 0) && (age !== null || isOfEveryAge(possible));
  return isOfAll ? { low: first.low, high: first.high, unit, from: "MARKER" } : undefined;
}

const isOfEveryAge = (intervals: readonly ReferenceInterval[]) =>
  intervals.length > 1 || intervals.every(({ fromAge, toAge }) => fromAge === null && toAge === null);

/** Where a value lies. */
export type LabPlace = "BELOW" | "WITHIN" | "ABOVE";

/** In words. */
export const PLACE_WORDS: Readonly<Record<LabPlace, string>> = {
  BELOW: "Under referensintervallet",
  WITHIN: "Inom referensintervallet",
  ABOVE: "Över referensintervallet",
};

/**
 * Where a value lies in an interval.
 * @returns undefined where '<' or '>' leaves it open, or the unit cannot be converted
 */
export function placeOf(
  value: Pick<LabValue, "marker" | "comparator" | "number" | "unit">,
  { low, high, unit }: Pick<AppliedInterval, "low" | "high" | "unit">,
): LabPlace | undefined {
  const measurement = measurementOf(value.marker);
  const number = measurement && convertOf(measurement, value.number, value.unit, unit);
  if (number === undefined) return undefined;
  const isAtMost = value.comparator === "LESS_THAN" || value.comparator === "AT_MOST";
  const isAtLeast = value.comparator === "GREATER_THAN" || value.comparator === "AT_LEAST";
  const isStrict = value.comparator === "LESS_THAN" || value.comparator === "GREATER_THAN";
  if (isAtMost) {
    if (low !== null) return number < low || (isStrict && number === low) ? "BELOW" : undefined;
    return high === null || number <= high ? "WITHIN" : undefined;
  }
  if (isAtLeast) {
    if (high !== null) return number > high || (isStrict && number === high) ? "ABOVE" : undefined;
    return low === null || number >= low ? "WITHIN" : undefined;
  }
  if (low !== null && number < low) return "BELOW";
  return high !== null && number > high ? "ABOVE" : "WITHIN";
}

/** A limit at which laboratories phone whoever ordered the analysis. */
interface CriticalLimit {
  /** In the marker's usual unit; at or below, at or above. */
  low: number | null;
  high: number | null;
  source: string;
}

const HALLAND = "Region Halland, Larmgränser (klinisk kemi), vuxna";
const JONKOPING = "Region Jönköpings län, Hantering av kraftigt avvikande analysresultat (2017-05-11)";

const limits = (source: string, rows: Readonly<Record<string, readonly [number | null, number | null]>>) =>
  Object.entries(rows).map(([marker, [low, high]]): [string, CriticalLimit] => [
    foldName(marker),
    { low, high, source },
  ]);

/** By marker; none where no published list of a Swedish laboratory has it (CRP, for one). */
const CRITICAL: ReadonlyMap<string, CriticalLimit> = new Map([
  ...limits(HALLAND, {
    Kalium: [2.5, 6],
    Natrium: [120, 160],
    Kalcium: [1.8, 3],
    "P-glukos": [2.5, 25],
    "Hemoglobin (Hb)": [70, 200],
    Leukocyter: [1, 40],
    Neutrofiler: [0.5, null],
    Trombocyter: [20, null],
    Kreatinin: [null, 300],
  }),
  ...limits(JONKOPING, { Magnesium: [0.5, 2.4] }),
]);

/** The limits at which laboratories phone about a marker, with their source; undefined where none is published. */
export const criticalLimitOf = (marker: string): CriticalLimit | undefined => CRITICAL.get(foldName(marker));

/** What to do about a value that laboratories phone about. */
export interface LabAlert {
  action: "CALL_1177" | "CONTACT_CARE";
  /** Swedish, first on the page. */
  text: string;
  /** Whose limit it is. */
  source: string;
}

/** So many days a value says how somebody is now. */
const DAYS_OF_NOW = 7;

const EMERGENCY =
  "Ring 112 om du har svårt att andas, ont i bröstet, kramper eller en svår blödning, svimmar, är förvirrad eller mycket svag.";

/**
 * What to do where a value is beyond a limit at which laboratories phone: 1177 at once where it is new, 112 with signs that
 * cannot wait; care where it is older.
 * @returns undefined within the limits, where none is published, and where '<' or '>' leaves it open
 */
export function alertOf(
  value: Pick<LabValue, "marker" | "comparator" | "number" | "unit" | "day">,
  today: Day,
): LabAlert | undefined {
  const measurement = measurementOf(value.marker);
  const limit = criticalLimitOf(value.marker);
  const number = measurement && convertOf(measurement, value.number, value.unit, measurement.unit);
  if (!measurement || !limit || number === undefined) return undefined;
  const { comparator } = value;
  const isLow = limit.low !== null && number <= limit.low && comparator !== "GREATER_THAN" && comparator !== "AT_LEAST";
  const isHigh = limit.high !== null && number >= limit.high && comparator !== "LESS_THAN" && comparator !== "AT_MOST";
  if (!isLow && !isHigh) return undefined;
  const bound = isLow
    ? `högst ${withUnit(limit.low ?? 0, measurement.unit)}`
    : `minst ${withUnit(limit.high ?? 0, measurement.unit)}`;
  const what = `${measurement.marker} är så ${isLow ? "lågt" : "högt"} att laboratorier brukar ringa läkaren (${bound}).`;
  return value.day >= addDays(today, -DAYS_OF_NOW)
    ? { action: "CALL_1177", text: `${what} Har ingen hört av sig: ring 1177 nu. ${EMERGENCY}`, source: limit.source }
    : {
        action: "CONTACT_CARE",
        text: `${what} Kontakta vården om det inte är uppföljt. ${EMERGENCY}`,
        source: limit.source,
      };
}

import type { LabComparator, LabValue } from "../../labValues.ts";
import { changeLimits, variationOf } from "./biologicalVariation.ts";
import { convertOf, measurementOf } from "./measurements.ts";
import type { UnitName } from "./units.ts";

/** Whether two values of a person differ by more than values do by themselves. */
export type LabChange =
  | { kind: "WITHIN_VARIATION" | "CHANGED"; text: string; rise: number; fall: number; source: string }
  | { kind: "UNKNOWN"; text: string };

/** The words of both answers. */
export const CHANGE_WORDS = {
  WITHIN_VARIATION: "Skillnaden är inom det som växlar av sig självt.",
  CHANGED: "En verklig förändring (95 %).",
} as const;

const unknown = (because: string): LabChange => ({
  kind: "UNKNOWN",
  text: `Det går inte att säga om värdet har ändrats: ${because}`,
});

/** Where a value lies: both ends are the number where it was measured, one is open where there is a comparator. */
interface Span {
  from: number;
  to: number;
}

const spanOf = (comparator: LabComparator | null, number: number): Span => ({
  from: comparator === "LESS_THAN" || comparator === "AT_MOST" ? 0 : number,
  to: comparator === "GREATER_THAN" || comparator === "AT_LEAST" ? Infinity : number,
});

type ComparedValue = Pick<LabValue, "marker" | "comparator" | "number" | "unit" | "day" | "laboratory" | "isFasting">;

/** The unit that two values of a marker are compared in; HbA1c in that of the published variation. */
const comparedUnit = (marker: string, usual: UnitName): UnitName => (marker === "HbA1c" ? "%" : usual);

/**
 * Whether a marker has changed between two samples, by the reference change value.
 * @param first the earlier one
 * @param second the later one, of the same marker; its unit may be another
 * @returns UNKNOWN with the reason in Swedish where no variation is published for the marker, where laboratories differ, or
 * where '<' or '>' leaves both answers possible
 */
export function changeBetween(first: ComparedValue, second: ComparedValue): LabChange {
  const measurement = measurementOf(first.marker);
  if (!measurement || measurementOf(second.marker) !== measurement)
    return unknown("det är inte samma sak som är mätt.");
  const variation = variationOf(measurement.marker);
  if (!variation) return unknown("det saknas säkra uppgifter om hur mycket det växlar av sig självt.");
  if (first.day === second.day) return unknown("proven är tagna samma dag.");
  if (first.laboratory && second.laboratory && first.laboratory !== second.laboratory)
    return unknown("proven är analyserade av olika laboratorier, vars metoder kan ge olika svar.");
  if (variation.isFasting && (first.isFasting === false || second.isFasting === false))
    return unknown("uppgifterna gäller fastande, och minst ett prov är taget efter mat.");
  const unit = comparedUnit(measurement.marker, measurement.unit);
  const [one, other] = [first, second].map(({ number, unit: from }) => convertOf(measurement, number, from, unit));
  if (one === undefined || other === undefined) return unknown("enheterna går inte att räkna om till varandra.");
  const { upTo } = variation;
  if (upTo !== null && (one > upTo || other > upTo))
    return unknown(
      `uppgifterna gäller värden upp till ${upTo} ${measurement.unit}. Ett högre värde tyder på en tillfällig inflammation.`,
    );
  if (one === 0 && first.comparator === null) return unknown("det första värdet är noll.");
  const { rise, fall } = changeLimits(variation);
  const kind = kindOfChange(spanOf(first.comparator, one), spanOf(second.comparator, other), { rise, fall });
  if (!kind) return unknown("minst ett av värdena är bara en gräns (< eller >).");
  return { kind, text: CHANGE_WORDS[kind], rise, fall, source: variation.source };
}

/**
 * Whether a marker has changed between two days of samples.
 * @param firsts the values of the earlier day, usually one
 * @param seconds those of the later day
 * @returns UNKNOWN also where it depends on which of a day's values are compared; undefined where a day has none
 */
export function changeBetweenDays(
  firsts: readonly ComparedValue[],
  seconds: readonly ComparedValue[],
): LabChange | undefined {
  const pairs = firsts.flatMap((first) => seconds.map((second) => [first, second] as const));
  const [change, ...others] = pairs.map(([first, second]) => changeBetween(first, second));
  if (!change || others.length === 0) return change;
  const directions = new Set(
    pairs.map(([first, second]) => (first.unit === second.unit ? second.number > first.number : undefined)),
  );
  const isSame =
    others.every(({ kind }) => kind === change.kind) &&
    (change.kind !== "CHANGED" || (directions.size === 1 && !directions.has(undefined)));
  return isSame ? change : unknown("det finns flera värden från samma dag, och svaret beror på vilket som jämförs.");
}

/** The answer that holds wherever in their spans both values lie; undefined where it differs. */
function kindOfChange(one: Span, other: Span, { rise, fall }: { rise: number; fall: number }) {
  const hasRisen = other.from > one.to * (1 + rise / 100);
  const hasFallen = other.to < one.from * (1 - fall / 100);
  if (hasRisen || hasFallen) return "CHANGED" as const;
  const isWithin = other.to <= one.from * (1 + rise / 100) && other.from >= one.to * (1 - fall / 100);
  return isWithin ? ("WITHIN_VARIATION" as const) : undefined;
}

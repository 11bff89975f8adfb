import type { LabValue } from "../../labValues.ts";
import type { LabFinding } from "../../questionnaires/safety.ts";
import type { ReferenceInterval } from "../catalogue/referenceIntervals.ts";
import { addDays, type Day } from "../words/days.ts";
import { foldName } from "../words/text.ts";
import { intervalOn, type LabOwner, type LabPlace, placeOf } from "./labMeaning.ts";

/** What a value below or above its interval is called in the guided tests. */
const FINDINGS: ReadonlyMap<string, Partial<Record<LabPlace, LabFinding>>> = new Map(
  Object.entries({
    "Hemoglobin (Hb)": { BELOW: "low-haemoglobin" },
    Ferritin: { BELOW: "low-ferritin", ABOVE: "high-ferritin" },
    "Vitamin B12": { BELOW: "low-b12" },
    "25-OH-vitamin D": { BELOW: "low-vitamin-d" },
    TSH: { BELOW: "low-tsh", ABOVE: "high-tsh" },
    HbA1c: { ABOVE: "high-sugar" },
    "P-glukos": { ABOVE: "high-sugar" },
    "LDL-kolesterol": { ABOVE: "high-ldl" },
    ApoB: { ABOVE: "high-ldl" },
    CRP: { ABOVE: "high-crp" },
    "Högkänsligt CRP": { ABOVE: "high-crp" },
    "Aktivt B12": { BELOW: "low-b12" },
    ALAT: { ABOVE: "high-liver" },
    ASAT: { ABOVE: "high-liver" },
    GT: { ABOVE: "high-liver" },
  } satisfies Record<string, Partial<Record<LabPlace, LabFinding>>>).map(([marker, found]) => [
    foldName(marker),
    found,
  ]),
);

/** So many days a value says how somebody is: the guided tests ask for the last year. */
const DAYS_OF_A_YEAR = 365;

/** What a value says in a guided test. */
export interface FoundByValue {
  finding: LabFinding;
  value: LabValue;
}

/**
 * What somebody's own values say in the guided tests: of each marker the latest of the last year, where it lies outside
 * of the interval that applies to them. Where none does, or it depends on what is not known, it says nothing.
 * @param intervalsOf a marker's intervals of healthy adults in its usual unit, by its name in the rules
 */
export function findingsOf(
  values: readonly LabValue[],
  owner: LabOwner,
  intervalsOf: (marker: string) => readonly ReferenceInterval[],
  today: Day,
): FoundByValue[] {
  const latest = new Map<string, LabValue>();
  for (const value of values) {
    const before = latest.get(value.marker);
    if (value.day <= today && (!before || value.day > before.day)) latest.set(value.marker, value);
  }
  return [...latest.values()].flatMap((value) => {
    const called = FINDINGS.get(foldName(value.marker));
    if (!called || value.day < addDays(today, -DAYS_OF_A_YEAR)) return [];
    const interval = intervalOn(value, owner, intervalsOf(value.marker));
    const place = interval && placeOf(value, interval);
    const finding = place && called[place];
    return finding ? [{ finding, value }] : [];
  });
}

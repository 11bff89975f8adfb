import {
  FIRST_LAB_DAY,
  type LabComparator,
  type LabInterval,
  type LabValue,
  MAX_LAB_NOTE,
  MAX_LAB_NUMBER,
  MAX_LABORATORY,
} from "../../labValues.ts";
import { type Day, dayOf, isDay } from "../words/days.ts";
import { isUsableLine, tidyLine } from "../words/text.ts";
import {
  codeFor,
  convertOf,
  isFastingCode,
  isOldHbA1c,
  LOINC_SYSTEM,
  type Measurement,
  markerOfCode,
  measurementOf,
  NPU_SYSTEM,
  OLD_HBA1C,
  plausibilityOf,
} from "./measurements.ts";
import { readUnitOf, type UnitName, ucumOf } from "./units.ts";

const UCUM_SYSTEM = "http://unitsofmeasure.org";
/** Markers by their names here, for those without a code. */
const MARKER_SYSTEM = "urn:livsresan:markor";
const FASTING_EXTENSION = "urn:livsresan:fastande";

/** The most characters of a file that is read, resources that are looked at, and how deep they may lie. */
export const MAX_FHIR = 20_000_000;
const MAX_RESOURCES = 20_000;
const MAX_DEPTH = 8;

const COMPARATORS: Readonly<Record<LabComparator, string>> = {
  LESS_THAN: "<",
  AT_MOST: "<=",
  AT_LEAST: ">=",
  GREATER_THAN: ">",
};
const BY_COMPARATOR: Readonly<Record<string, LabComparator>> = {
  "<": "LESS_THAN",
  "<=": "AT_MOST",
  ">=": "AT_LEAST",
  ">": "GREATER_THAN",
};

const quantity = (number: number, unit: UnitName) => ({
  value: number,
  ...(unit ? { unit } : {}),
  system: UCUM_SYSTEM,
  code: ucumOf(unit),
});

/** Values as a FHIR R4 Bundle of Observations. `readFhir` gives the same values. */
export const fhirOf = (values: readonly LabValue[]): Record<string, unknown> => ({
  resourceType: "Bundle",
  type: "collection",
  entry: values.map((value) => ({ resource: observationOf(value) })),
});

function observationOf({ marker, comparator, number, unit, day, interval, isFasting, laboratory, note }: LabValue) {
  const measurement = measurementOf(marker);
  const [npu, loinc] = measurement ? [codeFor(measurement.npu, unit), codeFor(measurement.loinc, unit)] : [];
  const coding = [
    ...(npu ? [{ system: NPU_SYSTEM, code: npu }] : []),
    ...(loinc ? [{ system: LOINC_SYSTEM, code: loinc }] : []),
    { system: MARKER_SYSTEM, code: marker, display: marker },
  ];
  return {
    resourceType: "Observation",
    status: "final",
    category: [
      {
        coding: [{ system: "http://terminology.hl7.org/CodeSystem/observation-category", code: "laboratory" }],
      },
    ],
    ...(isFasting === null ? {} : { extension: [{ url: FASTING_EXTENSION, valueBoolean: isFasting }] }),
    code: { coding, text: marker },
    effectiveDateTime: day,
    ...(laboratory === null ? {} : { performer: [{ type: "Organization", display: laboratory }] }),
    valueQuantity: { ...quantity(number, unit), ...(comparator ? { comparator: COMPARATORS[comparator] } : {}) },
    ...(note === null ? {} : { note: [{ text: note }] }),
    ...(interval === null
      ? {}
      : {
          referenceRange: [
            {
              ...(interval.low === null ? {} : { low: quantity(interval.low, unit) }),
              ...(interval.high === null ? {} : { high: quantity(interval.high, unit) }),
            },
          ],
        }),
  };
}

/** What a FHIR file was read as. */
export interface ReadFhir {
  values: LabValue[];
  /** Results that were not taken, by their place among the results of the file, from zero. Nothing of their words is kept. */
  problems: { place: number; marker: string | null; reason: string }[];
  /** Swedish: why nothing was read; null where the file was read. */
  refusal: string | null;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/**
 * Reads FHIR R4 JSON: an Observation, a DiagnosticReport with contained ones, or a Bundle of these. Of persons nothing is read:
 * neither subject nor performers who are no organisation.
 * @param file the text of the file
 * @param today no sample was taken later
 */
export function readFhir(file: string, today: Day): ReadFhir {
  const refused = (refusal: string): ReadFhir => ({ values: [], problems: [], refusal });
  if (file.length > MAX_FHIR) return refused("Filen är för stor. Exportera ett provsvar eller ett år i taget.");
  let parsed: unknown;
  try {
    parsed = JSON.parse(file);
  } catch {
    return refused("Filen är inte JSON, eller inte hel.");
  }
  const results: Json[] = [];
  if (!isObject(parsed) || typeof parsed.resourceType !== "string") return refused("Filen är inte i formatet FHIR.");
  if (!collectResults(parsed, results, 0)) return refused("Filen har för många delar. Exportera ett provsvar i taget.");
  const read: ReadFhir = { values: [], problems: [], refusal: null };
  for (const [place, result] of results.entries()) {
    const value = readResult(result, today);
    if ("reason" in value) read.problems.push({ place, ...value });
    else read.values.push(value);
  }
  return read;
}

/** Observations in a resource and in what it contains; false where there are too many. */
function collectResults(resource: Json, results: Json[], depth: number): boolean {
  if (depth > MAX_DEPTH) return true;
  if (resource.resourceType === "Observation") results.push(resource);
  if (results.length > MAX_RESOURCES) return false;
  const inside = [
    ...listOf(resource.contained),
    ...listOf(resource.entry).flatMap(({ resource: one }) => (isObject(one) ? [one] : [])),
  ];
  return inside.every((one) => collectResults(one, results, depth + 1));
}

interface Problem {
  marker: string | null;
  reason: string;
}

const MEANT = new Set(["final", "amended", "corrected", "preliminary"]);

function readResult(result: Json, today: Day): LabValue | Problem {
  const code = isObject(result.code) ? result.code : {};
  const codings = listOf(code.coding);
  const meant = markersOf(codings);
  const [measurement] = meant;
  const problem = (reason: string): Problem => ({ marker: measurement?.marker ?? null, reason });
  if (!measurement) return problem(unknownCode(codings));
  if (meant.length > 1) return problem("Koderna betyder olika saker.");
  if (!MEANT.has(textOf(result.status) ?? "")) return problem("Svaret är struket eller inte klart.");
  if (listOf(result.component).length > 0) return problem("Resultatet har flera delar.");
  const measured = result.valueQuantity;
  if (!isObject(measured)) return problem(result.dataAbsentReason ? "Svaret saknar värde." : "Svaret är inget tal.");
  const read = quantityOf(measured, measurement);
  if (typeof read === "string") return problem(read);
  const day = dayOfResult(result);
  if (!day) return problem("Det framgår inte vilken dag provet togs.");
  if (day > today || day < FIRST_LAB_DAY) return problem("Datumet kan inte stämma.");
  if (isOldHbA1c(measurement.marker, read.unit, day)) return problem(OLD_HBA1C);
  const { isPlausible, question } = plausibilityOf(measurement, read.number, read.unit);
  if (!isPlausible) return problem(question ?? "Kontrollera siffrorna.");
  return {
    marker: measurement.marker,
    ...read,
    day,
    laboratory: laboratoryOf(result),
    isFasting: fastingOf(result, codings),
    interval: intervalOf(result, measurement, read.unit),
    // What others have written may be of persons.
    note: isOurs(codings) ? lineOf(listOf(result.note)[0]?.text, MAX_LAB_NOTE) : null,
  };
}

/** Whether a result is from a file of ours. */
const isOurs = (codings: readonly Json[]): boolean => codings.some(({ system }) => system === MARKER_SYSTEM);

function markersOf(codings: readonly Json[]): Measurement[] {
  const own = codings.find(({ system }) => system === MARKER_SYSTEM);
  const named = own && measurementOf(textOf(own.code) ?? "");
  if (named) return [named];
  const found = codings.flatMap(({ system, code }) => markerOfCode(textOf(system) ?? "", textOf(code) ?? "") ?? []);
  return [...new Set(found)];
}

/** Glucose of whole blood, which is lower than plasma's. */
const BLOOD_GLUCOSE = new Set(["15074-8", "2339-0", "NPU02187"]);

const unknownCode = (codings: readonly Json[]): string =>
  codings.some(({ code }) => BLOOD_GLUCOSE.has(textOf(code) ?? ""))
    ? "Glukos är mätt i helblod, där det är lägre än i plasma."
    : "Vi känner inte igen vad som är mätt.";

type Quantity = Pick<LabValue, "number" | "comparator" | "unit">;

/** A quantity in a unit of the marker, or in Swedish why it is none. */
function quantityOf({ value, comparator, unit, code, system }: Json, measurement: Measurement): Quantity | string {
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0 || value > MAX_LAB_NUMBER)
    return "Svaret är inget tal.";
  const isUcum = system === undefined || system === UCUM_SYSTEM;
  const written = (isUcum ? textOf(code) : undefined) ?? textOf(unit) ?? "";
  const read = written === "" || written === "1" ? ("" as const) : readUnitOf(written, measurement.units);
  if (read === undefined || !measurement.units.includes(read)) return "Enheten passar inte, eller saknas.";
  const sign = textOf(comparator);
  if (sign !== undefined && !BY_COMPARATOR[sign]) return "Tecknet före talet går inte att läsa.";
  return { number: value, unit: read, comparator: sign ? (BY_COMPARATOR[sign] ?? null) : null };
}

/** The day on which a sample was taken, where it was taken; in Sweden where the moment tells no place. */
function dayOfResult(result: Json): Day | undefined {
  const period = isObject(result.effectivePeriod) ? result.effectivePeriod.start : undefined;
  const moment = textOf(result.effectiveDateTime) ?? textOf(result.effectiveInstant) ?? textOf(period) ?? "";
  if (isDay(moment)) return moment;
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]{5,20}(?:Z|[+-]\d{2}:\d{2})$/.test(moment)) return undefined;
  const instant = new Date(moment);
  const [written] = moment.split("T");
  if (!/(?:Z|[+-]00:00)$/.test(moment)) return isDay(written ?? "") ? written : undefined;
  return Number.isNaN(instant.getTime()) ? undefined : dayOf(instant);
}

/** The laboratory, where a performer says that it is an organisation: other names may be a person's. */
function laboratoryOf(result: Json): string | null {
  const performer = listOf(result.performer).find(
    ({ type, reference }) => type === "Organization" || /^(?:.{0,200}\/)?Organization\//.test(textOf(reference) ?? ""),
  );
  return lineOf(performer?.display, MAX_LABORATORY);
}

const lineOf = (text: unknown, max: number): string | null => {
  const tidy = typeof text === "string" && text.length <= max ? tidyLine(text) : "";
  return tidy && isUsableLine(tidy) ? tidy : null;
};

function fastingOf(result: Json, codings: readonly Json[]): boolean | null {
  const own = listOf(result.extension).find(({ url }) => url === FASTING_EXTENSION)?.valueBoolean;
  if (typeof own === "boolean") return own;
  return !isOurs(codings) && codings.some(({ code }) => isFastingCode(textOf(code) ?? "")) ? true : null;
}

/** The laboratory's interval, where it gave one; several are of different persons. */
function intervalOf(result: Json, measurement: Measurement, unit: UnitName): LabInterval | null {
  const ranges = listOf(result.referenceRange);
  const [range] = ranges;
  if (!range || ranges.length > 1) return null;
  const limit = (one: unknown): number | null | undefined => {
    if (one === undefined) return null;
    if (!isObject(one)) return undefined;
    // A limit without a unit of its own is in the value's.
    const hasUnit = textOf(one.code) !== undefined || textOf(one.unit) !== undefined;
    const read = quantityOf(hasUnit ? one : { value: one.value, code: ucumOf(unit) }, measurement);
    return typeof read === "string" ? undefined : convertOf(measurement, read.number, read.unit, unit);
  };
  const [low, high] = [limit(range.low), limit(range.high)];
  if (low === undefined || high === undefined || (low === null && high === null)) return null;
  return low !== null && high !== null && low >= high ? null : { low, high };
}

import { swedishNumber } from "../words/numbers.ts";

/**
 * Units that occur in answers of laboratories, and how they relate. A name is how Swedish laboratories write the unit;
 * what has no unit (a ratio) is "". Two units of one kind differ by a factor; mass and amount of substance also by the molar
 * mass, which belongs to what is measured. Factors follow from the SI and from what is written beside them.
 */

/** Of units of one kind, one is a multiple of the other. */
type UnitKind =
  | "MASS"
  | "SUBSTANCE"
  | "CATALYTIC"
  | "INTERNATIONAL"
  | "ARBITRARY"
  | "NUMBER"
  | "FRACTION"
  | "VOLUME"
  | "ENTITIC_MASS"
  | "RATE"
  | "HBA1C_IFCC"
  | "FILTRATION"
  | "MASS_PER_SUBSTANCE"
  | "MASS_PER_MASS";

interface UnitDefinition {
  kind: UnitKind;
  /** In the base of its kind: g/L, mol/L, kat/L, IU/L, cells/L, 1, g/mol … */
  scale: number;
  /** Case-sensitive UCUM code (https://ucum.org/ucum). */
  ucum: string;
  /** Other spellings, folded by `foldUnit`. */
  spellings?: readonly string[];
}

const MINUTE = 60;

const DEFINITIONS = {
  "g/L": { kind: "MASS", scale: 1, ucum: "g/L" },
  "g/dL": { kind: "MASS", scale: 10, ucum: "g/dL", spellings: ["g/100ml"] },
  "mg/L": { kind: "MASS", scale: 1e-3, ucum: "mg/L", spellings: ["milligram/l", "millig/l"] },
  "mg/dL": { kind: "MASS", scale: 1e-2, ucum: "mg/dL", spellings: ["mg/100ml"] },
  "µg/L": { kind: "MASS", scale: 1e-6, ucum: "ug/L", spellings: ["mikrog/l", "mikrogram/l", "mcg/l"] },
  "µg/dL": { kind: "MASS", scale: 1e-5, ucum: "ug/dL", spellings: ["mcg/dl"] },
  "µg/mL": { kind: "MASS", scale: 1e-3, ucum: "ug/mL", spellings: ["mcg/ml"] },
  "ng/L": { kind: "MASS", scale: 1e-9, ucum: "ng/L", spellings: ["nanog/l", "nanogram/l"] },
  "ng/mL": { kind: "MASS", scale: 1e-6, ucum: "ng/mL" },
  "ng/dL": { kind: "MASS", scale: 1e-8, ucum: "ng/dL" },
  "pg/mL": { kind: "MASS", scale: 1e-9, ucum: "pg/mL" },
  "mmol/L": { kind: "SUBSTANCE", scale: 1e-3, ucum: "mmol/L", spellings: ["millimol/l"] },
  "µmol/L": { kind: "SUBSTANCE", scale: 1e-6, ucum: "umol/L", spellings: ["mikromol/l", "mcmol/l"] },
  "nmol/L": { kind: "SUBSTANCE", scale: 1e-9, ucum: "nmol/L", spellings: ["nanomol/l"] },
  "pmol/L": { kind: "SUBSTANCE", scale: 1e-12, ucum: "pmol/L", spellings: ["pikomol/l"] },
  // 1 U is 1 µmol a minute, 1 kat is 1 mol a second.
  "µkat/L": { kind: "CATALYTIC", scale: 1e-6, ucum: "ukat/L", spellings: ["mikrokat/l"] },
  "nkat/L": { kind: "CATALYTIC", scale: 1e-9, ucum: "nkat/L", spellings: ["nanokat/l"] },
  "U/L": { kind: "CATALYTIC", scale: 1e-6 / MINUTE, ucum: "U/L" },
  "IE/L": { kind: "INTERNATIONAL", scale: 1, ucum: "[IU]/L", spellings: ["iu/l", "i.e./l"] },
  "mIE/L": { kind: "INTERNATIONAL", scale: 1e-3, ucum: "m[IU]/L", spellings: ["miu/l"] },
  "µIE/mL": { kind: "INTERNATIONAL", scale: 1e-3, ucum: "u[IU]/mL", spellings: ["µiu/ml"] },
  "mIE/mL": { kind: "INTERNATIONAL", scale: 1, ucum: "m[IU]/mL", spellings: ["miu/ml"] },
  "kIE/L": { kind: "INTERNATIONAL", scale: 1e3, ucum: "k[IU]/L", spellings: ["kiu/l"] },
  "IE/mL": { kind: "INTERNATIONAL", scale: 1e3, ucum: "[IU]/mL", spellings: ["iu/ml"] },
  "kE/L": { kind: "ARBITRARY", scale: 1e3, ucum: "k[arb'U]/L", spellings: ["ku/l"] },
  "E/mL": { kind: "ARBITRARY", scale: 1e3, ucum: "[arb'U]/mL", spellings: ["u/ml"] },
  "10¹²/L": {
    kind: "NUMBER",
    scale: 1e12,
    ucum: "10*12/L",
    spellings: ["10*12/l", "10^12/l", "x10^12/l", "x10*12/l", "10e12/l", "x10e12/l", "e12/l", "x1012/l", "1012/l"],
  },
  "10⁹/L": {
    kind: "NUMBER",
    scale: 1e9,
    ucum: "10*9/L",
    spellings: ["10*9/l", "10^9/l", "x10^9/l", "x10*9/l", "10e9/l", "x10e9/l", "e9/l", "x109/l", "109/l"],
  },
  "10⁶/µL": {
    kind: "NUMBER",
    scale: 1e12,
    ucum: "10*6/uL",
    spellings: ["10*6/ul", "10^6/µl", "x10^6/µl", "10e6/µl"],
  },
  "10³/µL": {
    kind: "NUMBER",
    scale: 1e9,
    ucum: "10*3/uL",
    spellings: ["10*3/ul", "10^3/µl", "x10^3/µl", "10e3/µl", "x10e3/µl", "k/µl"],
  },
  "": { kind: "FRACTION", scale: 1, ucum: "1", spellings: ["l/l", "{ratio}"] },
  "%": { kind: "FRACTION", scale: 1e-2, ucum: "%", spellings: ["procent"] },
  fL: { kind: "VOLUME", scale: 1, ucum: "fL" },
  pg: { kind: "ENTITIC_MASS", scale: 1, ucum: "pg" },
  "mm/h": { kind: "RATE", scale: 1, ucum: "mm/h", spellings: ["mm", "mm/tim", "mm/timme", "mm/1h", "mm/hr"] },
  "mmol/mol": { kind: "HBA1C_IFCC", scale: 1, ucum: "mmol/mol" },
  "mL/min/1,73 m²": {
    kind: "FILTRATION",
    scale: 1,
    ucum: "mL/min/{1.73_m2}",
    spellings: ["ml/min/1,73m2", "ml/min/1.73m2", "ml/min/1,7", "ml/min/1.7", "ml/min/1,73", "ml/min/1.73"],
  },
  "g/mol": { kind: "MASS_PER_SUBSTANCE", scale: 1, ucum: "g/mol" },
  "mg/mmol": { kind: "MASS_PER_SUBSTANCE", scale: 1, ucum: "mg/mmol", spellings: ["mg/mmolkrea"] },
  "mg/g": { kind: "MASS_PER_MASS", scale: 1e-3, ucum: "mg/g", spellings: ["mg/gkrea"] },
} as const satisfies Record<string, UnitDefinition>;

/** A unit as it is shown and stored; "" for what has none. */
export type UnitName = keyof typeof DEFINITIONS;

const definitions: Readonly<Record<UnitName, UnitDefinition>> = DEFINITIONS;

/** Every unit that is known. */
export const UNIT_NAMES = Object.keys(DEFINITIONS) as [UnitName, ...UnitName[]];

/** The UCUM code of a unit. */
export const ucumOf = (unit: UnitName): string => definitions[unit].ucum;

/** Numbers of one kind of unit are multiples of each other, whatever is measured. */
export const kindOf = (unit: UnitName): UnitKind => definitions[unit].kind;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A unit as spellings are compared: no blanks, one sign for micro, superscripts as digits, lower case. */
function foldUnit(written: string): string {
  // Most texts that are asked have ASCII only, and there are many.
  if (!/[^\x20-\x7e]/.test(written)) return written.replaceAll(" ", "").toLowerCase();
  const plain = [...written].map((sign) => {
    const digit = SUPERSCRIPTS.indexOf(sign);
    return digit >= 0 ? String(digit) : sign === "μ" ? "µ" : sign === "×" ? "x" : sign === "·" ? "" : sign;
  });
  return plain.join("").replace(/\s/g, "").toLowerCase();
}

const bySpelling = new Map<string, UnitName>(
  UNIT_NAMES.flatMap((name) => {
    const { ucum, spellings = [] } = definitions[name];
    const spelt = [name, ucum, ...spellings].flatMap((one) => {
      const folded = foldUnit(one);
      // 'umol/L' and 'uIE/mL' for want of the sign.
      return folded.startsWith("µ") ? [folded, `u${folded.slice(1)}`] : [folded, folded.replace("/µl", "/ul")];
    });
    // '1', which is UCUM's for no unit, is a number everywhere else.
    return spelt.filter((one) => one !== "" && one !== "1").map((one) => [one, name] as const);
  }),
);

/** The longest spelling, so that longer texts need not be looked at. */
const LONGEST = Math.max(...[...bySpelling.keys()].map((spelling) => spelling.length)) + 6;

/**
 * The unit that a text is, as laboratories, spreadsheets and UCUM write it ('ug/L', 'mikrokat/L', '10*9/L'); undefined for
 * another text. 'mU/L' and 'kU/L', which are international units or arbitrary ones, are read by `readUnitOf`.
 */
export const readUnit = (written: string): UnitName | undefined =>
  written.length > LONGEST ? undefined : bySpelling.get(foldUnit(written));

/** Spellings that stand for one unit or another, by what is measured. */
const AMBIGUOUS: Readonly<Record<string, readonly UnitName[]>> = {
  "u/l": ["U/L", "IE/L"],
  "e/l": ["U/L", "IE/L"],
  "iu/l": ["IE/L", "U/L"],
  "mu/l": ["mIE/L"],
  "me/l": ["mIE/L"],
  "mu/ml": ["mIE/mL"],
  "µu/ml": ["µIE/mL"],
  "uu/ml": ["µIE/mL"],
  "ku/l": ["kE/L", "kIE/L"],
  "ke/l": ["kE/L", "kIE/L"],
  "u/ml": ["E/mL", "IE/mL"],
  "e/ml": ["E/mL", "IE/mL"],
  "iu/ml": ["IE/mL", "E/mL"],
  "kiu/l": ["kIE/L", "kE/L"],
  "[arb'u]/ml": ["E/mL"],
  "[iu]/l": ["IE/L", "U/L"],
};

/**
 * The unit of those that a marker is given in that a text means.
 * @param units those of the marker
 */
export function readUnitOf(written: string, units: readonly UnitName[]): UnitName | undefined {
  const read = readUnit(written);
  if (read !== undefined && units.includes(read)) return read;
  const meant =
    written.length > LONGEST
      ? []
      : Object.hasOwn(AMBIGUOUS, foldUnit(written))
        ? (AMBIGUOUS[foldUnit(written)] ?? [])
        : [];
  return meant.find((unit) => units.includes(unit)) ?? read;
}

/** Units without a fraction are short. */
const SHORT = 8;

/** Whether a text is a unit, or may be one. */
export function isUnit(written: string): boolean {
  if (written.length > LONGEST || (written.length > SHORT && !written.includes("/"))) return false;
  const folded = foldUnit(written);
  return bySpelling.has(folded) || Object.hasOwn(AMBIGUOUS, folded);
}

/** Digits that are kept, so that no rest of binary arithmetic shows. */
const PRECISION = 12;

/** A number without the rest that binary arithmetic leaves. */
export const tidyNumber = (number: number): number => Number(number.toPrecision(PRECISION));

/** What a conversion between mass and amount of substance, or of HbA1c, takes besides the units. */
export interface Conversion {
  /** g/mol of what is measured; null where it has none that is certain. */
  molarMass: number | null;
  /** Milligrams in an international unit of the standard that the marker is measured by; null where it differs. */
  massPerUnit: number | null;
}

/** g/mol of creatinine, by which albumin in urine is divided. */
const CREATININE = 113.12;

// NGSP (%) = 0.09148 × IFCC (mmol/mol) + 2.152: Hoelzel W et al., Clinical Chemistry 2004;50:166–174, as www.ngsp.org/ifcc.asp.
const NGSP_SLOPE = 0.09148;
const NGSP_INTERCEPT = 2.152;

/**
 * A number in another unit.
 * @returns undefined where the units cannot be converted into each other for what is measured
 */
export function convert(number: number, from: UnitName, to: UnitName, by: Conversion): number | undefined {
  if (from === to) return number;
  const [one, other] = [definitions[from], definitions[to]];
  if (one.kind === other.kind) return tidyNumber((number * one.scale) / other.scale);
  if (one.kind === "HBA1C_IFCC" && to === "%") return tidyNumber(number * NGSP_SLOPE + NGSP_INTERCEPT);
  if (from === "%" && other.kind === "HBA1C_IFCC") return tidyNumber((number - NGSP_INTERCEPT) / NGSP_SLOPE);
  const inBase = number * one.scale;
  const result = acrossKinds(inBase, one.kind, other.kind, by);
  return result === undefined ? undefined : tidyNumber(result / other.scale);
}

function acrossKinds(number: number, from: UnitKind, to: UnitKind, { molarMass, massPerUnit }: Conversion) {
  if (molarMass !== null && from === "MASS" && to === "SUBSTANCE") return number / molarMass;
  if (molarMass !== null && from === "SUBSTANCE" && to === "MASS") return number * molarMass;
  if (massPerUnit !== null && from === "MASS" && to === "INTERNATIONAL") return (number * 1_000) / massPerUnit;
  if (massPerUnit !== null && from === "INTERNATIONAL" && to === "MASS") return (number * massPerUnit) / 1_000;
  if (from === "MASS_PER_MASS" && to === "MASS_PER_SUBSTANCE") return number * CREATININE;
  if (from === "MASS_PER_SUBSTANCE" && to === "MASS_PER_MASS") return number / CREATININE;
  return undefined;
}

/** A number with its unit: '5,4 mmol/L', '38'. */
export const withUnit = (number: number, unit: UnitName): string =>
  unit ? `${swedishNumber(number)} ${unit}` : swedishNumber(number);

import { foldName } from "../words/text.ts";

/** How much results of one healthy person differ from sample to sample. */
export interface BiologicalVariation {
  /** Within-subject biological variation, CVI, in percent. */
  within: number;
  /** Analytical variation of the study's laboratory, CVA, in percent; null where it is not told. */
  analytical: number | null;
  /** Above this, in the usual unit, the figures do not hold. */
  upTo: number | null;
  /** Whether the figures are of samples that were taken fasting. */
  isFasting: boolean;
  source: string;
}

// All figures are from published articles, not from the EFLM Biological Variation Database, whose terms forbid to pass them on.
// EuBIVAS: table 2 of its summary (Carobene A et al., Clin Chem Lab Med 2022;60:505–517), which names the article of each.
const EUBIVAS = (article: string) =>
  `${article}, efter sammanställningen i Clin Chem Lab Med 2022;60:505–517 (EuBIVAS)`;
const BLOOD_COUNT = "Coşkun A m.fl., Clin Chem Lab Med 2018;56:1309–1318";
const LIPIDS = EUBIVAS("Aarsand AK m.fl., Clin Chem 2018;64:1380–1393");
const ENZYMES = EUBIVAS("Carobene A m.fl., Clin Chem 2017;63:1141–1150");
const CREATININE = EUBIVAS("Carobene A m.fl., Clin Chem 2017;63:1527–1536");
const PROTEINS = EUBIVAS("Carobene A m.fl., Clin Chem 2019;65:1031–1041");
const THYROID = EUBIVAS("Bottani M m.fl., Clin Chem Lab Med 2022;60:523–532");
const IRON = "Pilon VA m.fl., Clin Chem 1981;27:78–82";
const VITAMINS = "Ozkanay H m.fl., Scand J Clin Lab Invest 2023;83:509–518";

const of = (
  source: string,
  rows: Readonly<Record<string, readonly [within: number, analytical: number | null]>>,
  { upTo = null, isFasting = false }: Partial<Pick<BiologicalVariation, "upTo" | "isFasting">> = {},
): [string, BiologicalVariation][] =>
  Object.entries(rows).map(([marker, [within, analytical]]) => [
    foldName(marker),
    { within, analytical, upTo, isFasting, source },
  ]);

/**
 * By marker. Left out: vitamin D, which changes with the season, so that no two samples are of one state; hormones of the
 * cycle, and the rest, for which no figure was found in an article.
 */
const VARIATIONS: ReadonlyMap<string, BiologicalVariation> = new Map([
  // Of leukocytes and neutrophils women's figures, which are the larger.
  ...of(BLOOD_COUNT, {
    "Hemoglobin (Hb)": [2.74, 0.58],
    Erytrocyter: [2.77, 0.66],
    EVF: [2.82, 0.63],
    MCV: [0.72, 0.18],
    MCH: [0.75, 0.78],
    Leukocyter: [12.82, 1.49],
    Neutrofiler: [20.09, 1.88],
    Lymfocyter: [9.81, 2.4],
    Trombocyter: [7.22, 1.8],
  }),
  ...of(LIPIDS, {
    Kolesterol: [5.18, 0.98],
    "HDL-kolesterol": [5.67, 0.56],
    "LDL-kolesterol": [8.46, 1.77],
    Urat: [8.32, 0.86],
    Natrium: [0.53, 0.4],
    Kalium: [3.92, 0.41],
    Kalcium: [1.81, 0.85],
    Bilirubin: [20.9, 2.98],
  }),
  ...of(LIPIDS, { Triglycerider: [19.8, 1.8], "P-glukos": [4.7, 0.58] }, { isFasting: true }),
  // Jaffe's method, whose analytical variation is the larger; answers do not name the method.
  ...of(CREATININE, { Kreatinin: [4.7, 4.4] }),
  ...of(ENZYMES, { ALAT: [9.3, 6.7], ASAT: [9.5, 5.5], GT: [8.9, 8.7], ALP: [5.3, 2.8] }),
  ...of(PROTEINS, { Albumin: [2.5, 1.5], Transferrin: [3.4, 2.69] }),
  // Without the weeks in which somebody had an infection: more than 10 mg/L is one.
  ...of(PROTEINS, { CRP: [29.4, 11.1], "Högkänsligt CRP": [29.4, 11.1] }, { upTo: 10 }),
  ...of(THYROID, { TSH: [18.9, 1.46], "Fritt T4": [4.8, 1.71] }),
  ...of(IRON, { Järn: [28.5, null], Järnmättnad: [28, null] }),
  ...of(VITAMINS, { Ferritin: [16.9, 3.5], Folat: [10.7, 4], "Vitamin B12": [8.6, 7.5] }),
  // In % (NGSP), to which both values are converted. CVA: what laboratories are to keep within (Sacks DB et al.).
  ...of(
    "Ricós C m.fl., Adv Lab Med 2020;1(3):20200029; analysens variation högst 2 % enligt Sacks DB m.fl., Diabetes Care 2011;34:e61–e99",
    { HbA1c: [1.2, 2] },
  ),
]);

/** How much a marker varies within a person; undefined where no published figure is known for certain. */
export const variationOf = (marker: string): BiologicalVariation | undefined => VARIATIONS.get(foldName(marker));

/** The quantile of the normal distribution that 95 % lie within, on both sides. */
const Z_95 = 1.96;

/** From this total variation on, in percent, changes are judged by the log-normal form. */
const LOG_NORMAL_FROM = 10;

/**
 * The analytical variation that counts: what the study had, and at least half of the variation within a person, which is what
 * laboratories aim at (Ricós C et al., Scand J Clin Lab Invest 2004;64:175–184), since another laboratory's is not known.
 */
export const analyticalVariation = ({ within, analytical }: BiologicalVariation): number =>
  Math.max(analytical ?? 0, within / 2);

/**
 * Reference change value (Harris and Fraser): RCV = √2 · z · √(CVA² + CVI²), two-sided, 95 %.
 * @returns percent of the first value
 */
export const referenceChangeValue = (within: number, analytical: number): number =>
  Math.SQRT2 * Z_95 * Math.hypot(within, analytical);

/**
 * Its log-normal form, in which a value can rise by more than it can fall: exp(±√2 · z · σ) − 1 with
 * σ² = ln(CVA² + 1) + ln(CVI² + 1) (Fokkema MR et al., Clin Chem 2006;52:1602–1603).
 * @returns percent of the first value, both positive
 */
export function logNormalChange(within: number, analytical: number): { rise: number; fall: number } {
  const variance = (percent: number) => Math.log1p((percent / 100) ** 2);
  const limit = Math.SQRT2 * Z_95 * Math.sqrt(variance(within) + variance(analytical));
  return { rise: Math.expm1(limit) * 100, fall: -Math.expm1(-limit) * 100 };
}

/** By how much a later value must differ to have changed, in percent of the first. */
export function changeLimits(variation: BiologicalVariation): { rise: number; fall: number } {
  const analytical = analyticalVariation(variation);
  if (Math.hypot(variation.within, analytical) >= LOG_NORMAL_FROM) return logNormalChange(variation.within, analytical);
  const limit = referenceChangeValue(variation.within, analytical);
  return { rise: limit, fall: limit };
}

import type { ReferenceInterval } from "../../schema/rules/catalogue/referenceIntervals.ts";

/** Limits of healthy adults, and where they were published. */
interface PublishedIntervals {
  intervals: ReferenceInterval[];
  source: string;
}

// The Nordic Reference Interval Project measured some 3 000 healthy adults in five countries by traceable methods, so that
// laboratories of the Nordic countries can share its limits. Markers whose values depend on the method (hormones, ferritin,
// vitamins, antibodies) and those that are judged by risk (blood lipids, blood sugar) have none here.
const BLOOD_COUNT =
  "Nordin G m.fl. (NORIP), Scandinavian Journal of Clinical and Laboratory Investigation 2004;64:385–398";
const CHEMISTRY =
  "Rustad P m.fl. (NORIP), Scandinavian Journal of Clinical and Laboratory Investigation 2004;64:271–284";
const ENZYMES =
  "Strømme JH m.fl. (NORIP), Scandinavian Journal of Clinical and Laboratory Investigation 2004;64:371–384, omräknat från U/L";

type Limits = readonly [low: number, high: number];
type Ages = readonly [from: number | null, to: number | null];
const ANY: Ages = [null, null];

const of = (sex: ReferenceInterval["sex"], [low, high]: Limits, [fromAge, toAge]: Ages = ANY): ReferenceInterval => ({
  sex,
  fromAge,
  toAge,
  low,
  high,
});
const all = (limits: Limits, ages?: Ages) => of(null, limits, ages);
const women = (limits: Limits, ages?: Ages) => of("FEMALE", limits, ages);
const men = (limits: Limits, ages?: Ages) => of("MALE", limits, ages);

const from = (source: string, table: Readonly<Record<string, ReferenceInterval[]>>): [string, PublishedIntervals][] =>
  Object.entries(table).map(([name, intervals]) => [name, { intervals, source }]);

/** By the marker's name. */
export const markerIntervals: ReadonlyMap<string, PublishedIntervals> = new Map([
  ...from(BLOOD_COUNT, {
    "Hemoglobin (Hb)": [women([117, 153]), men([134, 170])],
    Erytrocyter: [women([3.94, 5.16]), men([4.25, 5.71])],
    EVF: [women([0.348, 0.459]), men([0.395, 0.5])],
    MCV: [all([82, 98])],
    MCH: [all([27.1, 33.3])],
    Leukocyter: [all([3.5, 8.8])],
    Trombocyter: [women([165, 387]), men([145, 348])],
  }),
  ...from(CHEMISTRY, {
    Järn: [all([9, 34])],
    Urat: [women([155, 350], [null, 49]), women([155, 400], [50, null]), men([230, 480])],
    Natrium: [all([137, 145])],
    Kalcium: [all([2.15, 2.51])],
    Magnesium: [all([0.71, 0.94])],
    Albumin: [all([36, 48], [null, 39]), all([36, 45], [40, 69]), all([34, 45], [70, null])],
    Bilirubin: [all([5, 25])],
  }),
  // As that laboratory states it for plasma; in serum the lower limit is a little higher.
  ...from("Karolinska universitetslaboratoriet, P-Kalium, efter NORIP", { Kalium: [all([3.5, 4.6])] }),
  ...from(ENZYMES, {
    ALAT: [women([0.15, 0.75]), men([0.15, 1.1])],
    ASAT: [women([0.25, 0.6]), men([0.25, 0.75])],
    ALP: [all([0.6, 1.8])],
    GT: [
      women([0.15, 0.75], [null, 39]),
      women([0.15, 1.2], [40, null]),
      men([0.15, 1.3], [null, 39]),
      men([0.2, 1.9], [40, null]),
    ],
    CK: [women([0.6, 3.5]), men([0.8, 6.7], [null, 49]), men([0.7, 4.7], [50, null])],
  }),
]);

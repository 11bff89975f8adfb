import { swedishDay } from "../words/dates.ts";
import { addDays, type Day } from "../words/days.ts";
import { foldName, slugOf } from "../words/text.ts";

/** When a new sample of a marker says something. */
export interface Retest {
  /** Weeks after a change of treatment, food or supplements, from and to. */
  weeks: readonly [from: number, to: number];
  /** Swedish: after what, and why. */
  text: string;
  source: string;
}

/** A new sample as a step of a protocol. */
export interface RetestStep {
  title: string;
  description: string;
}

/** The step that a new sample is, counted from the sample before; a day that has been is no more told as the first. */
export function retestStep(marker: string, retest: Retest, sampledOn: Day, today: Day): RetestStep {
  const { weeks, text } = retest;
  const [from, to] = weeks;
  const first = firstDay(sampledOn, retest);
  const when = first > today ? `tidigast ${swedishDay(first)}` : "nu eller när det passar";
  const span = from === to ? `${from} veckor` : `${from} till ${to} veckor`;
  return {
    title: `Ta om ${marker}, ${when}`,
    description: `${span} efter provet ${swedishDay(sampledOn)}. ${text} Ta bort steget när provet är taget.`,
  };
}

/** The first day on which a new sample says something. */
const firstDay = (sampledOn: Day, { weeks: [from] }: Retest): Day => addDays(sampledOn, 7 * from);

const LIPIDS: Retest = {
  weeks: [4, 12],
  text: "Blodfetterna brukar ha ställt in sig 4 till 12 veckor efter att en behandling eller kosten har ändrats.",
  source: "Grundy SM m.fl. (AHA/ACC), Circulation 2019;139:e1082–e1143",
};
const IRON: Retest = {
  weeks: [8, 12],
  text: "Efter 8 till 12 veckor med järn syns det om depåerna fylls på.",
  source: "DeLoughery TG m.fl. (AGA), Clinical Gastroenterology and Hepatology 2024;22:1575–1583",
};

const BY_NAME: Readonly<Record<string, Retest>> = {
  HbA1c: {
    weeks: [8, 12],
    text: "HbA1c speglar de senaste två till tre månaderna. Ett nytt prov säger mer efter 8 till 12 veckor.",
    source: "American Diabetes Association, Standards of Care in Diabetes 2026, avsnitt 6",
  },
  Kolesterol: LIPIDS,
  "LDL-kolesterol": LIPIDS,
  "HDL-kolesterol": LIPIDS,
  "Non-HDL-kolesterol": LIPIDS,
  Triglycerider: LIPIDS,
  Ferritin: IRON,
  Järnmättnad: IRON,
  "25-OH-vitamin D": {
    weeks: [12, 26],
    text: "Det tar minst tre månader innan D-vitamin har ställt in sig efter att ett tillskott har ändrats.",
    source: "Royal Osteoporosis Society, Vitamin D and Bone Health (2018)",
  },
  TSH: {
    weeks: [4, 8],
    text: "TSH har ställt in sig 4 till 8 veckor efter att en dos har ändrats.",
    source: "Garber JR m.fl. (ATA/AACE), Thyroid 2012;22:1200–1235",
  },
  "Högkänsligt CRP": {
    weeks: [2, 2],
    text: "Ta provet igen efter två veckor när du är frisk. Är det över 10 mg/L beror det oftast på en infektion.",
    source: "Pearson TA m.fl. (AHA/CDC), Circulation 2003;107:499–511",
  },
};

const RETESTS: ReadonlyMap<string, Retest> = new Map(
  Object.entries(BY_NAME).map(([marker, retest]) => [foldName(marker), retest]),
);

/** When a marker is worth measuring again; undefined where nothing that fits is published. */
export const retestOf = (marker: string): Retest | undefined => RETESTS.get(foldName(marker));

/** The markers that are worth measuring again, by what addresses call them. */
export const RETESTED: ReadonlyMap<string, string> = new Map(Object.keys(BY_NAME).map((name) => [slugOf(name), name]));

/**
 * From when on each marker of somebody is worth measuring again, by its latest sample.
 * @param ruleNames the names under which the rules know markers, by what addresses call or called them
 */
export function retestsFrom(
  samples: readonly { markerSlug: string; sampledOn: Day }[],
  ruleNames: ReadonlyMap<string, string> = RETESTED,
): { marker: string; from: Day }[] {
  const latest = new Map<string, Day>();
  for (const { markerSlug, sampledOn } of samples) {
    const marker = ruleNames.get(markerSlug);
    if (marker !== undefined && sampledOn > (latest.get(marker) ?? "")) latest.set(marker, sampledOn);
  }
  return [...latest].flatMap(([marker, sampledOn]) => {
    const retest = retestOf(marker);
    return retest ? [{ marker, from: firstDay(sampledOn, retest) }] : [];
  });
}

import type { LabChange } from "../../../../schema/rules/labValues/labChange.ts";
import type { LabAlert, LabPlace } from "../../../../schema/rules/labValues/labMeaning.ts";
import type { Retest } from "../../../../schema/rules/labValues/retest.ts";
import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";
import type { Amount } from "../labWords.ts";
import type { ChartBand, ChartPoint } from "./ValueChart.tsx";

/** The interval that applies to somebody's latest value. */
export interface ShownInterval {
  /** 'Laboratoriets eget intervall: 10–150 µg/L', 'Kvinnor 117–153, män 134–170 g/L' */
  text: string;
  /** Where it is from; undefined for the laboratory's own. */
  source: string | undefined;
  /** For the curve; undefined where it differs by sex or age, and nobody has said whose. */
  band: ChartBand | undefined;
  /** What the band is in. */
  unit: string;
}

/** What came of comparing the latest value with the one before. */
export interface ShownChange {
  /** The one before. */
  before: LabValue;
  /** By how much it differs, in hundredths; negative for less, undefined where that cannot be said. */
  percent: number | undefined;
  judged: LabChange;
}

/** All values of a marker, with what can be said of them. */
export interface MarkerHistory {
  slug: string;
  name: string;
  /** The catalogue's; undefined where it has the marker no more. */
  marker: LabMarker | undefined;
  /** The latest first. */
  values: readonly LabValue[];
  latest: LabValue;
  /** The latest in the usual unit, where that is another. */
  usual: Amount | undefined;
  interval: ShownInterval | undefined;
  /** Where the latest lies in it; undefined where that cannot be said. */
  place: LabPlace | undefined;
  change: ShownChange | undefined;
  /** What to do about the latest, where laboratories phone about such a value. */
  alert: LabAlert | undefined;
  /** When it makes sense to measure again. */
  retest: Retest | undefined;
  /** The oldest first, in one unit; those that cannot be converted are left out. */
  points: readonly ChartPoint[];
}

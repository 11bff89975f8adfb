import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";
import type { Amount } from "../labWords.ts";
import type { ChartBand, ChartPoint } from "./ValueChart.tsx";

/** Where a value lies in relation to an interval; undefined where that cannot be said, as of '<5' with a limit of 3. */
export type Standing = "BELOW" | "WITHIN" | "ABOVE";

/** An interval that applies to somebody's latest value. */
export interface AppliedInterval {
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
export interface Change {
  /** The one before. */
  before: LabValue;
  /** By how much it differs, in hundredths; negative for less. */
  percent: number;
  /** Whether the difference is larger than what varies by itself. */
  isReal: boolean;
  /** The difference from which on it is real, in hundredths. */
  limitPercent: number;
  source: string;
}

/** Care to contact, because a value is beyond what laboratories phone about. */
export interface CareContact {
  call: "112" | "1177";
  text: string;
  source: string;
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
  interval: AppliedInterval | undefined;
  standing: Standing | undefined;
  change: Change | undefined;
  care: CareContact | undefined;
  /** When it makes sense to take the test again. */
  retest: { from: string; text: string; source: string } | undefined;
  /** The oldest first, in one unit; those that cannot be converted are left out. */
  points: readonly ChartPoint[];
}

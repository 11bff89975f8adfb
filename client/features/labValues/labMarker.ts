import type { ReferenceInterval } from "../../../schema/rules/catalogue/referenceIntervals.ts";

/** A marker that somebody may have values of: the catalogue's, with the units that its values may be in. */
export interface LabMarker {
  /** By which values name it, e.g. 'ferritin'. */
  slug: string;
  /** Names that its values may have besides, from before it was renamed. */
  formerSlugs: readonly string[];
  /** Its name in the rules for values; the catalogue's may be another by now. */
  measuredAs: string;
  databaseId: number;
  path: string;
  name: string;
  description: string;
  searchTerms: readonly string[];
  /** The usual one in Sweden first; "" for a mere number, as of a ratio. */
  units: readonly string[];
  /** What the intervals are in; null for a mere number. */
  catalogueUnit: string | null;
  intervals: readonly ReferenceInterval[];
  /** Of the intervals; empty where there are none. */
  intervalSource: string;
  guide: { path: string; title: string } | undefined;
}

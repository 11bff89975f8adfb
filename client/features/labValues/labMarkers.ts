import { MEASUREMENTS, measurementOf } from "../../../schema/rules/labValues/measurements.ts";
import { readUnit } from "../../../schema/rules/labValues/units.ts";
import { slugOf } from "../../../schema/rules/words/text.ts";
import type { LabMarkersQuery } from "./LabMarkers.generated.ts";
import type { LabMarker } from "./labMarker.ts";

type Biomarker = NonNullable<LabMarkersQuery["biomarkers"]>[number];

/** The units that a marker's values may be in, the usual one first; one that an admin has added has its own, if it is known. */
function unitsOf(marker: Biomarker): readonly string[] {
  const own = marker.unit ? readUnit(marker.unit) : undefined;
  return measurementOf(ruleNameOf(marker))?.units ?? (own ? [own] : []);
}

/** The name under which the rules know a marker, also after it was renamed; its own where they do not. */
const ruleNameOf = ({ name, formerSlugs }: Biomarker): string =>
  measurementOf(name)
    ? name
    : (MEASUREMENTS.find(({ marker }) => formerSlugs.includes(slugOf(marker)))?.marker ?? name);

/** The markers that are numbers, with the units that their values may be in, by name. */
export const labMarkersOf = (biomarkers: readonly Biomarker[]): LabMarker[] =>
  biomarkers
    .filter((marker) => unitsOf(marker).length > 0)
    .map((marker) => ({
      slug: slugOf(marker.name),
      formerSlugs: marker.formerSlugs,
      measuredAs: ruleNameOf(marker),
      databaseId: marker.databaseId,
      path: marker.path,
      name: marker.name,
      description: marker.description,
      searchTerms: marker.searchTerms,
      units: unitsOf(marker),
      catalogueUnit: marker.unit,
      intervals: marker.referenceIntervals,
      intervalSource: marker.referenceSource,
      guide: marker.guides[0],
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "sv"));

/** Values under what their markers are called now, also those that were recorded before a marker was renamed. */
export function underCurrentNames<Value extends { markerSlug: string }>(
  values: readonly Value[],
  markers: readonly LabMarker[],
): Value[] {
  // What a marker is called now goes before what another one was called.
  const current = new Map([
    ...markers.flatMap(({ slug, formerSlugs }) => formerSlugs.map((former): [string, string] => [former, slug])),
    ...markers.map(({ slug }): [string, string] => [slug, slug]),
  ]);
  return values.map((value) => {
    const slug = current.get(value.markerSlug);
    return slug === undefined || slug === value.markerSlug ? value : { ...value, markerSlug: slug };
  });
}

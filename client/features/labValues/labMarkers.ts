import { measurementOf } from "../../../schema/rules/labValues/measurements.ts";
import { readUnit } from "../../../schema/rules/labValues/units.ts";
import { slugOf } from "../../../schema/rules/words/text.ts";
import type { LabMarkersQuery } from "./LabMarkers.generated.ts";
import type { LabMarker } from "./labMarker.ts";

type Biomarker = NonNullable<LabMarkersQuery["biomarkers"]>[number];

/** The units that a marker's values may be in, the usual one first; one that an admin has added has its own, if it is known. */
function unitsOf({ name, unit }: Biomarker): readonly string[] {
  const own = unit ? readUnit(unit) : undefined;
  return measurementOf(name)?.units ?? (own ? [own] : []);
}

/** The markers that are numbers, with the units that their values may be in, by name. */
export const labMarkersOf = (biomarkers: readonly Biomarker[]): LabMarker[] =>
  biomarkers
    .filter((marker) => unitsOf(marker).length > 0)
    .map((marker) => ({
      slug: slugOf(marker.name),
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

import { slugOf } from "../../../schema/rules/words/text.ts";
import type { LabMarkersQuery } from "./LabMarkers.generated.ts";
import type { LabMarker } from "./labMarker.ts";

/** The markers of the catalogue, with the units that their values may be in, by name. */
export const labMarkersOf = (biomarkers: NonNullable<LabMarkersQuery["biomarkers"]>): LabMarker[] =>
  biomarkers
    .map(({ databaseId, path, name, description, searchTerms, unit, referenceIntervals, referenceSource, guides }) => ({
      slug: slugOf(name),
      databaseId,
      path,
      name,
      description,
      searchTerms,
      units: unit ? [unit] : [],
      intervals: referenceIntervals,
      intervalSource: referenceSource,
      guide: guides[0],
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "sv"));

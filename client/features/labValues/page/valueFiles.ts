import { labCsvOf } from "../../../../schema/rules/labValues/labCsv.ts";
import { fhirOf } from "../../../../schema/rules/labValues/labFhir.ts";
import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";
import { measuredOf } from "../measured.ts";

/** Values as the rules know them; those of a marker that the catalogue has no more cannot be named in a file. */
function named(values: readonly LabValue[], markers: readonly LabMarker[]) {
  const known = new Map(markers.map((marker) => [marker.slug, marker]));
  return values.flatMap((value) => measuredOf(value, known.get(value.markerSlug)) ?? []);
}

/** Values as a file for spreadsheets, which can be read back. */
export const csvOfValues = (values: readonly LabValue[], markers: readonly LabMarker[]): string =>
  labCsvOf(named(values, markers));

/** Values as a FHIR Bundle, which can be read back. */
export const fhirOfValues = (values: readonly LabValue[], markers: readonly LabMarker[]): string =>
  JSON.stringify(fhirOf(named(values, markers)), null, 2);

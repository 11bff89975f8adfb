import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";

export const csvOfValues = (_values: readonly LabValue[], _markers: readonly LabMarker[]): string => "";
export const fhirOfValues = (_values: readonly LabValue[], _markers: readonly LabMarker[]): string => "";

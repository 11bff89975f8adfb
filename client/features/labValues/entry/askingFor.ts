import { measurementOf, plausibilityOf } from "../../../../schema/rules/labValues/measurements.ts";
import type { LabMarker } from "../labMarker.ts";
import type { AskAmount } from "./entrySchema.ts";

/** Asks about numbers that hardly anybody has, or that are more likely in another unit of the marker. */
export const askingFor =
  (markers: readonly LabMarker[]): AskAmount =>
  (slug, { value, unit }) => {
    const measurement = measurementOf(markers.find((marker) => marker.slug === slug)?.measuredAs ?? "");
    const known = measurement?.units.find((one) => one === unit);
    if (!measurement || known === undefined) return undefined;
    const { isPlausible, otherUnits } = plausibilityOf(measurement, value, known);
    return isPlausible && otherUnits.length === 0 ? undefined : { unit: otherUnits[0] };
  };

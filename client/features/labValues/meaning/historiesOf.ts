import type { Sex } from "../../../../schema/catalogue.ts";
import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";
import type { MarkerHistory } from "./markerHistory.ts";

/** Whose intervals apply. */
export interface Person {
  /** Null: not said. */
  sex: Sex | null;
}

/** The values by marker, with what can be said of each: those to call about first, then by the latest sample. */
export function historiesOf(
  values: readonly LabValue[],
  markers: readonly LabMarker[],
  _person: Person,
  _today: string,
): MarkerHistory[] {
  const bySlug = Map.groupBy(values, ({ markerSlug }) => markerSlug);
  return [...bySlug].flatMap(([slug, own]) => {
    const ordered = own.toSorted((one, other) => other.sampledOn.localeCompare(one.sampledOn));
    const [latest] = ordered;
    const marker = markers.find((one) => one.slug === slug);
    if (!latest) return [];
    return [
      {
        slug,
        name: marker?.name ?? slug,
        marker,
        values: ordered,
        latest,
        usual: undefined,
        interval: undefined,
        standing: undefined,
        change: undefined,
        care: undefined,
        retest: undefined,
        points: [],
      },
    ];
  });
}

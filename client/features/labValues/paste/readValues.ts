import type { LabMarker } from "../labMarker.ts";
import type { ReadText } from "./readLines.ts";

export const readValues = (
  _text: string,
  _file: { name: string } | undefined,
  _markers: readonly LabMarker[],
): ReadText => ({
  lines: [],
});

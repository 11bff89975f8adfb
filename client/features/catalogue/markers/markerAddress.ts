import { MAX_MARKERS } from "../../../../schema/rules/catalogue/markerCover.ts";

/** Where the marker chooser is. */
export const MARKERS_PATH = "/tester/markorer";

/** Name of a chosen marker in the address, once for each. */
export const MARKER_PARAM = "markor";

/**
 * The chosen markers as the address has them.
 * @param known the markers to choose among; others are left out
 * @returns at most 30 distinct numbers, in order
 */
export function chosenFromAddress(params: URLSearchParams, known: readonly { databaseId: number }[]): number[] {
  const given = new Set(params.getAll(MARKER_PARAM));
  return known
    .map(({ databaseId }) => databaseId)
    .filter((id) => given.has(String(id)))
    .slice(0, MAX_MARKERS);
}

/** The page's address with these markers chosen. */
export const addressWith = (chosen: readonly number[]): string => {
  const query = new URLSearchParams(chosen.map((id) => [MARKER_PARAM, String(id)])).toString();
  return query ? `${MARKERS_PATH}?${query}` : MARKERS_PATH;
};

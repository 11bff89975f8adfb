/** Path of the page with somebody's own values. */
export const LAB_VALUES_PATH = "/min-resa/varden";

/** Name of a marker in the page's address, by its number, once for each that a row is to begin with. */
export const ROW_PARAM = "markor";

/** Where values are entered on the page. */
export const ENTRY_ANCHOR = "lagg-till";

/** The page's address with a row for each of these markers, by their numbers. */
export const labValuesAddress = (markers: readonly number[]): string => {
  const query = new URLSearchParams(markers.map((id) => [ROW_PARAM, String(id)])).toString();
  return `${LAB_VALUES_PATH}${query && `?${query}`}#${ENTRY_ANCHOR}`;
};

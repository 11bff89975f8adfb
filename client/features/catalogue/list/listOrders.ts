import type { ProductOrder } from "../../../apollo/schemaTypes.generated.ts";

/** The orders beside an area's own, by their names in addresses: what they are called, and what the graph calls them. */
export const LIST_ORDERS = {
  "lagsta-pris": { label: "Lägsta pris", graph: "PRICE_ASCENDING" },
  "hogsta-pris": { label: "Högsta pris", graph: "PRICE_DESCENDING" },
  "pris-per-dos": { label: "Pris per dos", graph: "PRICE_PER_DOSE" },
  svarstid: { label: "Kortast svarstid", graph: "ANSWER_TIME" },
  markorer: { label: "Flest markörer", graph: "MARKER_COUNT" },
  namn: { label: "Namn A–Ö", graph: "NAME" },
} as const satisfies Record<string, { label: string; graph: ProductOrder }>;

/** An order's name in addresses. */
export type OrderName = keyof typeof LIST_ORDERS;

/** Label of an area's own order. */
export const OWN_ORDER = "Rekommenderade";

/** Label of a search's order: by relevance. */
export const SEARCH_ORDER = "Bäst träff";

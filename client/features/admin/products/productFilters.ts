import { AREAS, type Area } from "../../../../schema/catalogue.ts";
import type { EditableProductsQueryVariables } from "./ProductsTab.generated.ts";

/** The filters of the list, as addresses name them. */
const PRODUCT_FILTERS = ["sok", "omrade", "kategori", "visning", "urval"] as const;

/** A filter of the list. */
export type ProductFilterName = (typeof PRODUCT_FILTERS)[number];

/** Most characters of a search. */
export const MAX_SEARCH = 100;

/** Areas as addresses name them. */
export const AREA_SLUGS: Readonly<Record<Area, string>> = {
  TESTS: "tester",
  SUPPLEMENTS: "kosttillskott",
  BIOHACKING: "biohacking",
};

/** Variables of the list's query for an address; what no filter knows counts as no filter. */
export function variablesFrom(params: URLSearchParams): EditableProductsQueryVariables {
  const search = params.get("sok")?.trim().slice(0, MAX_SEARCH).replaceAll("\0", "");
  const area = AREAS.find((one) => AREA_SLUGS[one] === params.get("omrade"));
  const category = params.get("kategori");
  const shown = params.get("visning");
  const choice = params.get("urval");
  return {
    ...(search && { search }),
    ...(area && { area }),
    ...(category && /^[a-z0-9-]{1,60}$/.test(category) && { category }),
    ...((shown === "visas" || shown === "dolda") && { isAvailable: shown === "visas" }),
    ...(choice === "rekommenderade" && { isFeatured: true }),
    ...(choice === "prisvantar" && { hasHeldPrice: true }),
    ...(choice === "granskas" && { awaitsReview: true }),
    ...(choice === "lankar" && { hasBrokenLink: true }),
    ...(choice === "erbjudanden" && { hasWaitingOffer: true }),
    ...(choice === "sammastreckkod" && { hasDuplicate: true }),
    ...(choice === "gamlapriser" && { hasOldPrice: true }),
    ...(choice === "okontrollerade" && { needsCheck: true }),
  };
}

/** Whether an address filters anything. */
export const isFiltered = (params: URLSearchParams): boolean => Object.keys(variablesFrom(params)).length > 0;

/**
 * The address of the list, or of a product in it, under the filters of another.
 * @param id what is edited; nothing for the list
 */
export function addressWithFilters(params: URLSearchParams, id?: string): string {
  const kept = PRODUCT_FILTERS.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams([...kept, ...(id ? [["id", id]] : [])]).toString();
  return query ? `/admin/innehall?${query}` : "/admin/innehall";
}

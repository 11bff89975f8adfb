import type { AreaConfig } from "./areas.ts";
import type { ProductListPageQueryVariables } from "./ProductListPage.generated.ts";

/** What a visitor filters by; '' means no filter. */
export interface ListFilters {
  search: string;
  category: string;
  kind: string;
}

/** Products a page shows at first and with each 'Visa fler'. */
export const PAGE_SIZE = 24;

const MAX_SEARCH = 200;

/** Reads filters from an address; a value that no filter knows counts as no filter, silently. */
export function filtersFromAddress(params: URLSearchParams, area: AreaConfig): ListFilters {
  const search = params.get("q") ?? "";
  const category = params.get("kategori") ?? "";
  const kind = (params.get(area.kindParam) ?? "").toLowerCase();
  return {
    search: search.length > MAX_SEARCH || search.includes("\0") ? "" : search.trim(),
    category: area.categories.includes(category) ? category : "",
    kind: Object.keys(area.kinds).find((known) => known.toLowerCase() === kind) ?? "",
  };
}

/** The address parameters of filters; other parameters, such as an open comparison, are not kept. */
export function addressOf(filters: ListFilters, area: AreaConfig): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set("q", filters.search);
  if (filters.category) params.set("kategori", filters.category);
  if (filters.kind) params.set(area.kindParam, filters.kind);
  return params;
}

/** Variables of the page's query for an address; the same on the server and in the browser. */
export function listVariables(params: URLSearchParams, area: AreaConfig): ProductListPageQueryVariables {
  const { search, category, kind } = filtersFromAddress(params, area);
  const filter = {
    ...(search && { search }),
    ...(category && { category }),
    ...(kind && (area.area === "BIOHACKING" ? { equipmentType: kind } : { sampleType: kind })),
  };
  const after = cursorFromAddress(params);
  return { area: area.area, filter, first: PAGE_SIZE, ...(after && { after }) };
}

/** Where a page without scripts goes on ('Visa fler' as a link). */
function cursorFromAddress(params: URLSearchParams): string | undefined {
  const cursor = params.get("efter") ?? "";
  return /^[\w-]{1,2000}$/.test(cursor) ? cursor : undefined;
}

import type { AreaConfig, FilterName } from "./areas.ts";
import type { ListFilters_FacetsFragment } from "./ListFilters.generated.ts";
import { LIST_ORDERS, type OrderName } from "./listOrders.ts";
import type { Experience, ProductFilter, ProductListPageQueryVariables } from "./ProductListPage.generated.ts";
import { formatPriceRange, priceRangeOf, readPrice } from "./priceFilter.ts";

/** Products a page shows at first and with each 'Visa fler'. */
export const PAGE_SIZE = 24;

/** The most that a page begins with, and the parameter that says how many. */
const MOST_SHOWN = 4 * PAGE_SIZE;
export const SHOWN_PARAM = "visa";

/** Letters that a search may have. */
export const MAX_SEARCH = 200;

/** Whether a search is too long; it is ignored then, and the page says so. */
export const isTooLong = (search: string | null): boolean => (search?.length ?? 0) > MAX_SEARCH;

/** Shape of a category's slug. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 60;

/** How many products each value of a filter leaves. */
export type Facets = Pick<ListFilters_FacetsFragment, "categories" | "kinds">;

/** A value that can be chosen; `count` is null where it is not known. */
interface Option {
  value: string;
  label: string;
  count: number | null;
}

/** One filter of the list pages: an entry of the table below is all that it takes. */
interface FilterDefinition {
  /** Its name in addresses. */
  param(area: AreaConfig): string;
  label(area: AreaConfig): string;
  /** A value from an address as the filter knows it; '' counts as no filter. */
  read(given: string, area: AreaConfig, params: URLSearchParams): string;
  /** Its variables in the graph. */
  toGraph(value: string, area: AreaConfig): ProductFilter;
  /** Options, and the option for none. */
  choices?: {
    none(area: AreaConfig): string;
    options(area: AreaConfig, facets: Facets | undefined): Option[];
    /** How many there are. */
    total(area: AreaConfig, facets: Facets | undefined): number;
  };
  /** A value as its chip calls it, where it is not what was given. */
  format?(value: string): string;
  /** True for what decides the order: it is no filter, has no chip, and stays when filters are cleared. */
  isOrder?: boolean;
  /** Where it is switched on, for one that is on or off: among the filters, or over the results. */
  switch?: "filters" | "results";
  /** True when a list filtered by it is a page of its own to search engines. */
  isCanonical?: boolean;
}

/** The filters, in the order in which they are shown. */
export const FILTERS = {
  search: {
    param: () => "q",
    label: (area) => area.searchLabel,
    read: (given) => (isTooLong(given) || given.includes("\0") ? "" : given.trim()),
    toGraph: (search) => ({ search }),
  },
  category: {
    param: () => "kategori",
    label: () => "Kategori",
    // The server validates it: categories are editable, so the client has no list of them.
    read: (given) => (given.length <= MAX_SLUG && SLUG.test(given) ? given : ""),
    toGraph: (category) => ({ category, ignoreUnknownCategory: true }),
    choices: {
      none: () => "Alla kategorier",
      options: (_area, facets) =>
        facets?.categories.map(({ category, count }) => ({ value: category.slug, label: category.name, count })) ?? [],
      total: ({ categories }, facets) => facets?.categories.length ?? categories.length,
    },
    isCanonical: true,
  },
  kind: {
    param: (area) => area.kindParam,
    label: (area) => area.kindLabel,
    read: (given, area) => Object.keys(area.kinds).find((known) => known.toLowerCase() === given.toLowerCase()) ?? "",
    toGraph: (kind, { kindField, kindNames }) => ({ [kindField]: kindNames[kind] }),
    choices: {
      none: (area) => area.allKinds,
      options: (area, facets) =>
        Object.entries(area.kinds).map(([value, label]) => {
          const facet = facets?.kinds.find((kind) => kind.value === area.kindNames[value]);
          return { value, label, count: facet?.count ?? null };
        }),
      total: ({ kinds }) => Object.keys(kinds).length,
    },
  },
  price: {
    param: () => "pris",
    label: () => "Pris",
    read: (given, _area, params) => readPrice(given, params),
    toGraph: (price) => ({ priceRange: priceRangeOf(price) }),
    format: formatPriceRange,
  },
  swedish: {
    param: () => "svenska",
    label: () => "Bara svenska säljare",
    read: readSwitch,
    toGraph: () => ({ swedishOnly: true }),
    switch: "filters",
  },
  personal: {
    param: () => "mal",
    label: () => "Dina mål",
    read: readSwitch,
    // What it asks for are the visitor's goals, which the address does not know.
    toGraph: () => ({}),
    switch: "results",
  },
  order: {
    param: () => "sortering",
    label: () => "Sortera",
    read: (given, area) => area.orders.find((name) => name === given) ?? "",
    toGraph: () => ({}),
    isOrder: true,
  },
} satisfies Record<FilterName, FilterDefinition>;

/** Value of a filter that is on. */
export const ON = "ja";

function readSwitch(given: string): string {
  return given === ON ? ON : "";
}

/** The filters with their names. */
export const FILTER_LIST = Object.entries(FILTERS) as [FilterName, FilterDefinition][];

/** Goals that a list is personalised by. */
export interface VisitorGoals {
  goals: readonly string[];
  experience: Experience;
}

/** A visitor's filters; '' means no filter. */
export type ListFilters = Record<FilterName, string>;

const each = (valueFor: (name: FilterName, filter: FilterDefinition) => string): ListFilters =>
  Object.fromEntries(FILTER_LIST.map(([name, filter]) => [name, valueFor(name, filter)])) as ListFilters;

/** No filter at all. */
export const NO_FILTERS = each(() => "");

/** Reads filters from an address; a value that no filter knows counts as no filter, silently. */
export function filtersFromAddress(params: URLSearchParams, area: AreaConfig): ListFilters {
  return each((name, { param, read }) =>
    area.filters.includes(name) ? read(params.get(param(area)) ?? "", area, params) : "",
  );
}

/** The names of the filters that are in force. */
export const activeFilters = (filters: ListFilters): FilterName[] =>
  FILTER_LIST.flatMap(([name, { isOrder }]) => (filters[name] && !isOrder ? [name] : []));

/** A list without filters, in the order that it has. */
export const withoutFilters = ({ order }: ListFilters): ListFilters => ({ ...NO_FILTERS, order });

/** The address of a list under filters; other parameters, such as an open comparison, are dropped. */
export function addressOf(filters: ListFilters, area: AreaConfig): string {
  const params = new URLSearchParams(
    FILTER_LIST.flatMap(([name, { param }]) => (filters[name] ? [[param(area), filters[name]]] : [])),
  );
  return params.size > 0 ? `${area.path}?${params}` : area.path;
}

/** The canonical address, or undefined for a list that only this visitor sees. */
export function canonicalOf(filters: ListFilters, area: AreaConfig): string | undefined {
  if (filters.search) return undefined;
  return addressOf(
    each((name, { isCanonical }) => (isCanonical ? filters[name] : "")),
    area,
  );
}

/**
 * Variables of the page's query for an address; the same on the server and in the browser.
 * @param visitor what the list is personalised by where that is wanted and known; without goals it is not
 */
export function listVariables(
  params: URLSearchParams,
  area: AreaConfig,
  visitor?: VisitorGoals,
): ProductListPageQueryVariables {
  const filters = filtersFromAddress(params, area);
  const filter: ProductFilter = {};
  for (const [name, { toGraph }] of FILTER_LIST) if (filters[name]) Object.assign(filter, toGraph(filters[name], area));
  const after = cursorFromAddress(params);
  const goals = filters.personal && visitor?.goals.length ? [...visitor.goals] : undefined;
  return {
    area: area.area,
    filter,
    first: after ? PAGE_SIZE : shownFromAddress(params),
    ...(filters.order && { orderBy: LIST_ORDERS[filters.order as OrderName].graph }),
    ...(after && { after }),
    ...(goals && { goals, experience: visitor?.experience }),
  };
}

/**
 * The options of a filter, without those that nothing in the area is of: with other filters they may have products again,
 * and what is chosen stays.
 */
export function shownOptions(
  name: FilterName,
  area: AreaConfig,
  facets: Facets | undefined,
  filters: ListFilters,
): Option[] {
  const { choices }: FilterDefinition = FILTERS[name];
  const isNarrowed = activeFilters(filters).some((other) => other !== name);
  const options = choices?.options(area, facets) ?? [];
  return options.filter(({ value, count }) => count !== 0 || isNarrowed || filters[name] === value);
}

/** Label of a filter's value, as on its chip. */
export function valueLabel(name: FilterName, value: string, area: AreaConfig, facets: Facets | undefined): string {
  const { choices, switch: place, label, format }: FilterDefinition = FILTERS[name];
  if (place) return label(area);
  if (format) return format(value);
  if (!choices) return `”${value}”`;
  return choices.options(area, facets).find((option) => option.value === value)?.label ?? value;
}

/** How many 'Visa fler' had brought when the page was left, as far as a page begins with: 'visa=48'. */
function shownFromAddress(params: URLSearchParams): number {
  const shown = Number(params.get(SHOWN_PARAM));
  return shown % PAGE_SIZE === 0 && shown > PAGE_SIZE && shown <= MOST_SHOWN ? shown : PAGE_SIZE;
}

/** An address that brings so many again, when it is loaded anew. */
export function addressShowing(address: string, count: number): string {
  const url = new URL(address);
  const shown = Math.min(Math.ceil(count / PAGE_SIZE) * PAGE_SIZE, MOST_SHOWN);
  url.searchParams.set(SHOWN_PARAM, String(shown));
  return url.href;
}

/** Where a page without scripts goes on ('Visa fler' as a link). */
export function cursorFromAddress(params: URLSearchParams): string | undefined {
  const cursor = params.get("efter") ?? "";
  return /^[\w-]{1,2000}$/.test(cursor) ? cursor : undefined;
}

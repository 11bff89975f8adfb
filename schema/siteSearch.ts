/** Kinds of results of the site's search: name → Swedish heading, in the order in which they are shown. */
export const SITE_SEARCH_KINDS = {
  CHOOSER: "Hitta rätt test",
  GUIDES: "Guider",
  MARKERS: "Markörer",
  TESTS: "Hälsotester",
  SUPPLEMENTS: "Kosttillskott",
  EQUIPMENT: "Utrustning",
  MR_PROVIDERS: "MR-undersökningar",
  PROVIDERS: "Leverantörer",
  PAGES: "Program och sidor",
} as const;

/** A kind of what is found. */
export type SiteSearchKindName = keyof typeof SITE_SEARCH_KINDS;

/** Path of the page that shows what a search of the whole site finds. */
export const SITE_SEARCH_PATH = "/sok";

/** Names in the page's address: the search, and the only kind that it shows. */
export const SITE_SEARCH_PARAMS = { query: "q", kind: "visa" } as const;

/** Name of a kind in addresses: 'mr_providers' for MR_PROVIDERS. */
export const kindInAddress = (kind: SiteSearchKindName): string => kind.toLowerCase();

/** Fewest letters and digits of a search. */
export const MIN_SITE_SEARCH = 2;

/** Characters that a search may have. */
export const MAX_SITE_SEARCH = 200;

/** Address of what a search of the whole site finds. */
export function siteSearchAddress(query: string, kind?: SiteSearchKindName): string {
  const params = new URLSearchParams({ [SITE_SEARCH_PARAMS.query]: query });
  if (kind) params.set(SITE_SEARCH_PARAMS.kind, kindInAddress(kind));
  return `${SITE_SEARCH_PATH}?${params}`;
}

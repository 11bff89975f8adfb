/** The parts of '/admin/sajten', as addresses name them, with what they are called. */
export const SITE_TABS = {
  "kom-igang": "Kom igång",
  installningar: "Inställningar",
  utseende: "Utseende",
  startsida: "Startsida",
  delar: "Delar",
  meny: "Meny",
  samtycken: "Samtycken",
  katalog: "Katalog",
  statistik: "Statistik",
  omdirigeringar: "Omdirigeringar",
} as const;

/** A part of '/admin/sajten'. */
export type SiteTab = keyof typeof SITE_TABS;

/** Their order. */
export const SITE_TAB_NAMES = Object.keys(SITE_TABS) as SiteTab[];

/** The part that an address asks for; the first for what is none. */
export const siteTabFrom = (given: string | null): SiteTab =>
  SITE_TAB_NAMES.find((name) => name === given) ?? "kom-igang";

/** Address of a part. */
export const addressOfSiteTab = (tab: SiteTab): string =>
  tab === "kom-igang" ? "/admin/sajten" : `/admin/sajten?flik=${tab}`;

/** The tabs of the administration, as addresses name them, with what they are called. */
export const ADMIN_TABS = {
  kosttillskott: "Kosttillskott",
  artikelbilder: "Artikelbilder",
  bildhantering: "Bildhantering",
  logotyper: "Logotyper",
} as const;

/** A tab of the administration. */
export type AdminTab = keyof typeof ADMIN_TABS;

/** Their order. */
export const ADMIN_TAB_NAMES = Object.keys(ADMIN_TABS) as AdminTab[];

/** The tab that an address asks for; the first for what is none. */
export const adminTabFrom = (given: string | null): AdminTab =>
  ADMIN_TAB_NAMES.find((name) => name === given) ?? "kosttillskott";

/** Address of a tab. */
export const addressOfAdminTab = (tab: AdminTab): string => (tab === "kosttillskott" ? "/admin" : `/admin?flik=${tab}`);

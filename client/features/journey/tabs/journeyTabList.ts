import type { JourneyCategoryKey } from "../../../apollo/schemaTypes.generated.ts";

/** The tabs of /min-resa, by their name in the address; the first needs none. */
export const JOURNEY_TABS = {
  dashboard: "Dashboard",
  framsteg: "Framsteg",
  "min-plan": "Min plan",
  achievements: "Achievements",
  kalender: "Kalender",
} as const;

/** Of tabs whose name is not Swedish: how it is read out. */
export const TAB_LANGUAGES: { readonly [Tab in JourneyTab]?: string } = { dashboard: "en", achievements: "en" };

/** Name of a tab in the address. */
export type JourneyTab = keyof typeof JOURNEY_TABS;

/** Every tab, in its order. */
export const TAB_NAMES = Object.keys(JOURNEY_TABS) as JourneyTab[];

/** The tab that an address asks for; one that does not exist counts as the first. */
export const tabFrom = (flik: string | null): JourneyTab => TAB_NAMES.find((tab) => tab === flik) ?? "dashboard";

const CATEGORY_KEYS = ["MENTAL", "PHYSICAL", "TESTING", "KNOWLEDGE"] as const satisfies readonly JourneyCategoryKey[];

/** The category that an address of the progress wants unfolded (`?flik=framsteg&kategori=mental`). */
export const categoryFrom = (params: URLSearchParams): JourneyCategoryKey | undefined =>
  CATEGORY_KEYS.find((key) => key.toLowerCase() === params.get("kategori"));

/** Where a tab is. */
export const addressOfTab = (tab: JourneyTab): string => (tab === "dashboard" ? "/min-resa" : `/min-resa?flik=${tab}`);

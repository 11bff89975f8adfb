import type { AREA_PATHS, Area } from "../../../../schema/catalogue.ts";
import type { SiteLink } from "../../../../schema/siteMenu.ts";
import type { OrderName } from "./listOrders.ts";

/** What an address can say of a list (`listFilters.ts`): what it is filtered by, and its order. */
export type FilterName = "search" | "category" | "kind" | "price" | "swedish" | "personal" | "order";

/** Everything in which areas' lists differ; each area's configuration is a file beside this one. */
export interface AreaConfig {
  area: Area;
  /** Name of its products in the graph. */
  productType: "HealthTest" | "Supplement" | "Equipment";
  /** Path of its list page. */
  path: (typeof AREA_PATHS)[Area];
  title: string;
  /** Hero: one sentence, one line of why, and its button. */
  heading: string;
  lead: string;
  action: string;
  /** A link to another tool, beside the list. */
  shortcut?: SiteLink;
  /** For search engines. */
  description: string;
  /** Name of the scenery in `/art`. */
  scenery: string;
  searchLabel: string;
  searchHint: string;
  /** The filters it offers. */
  filters: readonly FilterName[];
  /** The second filter: its label, the choice of none, its name in addresses, its value → label. */
  kindLabel: string;
  allKinds: string;
  kindParam: string;
  kinds: Readonly<Record<string, string>>;
  /** Its name in the graph, and its values in addresses. */
  kindField: "sampleType" | "form" | "equipmentType";
  kindNames: Readonly<Record<string, string>>;
  categories: readonly string[];
  /** The filter whose choices are links at the side. */
  sidebar: { filter: "category" | "kind"; label: string };
  /** A number of the area's products in words, e.g. '12 tester'. */
  counted(total: number, count: string): string;
  /** Its own order, in words. */
  order: string;
  /** The other orders that it offers. */
  orders: readonly OrderName[];
  emptyText: string;
  /** Text for an area without products. */
  nothingYet: string;
  /** Facts on its cards besides those of all cards. */
  card: {
    /** Badges for where the provider is. */
    origin?: { swedish: string; nordic: string };
    lists: readonly ("pros" | "features")[];
    /** Name of its biomarkers. */
    markers: string;
    /** Unit of a price. */
    unit?: string;
    visit: string;
  };
  /** Note above the list. */
  note?: string;
  loadError: { title: string; text: string };
  compare: { full: { title: string; text: string }; empty: string; emptyHint: string };
}

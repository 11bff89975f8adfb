import { tabsAt } from "./tabsAt.ts";

/** The tabs of '/admin'. */
export const toolTabs = tabsAt("/admin", {
  kosttillskott: "Kosttillskott",
  artikelbilder: "Artikelbilder",
  bildhantering: "Bildhantering",
  logotyper: "Logotyper",
});

export const { addressOf: addressOfToolTab } = toolTabs;

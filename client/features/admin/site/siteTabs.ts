import { tabsAt } from "../tabsAt.ts";

/** The parts of '/admin/sajten'. */
export const siteTabs = tabsAt("/admin/sajten", {
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
});

export const { addressOf: addressOfSiteTab } = siteTabs;

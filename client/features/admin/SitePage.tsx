import { adminPage, adminTabs } from "./AdministrationPage.tsx";
import { siteTabs } from "./site/siteTabs.ts";

const { Content, prepare } = adminTabs({
  id: "sajten",
  label: "Sajten",
  tabs: siteTabs,
  parts: {
    "kom-igang": async () => (await import("./site/SetupTab.tsx")).SetupTab,
    installningar: async () => (await import("./site/SettingsTab.tsx")).SettingsTab,
    utseende: async () => (await import("./site/LookTab.tsx")).LookTab,
    startsida: async () => (await import("./site/StartTab.tsx")).StartTab,
    delar: async () => (await import("./site/AreasTab.tsx")).AreasTab,
    meny: async () => (await import("./site/MenuTab.tsx")).MenuTab,
    samtycken: async () => (await import("./site/ConsentsTab.tsx")).ConsentsTab,
    katalog: async () => (await import("./site/CatalogueTab.tsx")).CatalogueTab,
    statistik: async () => (await import("./site/AnalyticsTab.tsx")).AnalyticsTab,
    omdirigeringar: async () => (await import("./site/RedirectsTab.tsx")).RedirectsTab,
  },
});

/** The page at /admin/sajten: what the site is called, and what is left to do before it opens. */
export const page = adminPage({
  title: "Sajten",
  lead: "Vad den heter, hur den ser ut, vem som driver den och om den är öppen.",
  Content,
  prepare,
});

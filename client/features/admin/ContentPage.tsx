import { adminPage, adminTabs } from "./AdministrationPage.tsx";
import { contentTabs } from "./contentTabs.ts";

const { Content, prepare } = adminTabs({
  id: "innehall",
  label: "Innehåll",
  tabs: contentTabs,
  parts: {
    produkter: async () => (await import("./products/ProductsTab.tsx")).ProductsTab,
    kategorier: async () => (await import("./products/CategoriesTab.tsx")).CategoriesTab,
    leverantorer: async () => (await import("./providers/ProvidersTab.tsx")).ProvidersTab,
    fragor: async () => (await import("./questions/QuestionsTab.tsx")).QuestionsTab,
    markorer: async () => (await import("./markers/MarkersTab.tsx")).MarkersTab,
    guider: async () => (await import("./articles/ArticlesTab.tsx")).ArticlesTab,
    forfattare: async () => (await import("./authors/AuthorsTab.tsx")).AuthorsTab,
    sidor: async () => (await import("./pages/PagesTab.tsx")).PagesTab,
    mal: async () => (await import("./journeyTexts/JourneyTextsTab.tsx")).JourneyTextsTab,
    program: async () => (await import("./programmes/ProgrammesTab.tsx")).ProgrammesTab,
    mejl: async () => (await import("./mails/MailsTab.tsx")).MailsTab,
    metoder: async () => (await import("./methods/MethodsTab.tsx")).MethodsTab,
    mr: async () => (await import("./mrProviders/MrProvidersTab.tsx")).MrProvidersTab,
    mallar: async () => (await import("./templates/TemplatesTab.tsx")).TemplatesTab,
    sokord: async () => (await import("./synonyms/SynonymsTab.tsx")).SynonymsTab,
    meddelanden: async () => (await import("./messages/MessagesTab.tsx")).MessagesTab,
    klick: async () => (await import("./clicks/ClicksTab.tsx")).ClicksTab,
    floden: async () => (await import("./feeds/FeedsTab.tsx")).FeedsTab,
    import: async () => (await import("./transfer/TransferTab.tsx")).TransferTab,
  },
});

/** The page at /admin/innehall: everything that visitors read and compare. */
export const page = adminPage({ title: "Innehåll", lead: "Det som besökare läser och jämför.", Content, prepare });

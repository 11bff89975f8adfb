import type { DocumentNode } from "graphql";
import { adminPage, adminTabs } from "./AdministrationPage.tsx";
import { ArticleImagesDocument } from "./images/ArticleImagesTab.generated.ts";
import { ImageLibraryDocument } from "./images/ImageLibraryTab.generated.ts";
import { ProviderLogosDocument } from "./logos/LogosTab.generated.ts";
import { NeedsAttention } from "./NeedsAttention.tsx";
import { toolTabs } from "./toolTabs.ts";

/** What each tab is asked of the server. */
const QUERIES: Partial<Record<string, DocumentNode>> = {
  artikelbilder: ArticleImagesDocument,
  bildhantering: ImageLibraryDocument,
  logotyper: ProviderLogosDocument,
};

const { Content, prepare } = adminTabs({
  id: "admin",
  label: "Administration",
  tabs: toolTabs,
  Above: NeedsAttention,
  parts: {
    kosttillskott: async () => (await import("./suppliers/SuppliersTab.tsx")).SuppliersTab,
    artikelbilder: async () => (await import("./images/ArticleImagesTab.tsx")).ArticleImagesTab,
    bildhantering: async () => (await import("./images/ImageLibraryTab.tsx")).ImageLibraryTab,
    logotyper: async () => (await import("./logos/LogosTab.tsx")).LogosTab,
  },
});

/** The page at /admin. */
export const page = adminPage({
  title: "Administratör",
  lead: "Hantera leverantörsdata och logotyper.",
  Content,
  prepare,
  load: async (apollo, url) => {
    const query = QUERIES[toolTabs.tabFrom(url.searchParams.get("flik"))];
    if (query) await apollo.query({ query });
  },
});

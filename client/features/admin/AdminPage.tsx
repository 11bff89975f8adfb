import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { DocumentNode } from "graphql";
import { useSearchParams } from "react-router-dom";
import { loadViewer } from "../../session/viewer.ts";
import { Seo } from "../../shell/Seo.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { pageParts } from "../../ui/lazy/pageParts.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { panelId, Tabs, tabId } from "../../ui/Tabs.tsx";
import { Protected } from "../accounts/signIn/Protected.tsx";
import { AdminLinks } from "./AdminLinks.tsx";
import { ADMIN_TAB_NAMES, ADMIN_TABS, type AdminTab, addressOfAdminTab, adminTabFrom } from "./adminTabs.ts";
import { ArticleImagesDocument } from "./images/ArticleImagesTab.generated.ts";
import { ImageLibraryDocument } from "./images/ImageLibraryTab.generated.ts";
import { ProviderLogosDocument } from "./logos/LogosTab.generated.ts";
import { NeedsAttention } from "./NeedsAttention.tsx";
import { withAdminPolicies } from "./withAdminPolicies.tsx";

/** What each tab is asked of the server. */
const QUERIES: Partial<Record<AdminTab, DocumentNode>> = {
  artikelbilder: ArticleImagesDocument,
  bildhantering: ImageLibraryDocument,
  logotyper: ProviderLogosDocument,
};

const fallback = <Loading label="Hämtar verktyget …" />;

const { load: loadPart, Part } = pageParts<AdminTab>({
  kosttillskott: { load: async () => (await import("./suppliers/SuppliersTab.tsx")).SuppliersTab, fallback },
  artikelbilder: { load: async () => (await import("./images/ArticleImagesTab.tsx")).ArticleImagesTab, fallback },
  bildhantering: { load: async () => (await import("./images/ImageLibraryTab.tsx")).ImageLibraryTab, fallback },
  logotyper: { load: async () => (await import("./logos/LogosTab.tsx")).LogosTab, fallback },
});

const tabAt = (url: URL): AdminTab => adminTabFrom(url.searchParams.get("flik"));

/** Loads the code of the tab that an address asks for; one that cannot be loaded is loaded when it shows. */
const prepareAdminPage = (url: URL): Promise<unknown> => loadPart(tabAt(url));

/** Loads what the address's tab shows, for admins. */
async function loadAdminPage(apollo: ApolloClient, url: URL): Promise<void> {
  if (!(await loadViewer(apollo))?.canAdminister) return;
  const query = QUERIES[tabAt(url)];
  await Promise.all([prepareAdminPage(url), query && apollo.query({ query })]);
}

/** The page at /admin. */
function AdminPage() {
  return (
    <>
      <Seo title="Administratör" />
      <Protected needs="admin">{() => <Administration />}</Protected>
    </>
  );
}

const ID = "admin";
const TABS = ADMIN_TAB_NAMES.map((key) => ({ key, label: ADMIN_TABS[key], to: addressOfAdminTab(key) }));

function Administration() {
  const tab = adminTabFrom(useSearchParams()[0].get("flik"));
  return (
    <PageContainer width="tools" top="heading">
      <Typography variant="h1">Administratör</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 4 }}>
        Hantera leverantörsdata och logotyper.
      </Typography>
      <AdminLinks />
      <NeedsAttention />
      <Tabs id={ID} label="Administration" tabs={TABS} selected={tab} />
      <Box
        id={panelId(ID)}
        role="tabpanel"
        aria-labelledby={tabId(ID, tab)}
        tabIndex={0}
        sx={{ pt: { xs: 6, md: 8 }, minHeight: 440, "&:focus-visible": { outlineOffset: 6 } }}
      >
        <Part key={tab} name={tab} />
      </Box>
    </PageContainer>
  );
}

export const page = withAdminPolicies({ Component: AdminPage, loader: loadAdminPage, prepare: prepareAdminPage });

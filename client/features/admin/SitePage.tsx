import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { loadViewer } from "../../session/viewer.ts";
import { Seo } from "../../shell/Seo.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { pageParts } from "../../ui/lazy/pageParts.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { panelId, Tabs, tabId } from "../../ui/Tabs.tsx";
import { Protected } from "../accounts/signIn/Protected.tsx";
import { AdminLinks } from "./AdminLinks.tsx";
import { addressOfSiteTab, SITE_TAB_NAMES, SITE_TABS, type SiteTab, siteTabFrom } from "./site/siteTabs.ts";
import { withAdminPolicies } from "./withAdminPolicies.tsx";

const fallback = <Loading label="Hämtar verktyget …" />;

const { load: loadPart, Part } = pageParts<SiteTab>({
  "kom-igang": { load: async () => (await import("./site/SetupTab.tsx")).SetupTab, fallback },
  installningar: { load: async () => (await import("./site/SettingsTab.tsx")).SettingsTab, fallback },
  utseende: { load: async () => (await import("./site/LookTab.tsx")).LookTab, fallback },
  startsida: { load: async () => (await import("./site/StartTab.tsx")).StartTab, fallback },
  delar: { load: async () => (await import("./site/AreasTab.tsx")).AreasTab, fallback },
  meny: { load: async () => (await import("./site/MenuTab.tsx")).MenuTab, fallback },
  samtycken: { load: async () => (await import("./site/ConsentsTab.tsx")).ConsentsTab, fallback },
  katalog: { load: async () => (await import("./site/CatalogueTab.tsx")).CatalogueTab, fallback },
  statistik: { load: async () => (await import("./site/AnalyticsTab.tsx")).AnalyticsTab, fallback },
  omdirigeringar: { load: async () => (await import("./site/RedirectsTab.tsx")).RedirectsTab, fallback },
});

/** Loads the code of the part that an address asks for; one that cannot be loaded is loaded when it shows. */
const prepareSitePage = (url: URL): Promise<unknown> => loadPart(siteTabFrom(url.searchParams.get("flik")));

/** Loads the part that the address asks for, for admins; its data comes with it in the browser. */
async function loadSitePage(apollo: ApolloClient, url: URL): Promise<void> {
  if ((await loadViewer(apollo))?.canAdminister) await prepareSitePage(url);
}

/** The page at /admin/sajten: what the site is called, and what is left to do before it opens. */
function SitePage() {
  return (
    <>
      <Seo title="Sajten" />
      <Protected needs="admin">{() => <Content />}</Protected>
    </>
  );
}

const ID = "sajten";
const TABS = SITE_TAB_NAMES.map((key) => ({ key, label: SITE_TABS[key], to: addressOfSiteTab(key) }));

function Content() {
  const tab = siteTabFrom(useSearchParams()[0].get("flik"));
  return (
    <PageContainer width="tools" top="heading">
      <Typography variant="h1">Sajten</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 4 }}>
        Vad den heter, hur den ser ut, vem som driver den och om den är öppen.
      </Typography>
      <AdminLinks />
      <Tabs id={ID} label="Sajten" tabs={TABS} selected={tab} />
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

export const page = withAdminPolicies({ Component: SitePage, loader: loadSitePage, prepare: prepareSitePage });

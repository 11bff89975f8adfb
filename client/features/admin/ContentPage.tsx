import type { ApolloClient } from "@apollo/client";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { loadViewer } from "../../session/viewer.ts";
import { Seo } from "../../shell/Seo.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { pageParts } from "../../ui/lazy/pageParts.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { panelId, Tabs, tabId } from "../../ui/Tabs.tsx";
import { Protected } from "../accounts/signIn/Protected.tsx";
import { AdminLinks } from "./AdminLinks.tsx";
import {
  addressOfContentTab,
  CONTENT_TAB_NAMES,
  CONTENT_TABS,
  type ContentTab,
  contentTabFrom,
} from "./contentTabs.ts";
import { withAdminPolicies } from "./withAdminPolicies.tsx";

const fallback = <Loading label="Hämtar verktyget …" />;

const { load: loadPart, Part } = pageParts<ContentTab>({
  produkter: { load: async () => (await import("./products/ProductsTab.tsx")).ProductsTab, fallback },
  kategorier: { load: async () => (await import("./products/CategoriesTab.tsx")).CategoriesTab, fallback },
  leverantorer: { load: async () => (await import("./providers/ProvidersTab.tsx")).ProvidersTab, fallback },
  fragor: { load: async () => (await import("./questions/QuestionsTab.tsx")).QuestionsTab, fallback },
  markorer: { load: async () => (await import("./markers/MarkersTab.tsx")).MarkersTab, fallback },
  guider: { load: async () => (await import("./articles/ArticlesTab.tsx")).ArticlesTab, fallback },
  forfattare: { load: async () => (await import("./authors/AuthorsTab.tsx")).AuthorsTab, fallback },
  sidor: { load: async () => (await import("./pages/PagesTab.tsx")).PagesTab, fallback },
  mal: { load: async () => (await import("./journeyTexts/JourneyTextsTab.tsx")).JourneyTextsTab, fallback },
  program: { load: async () => (await import("./programmes/ProgrammesTab.tsx")).ProgrammesTab, fallback },
  mejl: { load: async () => (await import("./mails/MailsTab.tsx")).MailsTab, fallback },
  metoder: { load: async () => (await import("./methods/MethodsTab.tsx")).MethodsTab, fallback },
  mr: { load: async () => (await import("./mrProviders/MrProvidersTab.tsx")).MrProvidersTab, fallback },
  mallar: { load: async () => (await import("./templates/TemplatesTab.tsx")).TemplatesTab, fallback },
  sokord: { load: async () => (await import("./synonyms/SynonymsTab.tsx")).SynonymsTab, fallback },
  meddelanden: { load: async () => (await import("./messages/MessagesTab.tsx")).MessagesTab, fallback },
  klick: { load: async () => (await import("./clicks/ClicksTab.tsx")).ClicksTab, fallback },
  floden: { load: async () => (await import("./feeds/FeedsTab.tsx")).FeedsTab, fallback },
  import: { load: async () => (await import("./transfer/TransferTab.tsx")).TransferTab, fallback },
});

/** Loads the code of the part that an address asks for; one that cannot be loaded is loaded when it shows. */
const prepareContentPage = (url: URL): Promise<unknown> => loadPart(contentTabFrom(url.searchParams.get("flik")));

/** Loads the part that the address asks for, for admins; its data comes with it in the browser. */
async function loadContentPage(apollo: ApolloClient, url: URL): Promise<void> {
  if ((await loadViewer(apollo))?.canAdminister) await prepareContentPage(url);
}

/** The page at /admin/innehall: everything that visitors read and compare. */
function ContentPage() {
  return (
    <>
      <Seo title="Innehåll" />
      <Protected needs="admin">{() => <Content />}</Protected>
    </>
  );
}

const ID = "innehall";
const TABS = CONTENT_TAB_NAMES.map((key) => ({ key, label: CONTENT_TABS[key], to: addressOfContentTab(key) }));

function Content() {
  const [params] = useSearchParams();
  const tab = contentTabFrom(params.get("flik"));
  const panel = useRef<HTMLElement>(null);
  const id = params.get("id");
  const shown = useRef(id);
  // The link to an editor, or back to the list, goes with what it stood in, and the focus with it.
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <PageContainer width="tools" top="heading">
      <Typography variant="h1">Innehåll</Typography>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 4 }}>
        Det som besökare läser och jämför.
      </Typography>
      <AdminLinks />
      <Tabs id={ID} label="Innehåll" tabs={TABS} selected={tab} />
      <Box
        ref={panel}
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

export const page = withAdminPolicies({ Component: ContentPage, loader: loadContentPage, prepare: prepareContentPage });

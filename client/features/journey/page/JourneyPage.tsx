import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { DocumentNode } from "graphql";
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { hasGuestData } from "../../../guest/guestMerge.ts";
import { useFollowPersonal } from "../../../guest/useFollowPersonal.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { accountOf, loadViewer, useViewer } from "../../../shell/session/viewer.ts";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { PageOpening } from "../../../ui/PageOpening.tsx";
import { panelId, Tabs, tabId } from "../../../ui/Tabs.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { openOnboarding } from "../dialogEvents.ts";
import { AchievementsTabDocument } from "./AchievementsTab.generated.ts";
import { CategoryItemsDocument } from "./CategoryItems.generated.ts";
import { DashboardTabDocument } from "./DashboardTab.generated.ts";
import { JourneyPageDocument, useJourneyPageQuery } from "./JourneyPage.generated.ts";
import { addressOfTab, categoryFrom, JOURNEY_TABS, type JourneyTab, TAB_NAMES, tabFrom } from "./journeyTabList.ts";
import { GuestJourneyHere, KeptHere } from "./KeptHere.tsx";
import { PanelSkeleton } from "./PanelSkeleton.tsx";
import { PanelWaiting } from "./PanelWaiting.tsx";
import { PlanTabDocument } from "./PlanTab.generated.ts";
import { ProgressTabDocument } from "./ProgressTab.generated.ts";
import { SummaryStrip } from "./SummaryStrip.tsx";

/** A tab: its code, and the query of what it shows. */
interface TabParts {
  load(): Promise<ComponentType>;
  query?: DocumentNode;
}

/** A query of something that shows. */
interface Shown {
  query: DocumentNode;
  variables?: object;
}

const TAB_PARTS: Readonly<Record<JourneyTab, TabParts>> = {
  dashboard: { load: async () => (await import("./DashboardTab.tsx")).DashboardTab, query: DashboardTabDocument },
  framsteg: { load: async () => (await import("./ProgressTab.tsx")).ProgressTab, query: ProgressTabDocument },
  "min-plan": { load: async () => (await import("./PlanTab.tsx")).PlanTab, query: PlanTabDocument },
  achievements: {
    load: async () => (await import("./AchievementsTab.tsx")).AchievementsTab,
    query: AchievementsTabDocument,
  },
  kalender: { load: async () => (await import("./CalendarTab.tsx")).CalendarTab },
};

/** Tabs whose code is there already, so that they show with the first paint. */
const loadedPanels = new Map<JourneyTab, ComponentType>();
const lazyPanel = (tab: JourneyTab) => lazy(async () => ({ default: await loadPanel(tab) }));
const LAZY_PANELS: Readonly<Record<JourneyTab, ComponentType>> = {
  dashboard: lazyPanel("dashboard"),
  framsteg: lazyPanel("framsteg"),
  "min-plan": lazyPanel("min-plan"),
  achievements: lazyPanel("achievements"),
  kalender: lazyPanel("kalender"),
};

async function loadPanel(tab: JourneyTab): Promise<ComponentType> {
  const panel = await TAB_PARTS[tab].load();
  loadedPanels.set(tab, panel);
  return panel;
}

/** Loads the code of the tab that an address asks for; one that cannot be loaded is loaded when it shows. */
export const prepareJourneyPage = (url: URL): Promise<unknown> =>
  loadPanel(tabFrom(url.searchParams.get("flik"))).catch(() => undefined);

/** Asks for the six numbers and for what the address's tab shows. */
export async function loadJourneyPage(apollo: ApolloClient, url: URL): Promise<void> {
  // The answer depends on who is here.
  await loadViewer(apollo);
  await Promise.all([...shownAt(url.searchParams).map((shown) => apollo.query(shown)), prepareJourneyPage(url)]);
}

/** What shows at an address: the six numbers, the tab, and in the progress what is unfolded. */
function shownAt(params: URLSearchParams): Shown[] {
  const tab = tabFrom(params.get("flik"));
  const { query } = TAB_PARTS[tab];
  const category = tab === "framsteg" && categoryFrom(params);
  return [
    { query: JourneyPageDocument },
    ...(query ? [{ query }] : []),
    ...(category ? [{ query: CategoryItemsDocument, variables: { category } }] : []),
  ];
}

/** Loads a tab that is about to be chosen, and asks for what it shows. */
function useTabPreload(): (tab: JourneyTab) => void {
  const apollo = useApolloClient();
  return (tab) => {
    const { query } = TAB_PARTS[tab];
    void Promise.all([loadPanel(tab), query && apollo.query({ query })]).catch(() => undefined);
  };
}

const ID = "min-resa";
const TABS = TAB_NAMES.map((key) => ({ key, label: JOURNEY_TABS[key], to: addressOfTab(key) }));

/** Where public/returning.js marked the document: the browser holds a journey that the server knew nothing of. */
const RETURNING = "html[data-returning] &";

/** /min-resa: where one is, in six numbers and five tabs. */
export function JourneyPage() {
  useFollowPersonal();
  const { data, error, refetch } = useJourneyPageQuery({});
  const viewer = useViewer();
  const preload = useTabPreload();
  const [params] = useSearchParams();
  const tab = tabFrom(params.get("flik"));
  const { isRead, hasFailed, readAgain } = useOwnJourney(params);
  const isGuest = viewer === null;
  // Until what the browser holds was read, whoever comes back sees shapes instead of the zeros of the server's page.
  const isUnread = isGuest && !isRead;

  return (
    <>
      <Seo title="Min resa" description="Din egen resa: framsteg, plan och råd som passar dig." />
      {isUnread && <script src="/returning.js" />}
      <PageOpening scene="home">
        <Typography variant="h1">Min resa</Typography>
        <Typography sx={{ mt: 3, maxWidth: "40ch", fontSize: { md: "1.25rem" } }}>
          Det du har gjort, det som är på gång och det som kan bli nästa steg.
        </Typography>
        {data?.journey?.hasCompletedOnboarding === false && (
          // On a phone the tab's own invitation is below six numbers.
          <Button
            variant="contained"
            onClick={openOnboarding}
            sx={{
              mt: 4,
              display: { md: "none" },
              "@media (scripting: none)": { display: "none" },
              ...(isUnread && { [RETURNING]: { display: "none" } }),
            }}
          >
            Berätta vart du vill
          </Button>
        )}
      </PageOpening>
      <PageContainer top="list">
        {isGuest && (
          <Typography sx={{ display: "none", mb: 6, "@media (scripting: none)": { display: "block" } }}>
            Din resa finns i din webbläsare och behöver JavaScript för att visas. Så här ser den ut när den börjar.
          </Typography>
        )}
        {isUnread && hasFailed ? (
          <PanelWaiting error={hasFailed} onRetry={readAgain} />
        ) : error && !data?.journey ? (
          <PanelWaiting error={error} onRetry={refetch} />
        ) : (
          <Box sx={isUnread ? { [RETURNING]: { display: "none" } } : undefined}>
            <SummaryStrip journey={data?.journey ?? undefined} />
            <Box sx={{ mt: { xs: 6, md: 8 } }}>
              <Tabs id={ID} label="Min resa" tabs={TABS} selected={tab} onNear={preload} />
            </Box>
            <Box
              id={panelId(ID)}
              role="tabpanel"
              aria-labelledby={tabId(ID, tab)}
              aria-busy={!data?.journey || isUnread}
              tabIndex={0}
              sx={{ pt: { xs: 6, md: 8 }, minHeight: 440, "&:focus-visible": { outlineOffset: 6 } }}
            >
              <Panel key={tab} tab={tab} />
            </Box>
          </Box>
        )}
        {isUnread && !hasFailed && (
          <Box aria-hidden="true" sx={{ display: "none", [RETURNING]: { display: "block" } }}>
            <SummaryStrip journey={undefined} />
            <Box sx={{ mt: 30 }}>
              <PanelSkeleton />
            </Box>
          </Box>
        )}
        {viewer !== undefined && (viewer ? <GuestJourneyHere /> : <KeptHere />)}
      </PageContainer>
    </>
  );
}

/** A tab's content; one whose code is there is hydrated with the page, and not some time later as in a Suspense. */
function Panel({ tab }: { tab: JourneyTab }) {
  const [Loaded] = useState(() => loadedPanels.get(tab));
  if (Loaded) return <Loaded />;
  const Lazy = LAZY_PANELS[tab];
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <Lazy />
    </Suspense>
  );
}

/**
 * Sees to it that the journey on the page is the visitor's own. The server renders an empty one for a guest; what the
 * browser holds takes its place once it was read.
 */
function useOwnJourney(params: URLSearchParams) {
  const apollo = useApolloClient();
  const isNavigated = useIsBrowser();
  const [isRead, setRead] = useState(isNavigated);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(async () => {
    const isServers = accountOf(apollo) !== undefined || !hasGuestData();
    const queries = isServers ? [] : shownAt(params);
    try {
      await Promise.all(queries.map((shown) => apollo.query({ ...shown, fetchPolicy: "network-only" })));
      // The components hear of what was read before the shapes go.
      await new Promise((resolve) => setTimeout(resolve));
      setRead(true);
    } catch {
      setFailed(true);
    }
  }, [apollo, params]);
  useEffect(() => {
    if (!isRead && !hasFailed) void read();
  }, [isRead, hasFailed, read]);
  const readAgain = async () => setFailed(false);
  return { isRead, hasFailed, readAgain };
}

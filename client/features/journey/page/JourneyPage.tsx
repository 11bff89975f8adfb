import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { DocumentNode } from "graphql";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LAB_VALUES_PATH } from "../../../../schema/rules/labValues/labValuesPath.ts";
import { hasGuestData } from "../../../guest/guestMerge.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { hasOfflineResponses, isStoredCopy } from "../../../offline/offlineResponses.ts";
import type { Page } from "../../../pageLoader.ts";
import { accountOf, loadViewer, useViewer } from "../../../session/viewer.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { pageParts } from "../../../ui/lazy/pageParts.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { PageOpening } from "../../../ui/PageOpening.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { panelId, Tabs, tabId } from "../../../ui/Tabs.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { useTodaysStepsQuery } from "../../protocols/daily/TodaysSteps.generated.ts";
import { openOnboarding } from "../dialogEvents.ts";
import {
  addressOfTab,
  categoryFrom,
  JOURNEY_TABS,
  type JourneyTab,
  TAB_LANGUAGES,
  TAB_NAMES,
  tabFrom,
} from "../tabs/journeyTabList.ts";
import { Today } from "../today/Today.tsx";
import { GuestJourneyNotice, GuestStorageNotice } from "./GuestStorageNotice.tsx";
import { JourneyPageDocument, useJourneyPageQuery } from "./JourneyPage.generated.ts";
import { PanelSkeleton, PanelWaiting, TodaySkeleton } from "./PanelWaiting.tsx";
import { SummaryLine, SummaryStrip } from "./SummaryStrip.tsx";

/** What the page gives a part. */
interface PartProps {
  /** Of a category, from another feature. */
  mental?: ReactNode;
  /** What a calendar can take in, from another feature. */
  calendar?: ReactNode;
}

/**
 * The tabs, what the first of them begins and ends with (the day's steps, and the results of tests), what the progress
 * says of a category besides, and what a calendar can take in.
 */
type PartName = JourneyTab | "steps" | "trends" | "results" | "light" | "calendar";

const fallback = <PanelSkeleton />;

const { load: loadPart, Part } = pageParts<PartName, PartProps>({
  dashboard: { load: async () => (await import("../tabs/DashboardTab.tsx")).DashboardTab, fallback },
  steps: { load: async () => (await import("../../protocols/daily/TodaysSteps.tsx")).TodaysSteps, fallback },
  // Both show only where there are results.
  trends: { load: async () => (await import("../../analyses/myResults/Trends.tsx")).Trends, isLeftOut: true },
  results: { load: async () => (await import("../../analyses/myResults/MyResults.tsx")).MyResults, isLeftOut: true },
  framsteg: { load: async () => (await import("../tabs/ProgressTab.tsx")).ProgressTab, fallback },
  // The category says how far it is without it.
  light: { load: async () => (await import("../../programmes/LightProgress.tsx")).LightProgress, isLeftOut: true },
  "min-plan": { load: async () => (await import("../tabs/PlanTab.tsx")).PlanTab, fallback },
  achievements: { load: async () => (await import("../tabs/AchievementsTab.tsx")).AchievementsTab, fallback },
  kalender: { load: async () => (await import("../tabs/CalendarTab.tsx")).CalendarTab, fallback },
  // The tab says what is to come without it.
  calendar: { load: async () => (await import("../../protocols/daily/ToCalendar.tsx")).ToCalendar, isLeftOut: true },
});

/** What each tab consists of, and what its parts ask of the graph, which is loaded with the tab. */
const CONTENTS: Readonly<Record<JourneyTab, { parts: PartName[]; queries: (() => Promise<DocumentNode>)[] }>> = {
  dashboard: {
    parts: ["dashboard", "steps", "trends", "results"],
    queries: [
      async () => (await import("../tabs/DashboardTab.generated.ts")).DashboardTabDocument,
      async () => (await import("../../protocols/daily/TodaysSteps.generated.ts")).TodaysStepsDocument,
      async () => (await import("../../analyses/myResults/MyResults.generated.ts")).MyResultsDocument,
    ],
  },
  framsteg: {
    parts: ["framsteg", "light"],
    queries: [
      async () => (await import("../tabs/ProgressTab.generated.ts")).ProgressTabDocument,
      async () => (await import("../../programmes/LightProgress.generated.ts")).LightProgressDocument,
    ],
  },
  "min-plan": {
    parts: ["min-plan"],
    queries: [async () => (await import("../tabs/PlanTab.generated.ts")).PlanTabDocument],
  },
  achievements: {
    parts: ["achievements"],
    queries: [async () => (await import("../tabs/AchievementsTab.generated.ts")).AchievementsTabDocument],
  },
  kalender: {
    parts: ["kalender", "calendar"],
    queries: [async () => (await import("../../protocols/daily/ToCalendar.generated.ts")).ToCalendarDocument],
  },
};

/** The year, which is asked for in the browser only, with its code. */
const LazyYearMap = lazyComponent(async () => (await import("../progress/YearMap.tsx")).YearMap, {
  fallback: <Skeleton height={300} radius={14} />,
  failure: "left out",
});
// A server that met code on its way would give up the page.
const YearMap = () => (useIsBrowser() ? <LazyYearMap /> : <Skeleton height={300} radius={14} />);

const loadParts = (tab: JourneyTab): Promise<unknown> => Promise.all(CONTENTS[tab].parts.map(loadPart));

/** Loads the code of the tab that an address asks for; one that cannot be loaded is loaded when it shows. */
const prepareJourneyPage = (url: URL): Promise<unknown> => loadParts(tabFrom(url.searchParams.get("flik")));

/** Asks for the six numbers and for what the address's tab shows. */
async function loadJourneyPage(apollo: ApolloClient, url: URL): Promise<void> {
  // The answer depends on who is here.
  await loadViewer(apollo);
  await Promise.all([...shownAt(url.searchParams).map((ask) => ask(apollo)), prepareJourneyPage(url)]);
}

/** Asks the graph for something, from the server again where `isAnew`. */
type Ask = (apollo: ApolloClient, isAnew?: boolean) => Promise<unknown>;

/** What is asked at an address: the six numbers, the tab, and in the progress what is unfolded. */
function shownAt(params: URLSearchParams): Ask[] {
  const tab = tabFrom(params.get("flik"));
  const category = tab === "framsteg" && categoryFrom(params);
  return [
    asking(async () => JourneyPageDocument),
    ...CONTENTS[tab].queries.map((load) => asking(load)),
    ...(category
      ? [
          asking(async () => (await import("../progress/CategoryItems.generated.ts")).CategoryItemsDocument, {
            category,
          }),
        ]
      : []),
  ];
}

const asking =
  (load: () => Promise<DocumentNode>, variables?: object): Ask =>
  async (apollo, isAnew) =>
    apollo.query({
      query: await load(),
      ...(variables && { variables }),
      ...(isAnew && { fetchPolicy: "network-only" }),
    });

const ID = "min-resa";
const TABS = TAB_NAMES.map((key) => ({
  key,
  label: JOURNEY_TABS[key],
  to: addressOfTab(key),
  lang: TAB_LANGUAGES[key],
}));

/** How long the page of an account without a network is waited for, in milliseconds; then a guest's shows. */
const ACCOUNT_MS = 3_000;

/** Where public/returning.js marked the document: the browser holds a journey that the server knew nothing of. */
const RETURNING = "html[data-returning] &";

/** /min-resa: five tabs, of which the first is the day, the year and six numbers. */
function JourneyPage() {
  usePersonalSync();
  const { data, error, refetch } = useJourneyPageQuery({});
  const viewer = useViewer();
  const apollo = useApolloClient();
  const [params] = useSearchParams();
  const tab = tabFrom(params.get("flik"));
  const { data: todays } = useTodaysStepsQuery({ skip: tab !== "dashboard" });
  // Somebody who has told where they are going, done something, or follows a protocol has a day to show.
  const hasBegun =
    data?.journey?.hasCompletedOnboarding || data?.journey?.lastActivity || Boolean(todays?.checklist?.totalCount);
  const { isRead, hasFailed, retry } = useOwnJourney(params);
  const isGuest = viewer === null;
  // Until the browser's storage was read, returning visitors see skeletons instead of the server-rendered zeros.
  const isUnread = isGuest && !isRead;
  // A tab that is about to be chosen.
  const preload = (near: JourneyTab) => {
    const asked = CONTENTS[near].queries.map((load) => asking(load)(apollo));
    void Promise.all([loadParts(near), ...asked]).catch(() => undefined);
  };

  return (
    <>
      <Seo title="Min resa" description="Din egen resa: framsteg, plan och råd som passar dig." />
      {isUnread && <script src="/returning.js" />}
      <PageOpening scene="home">
        <Typography variant="h1">Min resa</Typography>
        <Typography sx={{ mt: 3, maxWidth: "40ch", fontSize: { md: "1.25rem" } }}>
          Det du har gjort, det som är på gång och det som kan bli nästa steg.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 5, rowGap: 2, mt: 2 }}>
          <TextLink to={LAB_VALUES_PATH} sx={{ display: "inline-block", py: 2.5, color: "text.primary" }}>
            Mina värden från provsvar
          </TextLink>
          {data?.journey?.hasCompletedOnboarding === false && (
            // On a phone the tab's own invitation is below six numbers.
            <Button
              variant="contained"
              onClick={openOnboarding}
              sx={{
                display: { md: "none" },
                "@media (scripting: none)": { display: "none" },
                ...(isUnread && { [RETURNING]: { display: "none" } }),
              }}
            >
              Berätta vart du vill
            </Button>
          )}
        </Box>
      </PageOpening>
      <PageContainer top="list">
        {isGuest && (
          <Typography sx={{ display: "none", mb: 6, "@media (scripting: none)": { display: "block" } }}>
            Din resa finns i din webbläsare och behöver JavaScript för att visas. Så här ser den ut när den börjar.
          </Typography>
        )}
        {isUnread && hasFailed ? (
          <PanelWaiting error={hasFailed} onRetry={retry} />
        ) : error && !data?.journey ? (
          <PanelWaiting error={error} onRetry={refetch} />
        ) : (
          <>
            <Tabs id={ID} label="Min resa" tabs={TABS} selected={tab} onNear={preload} />
            <Box
              id={panelId(ID)}
              role="tabpanel"
              aria-labelledby={tabId(ID, tab)}
              aria-busy={!data?.journey || isUnread}
              tabIndex={0}
              sx={{ pt: { xs: 6, md: 8 }, minHeight: 440, "&:focus-visible": { outlineOffset: 6 } }}
            >
              <Box sx={isUnread ? { [RETURNING]: { display: "none" } } : undefined}>
                {tab === "dashboard" ? (
                  <>
                    {data?.journey && hasBegun && <Today journey={data.journey} steps={<Part name="steps" />} />}
                    <Part name="trends" />
                    <SummaryStrip journey={data?.journey ?? null} />
                    {data?.journey?.lastActivity && <YearMap />}
                  </>
                ) : (
                  <SummaryLine journey={data?.journey ?? null} />
                )}
                <Box sx={{ mt: { xs: 8, md: 12 } }}>
                  <Part
                    key={tab}
                    name={tab}
                    mental={tab === "framsteg" ? <Part name="light" /> : undefined}
                    calendar={tab === "kalender" ? <Part name="calendar" /> : undefined}
                  />
                  {tab === "dashboard" && <Part name="results" />}
                </Box>
              </Box>
              {isUnread && (
                <Box aria-hidden="true" sx={{ display: "none", [RETURNING]: { display: "block" } }}>
                  {tab === "dashboard" ? <TodaySkeleton /> : <PanelSkeleton />}
                </Box>
              )}
            </Box>
          </>
        )}
        {viewer !== undefined && (viewer ? <GuestJourneyNotice /> : <GuestStorageNotice />)}
      </PageContainer>
    </>
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
  useEffect(() => {
    if (isRead || hasFailed) return;
    const read = async () => {
      const isServerData = accountOf(apollo) !== undefined || !hasGuestData();
      const queries = isServerData ? [] : shownAt(params);
      // The account takes the guest's place as soon as its code is there.
      if (isStoredCopy() && hasOfflineResponses()) await new Promise((resolve) => setTimeout(resolve, ACCOUNT_MS));
      await Promise.all(queries.map((ask) => ask(apollo, true)));
      // The components hear of what was read before the shapes go.
      await new Promise((resolve) => setTimeout(resolve));
      setRead(true);
    };
    read().catch(() => setFailed(true));
  }, [isRead, hasFailed, apollo, params]);
  const retry = async () => setFailed(false);
  return { isRead, hasFailed, retry };
}

export const page: Page = { Component: JourneyPage, loader: loadJourneyPage, prepare: prepareJourneyPage };

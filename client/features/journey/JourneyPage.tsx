import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { Seo } from "../../shell/Seo.tsx";
import { useViewer } from "../../shell/viewer.ts";
import { Artwork } from "../../ui/Artwork.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { panelId, Tabs, tabId } from "../../ui/Tabs.tsx";
import { addressOfTab, JOURNEY_TABS, type JourneyTab, TAB_NAMES, tabFrom } from "./journeyTabList.ts";
import { GuestJourneyHere, KeptHere } from "./KeptHere.tsx";
import { PanelSkeleton } from "./PanelSkeleton.tsx";
import { SummaryStrip } from "./SummaryStrip.tsx";
import { type Journey, useJourney } from "./useJourney.ts";

type Panel = ComponentType<{ journey: Journey }>;

const PANEL_CODE: Readonly<Record<JourneyTab, () => Promise<Panel>>> = {
  dashboard: async () => (await import("./DashboardTab.tsx")).DashboardTab,
  framsteg: async () => (await import("./ProgressTab.tsx")).ProgressTab,
  "min-plan": async () => (await import("./PlanTab.tsx")).PlanTab,
  achievements: async () => (await import("./AchievementsTab.tsx")).AchievementsTab,
  kalender: async () => (await import("./CalendarTab.tsx")).CalendarTab,
};
const lazyPanel = (tab: JourneyTab) => lazy(async () => ({ default: await PANEL_CODE[tab]() }));
const PANELS: Readonly<Record<JourneyTab, Panel>> = {
  dashboard: lazyPanel("dashboard"),
  framsteg: lazyPanel("framsteg"),
  "min-plan": lazyPanel("min-plan"),
  achievements: lazyPanel("achievements"),
  kalender: lazyPanel("kalender"),
};
const preload = (tab: JourneyTab) => void PANEL_CODE[tab]().catch(() => undefined);

const ID = "min-resa";
const TABS = TAB_NAMES.map((key) => ({ key, label: JOURNEY_TABS[key], to: addressOfTab(key) }));

/** /min-resa (specification 1 §2): where one is, in six numbers and five tabs. */
export function JourneyPage() {
  const { journey, error, refetch } = useJourney();
  const viewer = useViewer();
  const [params] = useSearchParams();
  const tab = tabFrom(params.get("flik"));
  const Panel = PANELS[tab];
  // The tab's code comes while its data does.
  useEffect(() => preload(tab), [tab]);

  return (
    <>
      <Seo title="Min resa" description="Din egen resa: framsteg, plan och råd som passar dig." />
      <Box sx={{ position: "relative", overflow: "hidden", borderBottom: 1, borderColor: "divider" }}>
        <Artwork scene="home" />
        <Box sx={{ position: "relative", maxWidth: 1280, mx: "auto", px: { xs: 4, md: 6 }, py: { xs: 7, md: 10 } }}>
          <Typography variant="h1">Min resa</Typography>
          <Typography sx={{ mt: 3, maxWidth: "40ch", fontSize: { md: "1.25rem" } }}>
            Det du har gjort, det som är på gång och det som kan bli nästa steg.
          </Typography>
        </Box>
      </Box>
      <Box sx={{ maxWidth: 1280, mx: "auto", px: { xs: 4, md: 6 }, pt: { xs: 6, md: 8 } }}>
        <Typography sx={{ display: "none", "@media (scripting: none)": { display: "block" } }}>
          Din resa finns i den här webbläsaren och behöver JavaScript för att visas.
        </Typography>
        <Box sx={{ "@media (scripting: none)": { display: "none" } }}>
          {error && !journey ? (
            <LoadFailure
              message="Din resa kunde inte hämtas. Det du har sparat finns kvar. Försök igen om en stund."
              onRetry={refetch}
            />
          ) : (
            <>
              <SummaryStrip journey={journey} />
              <Box sx={{ mt: { xs: 6, md: 8 } }}>
                <Tabs id={ID} label="Min resa" tabs={TABS} selected={tab} onNear={preload} />
              </Box>
              <Box
                id={panelId(ID)}
                role="tabpanel"
                aria-labelledby={tabId(ID, tab)}
                aria-busy={!journey}
                tabIndex={0}
                sx={{ pt: { xs: 6, md: 8 }, minHeight: 440, "&:focus-visible": { outlineOffset: 6 } }}
              >
                {journey ? (
                  <Suspense fallback={<PanelSkeleton />}>
                    <Panel journey={journey} />
                  </Suspense>
                ) : (
                  <PanelSkeleton />
                )}
              </Box>
            </>
          )}
          {viewer !== undefined && (viewer ? <GuestJourneyHere /> : <KeptHere />)}
        </Box>
      </Box>
    </>
  );
}

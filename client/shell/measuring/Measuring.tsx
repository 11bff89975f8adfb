import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { ANALYTICS_NAMES, type Analytics, analyticsOrigin } from "../../../schema/analytics.ts";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { answerMeasuring } from "./measuringAnswer.ts";
import { sendPageView, stopFrame } from "./sendPageView.ts";
import { useMeasuringState } from "./useMeasuringState.ts";

/** How often, and how many times, it is looked whether a page is there that may be counted. */
const LOOK_MS = 400;
const LOOKS = 15;

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");

/**
 * The path of the page that shows, as search engines know it; undefined for one that they are not to know: somebody's own,
 * a result, a search, the administration, a page that does not exist.
 */
function publicPath(address: string): string | undefined {
  const robots = document.head.querySelector<HTMLMetaElement>("meta[name=robots]")?.content ?? "";
  const canonical = document.head.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  if (!canonical || robots.includes("noindex")) return undefined;
  const { pathname } = new URL(canonical);
  // The head still has the page before.
  return pathname === withoutSlash(address.split("?", 1)[0] ?? "") ? pathname : undefined;
}

/** The public page that shows, once it does. */
function usePublicPath(): string | undefined {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    setShown(undefined);
    let looks = 0;
    const timer = setInterval(() => {
      const path = publicPath(address);
      if (path !== undefined) setShown(path);
      if (path !== undefined || ++looks === LOOKS) clearInterval(timer);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [address]);
  return shown === withoutSlash(pathname) ? shown : undefined;
}

/** Counts the public pages that a visitor looks at, where that is allowed, and asks whether it is. */
export function Measuring({ analytics }: { analytics: Analytics }) {
  const state = useMeasuringState(analytics);
  const { pathname } = useLocation();
  const path = usePublicPath();
  /** The page that was counted last; a filter that changes makes no other page of it. */
  const counted = useRef<string>(undefined);
  useEffect(() => {
    if (counted.current !== withoutSlash(pathname)) counted.current = undefined;
  }, [pathname]);
  useEffect(() => {
    // A script stays no longer than the page that it counts.
    if (state !== "on" || path === undefined) return stopFrame();
    if (path === counted.current) return;
    counted.current = path;
    sendPageView(analytics, path);
  }, [analytics, state, path]);
  return state === "asks" && path !== undefined ? <Question analytics={analytics} /> : null;
}

/** Both answers are one press away and look alike; nothing is covered or held up. */
function Question({ analytics }: { analytics: Analytics }) {
  return (
    <Box
      component="section"
      aria-label="Statistik"
      sx={{
        position: "sticky",
        bottom: "calc(var(--bar-height, 0px) + var(--journey-bar-height, 0px))",
        zIndex: "appBar",
        py: 4,
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <PageContainer sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        <Box sx={{ flex: "1 1 320px" }}>
          <Typography sx={{ fontWeight: 600 }}>Får vi räkna ditt besök?</Typography>
          <Typography variant="body2" sx={{ mt: 1, maxWidth: "72ch" }}>
            Vi räknar vilka sidor som läses, med {ANALYTICS_NAMES[analytics.service]} på{" "}
            {new URL(analyticsOrigin(analytics)).host}. Svar, resultat och sökningar skickas aldrig.{" "}
            <TextLink to="/integritetspolicy#statistik">Läs mer och ändra dig</TextLink>
          </Typography>
        </Box>
        <Box sx={{ display: "flex", gap: 3, flex: { xs: "1 1 100%", sm: "none" } }}>
          {([true, false] as const).map((allows) => (
            <Button
              key={String(allows)}
              variant="outlined"
              onClick={() => answerMeasuring(analytics, allows)}
              sx={{ minHeight: 48, minWidth: 120, flex: 1 }}
            >
              {allows ? "Tillåt" : "Avböj"}
            </Button>
          ))}
        </Box>
      </PageContainer>
    </Box>
  );
}

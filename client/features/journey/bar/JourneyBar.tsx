import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { useLocation } from "react-router-dom";
import ArrowForward from "~icons/ic/baseline-arrow-forward";
import { PROTOCOL_KEYS } from "../../../../schema/protocols/protocolKeys.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { useIsStored } from "../../../guest/useIsStored.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { useViewer } from "../../../session/viewer.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";
import { rises } from "../../../ui/rising.ts";
import { SHORT } from "../../../ui/shortWindow.ts";
import { type JourneyBar_JourneyFragment, useJourneyBarQuery, useTodayInBarQuery } from "./JourneyBar.generated.ts";

const HEIGHT = 56;

/** Where the words need two lines. */
const NARROW = "@media (width < 720px)";

/** Letters of twice the size on a phone: a word of each is all that fits. */
const LARGE_LETTERS = "@media (max-width: 17em)";

const Bar = styled("section")(({ theme }) => ({
  // A page whose own bar takes the place says so.
  display: "var(--journey-bar-display, block)",
  position: "fixed",
  insetInline: 0,
  // Below the comparison's bar, which comes and goes: only that one moves.
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  height: HEIGHT,
  backgroundColor: theme.vars?.palette.background.paper,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  ...rises,
  // At the page's end: there it covers nothing.
  [SHORT]: { position: "relative", bottom: "auto", animation: "none" },
  "@media print": { display: "none" },
}));

/** How far one is: in a line where there is room, otherwise in two. */
const Facts = styled("div")(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  columnGap: 16,
  fontVariantNumeric: "tabular-nums",
  "& > div": { display: "flex", alignItems: "center", columnGap: 16, minWidth: 0 },
  "& > div + div": { color: theme.vars?.palette.text.secondary },
  [NARROW]: { display: "block", "& > div": { columnGap: 10 } },
  [LARGE_LETTERS]: { "& > div + div": { display: "none" } },
}));

/** The way to the day's steps, before everything else. */
const TodayLink = styled(Link)(({ theme }) => ({
  flexShrink: 0,
  display: "flex",
  alignItems: "baseline",
  columnGap: 8,
  minHeight: 44,
  padding: "9px 16px",
  borderRadius: 999,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.mist,
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums",
  "& strong": { fontWeight: 600 },
  "&:hover": { textDecoration: "underline" },
  [NARROW]: { display: "grid", alignContent: "center", padding: "0 12px", lineHeight: 1.3 },
  [LARGE_LETTERS]: { "& > span": { display: "none" } },
}));

/** Publishes the bar's height, for fixed elements above it and for scrolling the focused element clear of it. */
const barHeightStyles = (
  <GlobalStyles
    styles={{
      html: {
        "--journey-bar-height": `${HEIGHT}px`,
        scrollPaddingBottom: `${HEIGHT + 16}px`,
        [SHORT]: { "--journey-bar-height": "0px", scrollPaddingBottom: 0 },
      },
    }}
  />
);

/** The bar with how far one is: on every page but the journey's own, once there is progress. */
export function JourneyBar() {
  const { pathname } = useLocation();
  const isOnJourney = pathname.replace(/\/+$/, "") === "/min-resa";
  usePersonalSync();
  const journey = useJourneyBarQuery({ skip: isOnJourney }).data?.journey;
  if (isOnJourney || !journey || journey.overallPercentage <= 0) return null;
  return (
    <>
      {barHeightStyles}
      {/* Room at the page's end, so that the bar never covers it. */}
      <Box
        aria-hidden="true"
        sx={{
          display: "var(--journey-bar-display, block)",
          height: HEIGHT,
          bgcolor: "mist",
          [SHORT]: { display: "none" },
          "@media print": { display: "none" },
        }}
      />
      <Bar aria-label="Din resa">
        <BarContent journey={journey} />
      </Bar>
    </>
  );
}

/** The day's remaining steps, for somebody who has any. */
function TodayInBar() {
  const isSignedIn = Boolean(useViewer());
  const hasProtocols = useIsStored(PROTOCOL_KEYS.active);
  const mayHaveSteps = isSignedIn || hasProtocols;
  const { data } = useTodayInBarQuery({ skip: !mayHaveSteps });
  const { doneCount, totalCount } = data?.checklist ?? { doneCount: 0, totalCount: 0 };
  if (!mayHaveSteps || totalCount === 0) return null;
  const left = totalCount - doneCount;
  return (
    <TodayLink
      to="/protokoll?vy=idag"
      aria-label={left === 0 ? "I dag: allt är klart" : `I dag: ${left} av ${totalCount} kvar`}
    >
      <span>I dag</span>
      <strong>{left === 0 ? "Klart" : `${left} kvar`}</strong>
    </TodayLink>
  );
}

function BarContent({ journey }: { journey: JourneyBar_JourneyFragment }) {
  const { overallPercentage, level, totalTimeSpent, logStreak, nextStep } = journey;
  // A streak that has ended is not shown here; /min-resa shows it.
  const streak = logStreak > 0 ? journey.streak : 0;
  return (
    <PageContainer
      sx={{
        height: "100%",
        display: "flex",
        alignItems: "center",
        gap: { xs: 2, sm: 4 },
        fontSize: "1rem",
        [NARROW]: { fontSize: "0.875rem", lineHeight: 1.4 },
        whiteSpace: "nowrap",
      }}
    >
      <TodayInBar />
      <Facts>
        <div>
          <Box component="span" sx={{ fontWeight: 600, [LARGE_LETTERS]: { display: "none" } }}>
            Din resa
          </Box>
          <ProgressTrack
            name="Hela din resa"
            value={overallPercentage}
            text={`${overallPercentage} procent`}
            sx={{
              width: 200,
              minWidth: 48,
              height: 6,
              // Along the upper edge, so that the words have the whole line.
              [NARROW]: { position: "absolute", width: "auto", insetInline: 0, top: -1, height: 4, borderRadius: 0 },
            }}
          />
          <Badge tint="green">{overallPercentage} %</Badge>
          <Box component="span" sx={{ color: "text.secondary", [LARGE_LETTERS]: { display: "none" } }}>
            Nivå {level}
          </Box>
        </div>
        {(totalTimeSpent > 0 || streak > 0) && (
          <div>
            {totalTimeSpent > 0 && <span>{swedishNumber(totalTimeSpent)} min</span>}
            {streak > 0 && <span>{streak === 1 ? "1 dag i rad" : `${streak} dagar i rad`}</span>}
          </div>
        )}
      </Facts>
      {nextStep && (
        <Button
          component={Link}
          to={nextStep.path}
          variant="outlined"
          size="small"
          sx={{ display: { xs: "none", lg: "inline-flex" }, flexShrink: 0, minHeight: 36, py: 0 }}
        >
          Nästa: {nextStep.title}
        </Button>
      )}
      <Button
        component={Link}
        to="/min-resa"
        size="small"
        endIcon={<ArrowForward aria-hidden="true" sx={{ display: { xs: "none", sm: "block" } }} />}
        sx={{ flexShrink: 0, minHeight: 44, minWidth: 0, px: { xs: 2, sm: 3 }, mr: { xs: -2, sm: -3 } }}
      >
        Min resa
      </Button>
    </PageContainer>
  );
}

import { useFragment } from "@apollo/client/react";
import ArrowForward from "@mui/icons-material/ArrowForward";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { Link, useLocation } from "react-router-dom";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { useFollowPersonal } from "../../../guest/useFollowPersonal.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";
import {
  type JourneyBar_JourneyFragment,
  JourneyBar_JourneyFragmentDoc,
  useJourneyBarQuery,
} from "./JourneyBar.generated.ts";

const HEIGHT = 56;

/** Where the words need two lines. */
const NARROW = "@media (width < 720px)";

const Bar = styled("section")(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  // Above the comparison's bar, which rises over it.
  bottom: "var(--bar-height, 0px)",
  zIndex: theme.zIndex.appBar - 1,
  height: HEIGHT,
  backgroundColor: theme.vars?.palette.background.paper,
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  "@media (prefers-reduced-motion: no-preference)": {
    animation: "rise 180ms ease-out",
    transition: "bottom 180ms ease-out",
  },
  "@keyframes rise": { from: { transform: "translateY(100%)" } },
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
}));

/** What others keep clear of, and what the focus is scrolled out from under. */
const keepClear = (
  <GlobalStyles styles={{ html: { "--journey-bar-height": `${HEIGHT}px`, scrollPaddingBottom: `${HEIGHT + 16}px` } }} />
);

/** The bar with how far one is: on every page but the journey's own, once there is progress. */
export function JourneyBar() {
  const { pathname } = useLocation();
  const isOnJourney = pathname.replace(/\/+$/, "") === "/min-resa";
  useFollowPersonal();
  const { data } = useJourneyBarQuery({ skip: isOnJourney });
  const { data: journey, complete } = useFragment({
    fragment: JourneyBar_JourneyFragmentDoc,
    fragmentName: "JourneyBar_journey",
    from: data?.journey ?? null,
  });
  if (isOnJourney || !complete || journey.overallPercentage <= 0) return null;
  return (
    <>
      {keepClear}
      {/* Room at the page's end, so that the bar never covers it. */}
      <Box aria-hidden="true" sx={{ height: HEIGHT, bgcolor: "mist", "@media print": { display: "none" } }} />
      <Bar aria-label="Din resa">
        <BarContent journey={journey} />
      </Bar>
    </>
  );
}

function BarContent({ journey }: { journey: JourneyBar_JourneyFragment }) {
  const { overallPercentage, level, totalTimeSpent, logStreak, nextStep } = journey;
  // A run of days that has ended is nothing to carry along; /min-resa tells of it.
  const streak = logStreak > 0 ? journey.streak : 0;
  return (
    <PageContainer
      sx={{
        height: "100%",
        display: "flex",
        alignItems: "center",
        gap: { xs: 2, sm: 4 },
        fontSize: 16,
        [NARROW]: { fontSize: 14, lineHeight: 1.4 },
        whiteSpace: "nowrap",
      }}
    >
      <Facts>
        <div>
          <Box component="span" sx={{ fontWeight: 600 }}>
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
          <Box component="span" sx={{ color: "text.secondary" }}>
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

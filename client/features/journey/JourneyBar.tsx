import ArrowForward from "@mui/icons-material/ArrowForward";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { styled } from "@mui/material/styles";
import { Link, useLocation } from "react-router-dom";
import { Badge } from "../../ui/Badge.tsx";
import { ProgressTrack } from "../../ui/ProgressTrack.tsx";
import { type Journey, useJourney } from "./useJourney.ts";

const HEIGHT = 52;

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

/** What others keep clear of, and what the focus is scrolled out from under. */
const keepClear = (
  <GlobalStyles styles={{ html: { "--journey-bar-height": `${HEIGHT}px`, scrollPaddingBottom: `${HEIGHT + 16}px` } }} />
);

/** The bar with how far one is (specification 1 §2): on every page but the journey's own, once there is progress. */
export function JourneyBar() {
  const { pathname } = useLocation();
  const { journey } = useJourney();
  if (pathname === "/min-resa" || !journey || journey.overallPercentage <= 0) return null;
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

function BarContent({ journey }: { journey: Journey }) {
  const { overallPercentage, level, totalTimeSpent, streak } = journey;
  const [next] = journey.recommendations;
  return (
    <Box
      sx={{
        maxWidth: 1280,
        height: "100%",
        mx: "auto",
        px: { xs: 4, md: 6 },
        display: "flex",
        alignItems: "center",
        gap: { xs: 2, sm: 4 },
        fontSize: { xs: 14, sm: 16 },
        whiteSpace: "nowrap",
      }}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        Din resa
      </Box>
      <ProgressTrack
        name="Hela din resa"
        value={overallPercentage}
        text={`${overallPercentage} procent`}
        sx={{
          // On phones along the upper edge, so that the words have the whole line.
          position: { xs: "absolute", sm: "static" },
          insetInline: 0,
          top: -1,
          height: { xs: 4, sm: 6 },
          borderRadius: { xs: 0, sm: 999 },
          flex: { sm: "0 1 200px" },
          minWidth: 48,
        }}
      />
      <Badge tint="green">{overallPercentage} %</Badge>
      {/* What does not fit on the line is left out, from the end. */}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          height: "1.5em",
          lineHeight: "1.5em",
          display: "flex",
          flexWrap: "wrap",
          columnGap: { xs: 2.5, sm: 4 },
          overflow: "hidden",
          color: "text.secondary",
          fontVariantNumeric: "tabular-nums",
        }}
      >
        <span>Nivå {level}</span>
        {totalTimeSpent > 0 && <span>{totalTimeSpent} min</span>}
        {streak > 0 && <span>{streak === 1 ? "1 dag i rad" : `${streak} dagar i rad`}</span>}
      </Box>
      {next && (
        <Button
          component={Link}
          to={next.url}
          variant="outlined"
          size="small"
          sx={{ display: { xs: "none", lg: "inline-flex" }, minHeight: 36, py: 0 }}
        >
          Nästa: {next.title}
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
    </Box>
  );
}

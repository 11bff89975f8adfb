import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { activeThisWeek, hoursOf } from "../../../../schema/rules/journey/progress.ts";
import { counted, swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { CardCells } from "../../../ui/Card.tsx";
import { useCurrentHour } from "../../../ui/currentHour.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type SummaryStrip_JourneyFragment, SummaryStrip_JourneyFragmentDoc } from "./SummaryStrip.generated.ts";

interface Stat {
  /** The large number. */
  value: string;
  /** Beside the number, smaller. */
  unit?: string;
  note: string;
}

/** Per cent of the whole that make a level. */
const LEVEL_STEP = 20;

const STATS: readonly { label: string; of(journey: SummaryStrip_JourneyFragment): Stat }[] = [
  {
    label: "Dagar i rad",
    of: ({ streak, logStreak }) => ({
      value: swedishNumber(streak),
      unit: streak === 1 ? "dag" : "dagar",
      note: streak === 0 ? "Gör något i dag, så börjar räkningen" : logStreak > 0 ? "Pågår nu" : "Din senaste svit",
    }),
  },
  {
    label: "Total tid",
    of: ({ totalTimeSpent, goals }) => ({
      value: swedishNumber(hoursOf(totalTimeSpent)),
      unit: "tim",
      note: `${swedishNumber(totalTimeSpent)} min\nMål: ${goals.timePerDay} min/dag`,
    }),
  },
  {
    label: "Din nivå",
    of: ({ level }) => ({
      value: `Nivå ${level}`,
      note: level * LEVEL_STEP > 100 ? "Den högsta nivån" : `Nästa nivå vid ${level * LEVEL_STEP} %`,
    }),
  },
  {
    label: "Totalt",
    of: ({ overallPercentage }) => ({ value: `${overallPercentage} %`, note: "Av alla fyra områdena" }),
  },
  {
    label: "Aktiva de senaste sju dagarna",
    of: ({ categories }) => ({
      value: String(
        activeThisWeek(
          categories.map(({ lastActivity }) => (lastActivity ? new Date(lastActivity) : undefined)),
          new Date(),
        ),
      ),
      unit: `av ${categories.length}`,
      note: "Områden där du har gjort något",
    }),
  },
  {
    label: "Helt klara områden",
    of: ({ categories }) => ({
      value: String(categories.filter(({ percentage }) => percentage === 100).length),
      unit: `av ${categories.length}`,
      note: "Klar vid 100 %",
    }),
  },
];

/** What of the six numbers stands on the other tabs: the level, and the days in a row where there are any. */
export function SummaryLine(props: { journey: FragmentType<SummaryStrip_JourneyFragment> | null }) {
  const { data, complete } = useFragment({ fragment: SummaryStrip_JourneyFragmentDoc, from: props.journey });
  if (!complete) return <Skeleton width="min(220px, 60%)" />;
  const { level, logStreak } = data;
  return (
    <Typography color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
      {`Nivå ${level}`}
      {logStreak > 0 && ` · ${counted(logStreak, "dag", "dagar")} i rad`}
    </Typography>
  );
}

/** The journey in six numbers, large and quiet; their shapes while it loads. */
export function SummaryStrip(props: { journey: FragmentType<SummaryStrip_JourneyFragment> | null }) {
  const { data, complete } = useFragment({ fragment: SummaryStrip_JourneyFragmentDoc, from: props.journey });
  useCurrentHour();
  return (
    <Box component="section" aria-label="Sammanfattning">
      <CardCells
        component="dl"
        sx={{
          m: 0,
          gridTemplateColumns: {
            xs: "repeat(auto-fit, minmax(8.5rem, 1fr))",
            sm: "repeat(3, 1fr)",
            lg: "repeat(6, 1fr)",
          },
        }}
      >
        {STATS.map(({ label, of }) => (
          <StatCard key={label} label={label} stat={complete ? of(data) : undefined} />
        ))}
      </CardCells>
    </Box>
  );
}

function StatCard({ label, stat }: { label: string; stat: Stat | undefined }) {
  return (
    <Box sx={{ bgcolor: "background.paper", px: { xs: 3.5, md: 5 }, py: { xs: 3, md: 5 } }}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, mt: 1, minHeight: { xs: 42, md: 50 }, fontVariantNumeric: "tabular-nums lining-nums" }}
      >
        {stat ? (
          <>
            <Box
              component="span"
              suppressHydrationWarning
              sx={{
                fontFamily: "h1.fontFamily",
                fontSize: { xs: "2.1875rem", md: "2.625rem" },
                lineHeight: 1.2,
                whiteSpace: "nowrap",
              }}
            >
              {stat.value}
            </Box>{" "}
            {stat.unit && (
              <Box component="span" sx={{ ml: 0.5, color: "text.secondary", whiteSpace: "nowrap" }}>
                {stat.unit}
              </Box>
            )}
          </>
        ) : (
          <Skeleton height={36} width={72} />
        )}
      </Box>
      <Typography
        component="dd"
        variant="body2"
        color="textSecondary"
        sx={{ m: 0, mt: { md: 1 }, minHeight: 42, whiteSpace: "pre-line" }}
      >
        {stat ? stat.note : <Skeleton width="80%" />}
      </Typography>
    </Box>
  );
}

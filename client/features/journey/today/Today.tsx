import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { pausedBy } from "../../../../schema/rules/journey/pauses.ts";
import { greeting, motivation } from "../../../../schema/rules/journey/progress.ts";
import { swedishWeekday } from "../../../../schema/rules/words/dates.ts";
import { hourOf, weekOf } from "../../../../schema/rules/words/days.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { useCurrentHour } from "../../../ui/currentHour.ts";
import { TODAY_GRID } from "../progress/grids.ts";
import { DailyAim } from "./DailyAim.tsx";
import { PauseControl } from "./PauseControl.tsx";
import { type Today_JourneyFragment, Today_JourneyFragmentDoc } from "./Today.generated.ts";
import { UpNextLine } from "./UpNextLine.tsx";
import { WeekReview } from "./WeekReview.tsx";
import { WeekRow } from "./WeekRow.tsx";

/**
 * The day: the week that it is in, what is left of the day and one thing to do, and how much of its aim is done.
 * @param props.steps today's steps of protocols
 */
export function Today(props: { journey: FragmentType<Today_JourneyFragment>; steps: ReactNode }) {
  const { data: journey, complete } = useFragment({
    fragment: Today_JourneyFragmentDoc,
    fragmentName: "Today_journey",
    from: props.journey,
  });
  useCurrentHour();
  if (!complete) return null;
  const { onboarding, overallPercentage, goals, minutesToday, week, pause, pauses, upNext } = journey;
  // The server's day is right where the visitor's clock is not.
  const { today } = week;
  return (
    <Box component="section" aria-labelledby="idag" sx={{ mb: { xs: 10, md: 14 } }}>
      <Typography id="idag" variant="h2" sx={{ overflowWrap: "anywhere" }} suppressHydrationWarning>
        {onboarding ? `${greeting(hourOf(new Date()))}, ${onboarding.name}` : "I dag"}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {swedishWeekday(today)}
      </Typography>
      {onboarding && <Typography sx={{ mt: 2, maxWidth: "66ch" }}>{motivation(overallPercentage)}</Typography>}
      <Box sx={TODAY_GRID}>
        <Box sx={{ display: "grid", gap: 4, gridColumn: { md: 2 } }}>
          <WeekRow today={today} active={week.days} isPaused={pausedBy(pauses)} />
          <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>{formatStreak(journey)}</Typography>
        </Box>
        <Box sx={{ display: "grid", gap: 5, minWidth: 0, gridArea: { md: "1 / 1 / span 2" } }}>
          {props.steps}
          {upNext && <UpNextLine upNext={upNext} />}
        </Box>
        <Box sx={{ display: "grid", gap: 4, gridColumn: { md: 2 } }}>
          <DailyAim minutes={minutesToday} aim={goals.timePerDay} />
          <PauseControl pause={pause} today={today} />
        </Box>
      </Box>
      {weekOf(today).at(-1) === today && (
        <Box sx={{ mt: 8 }}>
          <WeekReview />
        </Box>
      )}
    </Box>
  );
}

const formatStreak = ({ logStreak }: Today_JourneyFragment): string =>
  logStreak > 0 ? `${counted(logStreak, "dag", "dagar")} i rad` : "Gör en sak i dag, så börjar dina dagar i rad.";

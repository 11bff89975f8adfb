import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { monthAndYear, WEEKDAYS } from "../../../../schema/rules/words/dates.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { type DayKind, monthFrom, monthOfDays } from "../data/yearOfDays.ts";
import { DayLegend } from "../progress/DayLegend.tsx";
import { type CalendarTabQuery, useCalendarTabQuery } from "./CalendarTab.generated.ts";

/**
 * What is to come, and the month as it was.
 * @param props.calendar what one's calendar can take in already
 */
export function CalendarTab(props: { calendar?: ReactNode }) {
  const today = dayOf(new Date());
  // A guest's page is made once for many days.
  const isBrowser = useIsBrowser();
  const { data, error } = useCalendarTabQuery({ variables: { from: monthFrom(today) }, skip: !isBrowser });
  return (
    <>
      <EmptyState title="Snart kan du lägga planen i din kalender" level="h2" action={props.calendar} />
      {data?.journey ? <Month journey={data.journey} /> : !error && <Skeleton height={320} radius={14} />}
    </>
  );
}

const LOOKS: Readonly<Record<DayKind, object>> = {
  active: { bgcolor: "primary.main", color: "primary.contrastText", fontWeight: 600 },
  rest: { border: 1, borderColor: "text.secondary" },
  quiet: { bgcolor: "mist" },
  "to come": { color: "text.secondary" },
};

function Month({ journey: { days, pauses } }: { journey: NonNullable<CalendarTabQuery["journey"]> }) {
  const today = dayOf(new Date());
  const weeks = monthOfDays(days, pauses, today);
  const active = weeks.flat().filter(({ kind }) => kind === "active").length;
  const month = monthAndYear(today);
  return (
    <Box sx={{ maxWidth: 440, mx: "auto", mt: 8 }}>
      <Typography sx={{ display: "flex", justifyContent: "space-between", gap: 4, mb: 3 }}>
        <Box component="span" sx={{ fontWeight: 600, "&::first-letter": { textTransform: "uppercase" } }}>
          {month}
        </Box>
        {counted(active, "aktiv dag", "aktiva dagar")}
      </Typography>
      <Box
        role="img"
        aria-label={`${counted(active, "aktiv dag", "aktiva dagar")} i ${month}, som en kalender`}
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
          gap: { xs: 1, sm: 2 },
          textAlign: "center",
          fontVariantNumeric: "tabular-nums",
        }}
      >
        {WEEKDAYS.map((weekday) => (
          <Box key={weekday} sx={{ fontSize: "0.875rem", color: "text.secondary" }}>
            {weekday.slice(0, 3)}
          </Box>
        ))}
        {weeks.flat().map(({ day, kind }) =>
          kind ? (
            <Box
              key={day}
              sx={{
                ...LOOKS[kind],
                display: "grid",
                placeItems: "center",
                height: { xs: 38, sm: 44 },
                borderRadius: 2,
                ...(day === today && { outline: "2px solid currentColor", outlineOffset: -4 }),
              }}
            >
              {Number(day.slice(8))}
            </Box>
          ) : (
            <span key={day} />
          ),
        )}
      </Box>
      <DayLegend />
    </Box>
  );
}

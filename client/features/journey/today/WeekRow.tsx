import Box from "@mui/material/Box";
import Check from "~icons/ic/baseline-check";
import Pause from "~icons/ic/baseline-pause";
import { WEEKDAYS } from "../../../../schema/rules/words/dates.ts";
import { type Day, weekOf } from "../../../../schema/rules/words/days.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";

/** The week as seven marks: which days had something done, which were for rest, and which is today. */
export function WeekRow(props: { today: Day; active: readonly Day[]; isPaused: (day: Day) => boolean }) {
  const { today, active, isPaused } = props;
  return (
    <Box
      component="ol"
      aria-label="Veckan"
      sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gridTemplateColumns: "repeat(7, 1fr)", maxWidth: 360 }}
    >
      {weekOf(today).map((day, place) => {
        const isActive = active.includes(day);
        const rests = !isActive && isPaused(day);
        const name = WEEKDAYS[place] ?? "";
        return (
          <Box
            component="li"
            key={day}
            aria-current={day === today ? "date" : undefined}
            sx={{
              display: "grid",
              justifyItems: "center",
              gap: 1.5,
              color: day > today ? "text.secondary" : undefined,
            }}
          >
            <Box
              component="span"
              aria-hidden="true"
              sx={{ fontSize: "0.875rem", fontWeight: day === today ? 700 : 400 }}
            >
              {name.slice(0, 2)}
            </Box>
            <Box
              aria-hidden="true"
              sx={{
                display: "grid",
                placeItems: "center",
                width: 32,
                height: 32,
                borderRadius: "50%",
                border: 2,
                borderColor: isActive || day === today ? "primary.main" : "divider",
                borderStyle: rests ? "dashed" : "solid",
                bgcolor: isActive ? "primary.main" : "transparent",
                color: isActive ? "primary.contrastText" : "text.secondary",
                "& svg": { fontSize: "1.125rem" },
              }}
            >
              {isActive ? <Check /> : rests ? <Pause /> : null}
            </Box>
            <VisuallyHidden>
              {name}
              {day === today && ", i dag"}
              {isActive ? ", aktiv" : rests ? ", paus" : day < today ? ", ingen aktivitet" : ""}
            </VisuallyHidden>
          </Box>
        );
      })}
    </Box>
  );
}

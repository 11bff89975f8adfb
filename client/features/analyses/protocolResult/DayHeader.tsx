import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import ChevronLeft from "~icons/ic/baseline-chevron-left";
import ChevronRight from "~icons/ic/baseline-chevron-right";
import { swedishWeekday } from "../../../../schema/rules/words/dates.ts";
import { addDays, type Day } from "../../../../schema/rules/words/days.ts";

const TARGET = { width: 48, height: 48, flexShrink: 0, color: "text.primary" } as const;

/** The day whose activities show, with the way to the day before and after it. */
export function DayHeader(props: { day: Day; today: Day; onChange: (day: Day) => void }) {
  const { day, today, onChange } = props;
  const near = { [addDays(today, -1)]: "I går", [today]: "I dag", [addDays(today, 1)]: "I morgon" }[day];
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, mx: { xs: -3, sm: -3 } }}>
      <IconButton
        data-screen-only=""
        aria-label="Föregående dag"
        onClick={() => onChange(addDays(day, -1))}
        sx={TARGET}
      >
        <ChevronLeft />
      </IconButton>
      <Box aria-live="polite" sx={{ flex: 1, minWidth: 0, textAlign: "center", minHeight: 56 }}>
        <Typography
          variant="h3"
          component="h2"
          suppressHydrationWarning
          sx={{ fontSize: { xs: "1.25rem", sm: "1.5rem" } }}
        >
          {near ?? swedishWeekday(day).split(" den ")[0]}
        </Typography>
        <Typography variant="body2" color="textSecondary" suppressHydrationWarning>
          {swedishWeekday(day)}
        </Typography>
      </Box>
      <IconButton data-screen-only="" aria-label="Nästa dag" onClick={() => onChange(addDays(day, 1))} sx={TARGET}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { clickSteps, type DayClicks } from "../../../../schema/rules/catalogue/clickPeriods.ts";
import { monthAndYear, swedishDay } from "../../../../schema/rules/words/dates.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";

const ClickChart = lazyComponent(async () => (await import("./ClickChart.tsx")).ClickChart, {
  fallback: <Skeleton height={300} />,
});

/** Clicks by day, or by month in long periods: as bars, or as the same numbers in a table. */
export function ClicksOverTime({ days }: { days: readonly DayClicks[] }) {
  const { unit, steps } = clickSteps(days);
  const isByDay = unit === "day";
  const title = isByDay ? "Klick per dag" : "Klick per månad";
  return (
    <Box component="section" aria-labelledby="klick-over-tid">
      <Typography id="klick-over-tid" variant="h3">
        {title}
      </Typography>
      <Box sx={{ mt: 4, mb: 2, minHeight: 300 }}>
        <ClickChart title={title} steps={steps} isByDay={isByDay} />
      </Box>
      <Accordion title="Visa siffrorna som tabell" tone="button" isLate>
        <DataTable
          caption={`Antal ${title.toLowerCase()}`}
          columns={[
            {
              key: "day",
              header: isByDay ? "Dag" : "Månad",
              isRowHeader: true,
              cell: ({ day }) => (isByDay ? swedishDay(day) : monthAndYear(day)),
            },
            { key: "clicks", header: "Klick", align: "end", cell: ({ clicks }) => swedishNumber(clicks) },
          ]}
          rows={steps}
          keyOf={({ day }) => day}
          isDense
          maxHeight={480}
          sx={{ maxWidth: 480 }}
        />
      </Accordion>
    </Box>
  );
}

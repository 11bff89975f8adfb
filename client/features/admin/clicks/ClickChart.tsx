import Box from "@mui/material/Box";
import { BarChart } from "@mui/x-charts/BarChart";
import type { DayClicks } from "../../../../schema/rules/catalogue/clickPeriods.ts";
import { monthAndYear, monthName, swedishDay } from "../../../../schema/rules/words/dates.ts";
import { counted, swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { AXIS_TEXT, axisDay, chartColour } from "../../../ui/chartStyle.ts";

/** The bars themselves, in a file of their own since they bring a library of charts. */
export function ClickChart(props: { title: string; steps: readonly DayClicks[]; isByDay: boolean }) {
  const { title, steps, isByDay } = props;
  const most = Math.max(...steps.map(({ clicks }) => clicks));
  return (
    <Box
      role="img"
      aria-label={`Stapeldiagram: ${title.toLowerCase()}. Som mest ${counted(most, "klick", "klick")}. Siffrorna finns i tabellen nedanför.`}
    >
      <BarChart
        height={300}
        margin={{ left: 0, right: 24, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        hideLegend
        disableKeyboardNavigation
        xAxis={[
          {
            scaleType: "band",
            data: steps.map(({ day }) => day),
            valueFormatter: (day: string, { location }) => {
              if (location !== "tick") return isByDay ? swedishDay(day) : monthAndYear(day);
              return isByDay ? axisDay(new Date(`${day}T12:00:00Z`)) : monthName(day);
            },
            height: 36,
            tickLabelStyle: AXIS_TEXT,
          },
        ]}
        yAxis={[
          {
            min: 0,
            // Half a click is none.
            tickMinStep: 1,
            valueFormatter: (clicks: number) => swedishNumber(clicks),
            width: 56,
            tickLabelStyle: AXIS_TEXT,
          },
        ]}
        series={[
          {
            data: steps.map(({ clicks }) => clicks),
            label: "Klick",
            color: chartColour("primary-main"),
            valueFormatter: (clicks: number | null) => swedishNumber(clicks ?? 0),
          },
        ]}
      />
    </Box>
  );
}

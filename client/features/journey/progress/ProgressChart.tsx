import Box from "@mui/material/Box";
import { LineChart } from "@mui/x-charts/LineChart";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { AXIS_TEXT, axisDay, chartColour } from "../../../ui/chartStyle.ts";
import type { ProgressHistory } from "../data/progressHistory.ts";

/** A category's colour; the shape of its marks identifies it as well. */
const LOOKS: Readonly<Record<string, { color: string; shape: "circle" | "square" | "diamond" | "triangle" }>> = {
  MENTAL: { color: chartColour("tint-purple-0"), shape: "circle" },
  PHYSICAL: { color: chartColour("success-main"), shape: "square" },
  TESTING: { color: chartColour("info-main"), shape: "diamond" },
  KNOWLEDGE: { color: chartColour("warning-main"), shape: "triangle" },
};

/** Marks on a line at most; the last day always has one. */
const MAX_MARKS = 8;

const DAY_MS = 24 * 60 * 60 * 1_000;
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The lines themselves, in a file of their own since they bring a library of charts. */
export function ProgressChart({ history }: { history: ProgressHistory }) {
  const lastIndex = history.days.length - 1;
  const everyNth = Math.ceil(history.days.length / MAX_MARKS);
  const last = history.categories.map(({ title, percentages }) => `${title} ${percentages.at(-1)} %`).join(", ");
  return (
    <Box
      role="img"
      aria-label={`Linjediagram över framsteg i procent. Nu: ${last}. Siffrorna finns i tabellen nedanför.`}
    >
      <LineChart
        height={380}
        margin={{ left: 0, right: 16, top: 12, bottom: 0 }}
        grid={{ horizontal: true }}
        disableKeyboardNavigation
        xAxis={[
          {
            scaleType: "time",
            data: history.days.map(noonOf),
            valueFormatter: (day: Date, { location }) => (location === "tick" ? axisDay(day) : swedishDay(day)),
            // A tick for a day at most, or short histories would repeat their dates.
            tickNumber: Math.min(6, history.days.length),
            tickMinStep: DAY_MS,
            height: 36,
            tickLabelStyle: AXIS_TEXT,
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: 100,
            valueFormatter: (value: number) => `${value} %`,
            width: 60,
            tickLabelStyle: AXIS_TEXT,
          },
        ]}
        series={history.categories.map(({ key, title, percentages }) => ({
          id: key,
          label: title,
          data: percentages,
          // Steps, not slopes: progress counts from its day on, and nothing happened in between.
          curve: "stepAfter" as const,
          showMark: ({ index }: { index: number }) => index % everyNth === lastIndex % everyNth,
          valueFormatter: (value: number | null) => `${value} %`,
          ...LOOKS[key],
        }))}
        slotProps={{
          legend: {
            direction: "horizontal",
            position: { vertical: "bottom", horizontal: "start" },
            sx: { fontSize: "0.9375rem", gap: 4 },
          },
        }}
      />
    </Box>
  );
}

import Box from "@mui/material/Box";
import { ChartsReferenceLine } from "@mui/x-charts/ChartsReferenceLine";
import { useDrawingArea, useYScale } from "@mui/x-charts/hooks";
import { LineChart } from "@mui/x-charts/LineChart";
import { shortDay, swedishDay } from "../../../../schema/rules/words/dates.ts";
import { AXIS_TEXT, chartColour } from "../../../ui/chartStyle.ts";
import { type Amount, amountWithUnit, labNumber } from "../labWords.ts";
import type { LifeMark } from "./marksOf.ts";

/** A value on the curve, in the unit of all. */
export interface ChartPoint extends Amount {
  day: string;
}

/** Limits of an interval; null where it is open. */
export interface ChartBand {
  low: number | null;
  high: number | null;
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const DAY_MS = 24 * 60 * 60 * 1_000;
const YEAR_DAYS = 365;

/** Room above and below what is drawn, as a part of its height. */
const MARGIN = 0.15;

/** The values of a marker as dots over time, the interval behind them; in a file of its own since it brings a library of charts. */
export function ValueChart(props: {
  name: string;
  /** The oldest first. */
  points: readonly ChartPoint[];
  band: ChartBand | undefined;
  /** The oldest first; their numbers stand on the axis. */
  marks: readonly LifeMark[];
}) {
  const { name, points, band, marks } = props;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const numbers = [...points.map(({ value }) => value), ...[band?.low, band?.high].filter((limit) => limit != null)];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const room = (most - least || most || 1) * MARGIN;
  const days = [...points, ...marks].map(({ day }) => day).sort();
  const [from, to] = [noonOf(days[0] ?? first.day), noonOf(days.at(-1) ?? last.day)];
  // A single day is a place, not a line.
  const aside = Math.max(DAY_MS, (to.getTime() - from.getTime()) * 0.04);
  // Names would lie on each other: the line has the mark's number, and the list below its name.
  const places = new Map<string, number[]>();
  for (const [place, { day }] of marks.entries()) places.set(day, [...(places.get(day) ?? []), place + 1]);
  const isLong = to.getTime() - from.getTime() > 2 * YEAR_DAYS * DAY_MS;
  return (
    <Box
      role="img"
      aria-label={`Diagram över ${name} från ${swedishDay(first.day)} till ${swedishDay(last.day)}. Senast ${amountWithUnit(last)}. Siffrorna finns i tabellen nedanför.`}
    >
      <LineChart
        height={260}
        margin={{ left: 0, right: 20, top: marks.length > 0 ? 28 : 12, bottom: 0 }}
        grid={{ horizontal: true }}
        hideLegend
        disableKeyboardNavigation
        xAxis={[
          {
            scaleType: "time",
            data: points.map(({ day }) => noonOf(day)),
            min: new Date(from.getTime() - aside),
            max: new Date(to.getTime() + aside),
            valueFormatter: (day: Date, { location }) =>
              location !== "tick" ? swedishDay(day) : isLong ? String(day.getFullYear()) : shortDay(day),
            tickNumber: 4,
            tickMinStep: isLong ? YEAR_DAYS * DAY_MS : DAY_MS,
            height: 36,
            tickLabelStyle: AXIS_TEXT,
          },
        ]}
        yAxis={[
          {
            min: Math.max(0, least - room),
            max: most + room,
            valueFormatter: (value: number) => labNumber(value),
            tickNumber: 5,
            width: 64,
            tickLabelStyle: AXIS_TEXT,
          },
        ]}
        series={[
          {
            id: "values",
            label: name,
            data: points.map(({ value }) => value),
            color: chartColour("primary-main"),
            curve: "linear",
            showMark: true,
            valueFormatter: (_, { dataIndex }) => {
              const point = points[dataIndex];
              return point ? amountWithUnit(point) : "";
            },
          },
        ]}
      >
        {band && <Band band={band} />}
        {[...places].map(([day, numbers]) => (
          <ChartsReferenceLine
            key={day}
            x={noonOf(day)}
            label={numbers.join(", ")}
            labelAlign="start"
            labelStyle={{ fontSize: 13, fill: chartColour("text-secondary") }}
            lineStyle={{ stroke: chartColour("text-secondary"), strokeDasharray: "4 3" }}
          />
        ))}
      </LineChart>
    </Box>
  );
}

/** The interval as a field behind the dots. */
function Band({ band }: { band: ChartBand }) {
  const { left, top, width, height } = useDrawingArea();
  const scale = useYScale<"linear">();
  const within = (place: number) => Math.min(top + height, Math.max(top, place));
  const upper = within(band.high === null ? top : (scale(band.high) ?? top));
  const lower = within(band.low === null ? top + height : (scale(band.low) ?? top + height));
  return (
    <rect
      x={left}
      y={upper}
      width={width}
      height={Math.max(0, lower - upper)}
      fill={chartColour("success-main")}
      fillOpacity={0.12}
      pointerEvents="none"
    />
  );
}

import Box from "@mui/material/Box";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { AXIS_TEXT, axisDay, chartColour } from "../../../ui/chartStyle.ts";
import { amountMarks, type ChartPeriod, priceLines } from "./priceScale.ts";

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const HEIGHT = 200;
/** Room for the amounts beside the lines. */
const ASIDE = 84;

/**
 * What a product has cost, as a line from the first day to today. It is drawn by us, since a few steps need no library
 * of charts: so it is there with the page, without scripts, too.
 * @param props.periods the first one first; one at least
 * @param props.isToday whether the last one's price holds today
 */
export function PriceChart({ periods, isToday }: { periods: readonly ChartPeriod[]; isToday: boolean }) {
  const prices = periods.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const marks = amountMarks(highest);
  const top = marks.at(-1) ?? 1;
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  const percent = (amount: number): string => `${100 - (amount / top) * 100}%`;
  return (
    <Box
      role="img"
      aria-label={`Diagram över priset från ${swedishDay(first.startsOn)} till ${isToday ? "i dag" : swedishDay(last.endsOn)}. Lägst ${formatMoney(lowest)}, högst ${formatMoney(highest)}, till sist ${formatMoney(last.price)}. Siffrorna finns i tabellen nedanför.`}
      sx={{ pt: 2, color: "text.secondary", fontVariantNumeric: "tabular-nums", ...AXIS_TEXT }}
    >
      <Box sx={{ position: "relative", height: HEIGHT, ml: `${ASIDE}px`, mr: "6px" }}>
        {marks.map((mark) => (
          <Box key={mark} sx={{ position: "absolute", insetInline: 0, top: percent(mark) }}>
            <Box sx={{ borderTop: 1, borderColor: "divider" }} />
            <Box
              sx={{
                position: "absolute",
                right: "100%",
                pr: 2,
                transform: "translateY(-50%)",
                whiteSpace: "nowrap",
                lineHeight: 1,
              }}
            >
              {formatMoney(mark)}
            </Box>
          </Box>
        ))}
        <Box
          component="svg"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", overflow: "visible" }}
        >
          {priceLines(periods, top).map(({ line, area }) => (
            <g key={line}>
              <path d={area} fill={chartColour("primary-main")} fillOpacity={0.09} />
              <path
                d={line}
                fill="none"
                stroke={chartColour("primary-main")}
                strokeWidth={2.5}
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </Box>
        <Box
          sx={{
            position: "absolute",
            left: "100%",
            top: percent(last.price),
            width: 11,
            height: 11,
            borderRadius: "50%",
            bgcolor: "primary.main",
            border: 2,
            borderColor: "background.default",
            boxSizing: "border-box",
            transform: "translate(-50%, -50%)",
          }}
        />
      </Box>
      <Box sx={{ display: "flex", justifyContent: "space-between", ml: `${ASIDE}px`, mt: 3, lineHeight: 1.2 }}>
        <span>{axisDay(noonOf(first.startsOn))}</span>
        <span>{isToday ? "i dag" : axisDay(noonOf(last.endsOn))}</span>
      </Box>
    </Box>
  );
}

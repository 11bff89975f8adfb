import Box from "@mui/material/Box";
import {
  bandsOf,
  limitsOf,
  personsOf,
  type ReferenceInterval,
} from "../../../../schema/rules/catalogue/referenceIntervals.ts";

/**
 * Where healthy adults lie, a row for each sex and age, on one scale. What the bands show stands in words above each.
 * @param props.unit what the limits are given in; null for a mere number
 */
export function ReferenceBands({ intervals, unit }: { intervals: readonly ReferenceInterval[]; unit: string | null }) {
  const bands = bandsOf(intervals);
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 4, p: 0, display: "grid", gap: 4, maxWidth: "60ch" }}>
      {intervals.map((interval, place) => {
        const { from = 0, to = 100 } = bands[place] ?? {};
        const persons = personsOf(interval);
        return (
          <li key={persons}>
            <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 4 }}>
              <span>{persons}</span>
              <Box component="strong" sx={{ fontVariantNumeric: "tabular-nums" }}>
                {limitsOf(interval, unit)}
              </Box>
            </Box>
            <Box
              aria-hidden="true"
              sx={{
                position: "relative",
                mt: 1.5,
                height: 12,
                borderRadius: 1.5,
                bgcolor: "mist",
                border: 1,
                borderColor: "divider",
                overflow: "hidden",
              }}
            >
              <Box
                sx={{
                  position: "absolute",
                  insetBlock: 0,
                  left: `${from}%`,
                  width: `${to - from}%`,
                  bgcolor: "primary.main",
                  forcedColorAdjust: "none",
                }}
              />
            </Box>
          </li>
        );
      })}
    </Box>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { FORCED_COLORS } from "../../../theme.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";

/** How many days are shown at most. */
export const HISTORY_DAYS = 30;

/** How a day of a protocol went. */
interface HistoryDay {
  day: string;
  doneCount: number;
  totalCount: number;
}

/** How the days of a protocol went: a mark for each, in words, and as a table. */
export function ProtocolHistory({ name, days }: { name: string; days: readonly HistoryDay[] }) {
  // Days without anything to do say nothing.
  const counted = days.filter(({ totalCount }) => totalCount > 0);
  // The only day is what the list beside it says.
  if (counted.length < 2) return null;
  const whole = counted.filter(({ doneCount, totalCount }) => doneCount >= totalCount).length;
  return (
    <>
      <Box
        aria-hidden="true"
        sx={{ display: "flex", justifyContent: "flex-start", gap: "3px", mt: 4, mb: 2, height: 26 }}
      >
        {counted.toReversed().map(({ day, doneCount, totalCount }) => (
          <Box
            key={day}
            data-mark={`${doneCount}/${totalCount}`}
            sx={{
              position: "relative",
              flex: "0 1 7px",
              borderRadius: "3px",
              overflow: "hidden",
              bgcolor: "divider",
              [FORCED_COLORS]: { border: "1px solid CanvasText" },
            }}
          >
            <Box
              sx={{
                position: "absolute",
                insetInline: 0,
                bottom: 0,
                height: `${Math.min(100, (100 * doneCount) / totalCount)}%`,
                bgcolor: "primary.main",
                transition: "height 180ms ease-out",
                [FORCED_COLORS]: { bgcolor: "CanvasText" },
              }}
            />
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {whole === 0
          ? "Varje stapel är en dag."
          : `${whole} ${whole === 1 ? "hel dag" : "hela dagar"} på de senaste ${HISTORY_DAYS}.`}
      </Typography>
      <Accordion title="Dag för dag" tone="button" isLate sx={{ mb: -2 }}>
        <DataTable
          caption={`${name}, dag för dag`}
          columns={[
            { key: "day", header: "Dag", isRowHeader: true, cell: ({ day }) => swedishDay(day) },
            {
              key: "done",
              header: "Genomfört",
              align: "end",
              cell: ({ doneCount, totalCount }) => `${doneCount} av ${totalCount}`,
            },
          ]}
          rows={counted}
          keyOf={({ day }) => day}
          isDense
          ground="background.paper"
          maxHeight={320}
        />
      </Accordion>
    </>
  );
}

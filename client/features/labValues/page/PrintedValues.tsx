import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { useIsPrinting } from "../../../ui/useIsPrinting.ts";
import type { LabValue } from "../labValue.ts";
import { amountWithUnit } from "../labWords.ts";
import { ownInterval } from "../meaning/MarkerCard.tsx";
import type { MarkerHistory } from "../meaning/markerHistory.ts";

/** What only the screen shows. */
export const ON_SCREEN = { "@media print": { display: "none" } } as const;

/** Every value on paper, for a visit to a doctor: by marker, with interval, day and laboratory. */
export function PrintedValues({ histories }: { histories: readonly MarkerHistory[] }) {
  if (!useIsPrinting() || histories.length === 0) return null;
  const rows = histories.flatMap((history) => history.values.map((value) => ({ history, value })));
  return (
    <Box aria-hidden="true" sx={{ display: "none", "@media print": { display: "block" } }}>
      <Typography component="p" variant="h3">
        Provsvar
      </Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>
        Utskrivet {swedishDay(dayOf(new Date()))}. Värdena är inskrivna av patienten själv från laboratoriernas svar.
      </Typography>
      <DataTable
        caption="Provsvar"
        columns={[
          { key: "marker", header: "Markör", isRowHeader: true, cell: ({ history }) => history.name },
          { key: "value", header: "Värde", cell: ({ value }) => amountWithUnit(value) },
          { key: "interval", header: "Intervall", cell: ({ history, value }) => printedInterval(history, value) },
          { key: "day", header: "Provdag", cell: ({ value }) => value.sampledOn },
          { key: "laboratory", header: "Laboratorium", cell: ({ value }) => value.laboratory ?? "–" },
          { key: "fasting", header: "Fastande", cell: ({ value: { isFasting } }) => FASTING[String(isFasting)] },
        ]}
        rows={rows}
        keyOf={({ value }) => value.id}
        isDense
      />
    </Box>
  );
}

const FASTING: Readonly<Record<string, string>> = { true: "Ja", false: "Nej", null: "–" };

/** The laboratory's own interval, or the common one. */
function printedInterval({ interval }: MarkerHistory, value: LabValue): string {
  const own = ownInterval(value);
  return own === "–" && interval?.source ? interval.text : own;
}

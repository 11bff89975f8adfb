import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense } from "react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import type { ProgressHistory } from "../data/progressHistory.ts";

const loadChart = async () => (await import("./ProgressChart.tsx")).ProgressChart;
const LazyChart = lazyComponent(loadChart, { fallback: <Skeleton height={360} /> });

/** The server has its code before it renders: what is waited for there cannot be in the page. */
const ServerChart = import.meta.env.SSR ? await loadChart() : undefined;

/** The lines; the browser loads their code late, and shows what the server has drawn until then. */
function ProgressChart(props: { history: ProgressHistory }) {
  if (!ServerChart) return <LazyChart {...props} />;
  return (
    <Suspense>
      <ServerChart {...props} />
    </Suspense>
  );
}

/** How the categories grew: as lines, or as the same numbers in a table. */
export function ProgressOverTime({ history }: { history: ProgressHistory }) {
  return (
    <Box component="section" aria-labelledby="over-tid" sx={{ mt: { xs: 12, md: 16 } }}>
      <Typography id="over-tid" variant="h3">
        Så har det växt
      </Typography>
      {history.days.length === 0 ? (
        <Box sx={{ mt: 4 }}>
          <EmptyState title="Här växer en linje för varje område">
            Den börjar när du har gjort den första delen.
          </EmptyState>
        </Box>
      ) : (
        <>
          <Box sx={{ mt: 4, mb: 2, minHeight: 380 }}>
            <ProgressChart history={history} />
          </Box>
          <Accordion title="Visa siffrorna som tabell" tone="button" isLate>
            <HistoryTable history={history} />
          </Accordion>
        </>
      )}
    </Box>
  );
}

function HistoryTable({ history }: { history: ProgressHistory }) {
  return (
    <DataTable
      caption="Framsteg dag för dag"
      columns={[
        { key: "day", header: "Dag", isRowHeader: true, cell: ({ day }) => swedishDay(day) },
        ...history.categories.map(
          ({ key, title, percentages }): DataColumn<{ day: string; index: number }> => ({
            key,
            header: title,
            align: "end",
            cell: ({ index }) => `${percentages[index]} %`,
          }),
        ),
      ]}
      rows={history.days.map((day, index) => ({ day, index }))}
      keyOf={({ day }) => day}
      isDense
      maxHeight={480}
      sx={{ minWidth: 620, "& th, & td": { whiteSpace: "nowrap" } }}
    />
  );
}

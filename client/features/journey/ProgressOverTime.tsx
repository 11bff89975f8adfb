import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { swedishDay } from "../../../schema/rules/dates.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { ProgressHistory } from "./progressHistory.ts";

const ProgressChart = lazy(async () => ({ default: (await import("./ProgressChart.tsx")).ProgressChart }));

const Table = styled("table")(({ theme }) => ({
  borderCollapse: "collapse",
  width: "100%",
  minWidth: 620,
  fontSize: 16,
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    textAlign: "right",
    padding: "8px 12px",
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
    whiteSpace: "nowrap",
  },
  "& th": { fontWeight: 600 },
  "& thead th": { position: "sticky", top: 0, backgroundColor: theme.vars?.palette.background.default },
  "& th:first-of-type": { textAlign: "left" },
}));

/** How the categories grew, as lines and, for whoever prefers, as the same numbers in a table. */
export function ProgressOverTime({ history }: { history: ProgressHistory }) {
  return (
    <Box component="section" aria-labelledby="over-tid" sx={{ mt: { xs: 12, md: 16 } }}>
      <Typography id="over-tid" variant="h3">
        Så har det växt
      </Typography>
      {history.days.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Här växer en linje för varje kategori när du har gjort den första delen.
        </Typography>
      ) : (
        <>
          <Box sx={{ mt: 4, mb: 2, minHeight: 380 }}>
            <Suspense fallback={<Skeleton height={360} />}>
              <ProgressChart history={history} />
            </Suspense>
          </Box>
          <Disclosure label="Visa siffrorna som tabell">
            <HistoryTable history={history} />
          </Disclosure>
        </>
      )}
    </Box>
  );
}

function HistoryTable({ history }: { history: ProgressHistory }) {
  return (
    <Box role="region" aria-label="Framsteg dag för dag" tabIndex={0} sx={{ overflow: "auto", maxHeight: 480, mt: 2 }}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Dag</th>
            {history.categories.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{swedishDay(day)}</th>
              {history.categories.map(({ id, percentages }) => (
                <td key={id}>{percentages[index]} %</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

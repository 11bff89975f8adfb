import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { monthAndYear, monthName } from "../../../../schema/rules/words/dates.ts";
import { type Day, dayOf } from "../../../../schema/rules/words/days.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { type DayKind, monthsOf, yearFrom, yearOfDays } from "../data/yearOfDays.ts";
import { DayLegend } from "./DayLegend.tsx";
import { useYearMapQuery } from "./YearMap.generated.ts";

/** The year as a map of days: on which something was done, and which were for rest. */
export function YearMap() {
  const today = dayOf(new Date());
  // A guest's page is made once for many days.
  const isBrowser = useIsBrowser();
  const { data, error } = useYearMapQuery({ variables: { from: yearFrom(today) }, skip: !isBrowser });
  if (error && !data) return null;
  return (
    <Box component="section" aria-labelledby="ditt-ar" sx={{ mt: { xs: 12, md: 16 } }}>
      <Typography id="ditt-ar" variant="h3">
        Ditt år
      </Typography>
      {data?.journey ? (
        <Year weeks={yearOfDays(data.journey.days, data.journey.pauses, today)} today={today} />
      ) : (
        <Skeleton height={220} radius={14} />
      )}
    </Box>
  );
}

type Weeks = ReturnType<typeof yearOfDays>;

function Year({ weeks, today }: { weeks: Weeks; today: Day }) {
  const active = weeks.flat().filter(({ kind }) => kind === "active").length;
  const half = Math.ceil(weeks.length / 2);
  return (
    <>
      <Typography sx={{ mt: 2, mb: 5 }}>{counted(active, "aktiv dag", "aktiva dagar")} det senaste året.</Typography>
      {/* Two halves, one below the other where there is little room. */}
      <Box
        role="img"
        aria-label={`${counted(active, "aktiv dag", "aktiva dagar")} det senaste året, som en karta`}
        sx={{
          display: "grid",
          gap: { xs: 4, md: 1 },
          gridTemplateColumns: { md: `${half}fr ${weeks.length - half}fr` },
        }}
      >
        <Half weeks={weeks.slice(0, half)} today={today} />
        <Half weeks={weeks.slice(half)} today={today} />
      </Box>
      <DayLegend />
      <Accordion title="Visa månad för månad" tone="button" isLate>
        <DataTable
          caption="Aktiva dagar månad för månad"
          columns={[
            { key: "month", header: "Månad", isRowHeader: true, cell: ({ month }) => monthAndYear(`${month}-01`) },
            { key: "active", header: "Aktiva dagar", align: "end", cell: (row) => row.active },
            { key: "rest", header: "Dagar i paus", align: "end", cell: (row) => row.rest },
          ]}
          rows={monthsOf(weeks)}
          keyOf={({ month }) => month}
          isDense
        />
      </Accordion>
    </>
  );
}

const CELL = 12;
const GAP = 3;

const LOOKS: Readonly<Record<Exclude<DayKind, "to come">, { fill: string; stroke?: string }>> = {
  active: { fill: "var(--mui-palette-primary-main)" },
  rest: { fill: "none", stroke: "var(--mui-palette-text-secondary)" },
  quiet: { fill: "var(--mui-palette-divider)" },
};

function Half({ weeks, today }: { weeks: Weeks; today: Day }) {
  return (
    <div>
      <Box sx={{ display: "grid", gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))`, height: 24 }}>
        {weeks.map(([monday], column) =>
          // A month is named above its first whole week.
          monday && Number(monday.day.slice(8)) <= 7 && column < weeks.length - 2 ? (
            <Box
              component="span"
              key={monday.day}
              sx={{ gridColumn: `${column + 1} / span 3`, gridRow: 1, fontSize: "0.875rem", color: "text.secondary" }}
            >
              {monthName(monday.day)}
            </Box>
          ) : null,
        )}
      </Box>
      <Box
        component="svg"
        aria-hidden="true"
        viewBox={`0 0 ${weeks.length * CELL} ${7 * CELL}`}
        sx={{ display: "block", width: "100%" }}
      >
        {weeks.map((week, column) =>
          week.map(({ day, kind }, row) =>
            kind === "to come" ? null : (
              <rect
                key={day}
                x={column * CELL + 1}
                y={row * CELL + 1}
                width={CELL - GAP}
                height={CELL - GAP}
                rx={2}
                style={{ ...LOOKS[kind], ...(day === today && { stroke: "var(--mui-palette-text-primary)" }) }}
              />
            ),
          ),
        )}
      </Box>
    </div>
  );
}

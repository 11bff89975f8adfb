import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useState } from "react";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { labelOfField } from "../accounts/changeLabels.ts";
import {
  type FeedsTab_FeedFragment as Feed,
  type ProductFeedRunsQuery,
  useProductFeedRunsQuery,
} from "./FeedsTab.generated.ts";
import { describeRun, STATE_LABELS } from "./feedLabels.ts";

type Run = NonNullable<ProductFeedRunsQuery["productFeedRuns"]>[number];
type Problem = Run["problems"][number];

/** The runs of a feed, and the rows that one of them refused. */
export function FeedRuns({ feed }: { feed: Feed }) {
  const variables = { feedId: feed.id };
  const { data, error, refetch } = useProductFeedRunsQuery({ variables, fetchPolicy: "cache-and-network" });
  const [shown, setShown] = useState<string>();
  const id = useId();
  const { id: latestId, state } = feed.latestRun ?? {};
  // A run that has begun or ended meanwhile joins those that show.
  useEffect(() => {
    if (latestId && state) void refetch().catch(() => undefined);
  }, [latestId, state, refetch]);
  const runs = data?.productFeedRuns;
  const chosen = runs?.find((run) => run.id === shown);
  const columns: readonly DataColumn<Run>[] = [
    ...COLUMNS,
    {
      key: "rows",
      header: "Anmärkningar",
      align: "end",
      cell: (run) =>
        run.problems.length === 0 ? (
          run.refused
        ) : (
          <Button
            sx={{ my: -2, minHeight: 44 }}
            aria-expanded={shown === run.id}
            onClick={() => setShown(shown === run.id ? undefined : run.id)}
          >
            Visa {Math.max(run.refused, run.problems.length)}
          </Button>
        ),
    },
  ];
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8 }}>
      <Typography id={id} variant="h3" sx={{ mb: 4, overflowWrap: "anywhere" }}>
        Körningar av {feed.name}
      </Typography>
      {runs ? (
        <DataTable
          caption={`Körningar av ${feed.name}`}
          isDense
          stackBelow="md"
          columns={columns}
          rows={runs}
          keyOf={(run) => run.id}
        />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar körningarna …" />
      )}
      {chosen && <Remarks feed={feed} run={chosen} />}
    </Box>
  );
}

const COLUMNS: readonly DataColumn<Run>[] = [
  { key: "at", header: "När", isRowHeader: true, width: "20%", cell: ({ startedAt }) => swedishMoment(startedAt) },
  {
    key: "state",
    header: "Hur det gick",
    cell: (run) => (
      <Box sx={{ overflowWrap: "anywhere" }}>
        <b>{STATE_LABELS[run.state]}.</b> {describeRun(run)}
        {run.decidedByName && ` ${run.state === "DISMISSED" ? "Stoppades" : "Godkändes"} av ${run.decidedByName}.`}
      </Box>
    ),
  },
  {
    key: "by",
    header: "Startades av",
    width: "18%",
    cell: ({ isScheduled, startedByName, attempt }) =>
      attempt > 1 ? `Schemat, försök ${attempt}` : isScheduled ? "Schemat" : (startedByName ?? "Kommandoraden"),
  },
];

/** What is wrong with rows of a file, taken or not. */
function Remarks({ feed, run }: { feed: Feed; run: Run }) {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const save = () => {
    const lines = run.problems.map(({ line, field, message }) =>
      [String(line), field ? labelOfField("PRODUCT", field) : "", message].map(quoted).join(";"),
    );
    // The mark at the beginning tells spreadsheets that it is UTF-8.
    saveFile(
      `anmarkningar-${run.startedAt.slice(0, 10)}.csv`,
      `\ufeffRad;Fält;Anmärkning\r\n${lines.join("\r\n")}\r\n`,
      "text/csv",
    );
  };
  return (
    <Box sx={{ mt: 5 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, mb: 3 }}>
        <Typography variant="h4">Anmärkningar på rader {swedishMoment(run.startedAt)}</Typography>
        <Button onClick={save} sx={{ minHeight: 44 }}>
          Spara som CSV
        </Button>
      </Box>
      <DataTable
        caption={`Anmärkningar på rader i ${feed.name}`}
        isDense
        stackBelow="sm"
        columns={PROBLEMS}
        rows={run.problems}
        keyOf={({ line, field, message }) => `${line} ${field} ${message}`}
        maxHeight={480}
      />
    </Box>
  );
}

const PROBLEMS: readonly DataColumn<Problem>[] = [
  { key: "line", header: "Rad", isRowHeader: true, width: "90px", cell: ({ line }) => line },
  {
    key: "field",
    header: "Fält",
    width: "24%",
    cell: ({ field }) => (field ? labelOfField("PRODUCT", field) : "Hela raden"),
  },
  { key: "message", header: "Anmärkning", isLong: true, cell: ({ message }) => message },
];

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ACTION_LABELS, SUBJECT_LABELS } from "../../../../schema/auditLabels.ts";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { type AuditLogQuery, useAuditLogQuery } from "./AuditLogSection.generated.ts";
import { formatValue, labelOfField } from "./changeLabels.ts";

type Entry = NonNullable<AuditLogQuery["auditLog"]>["nodes"][number];

const COLUMNS: readonly DataColumn<Entry>[] = [
  { key: "at", header: "När", width: "18%", cell: ({ at }) => <time dateTime={at}>{swedishMoment(at)}</time> },
  { key: "who", header: "Vem", width: "17%", cell: ({ actorName }) => actorName ?? "Webbplatsen" },
  {
    key: "what",
    header: "Vad",
    width: "28%",
    isRowHeader: true,
    isLong: true,
    cell: ({ action, subjectType, subjectName, subjectId }) => (
      <Box component="span" sx={{ overflowWrap: "anywhere" }}>
        {ACTION_LABELS[action]}
        {[subjectType === "ACCOUNT" ? "" : ` ${SUBJECT_LABELS[subjectType]}`, subjectName || subjectId]
          .filter((part, index) => index === 0 || part)
          .join(": ")}
      </Box>
    ),
  },
  {
    key: "changes",
    header: "Ändringar",
    isLong: true,
    cell: ({ subjectType, changes }) =>
      changes.length === 0 ? (
        "–"
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 0, listStyle: "none" }}>
          {changes.map(({ field, before, after }) => (
            <Box component="li" key={field} sx={{ fontSize: "0.9375rem", overflowWrap: "anywhere" }}>
              {labelOfField(subjectType, field)}: {before === null ? "" : `${formatValue(before, field)} → `}
              {formatValue(after, field)}
            </Box>
          ))}
        </Box>
      ),
  },
];

/** Who changed what and when, the newest first. */
export function AuditLogSection() {
  const { data, error, refetch, fetchMore } = useAuditLogQuery({ fetchPolicy: "cache-and-network" });
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler händelser",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const log = data?.auditLog;
  return (
    <Box component="section" aria-labelledby="handelselogg" sx={{ mt: 14 }}>
      <Typography id="handelselogg" variant="h2">
        Händelselogg
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 5, maxWidth: "60ch" }}>
        Vem som har ändrat vad, och när. Händelser sparas i två år.
      </Typography>
      {log ? (
        <DataTable
          caption="Händelselogg"
          columns={COLUMNS}
          rows={log.nodes}
          keyOf={({ key }) => key}
          stackBelow="md"
          // One entry with long texts leaves the others' dates and addresses their room.
          isFixed
          isDense
          empty="Inget har ändrats än."
          footer={<ShowMore pageInfo={log.pageInfo} awaited={awaited} onMore={more} />}
        />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar händelserna …" />
      )}
    </Box>
  );
}

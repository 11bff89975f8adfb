import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { Badge } from "../../../ui/Badge.tsx";
import type { DataColumn } from "../../../ui/table/DataTable.tsx";
import { EntriesTab } from "../EntriesTab.tsx";
import { FeedDialog } from "./FeedDialog.tsx";
import { FeedRuns } from "./FeedRuns.tsx";
import { type FeedsTab_FeedFragment as Feed, useProductFeedsQuery } from "./FeedsTab.generated.ts";
import { describeRun, isGoingOn, STATE_LABELS } from "./feedLabels.ts";
import { HeldRun } from "./HeldRun.tsx";
import { useFeedActions } from "./useFeedActions.ts";

/** How often it is asked how far a run is, in milliseconds. */
const POLL_MS = 1_500;

/** The tab 'Produktflöden': lists of shops that are fetched by themselves. */
export function FeedsTab() {
  const { data, startPolling, stopPolling, ...query } = useProductFeedsQuery({ fetchPolicy: "cache-and-network" });
  const [shown, setShown] = useState<string>();
  const { start, cancel } = useFeedActions();
  const feeds = data?.productFeeds;
  const isRunning = feeds?.some(({ latestRun }) => isGoingOn(latestRun)) ?? false;
  useEffect(() => {
    if (!isRunning) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  const followed = feeds?.find(({ id }) => id === shown);
  const columns: readonly DataColumn<Feed>[] = [
    ...COLUMNS,
    {
      key: "run",
      header: "Körning",
      isHeaderHidden: true,
      width: "220px",
      cell: (feed) => (
        <Box sx={{ display: "flex", flexWrap: "wrap", my: -2 }}>
          {isGoingOn(feed.latestRun) ? (
            <Button
              sx={{ minHeight: 44 }}
              aria-label={`Avbryt ${feed.name}`}
              onClick={() => void cancel(feed.latestRun?.id ?? "")}
            >
              Avbryt
            </Button>
          ) : (
            <Button sx={{ minHeight: 44 }} aria-label={`Hämta nu: ${feed.name}`} onClick={() => void start(feed.id)}>
              Hämta nu
            </Button>
          )}
          {feed.latestRun && (
            <Button
              sx={{ minHeight: 44 }}
              aria-label={`Körningar av ${feed.name}`}
              aria-expanded={shown === feed.id}
              onClick={() => setShown(shown === feed.id ? undefined : feed.id)}
            >
              Körningar
            </Button>
          )}
        </Box>
      ),
    },
  ];
  return (
    <EntriesTab
      of="PRODUCT_FEED"
      title="Produktflöden"
      newLabel="Nytt produktflöde"
      about="Butikers listor med produkter, som hämtas varje dag. Priser och lager följer butiken, och det som du har redigerat för hand står kvar. Ser en fil konstig ut väntar den på ditt svar, och ingenting ändras så länge."
      entries={feeds}
      query={query}
      loading="Hämtar flödena …"
      columns={columns}
      nameOf={({ name }) => name}
      empty="Inga produktflöden ännu. Skapa ett med Nytt produktflöde."
      list={(table, entries) => (
        <>
          {entries
            .filter(({ latestRun }) => latestRun?.state === "HELD")
            .map((feed) => (
              <HeldRun key={feed.id} feed={feed} />
            ))}
          {table("Produktflöden", entries)}
          {followed && <FeedRuns key={followed.id} feed={followed} />}
        </>
      )}
      dialog={FeedDialog}
    />
  );
}

const COLUMNS: readonly DataColumn<Feed>[] = [
  {
    key: "name",
    header: "Flöde",
    isRowHeader: true,
    width: "24%",
    cell: ({ name, providerName, productsTotal }) => (
      <>
        {name}
        <Box component="span" sx={{ display: "block", color: "text.secondary", fontWeight: 400 }}>
          {providerName}, {counted(productsTotal, "produkt", "produkter")}
        </Box>
      </>
    ),
  },
  {
    key: "hour",
    header: "Hämtas",
    width: "14%",
    cell: ({ isOn, hour }) => (isOn ? `Varje dag kl. ${String(hour).padStart(2, "0")}.00` : "Bara för hand"),
  },
  {
    key: "latest",
    header: "Senast",
    cell: ({ latestRun, isLate }) => (
      <Box sx={{ overflowWrap: "anywhere" }}>
        {latestRun ? (
          <>
            <b>{STATE_LABELS[latestRun.state]}</b>, {swedishMoment(latestRun.finishedAt ?? latestRun.startedAt)}.{" "}
            {describeRun(latestRun)}
          </>
        ) : (
          "Inte hämtat ännu"
        )}
        {isLate && <Badge tint="orange">Inte lyckats på två dygn</Badge>}
      </Box>
    ),
  },
];

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatChange, type Period } from "../../../../schema/rules/catalogue/clickPeriods.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { type AffiliateClicksByOfferQuery, useAffiliateClicksByOfferQuery } from "./ClicksTab.generated.ts";
import { formatShare } from "./formatShare.ts";

type Offer = NonNullable<AffiliateClicksByOfferQuery["affiliateClicksByOffer"]>["nodes"][number];

const nameOf = ({ kind, productName, providerName }: Offer): string =>
  kind === "PRODUCT" ? (productName ?? "Borttagen produkt") : (providerName ?? "Borttagen MR-leverantör");

const columnsFor = (totalClicks: number): readonly DataColumn<Offer>[] => [
  {
    key: "name",
    header: "Produkt eller MR-leverantör",
    isRowHeader: true,
    width: "40%",
    cell: (offer) => <Box sx={{ overflowWrap: "anywhere" }}>{nameOf(offer)}</Box>,
  },
  {
    key: "provider",
    header: "Leverantör",
    cell: ({ kind, providerName }) => (kind === "PRODUCT" ? (providerName ?? "–") : "MR"),
  },
  { key: "clicks", header: "Klick", align: "end", cell: ({ clicks }) => swedishNumber(clicks) },
  { key: "share", header: "Andel", align: "end", cell: ({ clicks }) => formatShare(clicks, totalClicks) },
  {
    key: "before",
    header: "Mot perioden före",
    align: "end",
    cell: ({ clicks, previousClicks }) => formatChange(clicks, previousClicks) ?? "ny",
  },
];

/** What was clicked, most clicks first. */
export function ClicksByOffer({ period, totalClicks }: { period: Period; totalClicks: number }) {
  const { data, error, refetch, fetchMore } = useAffiliateClicksByOfferQuery({
    variables: period,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler rader",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const offers = data?.affiliateClicksByOffer;
  return (
    <Box component="section" aria-labelledby="klick-per-produkt" sx={{ mt: 12 }}>
      <Typography id="klick-per-produkt" variant="h3" sx={{ mb: 4 }}>
        Klick per produkt
      </Typography>
      {offers ? (
        <DataTable
          caption="Antal klick per produkt"
          isDense
          columns={columnsFor(totalClicks)}
          rows={offers.nodes}
          keyOf={({ targetId }) => targetId}
          stackBelow="sm"
          footer={<ShowMore pageInfo={offers.pageInfo} awaited={awaited} onMore={more} />}
        />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label="Hämtar raderna …" />
      )}
    </Box>
  );
}

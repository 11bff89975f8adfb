import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type Period, periodFrom } from "../../../../schema/rules/catalogue/clickPeriods.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { ClickPeriods } from "./ClickPeriods.tsx";
import { ClickSummary } from "./ClickSummary.tsx";
import { ClicksByOffer } from "./ClicksByOffer.tsx";
import { ClicksByPage } from "./ClicksByPage.tsx";
import { ClicksOverTime } from "./ClicksOverTime.tsx";
import { useAffiliateClickReportQuery } from "./ClicksTab.generated.ts";

const HOW =
  "Ett klick räknas när någon följer en länk till en leverantör: vilken länk, vilken dag och från vilken sida.";

/** The tab 'Klick': how often links to providers were followed, in a period that stands in the address. */
export function ClicksTab() {
  const [today] = useState(() => dayOf(new Date()));
  const [params] = useSearchParams();
  const { name, from, to } = periodFrom(params, today);
  return (
    <>
      <Typography variant="h2">Klick</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 5, maxWidth: "62ch" }}>
        {HOW} Ingenting om besökaren sparas.
      </Typography>
      <ClickPeriods chosen={name} period={{ from, to }} today={today} />
      <Report from={from} to={to} />
    </>
  );
}

function Report(period: Period) {
  const { data, previousData, loading, error, refetch } = useAffiliateClickReportQuery({
    variables: period,
    fetchPolicy: "cache-and-network",
  });
  const report = (data ?? previousData)?.affiliateClickReport;
  if (error && !data) {
    return <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!report) return <Loading label="Hämtar klicken …" />;
  return (
    <Box aria-busy={loading && !data}>
      <ClickSummary period={period} totalClicks={report.totalClicks} previousClicks={report.previousClicks} />
      {report.totalClicks === 0 ? (
        <EmptyState title="Inga klick i perioden" level="h3">
          {HOW} Länkarna finns på produkternas kort, i jämförelser och på sidan om MR-undersökningar.
        </EmptyState>
      ) : (
        <>
          <ClicksOverTime days={report.days} />
          <ClicksByOffer period={period} totalClicks={report.totalClicks} />
          <ClicksByPage pages={report.pages} totalClicks={report.totalClicks} />
        </>
      )}
    </Box>
  );
}

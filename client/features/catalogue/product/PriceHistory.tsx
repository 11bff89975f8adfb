import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { PriceChart } from "./PriceChart.tsx";
import type { PageProduct } from "./pageProduct.ts";
import type { ChartPeriod } from "./priceScale.ts";

/** Where the section is on its page. */
export const PRICE_HISTORY_ID = "pris-over-tid";

/** A product's price history, as a line and a table; a constant price is a sentence. */
export function PriceHistory({ product, children }: { product: PageProduct; children?: ReactNode }) {
  const periods = product.priceHistory.map(({ price, ...days }): ChartPeriod => ({ ...days, price: price.amount }));
  const { lowestPrice30Days: lowest, priceReduction: reduction } = product;
  const [latest] = periods;
  if (!latest) return null;
  const isToday = product.price !== null;
  return (
    <section aria-labelledby={PRICE_HISTORY_ID}>
      <SectionHeading id={PRICE_HISTORY_ID}>Pris över tid</SectionHeading>
      <Typography sx={{ mt: 3, maxWidth: "60ch" }}>
        {periods.length === 1 && isToday && (
          <>
            Priset har varit {formatMoney(latest.price)} sedan {swedishDay(latest.startsOn)}, då vi började följa det.{" "}
          </>
        )}
        {lowest && (
          <>
            Lägsta pris senaste 30 dagarna: <Box component="strong">{formatMoney(lowest.amount)}</Box>.
          </>
        )}
        {reduction && (
          <>
            {" "}
            Priset sänktes {swedishDay(reduction.reducedOn)}. De 30 dagarna före var det lägsta priset{" "}
            {formatMoney(reduction.lowestBefore.amount)}.
          </>
        )}
        {product.isRecurring && " Priset är det du betalar varje gång."}
      </Typography>
      {periods.length > 1 && (
        <>
          <Box sx={{ mt: 5, mb: 2 }}>
            <PriceChart periods={periods.toReversed()} isToday={isToday} />
          </Box>
          <Accordion title="Visa priserna som tabell" tone="button">
            <DataTable
              caption="Vad produkten har kostat"
              columns={[
                { key: "from", header: "Från", isRowHeader: true, cell: ({ startsOn }) => swedishDay(startsOn) },
                {
                  key: "to",
                  header: "Till",
                  cell: ({ endsOn }) => (isToday && endsOn === latest.endsOn ? "i dag" : swedishDay(endsOn)),
                },
                { key: "price", header: "Pris", align: "end", cell: ({ price }) => formatMoney(price) },
              ]}
              rows={periods}
              keyOf={({ startsOn }) => startsOn}
              isDense
              sx={{ "& th, & td": { whiteSpace: { sm: "nowrap" } } }}
            />
          </Accordion>
        </>
      )}
      {children}
    </section>
  );
}

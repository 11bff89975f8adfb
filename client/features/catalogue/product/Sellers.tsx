import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../schema/rules/words/money.ts";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { VisitButton } from "../card/VisitButton.tsx";
import { formatPrice } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import type { PageProduct } from "./pageProduct.ts";

/** Where the section is on its page. */
const SELLERS_ID = "saljare";

/** Words beside numbers that end at the same edge. */
const AFTER_NUMBERS = { pl: { md: 4 } } as const;

/** What each of several sellers asks for a product, the cheapest with sending first. */
export function Sellers(props: { product: PageProduct; area: AreaConfig; isHidden: boolean }) {
  const { product, area, isHidden } = props;
  if (product.offers.length < 2) return null;
  return (
    <section aria-labelledby={SELLERS_ID}>
      <SectionHeading id={SELLERS_ID}>Säljare</SectionHeading>
      <Typography sx={{ mt: 3, mb: 4, maxWidth: "60ch" }}>
        Billigast med frakt först; okänd frakt är inte medräknad. Ordningen går efter priset, aldrig efter vad vi får
        betalt. Länkarna är annonslänkar.
      </Typography>
      <DataTable
        caption="Säljare av produkten"
        columns={[
          { key: "seller", header: "Säljare", isRowHeader: true, cell: ({ providerName }) => providerName },
          {
            key: "price",
            header: "Pris",
            align: "end",
            cell: ({ priceEstimate }) => (priceEstimate ? formatPrice(priceEstimate) : "Pris saknas"),
          },
          {
            key: "shipping",
            header: "Frakt",
            align: "end",
            cell: ({ shipping }) =>
              shipping ? (shipping.amount === 0 ? "Fri frakt" : formatMoney(shipping.amount)) : "Okänd",
          },
          {
            key: "total",
            header: "Totalt",
            align: "end",
            cell: ({ total }) => (total ? <Box component="strong">{formatMoney(total.amount)}</Box> : "–"),
          },
          {
            key: "stock",
            header: <Box sx={AFTER_NUMBERS}>Lager</Box>,
            cell: ({ isAvailable }) => <Box sx={AFTER_NUMBERS}>{isAvailable ? "I lager" : "Slut"}</Box>,
          },
          {
            key: "visit",
            header: "Länk",
            cell: ({ visitPath, isLinkBroken, providerName }) => (
              // In line with the row, and as high as a finger.
              <Box sx={{ "&& > *": { px: 0, minWidth: 0, minHeight: 44, my: "-10px" } }}>
                <VisitButton
                  area={area}
                  path={isHidden ? null : visitPath}
                  isBroken={isLinkBroken}
                  label="Till butiken"
                  of={providerName}
                />
              </Box>
            ),
          },
        ]}
        rows={product.offers}
        keyOf={({ providerName }) => providerName}
        stackBelow="md"
        isDense
      />
    </section>
  );
}

/** '3 säljare, från 189 kr', of those that have it; null where one sells it. */
export function sellersInShort({ offers }: Pick<PageProduct, "offers">): string | null {
  if (offers.length < 2) return null;
  const prices = offers.flatMap(({ isAvailable, price }) => (isAvailable && price ? [price.amount] : []));
  return `${offers.length} säljare${prices.length > 0 ? `, från ${formatMoney(Math.min(...prices))}` : ""}`;
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { formatAmount, formatPrice } from "../format.ts";
import { inShort } from "./inShort.ts";
import type { PageTest } from "./pageProduct.ts";

type Cheaper = NonNullable<PageTest["cheaperTests"]>["nearest"][number];

/** Markers of a test that cheaper ones lack, beside the nearest of those; nothing where there are none. */
export function CheaperTests({ product }: { product: PageTest }) {
  const { nearest = [], markerNamesOnlyHere = [] } = product.cheaperTests ?? {};
  if (nearest.length === 0) return null;
  const measured = product.markerNames.length;
  const columns: DataColumn<Cheaper>[] = [
    {
      key: "name",
      header: "Test",
      isRowHeader: true,
      width: "32%",
      cell: ({ test }) => (
        <>
          <TextLink to={test.path}>{test.name}</TextLink>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block", fontWeight: 400 }}>
            {test.providerName}
          </Typography>
        </>
      ),
    },
    {
      key: "price",
      header: "Pris",
      cell: ({ test, saving }) => (
        <>
          {test.priceEstimate && formatPrice(test.priceEstimate)}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block" }}>
            {formatAmount(saving.amount)} mindre
          </Typography>
        </>
      ),
    },
    {
      key: "shared",
      header: "Mäter av samma",
      cell: ({ sharedMarkerNames }) => `${sharedMarkerNames.length} av ${measured}`,
    },
    {
      key: "missing",
      header: "Mäter inte",
      isLong: true,
      cell: ({ missingMarkerNames }) => (missingMarkerNames.length > 0 ? inShort(missingMarkerNames) : "Mäter allt"),
    },
  ];
  return (
    <section aria-labelledby="billigare">
      <SectionHeading id="billigare">Jämfört med billigare tester</SectionHeading>
      <Typography sx={{ mt: 3, mb: 4, maxWidth: "66ch" }}>{formatOnlyHere(markerNamesOnlyHere, measured)}</Typography>
      <Box>
        <DataTable
          caption="Billigare tester som mäter mest av samma"
          columns={columns}
          rows={nearest}
          keyOf={({ test }) => test.databaseId}
          stackBelow="sm"
        />
      </Box>
    </section>
  );
}

/** A sentence about what the price difference buys. */
function formatOnlyHere(onlyHere: readonly string[], measured: number): string {
  if (onlyHere.length === 0)
    return "Allt det här testet mäter går att få i billigare tester, om än inte alltid i ett och samma.";
  if (onlyHere.length === measured) return "Inget av de billigare testerna närmast i pris mäter det här.";
  return `Det här mäter inget av de billigare testerna närmast i pris: ${inShort(onlyHere)}.`;
}

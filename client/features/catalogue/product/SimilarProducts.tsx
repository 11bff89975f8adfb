import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { formatPrice } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import { inShort } from "./inShort.ts";
import { categoryAddress } from "./ProductOpening.tsx";
import type { ProductPage_SimilarFragment as Similar } from "./ProductPage.generated.ts";
import type { PageProduct } from "./pageProduct.ts";

/** Products of the same category, and what of a test's markers the others do not measure. */
export function SimilarProducts(props: { product: PageProduct; similar: readonly Similar[]; area: AreaConfig }) {
  const { product, area, similar } = props;
  // Of a test whose markers nobody has told, nothing can be said to be measured elsewhere or not.
  const measured = product.__typename === "HealthTest" && product.markerNames.length > 0 ? product.markerNames : null;
  const columns: DataColumn<Similar>[] = [
    {
      key: "name",
      header: "Namn",
      isRowHeader: true,
      width: measured ? "34%" : undefined,
      cell: ({ path, name, providerName }) => (
        <>
          <TextLink to={path}>{name}</TextLink>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block", fontWeight: 400 }}>
            {providerName}
          </Typography>
        </>
      ),
    },
    {
      key: "price",
      header: "Pris",
      cell: ({ priceEstimate }) => (priceEstimate ? formatPrice(priceEstimate) : "Pris saknas"),
    },
    ...(measured
      ? ([
          {
            key: "markers",
            header: "Mäter",
            cell: (other) => (knows(other) ? counted(markersOf(other).length, "markör", "markörer") : "Inte angivet"),
          },
          {
            key: "beyond",
            header: "Mäts inte där",
            isLong: true,
            cell: (other) =>
              knows(other) ? inShort(measured.filter((name) => !markersOf(other).includes(name))) : "–",
          },
        ] satisfies DataColumn<Similar>[])
      : []),
  ];
  return (
    <Box component="section" aria-labelledby="liknande" sx={{ mt: { xs: 10, md: 14 } }}>
      <SectionHeading id="liknande">I samma kategori</SectionHeading>
      <Box sx={{ mt: 4 }}>
        <DataTable
          caption={`Andra i kategorin ${product.category.name}`}
          columns={columns}
          rows={similar}
          keyOf={({ databaseId }) => databaseId}
          stackBelow="sm"
        />
      </Box>
      <Box sx={{ mt: 4 }}>
        <TextLink to={categoryAddress(area, product)}>Alla i {product.category.name}</TextLink>
      </Box>
    </Box>
  );
}

/** Files of sellers seldom say what a test measures. */
const knows = (product: Similar): boolean => markersOf(product).length > 0;

const markersOf = (product: Similar): readonly string[] =>
  product.__typename === "HealthTest" ? product.markerNames : [];

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { type DataColumn, DataTable } from "../../../ui/DataTable.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { formatPrice } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import { categoryAddress } from "./ProductOpening.tsx";
import type { ProductPage_SimilarFragment as Similar } from "./ProductPage.generated.ts";
import type { PageProduct } from "./pageProduct.ts";
import { SectionHeading } from "./SectionHeading.tsx";

/** Markers that are named; of the others it is said how many they are. */
const NAMED = 4;

/** Products of the same category, and what of a test's markers the others do not measure. */
export function SimilarProducts(props: { product: PageProduct; similar: readonly Similar[]; area: AreaConfig }) {
  const { product, area, similar } = props;
  const measured = product.__typename === "HealthTest" ? product.markerNames : undefined;
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
            cell: (other) => counted(markersOf(other).length, "markör", "markörer"),
          },
          {
            key: "beyond",
            header: "Mäts bara i det här",
            isLong: true,
            cell: (other) => inShort(measured.filter((name) => !markersOf(other).includes(name))),
          },
        ] satisfies DataColumn<Similar>[])
      : []),
  ];
  const beyond = measured && beyondCheaper(product, measured, similar);
  return (
    <Box component="section" aria-labelledby="liknande" sx={{ mt: { xs: 10, md: 14 } }}>
      <SectionHeading id="liknande">I samma kategori</SectionHeading>
      {beyond && beyond.length > 0 && (
        <Typography sx={{ mt: 3, maxWidth: "66ch" }}>
          Av det som mäts här mäter inget av de billigare testerna nedan: {inShort(beyond)}.
        </Typography>
      )}
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

const markersOf = (product: Similar): readonly string[] =>
  product.__typename === "HealthTest" ? product.markerNames : [];

/** The markers that no cheaper test among the similar ones measures; undefined where none is cheaper. */
function beyondCheaper(
  { price }: Pick<PageProduct, "price">,
  measured: readonly string[],
  similar: readonly Similar[],
): string[] | undefined {
  const cheaper = similar.filter((other) => price && other.price && other.price.from.amount < price.from.amount);
  if (cheaper.length === 0) return undefined;
  const covered = new Set(cheaper.flatMap(markersOf));
  return measured.filter((name) => !covered.has(name));
}

/** Names in a row, the first few of them. */
function inShort(names: readonly string[]): string {
  if (names.length === 0) return "–";
  const more = names.length - NAMED;
  return more > 1 ? `${names.slice(0, NAMED).join(", ")} och ${more} till` : names.join(", ");
}

import Box from "@mui/material/Box";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { SectionHeading } from "../../../ui/SectionHeading.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { formatPrice } from "../format.ts";
import type { PageProduct } from "./pageProduct.ts";

/** Where the section is on its page. */
const VARIANTS_ID = "varianter";
/** 90 comes before 120. */
const bySize = new Intl.Collator("sv", { numeric: true });

/** Other sizes and kinds of a product at the same seller. */
export function Variants({ product }: { product: PageProduct }) {
  const others = product.variants
    .filter(({ databaseId }) => databaseId !== product.databaseId)
    .sort((one, other) => bySize.compare(one.name, other.name));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={VARIANTS_ID}>
      <SectionHeading id={VARIANTS_ID}>Finns också som</SectionHeading>
      <Box sx={{ mt: 3 }}>
        <DataTable
          caption={`Andra storlekar och sorter hos ${product.providerName}`}
          columns={[
            {
              key: "name",
              header: "Namn",
              isRowHeader: true,
              cell: ({ path, name }) => <TextLink to={path}>{name}</TextLink>,
            },
            {
              key: "price",
              header: "Pris",
              align: "end",
              cell: ({ priceEstimate }) => (priceEstimate ? formatPrice(priceEstimate) : "Pris saknas"),
            },
          ]}
          rows={others}
          keyOf={({ databaseId }) => databaseId}
          isDense
        />
      </Box>
    </section>
  );
}

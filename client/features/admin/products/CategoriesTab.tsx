import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { AREAS } from "../../../../schema/catalogue.ts";
import { formatProductCount } from "../../../../schema/products.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { DataColumn } from "../../../ui/table/DataTable.tsx";
import { EntriesTab } from "../EntriesTab.tsx";
import {
  type CategoriesTab_CategoryFragment as Category,
  useEditableCategoriesQuery,
} from "./CategoriesTab.generated.ts";
import { CategoryDialog } from "./CategoryDialog.tsx";
import { AREA_SLUGS } from "./productFilters.ts";
import { AREA_LABELS } from "./productLabels.ts";

/** The tab 'Kategorier': those of each area, with making, editing and deleting. */
export function CategoriesTab() {
  const { data, ...query } = useEditableCategoriesQuery({ fetchPolicy: "cache-and-network" });
  return (
    <EntriesTab
      of="CATEGORY"
      title="Kategorier"
      newLabel="Ny kategori"
      entries={data?.editableCategories}
      query={query}
      loading="Hämtar kategorierna …"
      columns={COLUMNS}
      nameOf={({ name }) => name}
      empty="Inga kategorier ännu. Skapa en med Ny kategori."
      list={(table, categories) =>
        AREAS.map((area) => (
          <Box key={area} component="section" aria-labelledby={`kategorier-${area}`} sx={{ mt: 8 }}>
            <Typography id={`kategorier-${area}`} variant="h3" sx={{ mb: 3 }}>
              {AREA_LABELS[area]}
            </Typography>
            {table(
              `Kategorier i ${AREA_LABELS[area]}`,
              categories.filter((category) => category.area === area),
            )}
          </Box>
        ))
      }
      dialog={CategoryDialog}
    />
  );
}

const COLUMNS: readonly DataColumn<Category>[] = [
  { key: "name", header: "Namn", isRowHeader: true, width: "26%", cell: ({ name }) => name },
  {
    key: "slug",
    header: "Adressnamn",
    width: "22%",
    cell: ({ slug }) => <Box sx={{ overflowWrap: "anywhere" }}>{slug}</Box>,
  },
  {
    key: "description",
    header: "Beskrivning",
    isLong: true,
    cell: ({ description }) => description || "–",
  },
  {
    key: "products",
    header: "Produkter",
    width: "15%",
    cell: ({ area, slug, productCount }) =>
      productCount > 0 ? (
        <TextLink to={`/admin/innehall?omrade=${AREA_SLUGS[area]}&kategori=${slug}`}>
          {formatProductCount(productCount)}
        </TextLink>
      ) : (
        "Inga"
      ),
  },
];

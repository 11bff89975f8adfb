import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { AREAS } from "../../../../schema/catalogue.ts";
import { formatProductCount } from "../../../../schema/products.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import {
  type CategoriesTab_CategoryFragment as Category,
  useEditableCategoriesQuery,
} from "./CategoriesTab.generated.ts";
import { CategoryDialog } from "./CategoryDialog.tsx";
import { AREA_SLUGS } from "./productFilters.ts";
import { AREA_LABELS } from "./productLabels.ts";

/** The tab 'Kategorier': those of each area, with making, editing and deleting. */
export function CategoriesTab() {
  const { data, error, refetch } = useEditableCategoriesQuery({ fetchPolicy: "cache-and-network" });
  const [edited, setEdited] = useState<{ category: Category | null; times: number }>({ category: null, times: 0 });
  const [isOpen, setOpen] = useState(false);
  const edit = (category: Category | null) => {
    setEdited(({ times }) => ({ category, times: times + 1 }));
    setOpen(true);
  };
  const categories = data?.editableCategories;
  const again = () => void refetch().catch(() => undefined);
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Typography variant="h2">Kategorier</Typography>
        <Button variant="contained" onClick={() => edit(null)} sx={{ minHeight: 48 }}>
          Ny kategori
        </Button>
      </Box>
      {categories ? (
        AREAS.map((area) => (
          <Box key={area} component="section" aria-labelledby={`kategorier-${area}`} sx={{ mt: 8 }}>
            <Typography id={`kategorier-${area}`} variant="h3" sx={{ mb: 3 }}>
              {AREA_LABELS[area]}
            </Typography>
            <DataTable
              caption={`Kategorier i ${AREA_LABELS[area]}`}
              isDense
              stackBelow="md"
              columns={columnsWith(edit)}
              rows={categories.filter((category) => category.area === area)}
              keyOf={({ id }) => id}
              empty={<Typography color="textSecondary">Inga kategorier ännu. Skapa en med Ny kategori.</Typography>}
            />
          </Box>
        ))
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={again} />
      ) : (
        <Loading label="Hämtar kategorierna …" />
      )}
      {edited.times > 0 && (
        <CategoryDialog
          // What is edited is what was shown: should it change meanwhile, the server says so.
          key={edited.times}
          entry={edited.category}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onReload={edit}
          onChanged={again}
        />
      )}
    </>
  );
}

const columnsWith = (edit: (category: Category) => void): readonly DataColumn<Category>[] => [
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
  {
    key: "edit",
    header: "Redigera",
    isHeaderHidden: true,
    align: "end",
    width: "110px",
    cell: (category) => (
      <Button sx={{ my: -2, minHeight: 44 }} aria-label={`Redigera ${category.name}`} onClick={() => edit(category)}>
        Redigera
      </Button>
    ),
  },
];

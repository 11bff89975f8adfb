import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import type { FoundSuppliersQuery } from "./FoundSuppliers.generated.ts";
import { formatFactValue, labelOf } from "./supplierLabels.ts";

/** A supplier, as the table shows it. */
export type TableSupplier = NonNullable<FoundSuppliersQuery["suppliers"]>["nodes"][number];

const NOTHING = "–";

const COLUMNS: readonly DataColumn<TableSupplier>[] = [
  {
    key: "name",
    header: "Namn",
    isRowHeader: true,
    width: "22%",
    cell: ({ name, website, isNew }) => (
      <Box sx={{ display: "grid", gap: 1, justifyItems: "start", overflowWrap: "break-word" }}>
        {name}
        {isNew && <Badge tint="green">Ny</Badge>}
        {website && (
          <Box
            component="a"
            href={website}
            rel="noopener noreferrer nofollow external"
            sx={{
              fontWeight: 400,
              fontSize: "0.9375rem",
              color: "secondary.main",
              overflowWrap: "anywhere",
              minWidth: 120,
            }}
          >
            {new URL(website).host}
          </Box>
        )}
      </Box>
    ),
  },
  { key: "country", header: "Land", cell: ({ country }) => country ?? NOTHING },
  {
    key: "categories",
    header: "Kategorier",
    isLong: true,
    width: "26%",
    cell: ({ categories }) => categories.join(", ") || NOTHING,
  },
  {
    key: "specialisations",
    header: "Specialiseringar",
    isLong: true,
    cell: ({ specialisations }) => specialisations.join(", ") || NOTHING,
  },
  {
    key: "price",
    header: "Prisnivå",
    cell: ({ priceRange }) => <Box sx={{ whiteSpace: { lg: "nowrap" } }}>{priceRange ?? NOTHING}</Box>,
  },
  {
    key: "fetched",
    header: "Hämtat",
    isLong: true,
    width: "18%",
    cell: (supplier) => (
      <Box sx={{ display: "grid", gap: 1 }}>
        {swedishDay(supplier.fetchedAt)}
        <Changes supplier={supplier} />
      </Box>
    ),
  },
];

/** The suppliers in rows. */
export function SupplierTable(props: {
  suppliers: readonly TableSupplier[];
  /** Whether only some of them were looked for. */
  isSearched: boolean;
  onEdit: (supplier: TableSupplier) => void;
  /** Makes it one of those who sell in the catalogue. */
  onMakeProvider: (supplier: TableSupplier) => Promise<void>;
}) {
  return (
    <DataTable
      caption="Insamlade leverantörer"
      isDense
      columns={[
        ...COLUMNS,
        {
          key: "edit",
          header: "Redigera",
          isHeaderHidden: true,
          align: "end",
          cell: (supplier) => (
            <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 1, my: -2 }}>
              <Button aria-label={`Redigera ${supplier.name}`} onClick={() => props.onEdit(supplier)}>
                Redigera
              </Button>
              <Button
                aria-label={`Gör ${supplier.name} till leverantör`}
                onClick={() => void props.onMakeProvider(supplier)}
              >
                Gör till leverantör
              </Button>
            </Box>
          ),
        },
      ]}
      rows={props.suppliers}
      keyOf={({ id }) => id}
      stackBelow="lg"
      empty={
        <Typography color="textSecondary">
          {props.isSearched
            ? "Ingen leverantör matchar sökningen."
            : "Inga leverantörer ännu. Starta en insamling, så visas de här."}
        </Typography>
      }
    />
  );
}

/** What the last run changed, and what an admin has edited, which no run changes. */
function Changes({ supplier: { lastChanges, editedFields } }: { supplier: TableSupplier }) {
  if (lastChanges.length === 0 && editedFields.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 1, fontSize: "0.9375rem" }}>
      {lastChanges.map(({ field, before, after }) => (
        <span key={field}>
          {labelOf(field)}: {formatFactValue(before)} → {formatFactValue(after)}
        </span>
      ))}
      {editedFields.length > 0 && (
        <Box component="span" sx={{ color: "text.secondary" }}>
          Redigerat för hand: {editedFields.map((field) => labelOf(field).toLowerCase()).join(", ")}
        </Box>
      )}
    </Box>
  );
}

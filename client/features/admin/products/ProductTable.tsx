import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { FieldControl } from "../../../ui/form/FieldControl.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import type { ProductsTab_RowFragment as Row } from "./ProductsTab.generated.ts";
import { addressWithFilters } from "./productFilters.ts";
import { placeOf } from "./productLabels.ts";
import { useProductChanges } from "./useProductChanges.ts";

/** Products in rows, in which the check and the availability are changed. */
export function ProductTable(props: { products: readonly Row[]; params: URLSearchParams; isFiltered: boolean }) {
  const changes = useProductChanges();
  const columns: readonly DataColumn<Row>[] = [
    {
      key: "name",
      header: "Namn",
      isRowHeader: true,
      width: "22%",
      cell: (product) => (
        <Box sx={{ display: "grid", gap: 1, justifyItems: "start", overflowWrap: "anywhere" }}>
          <TextLink to={addressWithFilters(props.params, product.id)} isQuiet sx={{ py: 1 }}>
            {product.name}
          </TextLink>
          {product.isFeatured && <Badge tint="green">Rekommenderad</Badge>}
          {product.heldPrice !== null && <Badge tint="orange">Nytt pris väntar</Badge>}
        </Box>
      ),
    },
    { key: "provider", header: "Leverantör", cell: ({ providerName }) => providerName },
    { key: "category", header: "Kategori", cell: ({ categoryName }) => categoryName },
    {
      key: "price",
      header: "Pris",
      cell: ({ priceEstimate }) => <Box sx={{ whiteSpace: { lg: "nowrap" } }}>{priceEstimate ?? "–"}</Box>,
    },
    {
      key: "checked",
      header: "Kontrollerad",
      isLong: true,
      cell: (product) => <Checked key={product.version} product={product} onCheck={changes.check} />,
    },
    {
      key: "available",
      header: "Visas",
      cell: (product) =>
        product.awaitsReview ? (
          // What a shop says of it is read before it is shown.
          <TextLink to={addressWithFilters(reviewOf(product))} aria-label={`Granska ${product.name}`} sx={{ py: 1 }}>
            Granska
          </TextLink>
        ) : (
          <Switch
            checked={product.isAvailable}
            onChange={(_, isOn) => void changes.setAvailable(product, isOn)}
            slotProps={{ input: { role: "switch", "aria-label": `Visa ${product.name}` } }}
            sx={{ my: -1 }}
          />
        ),
    },
    {
      key: "links",
      header: "Redigera och se",
      isHeaderHidden: true,
      cell: (product) => (
        <Box sx={{ display: "flex", flexWrap: "wrap", my: -2 }}>
          <Button
            component={Link}
            to={addressWithFilters(props.params, product.id)}
            aria-label={`Redigera ${product.name}`}
            sx={{ minHeight: 44 }}
          >
            Redigera
          </Button>
          <Button
            component={Link}
            to={placeOf(product)}
            aria-label={product.isAvailable ? `Se ${product.name} på webbplatsen` : `Förhandsgranska ${product.name}`}
            sx={{ minHeight: 44 }}
          >
            {product.isAvailable ? "Se på sidan" : "Förhandsgranska"}
          </Button>
        </Box>
      ),
    },
  ];
  return (
    <DataTable
      caption="Produkter"
      isDense
      columns={columns}
      rows={props.products}
      keyOf={({ id }) => id}
      stackBelow="lg"
      empty={
        <Typography color="textSecondary">
          {props.isFiltered ? (
            <>
              Ingen produkt matchar. <TextLink to="/admin/innehall">Visa alla</TextLink>
            </>
          ) : (
            "Inga produkter ännu. Skapa en ny, eller läs in en fil under Import och export."
          )}
        </Typography>
      }
    />
  );
}

const reviewOf = ({ name }: Row) => new URLSearchParams({ urval: "granskas", sok: name });

/** The day of the last check: another one, or today. */
function Checked({ product, onCheck }: { product: Row; onCheck: (product: Row, day: string | null) => Promise<void> }) {
  const known = product.checkedOn ?? "";
  const [day, setDay] = useState(known);
  const today = dayOf(new Date());
  const send = async (wanted: string) => {
    await onCheck(product, wanted || null);
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <FieldControl sx={{ minHeight: 44 }}>
        <input
          type="date"
          aria-label={`${product.name} kontrollerad den`}
          value={day}
          max={today}
          onChange={(event) => setDay(event.target.value)}
          // A day that is typed is complete when the field is left.
          onBlur={() => {
            if (day !== known) void send(day);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && day !== known) void send(day);
          }}
        />
      </FieldControl>
      {known !== today && (
        <Button
          onClick={() => void send(today)}
          aria-label={`${product.name}: kontrollerad i dag`}
          sx={{ minHeight: 44, whiteSpace: "nowrap" }}
        >
          I dag
        </Button>
      )}
    </Box>
  );
}

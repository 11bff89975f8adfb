import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import type { AreaConfig } from "./areas.ts";
import { addressOf, type ListFilters } from "./listFilters.ts";

const NONE: ListFilters = { search: "", category: "", kind: "" };

/** The filters in force, each a link to the list without it, and one to the list without any. */
export function ActiveFilters(props: { area: AreaConfig; filters: ListFilters; categoryName: string }) {
  const { area, filters } = props;
  const linkTo = (without: ListFilters) => ({
    component: Link,
    to: `${area.path}?${addressOf(without, area)}`,
    preventScrollReset: true,
  });
  const active: [key: keyof ListFilters, text: string][] = [];
  if (filters.search) active.push(["search", `”${filters.search}”`]);
  if (filters.category) active.push(["category", props.categoryName]);
  if (filters.kind) active.push(["kind", area.kinds[filters.kind] ?? filters.kind]);
  if (active.length === 0) return null;
  return (
    <Box role="group" aria-label="Valda filter" sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 4 }}>
      {active.map(([key, text]) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          color="inherit"
          endIcon={<Close fontSize="small" />}
          aria-label={`Ta bort filtret ${text}`}
          {...linkTo({ ...filters, [key]: "" })}
          sx={{ borderColor: "divider", bgcolor: "mist", overflowWrap: "anywhere" }}
        >
          {text}
        </Button>
      ))}
      <Button size="small" {...linkTo(NONE)}>
        Rensa alla
      </Button>
    </Box>
  );
}

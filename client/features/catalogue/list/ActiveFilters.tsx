import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Close from "~icons/ic/baseline-close";
import { Link } from "../../../ui/link/Link.tsx";
import type { AreaConfig } from "./areas.ts";
import { activeFilters, addressOf, type Facets, type ListFilters, valueLabel, withoutFilters } from "./listFilters.ts";

/** The active filters, each a link that removes it, and a link that removes all. */
export function ActiveFilters(props: { area: AreaConfig; filters: ListFilters; facets: Facets | undefined }) {
  const { area, filters } = props;
  const linkTo = (without: ListFilters) => ({
    component: Link,
    to: addressOf(without, area),
    preventScrollReset: true,
  });
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Box role="group" aria-label="Valda filter" sx={{ display: "flex", flexWrap: "wrap", gap: 2, mb: 4 }}>
      {active.map((name) => {
        const text = valueLabel(name, filters[name], area, props.facets);
        return (
          <Button
            key={name}
            size="small"
            variant="outlined"
            color="inherit"
            endIcon={<Close fontSize="small" />}
            aria-label={`Ta bort filtret ${text}`}
            {...linkTo({ ...filters, [name]: "" })}
            sx={{ borderColor: "divider", bgcolor: "mist", overflowWrap: "anywhere" }}
          >
            {text}
          </Button>
        );
      })}
      <Button size="small" {...linkTo(withoutFilters(filters))}>
        Rensa alla
      </Button>
    </Box>
  );
}

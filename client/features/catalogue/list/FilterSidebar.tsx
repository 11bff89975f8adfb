import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { Link } from "../../../ui/link/Link.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { AreaConfig } from "./areas.ts";
import { addressOf, type Facets, type ListFilters, shownOptions } from "./listFilters.ts";

const CategoryButton = styled(Link)(({ theme }) => ({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 10,
  color: theme.vars?.palette.text.primary,
  textDecoration: "none",
  // Inside, so that the column's edge does not cut it.
  "&:focus-visible": { outlineOffset: -3 },
  "& > span": { color: theme.vars?.palette.text.secondary, fontWeight: 400, fontVariantNumeric: "tabular-nums" },
  "@media (hover: hover)": {
    "&:hover": { backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.mist} 55%, transparent)` },
  },
  "&[aria-current='true']": {
    backgroundColor: theme.vars?.palette.mist,
    color: theme.vars?.palette.primary.main,
    fontWeight: 600,
  },
}));

/** The choices of one filter as links, with what each would leave. */
export function FilterSidebar(props: {
  area: AreaConfig;
  filters: ListFilters;
  facets: Facets | undefined;
  hasError: boolean;
  total: number | undefined;
}) {
  const { area, filters, facets } = props;
  const { filter, label } = area.sidebar;
  const options = shownOptions(filter, area, facets, filters);
  const link = (value: string, label: string, count: number | null | undefined) => (
    <CategoryButton
      key={value}
      to={addressOf({ ...filters, [filter]: value }, area)}
      aria-current={filters[filter] === value}
      preventScrollReset
    >
      {label} {count != null && <span>{count}</span>}
    </CategoryButton>
  );
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: "grid",
        gridColumn: "1 / -1",
        columnGap: 3,
        gridTemplateColumns: { sm: "repeat(auto-fill, minmax(220px, 1fr))" },
      }}
    >
      {link("", "Alla", props.total)}
      {options.map(({ value, label, count }) => link(value, label, count))}
      {!facets &&
        options.length === 0 &&
        !props.hasError &&
        area.categories.map((slug) => (
          <Box key={slug} aria-hidden="true" sx={{ display: "flex", alignItems: "center", minHeight: 44, px: 3 }}>
            <Skeleton width="70%" />
          </Box>
        ))}
    </Box>
  );
}

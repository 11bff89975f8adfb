import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId } from "react";
import { FieldControl } from "../../../ui/form/FieldControl.tsx";
import type { AreaConfig } from "./areas.ts";
import { FILTER_FORM } from "./ListFilters.tsx";
import { FILTERS } from "./listFilters.ts";
import { LIST_ORDERS, OWN_ORDER, SEARCH_ORDER } from "./listOrders.ts";

/** In which order the list is. Without scripts it is sent with the filters' form. */
export function ListOrder(props: {
  area: AreaConfig;
  /** Its name in the address; '' for the area's own. */
  value: string;
  /** Whether something is searched for, which comes in the order of how well it fits where no other is asked for. */
  isSearch: boolean;
  onChange: (order: string) => void;
}) {
  const { area, value } = props;
  const id = useId();
  return (
    <Box
      data-screen-only=""
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, ml: { sm: "auto" } }}
    >
      {/* On a phone the order stands beside the number of hits, and its words say what it is. */}
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: { xs: "none", sm: "block" }, fontSize: "0.9375rem", color: "text.secondary" }}
      >
        {FILTERS.order.label()}
      </Box>
      <FieldControl sx={{ maxWidth: "100%", minHeight: 44, "& select": { minHeight: 42 } }}>
        <select
          id={id}
          aria-label={FILTERS.order.label()}
          name={FILTERS.order.param()}
          form={FILTER_FORM}
          value={value}
          onChange={(event) => props.onChange(event.target.value)}
        >
          <option value="">{props.isSearch ? SEARCH_ORDER : OWN_ORDER}</option>
          {area.orders.map((name) => (
            <option key={name} value={name}>
              {LIST_ORDERS[name].label}
            </option>
          ))}
        </select>
      </FieldControl>
      <Button
        type="submit"
        form={FILTER_FORM}
        variant="outlined"
        sx={{ display: "none", "@media (scripting: none)": { display: "inline-flex" } }}
      >
        Sortera
      </Button>
    </Box>
  );
}

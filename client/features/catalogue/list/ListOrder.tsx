import { useId } from "react";
import buttons from "../../../ui/button.module.css";
import { classNames } from "../../../ui/classNames.ts";
import { FieldControl } from "../../../ui/form/FieldControl.tsx";
import type { AreaConfig } from "./areas.ts";
import { FILTER_FORM } from "./ListFilters.tsx";
import styles from "./list.module.css";
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
    <div data-screen-only="" className={styles.order}>
      {/* On a phone the order stands beside the number of hits, and its words say what it is. */}
      <label htmlFor={id}>{FILTERS.order.label()}</label>
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
      <button type="submit" form={FILTER_FORM} className={classNames(buttons.outlined, styles.submit)}>
        Sortera
      </button>
    </div>
  );
}

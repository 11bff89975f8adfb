import { Link } from "../../../ui/link/Link.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { AreaConfig } from "./areas.ts";
import styles from "./list.module.css";
import { addressOf, type Facets, type ListFilters, shownOptions } from "./listFilters.ts";

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
    <Link
      key={value}
      to={addressOf({ ...filters, [filter]: value }, area)}
      aria-current={filters[filter] === value}
      preventScrollReset
      className={styles.choice}
    >
      {label} {count != null && <span>{count}</span>}
    </Link>
  );
  return (
    <nav aria-label={label} className={styles.choices}>
      {link("", "Alla", props.total)}
      {options.map(({ value, label, count }) => link(value, label, count))}
      {!facets &&
        options.length === 0 &&
        !props.hasError &&
        area.categories.map((slug) => (
          <div key={slug} aria-hidden="true" className={styles.pending}>
            <Skeleton width="70%" />
          </div>
        ))}
    </nav>
  );
}

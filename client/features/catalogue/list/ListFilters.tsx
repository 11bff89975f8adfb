import { type ReactNode, useId, useState } from "react";
import Tune from "~icons/ic/baseline-tune";
import buttons from "../../../ui/button.module.css";
import { classNames } from "../../../ui/classNames.ts";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import type { AreaConfig } from "./areas.ts";
import { FilterSidebar } from "./FilterSidebar.tsx";
import styles from "./list.module.css";
import {
  activeFilters,
  type Facets,
  FILTER_LIST,
  type ListFilters as Filters,
  ON,
  shownOptions,
} from "./listFilters.ts";
import { PriceFields } from "./PriceFields.tsx";
import { type Place, SearchField } from "./SearchField.tsx";

const FilterSheet = lazyComponent(async () => (await import("./FilterSheet.tsx")).FilterSheet, {
  failure: ({ onClosed }) => onClosed(),
});

/** Id of the form, for fields outside of it. */
export const FILTER_FORM = "filtrera";

/**
 * The filters of a list in a form that works without scripts, and the choices of one of them as links. A column
 * at the side; where there is no side they wait behind a button, and on phones they are a sheet.
 */
export function ListFilters(props: {
  area: AreaConfig;
  filters: Filters;
  /** Where the visitor is; `isOwn` when these filters led there. */
  place: Place;
  /** Absent while they are loading, and when they could not be loaded. */
  facets: Facets | undefined;
  hasError: boolean;
  /** How many products there are, e.g. '48 tester'. */
  found: string | undefined;
  /** Products under all choices of the side, where that is known. */
  total: number | undefined;
  onChange: (part: Partial<Filters>, isTyping?: boolean) => void;
}) {
  const { area, filters, onChange } = props;
  const [open, setOpen] = useState<"below" | "sheet">();
  const columnId = useId();
  const offered = FILTER_LIST.filter(([name]) => area.filters.includes(name));
  const chosen = activeFilters(filters).filter((name) => name !== "search" && name !== "personal").length;
  const fields = (
    <>
      {offered.map(
        ([name, { label, param, choices }]) =>
          choices &&
          choices.total(area, props.facets) > 0 && (
            <Select
              key={name}
              label={label(area)}
              name={param(area)}
              value={filters[name]}
              onChange={(value) => onChange({ [name]: value })}
            >
              <option value="">{choices.none(area)}</option>
              {shownOptions(name, area, props.facets, filters).map(({ value, label, count }) => (
                <option key={value} value={value}>
                  {count === null ? label : `${label} (${count})`}
                </option>
              ))}
            </Select>
          ),
      )}
      <PriceFields value={filters.price} onChange={(price) => onChange({ price })} />
      {offered.map(
        ([name, { label, param, switch: place }]) =>
          place === "filters" && (
            <Tick
              key={name}
              label={label(area)}
              name={param(area)}
              isOn={filters[name] === ON}
              onChange={(isOn) => onChange({ [name]: isOn ? ON : "" })}
            />
          ),
      )}
      <button type="submit" className={classNames(buttons.contained, styles.submit)}>
        Visa resultat
      </button>
    </>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is sent without scripts, too
    <form
      id={FILTER_FORM}
      role="search"
      method="get"
      action={area.path}
      aria-label="Filtrera"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.search}>
        <div>
          <SearchField
            area={area}
            value={filters.search}
            place={props.place}
            isCleared={activeFilters(filters).length === 0}
            onSearch={(search) => onChange({ search }, true)}
          />
        </div>
        <button
          type="button"
          aria-expanded={open === "below"}
          aria-controls={columnId}
          onClick={() => setOpen(open ? undefined : matchMedia("(width < 600px)").matches ? "sheet" : "below")}
          className={classNames(buttons.outlined, styles.open)}
        >
          <Tune className={buttons.start} />
          {open === "below" ? "Dölj filter" : "Visa filter"}
          {chosen > 0 && ` (${chosen})`}
        </button>
      </div>
      <div id={columnId} className={classNames(styles.filters, open === "below" && styles.isOpen)}>
        {fields}
        <FilterSidebar {...props} />
      </div>
      {open === "sheet" && (
        <FilterSheet found={props.found} onClosed={() => setOpen(undefined)}>
          {fields}
        </FilterSheet>
      )}
    </form>
  );
}

function Select(props: {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{props.label}</FieldLabel>
      <FieldControl>
        <select id={id} name={props.name} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
          {props.children}
        </select>
      </FieldControl>
    </div>
  );
}

function Tick(props: { label: string; name: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name={props.name}
        value={ON}
        checked={props.isOn}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </label>
  );
}

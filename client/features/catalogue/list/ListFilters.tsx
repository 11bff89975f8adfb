import Search from "@mui/icons-material/Search";
import Tune from "@mui/icons-material/Tune";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { latePart } from "../../../ui/latePart.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { useOptimisticUrlState } from "../../../ui/useOptimisticUrlState.ts";
import type { AreaConfig } from "./areas.ts";
import {
  addressOf,
  type Facets,
  FILTER_LIST,
  FILTERS,
  type ListFilters as Filters,
  MAX_SEARCH,
  ON,
} from "./listFilters.ts";

const FilterSheet = latePart(async () => (await import("./FilterSheet.tsx")).FilterSheet, {
  failure: ({ onClosed }) => onClosed(),
});

type Place = ReturnType<typeof useOptimisticUrlState>["place"];

/** Debounce of typing before it searches. */
const TYPING_MS = 300;

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
  const isHere = (filter: (typeof FILTER_LIST)[number][1]) => filter.choices || filter.switch === "filters";
  const chosen = offered.filter(([name, filter]) => isHere(filter) && filters[name]).length;
  const fields = (
    <>
      {offered.map(
        ([name, { label, param, choices }]) =>
          choices &&
          choices.total(area) > 1 && (
            <Select
              key={name}
              label={label(area)}
              name={param(area)}
              value={filters[name]}
              onChange={(value) => onChange({ [name]: value })}
            >
              <option value="">{choices.none(area)}</option>
              {choices.options(area, props.facets).map(({ value, label, count }) => (
                <option key={value} value={value}>
                  {count === null ? label : `${label} (${count})`}
                </option>
              ))}
            </Select>
          ),
      )}
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
      <Button
        type="submit"
        variant="contained"
        sx={{ display: "none", "@media (scripting: none)": { display: "inline-flex" }, gridColumn: "1 / -1" }}
      >
        Visa resultat
      </Button>
    </>
  );

  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={area.path}
      aria-label="Filtrera"
      onSubmit={(event) => event.preventDefault()}
    >
      <Box
        sx={{ display: { sm: "grid" }, gridTemplateColumns: { sm: "1fr auto", md: "1fr" }, alignItems: "end", gap: 3 }}
      >
        <div>
          <SearchField
            area={area}
            value={filters.search}
            place={props.place}
            isCleared={Object.values(filters).every((value) => !value)}
            onSearch={(search) => onChange({ search }, true)}
          />
        </div>
        <Button
          variant="outlined"
          startIcon={<Tune />}
          aria-expanded={open === "below"}
          aria-controls={columnId}
          onClick={() => setOpen(open ? undefined : matchMedia("(width < 600px)").matches ? "sheet" : "below")}
          sx={{
            display: { md: "none" },
            mt: { xs: 3, sm: 0 },
            minHeight: 48,
            width: { xs: "100%", sm: "auto" },
            "@media (scripting: none)": { display: "none" },
          }}
        >
          {open === "below" ? "Dölj filter" : "Visa filter"}
          {chosen > 0 && ` (${chosen})`}
        </Button>
      </Box>
      <Box
        id={columnId}
        sx={{
          display: { xs: open === "below" ? "grid" : "none", md: "grid" },
          gridTemplateColumns: { sm: "1fr 1fr", md: "1fr" },
          gap: 4,
          mt: 4,
          "@media (scripting: none)": { display: "grid" },
        }}
      >
        {fields}
        <Sidebar {...props} />
      </Box>
      {open === "sheet" && (
        <FilterSheet found={props.found} onClosed={() => setOpen(undefined)}>
          {fields}
        </FilterSheet>
      )}
    </Box>
  );
}

/**
 * The search field. Its text is the truth and the address follows; only navigation (a removed chip, 'Rensa alla',
 * Back) changes the field.
 */
function SearchField(props: {
  area: AreaConfig;
  value: string;
  place: Place;
  /** True when no filter is left. */
  isCleared: boolean;
  onSearch: (search: string) => void;
}) {
  const { area, value, place } = props;
  const [typed, setTyped] = useState(value);
  /** What was searched for last, here or elsewhere. */
  const [sent, setSent] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const [known, setKnown] = useState(place.key);
  if (place.key !== known) {
    setKnown(place.key);
    if (!place.isOwn && (value !== sent || props.isCleared)) {
      setSent(value);
      setTyped(value);
    }
  }
  const search = useEffectEvent((text: string) => {
    setSent(text);
    props.onSearch(text);
  });
  useEffect(() => {
    const text = typed.trim();
    if (isComposing || text === sent) return;
    const timer = setTimeout(() => search(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, isComposing]);
  const id = useId();
  return (
    <>
      <FieldLabel htmlFor={id}>{FILTERS.search.label(area)}</FieldLabel>
      <FieldControl>
        <Search aria-hidden="true" sx={{ color: "text.secondary", ml: 3, mr: -1 }} />
        <input
          id={id}
          name={FILTERS.search.param()}
          type="search"
          maxLength={MAX_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={area.searchHint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Text that is still being composed (IME) is not searched for yet.
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      </FieldControl>
    </>
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
    <Box component="label" sx={{ display: "flex", alignItems: "center", gap: 3, minHeight: 44, fontWeight: 600 }}>
      <Box
        component="input"
        type="checkbox"
        name={props.name}
        value={ON}
        checked={props.isOn}
        onChange={(event: ChangeEvent<HTMLInputElement>) => props.onChange(event.target.checked)}
        sx={{ width: 22, height: 22, m: 0, accentColor: "var(--mui-palette-primary-main)" }}
      />
      {props.label}
    </Box>
  );
}

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
  "&[data-empty='true']": { color: theme.vars?.palette.text.secondary },
  "@media (hover: hover)": {
    "&:hover": { backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.mist} 55%, transparent)` },
  },
  "&[aria-current='true']": {
    backgroundColor: theme.vars?.palette.mist,
    color: theme.vars?.palette.primary.main,
    fontWeight: 600,
  },
}));

function Sidebar(props: {
  area: AreaConfig;
  filters: Filters;
  facets: Facets | undefined;
  hasError: boolean;
  total: number | undefined;
}) {
  const { area, filters, facets } = props;
  const { filter, label } = area.sidebar;
  const options = FILTERS[filter].choices.options(area, facets);
  const link = (value: string, label: string, count: number | null | undefined) => (
    <CategoryButton
      key={value}
      to={addressOf({ ...filters, [filter]: value }, area)}
      aria-current={filters[filter] === value}
      data-empty={count === 0}
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
      {options.length === 0 &&
        !props.hasError &&
        area.categories.map((slug) => (
          <Box key={slug} aria-hidden="true" sx={{ display: "flex", alignItems: "center", minHeight: 44, px: 3 }}>
            <Skeleton width="70%" />
          </Box>
        ))}
    </Box>
  );
}

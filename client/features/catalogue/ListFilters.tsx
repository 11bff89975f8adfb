import Search from "@mui/icons-material/Search";
import Tune from "@mui/icons-material/Tune";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Link } from "react-router-dom";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { AreaConfig } from "./areas.ts";
import { addressOf, type Facets, FILTER_LIST, FILTERS, type ListFilters as Filters } from "./listFilters.ts";

/** Typing rests this long before it searches. */
const TYPING_MS = 300;

const Control = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 48,
  paddingInline: 12,
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.text.secondary}`,
  backgroundColor: theme.vars?.palette.background.paper,
  "&:focus-within": { outline: `3px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: 1 },
  "& input, & select": {
    font: "inherit",
    fontSize: 16,
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette.background.paper,
    border: 0,
    outline: "none",
    width: "100%",
    minHeight: 46,
  },
}));

/**
 * The filters of a list in a form that works without scripts, and the
 * categories as links. A column at the side; on phones behind a button.
 */
export function ListFilters(props: {
  area: AreaConfig;
  filters: Filters;
  /** Absent while they are loading. */
  facets: Facets | undefined;
  onChange: (filters: Filters, isTyping?: boolean) => void;
}) {
  const { area, filters, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const columnId = useId();

  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={area.path}
      aria-label="Filtrera"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField area={area} value={filters.search} onSearch={(search) => onChange({ ...filters, search }, true)} />
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-expanded={isOpen}
        aria-controls={columnId}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { md: "none" }, mt: 3, width: "100%", "@media (scripting: none)": { display: "none" } }}
      >
        {isOpen ? "Dölj filter" : "Visa filter"}
      </Button>
      <Box
        id={columnId}
        sx={{
          display: { xs: isOpen ? "grid" : "none", md: "grid" },
          gap: 4,
          mt: 4,
          "@media (scripting: none)": { display: "grid" },
        }}
      >
        {FILTER_LIST.map(
          ([name, { label, param, choices }]) =>
            choices && (
              <Select
                key={name}
                label={label(area)}
                name={param(area)}
                value={filters[name]}
                onChange={(value) => onChange({ ...filters, [name]: value })}
              >
                <option value="">{choices.none}</option>
                {choices.options(area, props.facets).map(({ value, label, count }) => (
                  <option key={value} value={value}>
                    {count === null ? label : `${label} (${count})`}
                  </option>
                ))}
              </Select>
            ),
        )}
        <Button
          type="submit"
          variant="contained"
          sx={{ display: "none", "@media (scripting: none)": { display: "inline-flex" } }}
        >
          Visa resultat
        </Button>
        <Categories area={area} filters={filters} facets={props.facets} />
      </Box>
    </Box>
  );
}

function SearchField({
  area,
  value,
  onSearch,
}: {
  area: AreaConfig;
  value: string;
  onSearch: (search: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  // A value that changed elsewhere (a chip removed, the back button) takes the field's place.
  if (value !== known) {
    setKnown(value);
    // What this field sent itself arrives later; meanwhile the visitor may have typed on.
    if (value !== sent) setTyped(value);
    setSent(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      setSent(typed.trim());
      onSearch(typed.trim());
    }, TYPING_MS);
    return () => clearTimeout(timer);
  });
  const id = useId();
  return (
    <>
      <Label htmlFor={id}>{FILTERS.search.label(area)}</Label>
      <Control>
        <Search aria-hidden="true" sx={{ color: "text.secondary" }} />
        <input
          id={id}
          name={FILTERS.search.param()}
          type="search"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={area.searchHint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Control>
    </>
  );
}

const Label = styled("label")({ display: "block", fontWeight: 600, marginBottom: 4 });

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
      <Label htmlFor={id}>{props.label}</Label>
      <Control>
        <select id={id} name={props.name} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
          {props.children}
        </select>
      </Control>
    </div>
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
  "&:hover": { backgroundColor: theme.vars?.palette.mist },
  "&[aria-current='true']": {
    backgroundColor: theme.vars?.palette.mist,
    color: theme.vars?.palette.primary.main,
    fontWeight: 600,
  },
}));

function Categories({ area, filters, facets }: { area: AreaConfig; filters: Filters; facets: Facets | undefined }) {
  const link = (category: string) => addressOf({ ...filters, category }, area);
  return (
    <Box component="nav" aria-label="Kategorier">
      <CategoryButton to={link("")} aria-current={filters.category === ""} preventScrollReset>
        Alla
      </CategoryButton>
      {facets
        ? FILTERS.category.choices.options(area, facets).map(({ value, label, count }) => (
            <CategoryButton key={value} to={link(value)} aria-current={filters.category === value} preventScrollReset>
              {label}
              {count !== null && (
                <Box
                  component="span"
                  sx={{ color: "text.secondary", fontWeight: 400, fontVariantNumeric: "tabular-nums" }}
                >
                  {count}
                </Box>
              )}
            </CategoryButton>
          ))
        : area.categories.map((slug) => (
            <Box key={slug} aria-hidden="true" sx={{ display: "flex", alignItems: "center", minHeight: 44, px: 3 }}>
              <Skeleton width="70%" />
            </Box>
          ))}
    </Box>
  );
}

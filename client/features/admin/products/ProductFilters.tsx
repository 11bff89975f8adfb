import Box from "@mui/material/Box";
import { useEffect, useId, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AREAS } from "../../../../schema/catalogue.ts";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { useOptimisticUrlState } from "../../../ui/useOptimisticUrlState.ts";
import { useEditableCategoriesQuery } from "./CategoriesTab.generated.ts";
import { AREA_SLUGS, addressWithFilters, MAX_SEARCH, type ProductFilterName, variablesFrom } from "./productFilters.ts";
import { AREA_LABELS } from "./productLabels.ts";

/** How long somebody does not type before it is searched, in milliseconds. */
const PAUSE_MS = 300;

/** What the list is filtered by; all of it stands in the address. */
export function ProductFilters() {
  const [shown] = useSearchParams();
  // A choice that follows another at once builds on it, although its address is still on its way.
  const { value: params, latest, choose: go } = useOptimisticUrlState(shown);
  const categories = useEditableCategoriesQuery({}).data?.editableCategories ?? [];
  const { area } = variablesFrom(params);
  const choose = (changes: Partial<Record<ProductFilterName, string>>) => {
    const next = new URLSearchParams(latest());
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    go(next, addressWithFilters(next), { replace: true });
  };
  const select = (name: ProductFilterName, label: string, options: readonly (readonly [string, string])[]) => (
    <Select
      label={label}
      value={params.get(name) ?? ""}
      options={options}
      onChoose={(value) => choose({ [name]: value, ...(name === "omrade" && { kategori: "" }) })}
    />
  );
  return (
    <Box
      role="search"
      aria-label="Filtrera produkter"
      sx={{
        display: "grid",
        gap: 3,
        my: 5,
        gridTemplateColumns: { sm: "1fr 1fr", lg: "2fr repeat(4, 1fr)" },
      }}
    >
      <Search given={params.get("sok") ?? ""} onSearch={(sok) => choose({ sok })} />
      {select("omrade", "Område", [
        ["", "Alla områden"],
        ...AREAS.map((one) => [AREA_SLUGS[one], AREA_LABELS[one]] as const),
      ])}
      {select("kategori", "Kategori", [
        ["", "Alla kategorier"],
        ...categories.filter((one) => !area || one.area === area).map(({ slug, name }) => [slug, name] as const),
      ])}
      {select("visning", "Visning", [
        ["", "Visas och dolda"],
        ["visas", "Visas"],
        ["dolda", "Dolda"],
      ])}
      {select("urval", "Urval", [
        ["", "Alla"],
        ["okontrollerade", "Inte kontrollerade på ett år"],
        ["rekommenderade", "Rekommenderade"],
        ["prisvantar", "Nytt pris väntar"],
        ["granskas", "Väntar på granskning"],
        ["erbjudanden", "Erbjudande väntar"],
        ["sammastreckkod", "Samma streckkod hos flera säljare"],
        ["gamlapriser", "Gammalt pris"],
        ["lankar", "Länken svarar inte"],
      ])}
    </Box>
  );
}

function Select(props: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <FieldLabel htmlFor={id}>{props.label}</FieldLabel>
      <FieldControl>
        <select id={id} value={props.value} onChange={(event) => props.onChoose(event.target.value)}>
          {props.options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FieldControl>
    </Box>
  );
}

/** The search, which is looked for once somebody has paused. */
function Search({ given, onSearch }: { given: string; onSearch: (search: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(given);
  const [seen, setSeen] = useState(given);
  // Another address, as by Back, brings another search.
  if (seen !== given) {
    setSeen(given);
    if (given !== typed.trim()) setTyped(given);
  }
  useEffect(() => {
    if (typed.trim() === given) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Box sx={{ gridColumn: { sm: "1 / -1", lg: "auto" }, minWidth: 0 }}>
      <FieldLabel htmlFor={id}>Sök på namn eller leverantör</FieldLabel>
      <FieldControl>
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </FieldControl>
    </Box>
  );
}

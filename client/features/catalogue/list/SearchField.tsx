import type { Theme } from "@mui/material/styles";
import { useEffect, useEffectEvent, useId, useState } from "react";
import Search from "~icons/ic/baseline-search";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import type { useOptimisticUrlState } from "../../../ui/useOptimisticUrlState.ts";
import type { AreaConfig } from "./areas.ts";
import { FILTERS, MAX_SEARCH } from "./listFilters.ts";

/** Where the visitor is; `isOwn` when their choice led there. */
export type Place = ReturnType<typeof useOptimisticUrlState>["place"];

/** Read to those who listen; others see the field's own words. */
const hiddenOnPhones = (theme: Theme) => ({
  [theme.breakpoints.down("sm")]: {
    position: "absolute",
    width: "1px",
    height: "1px",
    margin: "-1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
});

/** Debounce of typing before it searches. */
const TYPING_MS = 300;

/**
 * The search field. Its text is the truth and the address follows; only navigation (a removed chip, 'Rensa alla',
 * Back) changes the field.
 */
export function SearchField(props: {
  area: AreaConfig;
  value: string;
  place: Place;
  /** True when no filter is left. */
  isCleared: boolean;
  onSearch: (search: string) => void;
}) {
  const { area, value, place } = props;
  const [typed, setTyped] = useState(value);
  /** The last search, here or elsewhere. */
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
      {/* Its place on phones is the list's; the field says itself what it is for. */}
      <FieldLabel htmlFor={id} sx={hiddenOnPhones}>
        {FILTERS.search.label(area)}
      </FieldLabel>
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

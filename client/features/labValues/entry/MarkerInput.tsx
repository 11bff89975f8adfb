import Autocomplete from "@mui/material/Autocomplete";
import type { Ref } from "react";
import { namesOfMarker } from "../../../../schema/rules/content/markerNames.ts";
import { searchMarkers } from "../../../../schema/rules/search/markerSearch.ts";
import { foldName } from "../../../../schema/rules/words/text.ts";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import type { LabMarker } from "../labMarker.ts";

/** Markers that are offered at once. */
const MOST_OFFERED = 40;

/** What is offered for a text: a marker that is called just that first, as 'Hb' before 'HbA1c'. */
function offered(markers: readonly LabMarker[], text: string): LabMarker[] {
  const wanted = foldName(text);
  const isNamed = ({ name }: LabMarker) => namesOfMarker(name).some((one) => foldName(one) === wanted);
  const { found } = searchMarkers(markers, text);
  return found.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))).slice(0, MOST_OFFERED);
}

/**
 * Chooses a marker, found while one types as in the site's own search: by its names, abbreviations and synonyms, also
 * misspelt.
 */
export function MarkerInput(props: {
  id: string;
  markers: readonly LabMarker[];
  /** Slug of the chosen one; empty for none. */
  value: string;
  onChoose: (slug: string) => void;
  label?: string;
  hasError: boolean;
  describedBy: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const { markers } = props;
  return (
    <Autocomplete
      id={props.id}
      options={markers}
      value={markers.find(({ slug }) => slug === props.value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ slug }) => slug}
      isOptionEqualToValue={(one, other) => one.slug === other.slug}
      filterOptions={(all, { inputValue }) => offered(all, inputValue)}
      onChange={(_, marker) => props.onChoose(marker?.slug ?? "")}
      autoHighlight
      blurOnSelect={false}
      noOptionsText="Ingen markör heter så"
      openText="Visa markörer"
      closeText="Dölj markörer"
      clearText="Töm"
      slotProps={{
        paper: { sx: { mt: 1, border: 1, borderColor: "divider" } },
        listbox: { sx: { "& .MuiAutocomplete-option": { minHeight: 48 } } },
      }}
      renderInput={({ slotProps: { input: frame, htmlInput } }) => {
        const { ref, ...attributes } = htmlInput as typeof htmlInput & { ref: Ref<HTMLInputElement> };
        return (
          <FieldInput
            ref={frame.ref}
            onMouseDown={frame.onMouseDown}
            endAdornment={frame.endAdornment}
            error={props.hasError}
            inputRef={(element: HTMLInputElement | null) => {
              for (const one of [ref, props.inputRef]) {
                if (typeof one === "function") one(element);
                else if (one) Object.assign(one, { current: element });
              }
            }}
            slotProps={{
              input: {
                ...attributes,
                "aria-label": props.label,
                "aria-describedby": props.describedBy,
                autoComplete: "off",
              },
            }}
            sx={{
              width: "100%",
              pr: 1,
              "& .MuiAutocomplete-endAdornment": { position: "static", display: "flex", transform: "none" },
              "& .MuiAutocomplete-endAdornment .MuiButtonBase-root": { width: 44, height: 44, my: "-2px", mr: 0 },
            }}
          />
        );
      }}
    />
  );
}

import Autocomplete from "@mui/material/Autocomplete";
import type { InputBaseProps } from "@mui/material/InputBase";
import { findMedicines } from "../../../schema/rules/analyses/medicineNames.ts";
import { FieldInput } from "./FieldInput.tsx";

/** An input that offers names of medicines while one types; what is typed may be anything. */
export function SuggestingInput(props: {
  /** Id, ref and the like, as of the input without suggestions. */
  input: InputBaseProps;
  typed: string;
  onType: (text: string) => void;
  /** Called with a name that was chosen from what is offered. */
  onChoose: (name: string) => void;
  /** Called when what is typed is to be added as it is. */
  onAdd: () => void;
}) {
  const { input, typed, onType, onChoose, onAdd } = props;
  return (
    <Autocomplete
      freeSolo
      id={input.id}
      value={null}
      inputValue={typed}
      options={findMedicines(typed)}
      filterOptions={(options) => options}
      onInputChange={(_, text, reason) => {
        if (reason === "input") onType(text);
      }}
      onChange={(_, name, reason) => {
        if (name !== null && reason === "selectOption") onChoose(name);
        // Enter, with nothing of what is offered looked at.
        if (reason === "createOption") onAdd();
      }}
      slotProps={{
        paper: { sx: { mt: 1, border: 1, borderColor: "divider" } },
        listbox: { sx: { "& .MuiAutocomplete-option": { minHeight: 48 } } },
      }}
      sx={{ flex: "1 1 200px", minWidth: 0 }}
      renderInput={({ slotProps: { input: frame, htmlInput } }) => {
        const { ref, ...attributes } = htmlInput as typeof htmlInput & { ref: React.Ref<HTMLInputElement> };
        return (
          <FieldInput
            {...input}
            ref={frame.ref}
            onMouseDown={frame.onMouseDown}
            inputRef={(element: HTMLInputElement | null) => {
              for (const one of [ref, input.inputRef]) {
                if (typeof one === "function") one(element);
                else if (one) Object.assign(one, { current: element });
              }
            }}
            slotProps={{ input: { ...attributes, ...(input.slotProps?.input as object), autoComplete: "off" } }}
            onKeyDown={(event) => {
              // Enter would send the form; what it does is above.
              if (event.key === "Enter" && typed.trim()) event.preventDefault();
            }}
            sx={{ width: "100%" }}
          />
        );
      }}
    />
  );
}

import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { FieldInput } from "./FieldInput.tsx";
import { errorAt, type FieldOf } from "./fieldOf.ts";

/** Short texts in the order in which they were added; Enter adds one. */
export function ListField<Values extends FieldValues, Sent>(
  props: FieldOf<Values, Sent> & {
    /** What one of them is called, e.g. 'ett tillskott'. */
    item: string;
    maxItems: number;
    /** Most characters of each. */
    max: number;
  },
) {
  const { form, name, item, maxItems } = props;
  const { field } = useController({ control: form.control, name });
  const items: readonly string[] = field.value;
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const inputId = useId();

  const add = () => {
    const added = text.trim();
    if (!added) return;
    setText("");
    if (items.includes(added)) return setSaid(`${added} finns redan.`);
    field.onChange([...items, added]);
    setSaid(`${added} är tillagt, ${items.length + 1} av högst ${maxItems}.`);
  };
  const remove = (index: number) => {
    field.onChange(items.filter((_, at) => at !== index));
    setSaid(`${items[index]} är borttaget.`);
    // The button that was pressed goes with its row: the next one follows, or the input.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll("button") ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
    });
  };
  const isFull = items.length >= maxItems;
  return (
    <FieldGroup legend={props.label} error={errorAt(form, name)} hint={props.hint}>
      {items.length > 0 && (
        <Box component="ul" ref={list} sx={{ listStyle: "none", m: 0, mb: 3, p: 0, display: "grid", gap: 2 }}>
          {items.map((one, index) => (
            <Box
              component="li"
              key={one}
              sx={{ display: "flex", alignItems: "center", pl: 4, bgcolor: "mist", borderRadius: 1 }}
            >
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                {one}
              </Box>
              <IconButton
                aria-label={`Ta bort ${one}`}
                onClick={() => remove(index)}
                sx={{ width: 48, height: 48, color: "text.primary" }}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      {isFull ? (
        <Box sx={{ color: "text.secondary", fontSize: 16 }}>Listan är full. Du kan ange högst {maxItems}.</Box>
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <VisuallyHidden>
            <label htmlFor={inputId}>Lägg till {item}</label>
          </VisuallyHidden>
          <FieldInput
            id={inputId}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing || !text.trim()) return;
              // Enter would send the form.
              event.preventDefault();
              add();
            }}
            // What was typed and not added is not lost by going on.
            onBlur={() => {
              add();
              field.onBlur();
            }}
            inputRef={(element: HTMLInputElement | null) => {
              input.current = element;
              field.ref(element);
            }}
            error={Boolean(errorAt(form, name))}
            slotProps={{ input: { maxLength: props.max, autoComplete: "off", enterKeyHint: "done" } }}
            sx={{ flex: "1 1 200px" }}
          />
          <Button
            variant="outlined"
            startIcon={<Add />}
            onClick={() => {
              add();
              input.current?.focus();
            }}
            sx={{ minHeight: 48 }}
          >
            Lägg till
          </Button>
        </Box>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldGroup>
  );
}

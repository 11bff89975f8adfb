import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { InputBaseProps } from "@mui/material/InputBase";
import { type KeyboardEvent, Suspense, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldValues, useController } from "react-hook-form";
import Add from "~icons/ic/baseline-add";
import Close from "~icons/ic/baseline-close";
import { lazyCode } from "../lazy/lazyCode.ts";
import { Waiting } from "../lazy/lazyComponent.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { FieldInput } from "./FieldInput.tsx";
import { errorAt, type FieldOf } from "./fieldOf.ts";

const suggesting = lazyCode(async () => (await import("./SuggestingInput.tsx")).SuggestingInput);

/** Short texts in the order in which they were added; Enter adds one. */
export function ListField<Values extends FieldValues, Sent>(
  props: FieldOf<Values, Sent> & {
    /** Name of an entry, e.g. 'ett tillskott'. */
    item: string;
    /** Suggestions while typing, by code that is loaded late; it works without. */
    suggestions?: "medicines";
    maxItems: number;
    /** Most characters of each. */
    max: number;
  },
) {
  const { form, name, maxItems } = props;
  const { field } = useController({ control: form.control, name });
  const given: readonly string[] = field.value;
  // What is being typed is an answer already, its last item, so that going on without adding it loses nothing.
  const [typed, setTyped] = useState({ text: "", isGiven: false });
  const items = typed.isGiven ? given.slice(0, -1) : given;
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const inputId = useId();

  const type = (text: string) => {
    const item = text.trim();
    const isGiven = item !== "" && !items.includes(item);
    setTyped({ text, isGiven });
    if (isGiven || typed.isGiven) field.onChange(isGiven ? [...items, item] : items);
  };
  const add = () => {
    const item = typed.text.trim();
    if (!item) return;
    setTyped({ text: "", isGiven: false });
    setSaid(typed.isGiven ? `${item} är tillagt, ${given.length} av högst ${maxItems}.` : `${item} finns redan.`);
  };
  const choose = (item: string) => {
    const isNew = !items.includes(item);
    setTyped({ text: "", isGiven: false });
    field.onChange(isNew ? [...items, item] : items);
    setSaid(isNew ? `${item} är tillagt, ${items.length + 1} av högst ${maxItems}.` : `${item} finns redan.`);
  };
  const remove = (index: number) => {
    // At once, so that a key that is pressed again meets the next button.
    flushSync(() => {
      field.onChange(given.filter((_, at) => at !== index));
      setSaid(`${items[index]} är borttaget.`);
    });
    // The button that was pressed goes with its row: the next one follows, or the input.
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
  };
  const isFull = items.length >= maxItems;
  const frame: InputBaseProps = {
    id: inputId,
    onBlur: field.onBlur,
    inputRef: (element: HTMLInputElement | null) => {
      input.current = element;
      field.ref(element);
    },
    error: Boolean(errorAt(form, name)),
    slotProps: { input: { maxLength: props.max, autoComplete: "off", enterKeyHint: "done" } },
    sx: { flex: "1 1 200px" },
  };
  const plain = (
    <FieldInput
      {...frame}
      value={typed.text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing || !typed.text.trim()) return;
        // Enter would send the form.
        event.preventDefault();
        add();
      }}
    />
  );
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
        <Box sx={{ color: "text.secondary", fontSize: "1rem" }}>Listan är full. Du kan ange högst {maxItems}.</Box>
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <VisuallyHidden>
            <label htmlFor={inputId}>Lägg till {props.item}</label>
          </VisuallyHidden>
          {props.suggestions ? (
            <Suspense
              fallback={
                <Waiting code={suggesting} isTold={false}>
                  {plain}
                </Waiting>
              }
            >
              <suggesting.Code input={frame} typed={typed.text} onType={type} onChoose={choose} onAdd={add} />
            </Suspense>
          ) : (
            plain
          )}
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

import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useRef, useState } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import { FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { describedBy, FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { errorAt, type FieldOf } from "../../../ui/form/fieldOf.ts";
import { idOfHash } from "../../../ui/link/hashes.ts";
import { MarkdownToolbar, toolOfKey } from "./MarkdownToolbar.tsx";
import { applyTool, type MarkdownTool } from "./markdownTools.ts";

/**
 * A text in Markdown with its tools, and beside it how it is shown; where there is no room, a switch says which of both
 * shows.
 * @param props.preview shows a text as visitors see it
 */
export function MarkdownField<Values extends FieldValues, Sent>(
  props: FieldOf<Values, Sent> & {
    label: string;
    rows: number;
    hasSources?: boolean;
    preview: (text: string) => ReactNode;
    /** Below the text, e.g. what is wrong with it. */
    children?: ReactNode;
  },
) {
  const { form, name, label, rows, hasSources = false } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState<"text" | "preview">("text");
  // The text goes before its preview, however long that takes.
  const text = useDeferredValue(useWatch({ control: form.control, name }) as string);
  const { ref, ...registered } = form.register(name);
  const notes = { id, error: errorAt(form, name), hint: props.hint };
  const use = (tool: MarkdownTool) => area.current && change(area.current, tool);
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && toolOfKey(event.key);
    if (!tool) return;
    event.preventDefault();
    use(tool);
  };
  const when = (part: typeof shown) => ({
    display: { xs: part === shown ? "block" : "none", md: "block" },
    minWidth: 0,
  });
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      <ToggleButtonGroup
        exclusive
        value={shown}
        onChange={(_, part: typeof shown | null) => part && setShown(part)}
        aria-label={`${label}: visa`}
        sx={{ display: { xs: "flex", md: "none" }, "& > button": { flex: 1, minHeight: 44, textTransform: "none" } }}
      >
        <ToggleButton value="text">Skriv</ToggleButton>
        <ToggleButton value="preview">Förhandsgranska</ToggleButton>
      </ToggleButtonGroup>
      <Box
        sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }, gap: 6 }}
      >
        <Box sx={when("text")}>
          <FieldLabel htmlFor={id}>{label}</FieldLabel>
          <MarkdownToolbar controls={id} label={`Verktyg för ${label}`} hasSources={hasSources} onUse={use} />
          <FieldInput
            {...registered}
            id={id}
            error={Boolean(notes.error)}
            aria-describedby={describedBy(notes)}
            onKeyDown={onKeyDown}
            inputRef={(element: HTMLTextAreaElement | null) => {
              ref(element);
              area.current = element;
            }}
            inputComponent="textarea"
            slotProps={{ input: { spellCheck: true, lang: "sv", ...{ rows } } }}
            sx={{ width: "100%" }}
          />
          <FieldNotes {...notes} />
          {props.children}
        </Box>
        <Box component="section" aria-label={`${label}, förhandsgranskning`} sx={when("preview")}>
          <Typography sx={{ display: { xs: "none", md: "block" }, fontWeight: 600, mb: 3 }}>
            Förhandsgranskning
          </Typography>
          <Box
            onClickCapture={openBeside}
            tabIndex={0}
            role="group"
            aria-label={`${label} som den visas`}
            sx={{
              bgcolor: "background.default",
              border: 1,
              borderColor: "divider",
              borderRadius: 2,
              p: { xs: 4, sm: 5 },
              maxHeight: { md: `${rows * 24 + 60}px` },
              minHeight: 120,
              overflow: "auto",
              position: "relative",
            }}
          >
            {text.trim() ? props.preview(text) : <Typography color="textSecondary">Här visas texten.</Typography>}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** Uses a tool as if it were typed, so that the browser can undo it. */
function change(area: HTMLTextAreaElement, tool: MarkdownTool): void {
  const { from, to, insert, start, end } = applyTool(tool, {
    text: area.value,
    start: area.selectionStart,
    end: area.selectionEnd,
  });
  area.focus();
  area.setSelectionRange(from, to);
  // Nothing newer changes a text so that it can be undone; where it is gone, the text is changed all the same.
  if (!document.execCommand("insertText", false, insert)) {
    area.setRangeText(insert, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

/** Links of the preview open beside the editor, so that what was typed stays; places within it are gone to. */
function openBeside(event: { target: EventTarget; preventDefault(): void; stopPropagation(): void }): void {
  const link = (event.target as HTMLElement).closest("a");
  const address = link?.getAttribute("href");
  if (!address) return;
  event.preventDefault();
  event.stopPropagation();
  if (address.startsWith("#")) document.getElementById(idOfHash(address))?.scrollIntoView({ block: "nearest" });
  else window.open(address, "_blank", "noopener,noreferrer");
}

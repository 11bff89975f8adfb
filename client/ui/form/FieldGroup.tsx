import Box from "@mui/material/Box";
import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { describedBy, FieldNotes } from "./FieldNotes.tsx";

/** A question with several inputs, which belong together for those who listen, too. */
export function FieldGroup(props: {
  legend: ReactNode;
  /** For those who listen only, where the heading asks already. */
  isLegendHidden?: boolean;
  error?: string;
  hint?: ReactNode;
  /** For a question whose choices take more than a screen. */
  isHintAbove?: boolean;
  children: ReactNode;
}) {
  const notes = { id: useId(), error: props.error, hint: props.hint };
  return (
    <Box component="fieldset" aria-describedby={describedBy(notes)} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      {props.isLegendHidden ? (
        <VisuallyHidden as="legend">{props.legend}</VisuallyHidden>
      ) : (
        <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
          {props.legend}
        </Box>
      )}
      {props.isHintAbove && <FieldNotes id={notes.id} hint={notes.hint} sx={{ mt: 0, mb: 3 }} />}
      {props.children}
      <FieldNotes {...notes} hint={props.isHintAbove ? undefined : notes.hint} />
    </Box>
  );
}

import { type ReactNode, useId } from "react";
import { FieldLabel } from "./FieldControl.tsx";
import { describedBy, FieldNotes } from "./FieldNotes.tsx";

/** Ties an input to its label, hint and error. */
interface InputTies {
  id: string;
  error: boolean;
  "aria-describedby": string | undefined;
}

/** An input with its label above, and below what is wrong with it and what helps to fill it in. */
export function LabelledField(props: {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  children: (ties: InputTies) => ReactNode;
}) {
  const id = useId();
  const notes = { id, error: props.error, hint: props.hint };
  return (
    <div>
      <FieldLabel htmlFor={id}>{props.label}</FieldLabel>
      {props.children({ id, error: Boolean(props.error), "aria-describedby": describedBy(notes) })}
      <FieldNotes {...notes} />
    </div>
  );
}

import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import { type AskAmount, type EnteredValue, fieldsOfValue } from "../entry/entrySchema.ts";
import { ValueForm } from "../entry/ValueForm.tsx";
import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";

/** Where a stored value is changed. */
export function ValueDialog(props: {
  /** Undefined while it is closed. */
  value: LabValue | undefined;
  markers: readonly LabMarker[];
  ask: AskAmount;
  laboratories: readonly string[];
  /** Whose it is; undefined for a guest's. */
  account: string | undefined;
  onChange: (value: EnteredValue) => Promise<readonly ServerError[]>;
  onClose: () => void;
}) {
  const { value } = props;
  return (
    <FormDialog title="Ändra värdet" isOpen={value !== undefined} onClose={props.onClose}>
      {value && (
        <ValueForm
          key={value.id}
          // What is stored has been looked at.
          initial={{ ...fieldsOfValue(value), isSure: true }}
          markers={props.markers}
          ask={props.ask}
          laboratories={props.laboratories}
          label="Spara ändringen"
          draft={{ of: value.id, account: props.account }}
          onDone={async (changed) => {
            const errors = await props.onChange(changed);
            if (errors.length === 0) props.onClose();
            return errors;
          }}
        />
      )}
    </FormDialog>
  );
}

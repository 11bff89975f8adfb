import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { type ServerError, useZodForm, type ZodForm } from "../../ui/form/useZodForm.ts";

/** What a dialog is told that edits an entry of a list, or makes one. */
export interface EntryDialogProps<Entry> {
  /** Null for a new one. */
  entry: Entry | null;
  isOpen: boolean;
  onClose: () => void;
  /** Begins anew with what stands now. */
  onReload: (entry: Entry) => void;
  /** The list is not what it was. */
  onChanged: () => void;
}

/** The form of such a dialog, with what stands now where somebody else has saved meanwhile. */
interface EntryForm<Entry, Values extends FieldValues, Sent> {
  form: ZodForm<Values, Sent>;
  now: Entry | null;
}

/**
 * The form of an entry.
 * @param save sends it, and answers with the errors and with the entry as it stands now
 * @param onSaved hears that it is saved
 */
export function useEntryForm<Entry, Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
  values: DefaultValues<Values>,
  save: (facts: Sent) => Promise<{ errors: readonly ServerError[]; entry?: Entry | null } | undefined>,
  onSaved: (facts: Sent) => void,
): EntryForm<Entry, Values, Sent> {
  const [now, setNow] = useState<Entry | null>(null);
  const form = useZodForm<Values, Sent>(
    schema,
    async (facts) => {
      const answer = await save(facts);
      setNow(answer?.entry ?? null);
      if (answer?.errors.length) return answer.errors;
      onSaved(facts);
    },
    values,
  );
  return { form, now };
}

/** The frame around the fields of an entry: title, buttons, and the way to what stands now. */
export function EntryDialog<Entry, Values extends FieldValues, Sent>(props: {
  dialog: EntryDialogProps<Entry>;
  title: string;
  entry: EntryForm<Entry, Values, Sent>;
  /** Deletes it; absent for a new one. */
  deletion: ReactNode;
  children: ReactNode;
}) {
  const { isOpen, onClose, onReload } = props.dialog;
  const { form, now } = props.entry;
  return (
    <FormDialog title={props.title} isOpen={isOpen} onClose={onClose}>
      <Box sx={{ px: { xs: 4, sm: 8 }, pt: 3, pb: { xs: 6, sm: 8 }, overflowY: "auto" }}>
        <Form
          form={form}
          label="Spara"
          pendingLabel="Sparar …"
          remedy={(code) =>
            code === "OUTDATED" &&
            now && (
              <Button onClick={() => onReload(now)} sx={{ display: "block" }}>
                Visa vad som står nu
              </Button>
            )
          }
          actions={
            <>
              <Button onClick={onClose}>Avbryt</Button>
              {props.deletion}
            </>
          }
        >
          {props.children}
        </Form>
      </Box>
    </FormDialog>
  );
}

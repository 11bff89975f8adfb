import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { VersionedName } from "../../../schema/audit.ts";
import { showToast } from "../../toasts/toasts.ts";
import { CancelButton } from "../../ui/dialog/dialogFrame.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { type ServerError, useZodForm, type ZodForm } from "../../ui/form/useZodForm.ts";
import { DeleteEntry } from "./DeleteEntry.tsx";
import { differingFields, type Editing, StandingGuard, useEditing } from "./text/EditingGuard.tsx";
import { Versions } from "./versions/Versions.tsx";

/** What a dialog is told that edits an entry of a list, or makes one. */
export interface EntryDialogProps<Entry> {
  /** Null for a new one. */
  entry: Entry | null;
  isOpen: boolean;
  onClose: () => void;
  /** What is edited is what stands now. */
  onReload: (entry: Entry) => void;
  /** The list is not what it was. */
  onChanged: () => void;
}

/** How messages, titles and buttons call an entry: 'sökord', 'Sökordet'. */
interface EntryWords {
  /** Its kind, by which its versions are kept. */
  of: VersionedName;
  one: string;
  the: string;
  isNeuter?: boolean;
}

/** The form of such a dialog, with all that its frame shows. */
interface EntryForm<Entry extends { id: string }, Values extends FieldValues, Sent> {
  form: ZodForm<Values, Sent>;
  props: EntryDialogProps<Entry>;
  words: EntryWords;
  editing: Editing<Entry | null>;
  valuesOf: (entry: Entry | null) => Values;
  finish: (isDeleted: boolean, text: string) => void;
}

/**
 * The form of an entry, which says what it did, has the list read anew, and closes its dialog.
 * @param options.values an entry as the form has it; what a new one begins with
 * @param options.save sends what was typed, and answers with the errors and with the entry as it stands now
 * @param options.told what is said of it once it is saved, e.g. its name
 */
export function useEntryForm<Entry extends { id: string }, Values extends FieldValues, Sent>(
  props: EntryDialogProps<Entry>,
  options: {
    words: EntryWords;
    schema: z.ZodType<Sent, Values>;
    values: (entry: Entry | null) => Values;
    save: (facts: Sent) => Promise<{ errors: readonly ServerError[]; entry?: Entry | null } | undefined>;
    told: (facts: Sent) => string;
  },
): EntryForm<Entry, Values, Sent> {
  const { words, values: valuesOf } = options;
  const editing = useEditing(props.entry);
  const finish = (isDeleted: boolean, text: string) => {
    const [saved, deleted] = words.isNeuter ? ["sparat", "borttaget"] : ["sparad", "borttagen"];
    showToast({ title: `${words.the} är ${isDeleted ? deleted : saved}`, text, tone: "confirmation" });
    props.onChanged();
    props.onClose();
  };
  const form = useZodForm<Values, Sent>(
    options.schema,
    async (facts) => {
      const answer = await options.save(facts);
      if (answer?.errors.length) return editing.refused(answer.errors, answer.entry);
      finish(false, options.told(facts));
    },
    valuesOf(props.entry) as DefaultValues<Values>,
  );
  return { form, props, words, editing, valuesOf, finish };
}

/** What deleting an entry means, and how it is done. */
interface EntryDeletion {
  /** What is lost with it. */
  text: string;
  /** What it is called. */
  name: string;
  remove: () => Promise<readonly ServerError[] | undefined>;
}

/** The frame around the fields of an entry: title, buttons, and the way to what stands now. */
export function EntryDialog<Entry extends { id: string }, Values extends FieldValues, Sent>(props: {
  entry: EntryForm<Entry, Values, Sent>;
  /** Its deletion; absent where it cannot go. */
  deletion?: EntryDeletion | null | false;
  /** Beside the buttons, e.g. why it cannot go. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { deletion } = props;
  const { form, words, editing, valuesOf, finish } = props.entry;
  const { entry, isOpen, onClose, onReload, onChanged } = props.entry.props;
  const { isDirty } = form.formState;
  const title = `${entry ? "Redigera" : words.isNeuter ? "Nytt" : "Ny"} ${words.one}`;
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose}>
      <Box sx={{ px: { xs: 4, sm: 8 }, pt: 3, pb: { xs: 6, sm: 8 }, overflowY: "auto" }}>
        <Form
          form={form}
          label="Spara"
          pendingLabel="Sparar …"
          remedy={editing.remedy}
          actions={
            <>
              <CancelButton />
              {entry && (
                <Versions
                  of={words.of}
                  id={entry.id}
                  hasChanges={isDirty}
                  onTaken={() => {
                    onChanged();
                    onClose();
                  }}
                />
              )}
              {props.actions}
              {deletion && (
                <DeleteEntry
                  question={`Ta bort ${words.the.toLowerCase()}?`}
                  text={`${deletion.text} Det går att ångra i 30 dagar.`}
                  failure={`${words.the} är kvar`}
                  remove={deletion.remove}
                  onDeleted={() => finish(true, deletion.name)}
                />
              )}
            </>
          }
        >
          {props.children}
        </Form>
        <StandingGuard
          editing={editing}
          form={form}
          fieldsOf={(now, typed) => differingFields(words.of, valuesOf(now), typed)}
          onTake={(now) => {
            form.reset(valuesOf(now));
            editing.begin(now);
            onReload(now);
          }}
          onKeep={onReload}
        />
      </Box>
    </FormDialog>
  );
}

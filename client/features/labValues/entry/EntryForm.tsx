import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ConsentFieldProps } from "../../../ui/form/ConsentField.tsx";
import { ConsentField } from "../../../ui/form/ConsentField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { type ServerError, useZodForm } from "../../../ui/form/useZodForm.ts";
import { Notice } from "../../../ui/Notice.tsx";
import type { LabMarker } from "../labMarker.ts";
import { EntryTable } from "./EntryTable.tsx";
import { readEntryDraft, resumedFields, storeEntryDraft } from "./entryDraft.ts";
import {
  type AskAmount,
  EMPTY_SAMPLE,
  type EnteredValue,
  type EntryFields,
  emptyRow,
  entrySchema,
} from "./entrySchema.ts";
import { SampleFieldset } from "./SampleFieldset.tsx";

/** How values are stored. */
export interface SaveValues {
  /**
   * Stores values, in parts of which each is stored whole.
   * @returns why they were not stored; nothing when they were
   */
  save: (values: readonly EnteredValue[]) => Promise<readonly ServerError[]>;
  /** The consent that an account is asked for the first time; undefined where there is nothing to ask. */
  consent: (Pick<ConsentFieldProps, "kind"> & { give: () => Promise<void> }) | undefined;
  /** Where values go, in a sentence. */
  where: string;
}

const CONSENT_MISSING = "Utan ditt samtycke kan vi inte spara värdena på kontot.";

/** A consent beside the button that stores values. */
export function useAskedConsent(consent: SaveValues["consent"]) {
  const [isGiven, setGiven] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** Gives the consent where it was asked for; false when it was not given. */
  const give = async (): Promise<boolean> => {
    if (!consent) return true;
    if (!isGiven) {
      setMissed(true);
      input.current?.focus();
      return false;
    }
    await consent.give();
    return true;
  };
  const field = consent && (
    <ConsentField
      kind={consent.kind}
      isGiven={isGiven}
      onChange={setGiven}
      isRequired
      error={isMissed && !isGiven ? CONSENT_MISSING : undefined}
      inputRef={input}
    />
  );
  return { field, give };
}

/** Values written by hand, those of one sample at a time; what is written is kept in the browser until it is stored. */
export function EntryForm(props: {
  markers: readonly LabMarker[];
  ask: AskAmount;
  laboratories: readonly string[];
  /** Slugs of the markers that the rows begin with. */
  prefilled: readonly string[];
  /** Whose draft it is; undefined for a guest's. */
  account: string | undefined;
  saving: SaveValues;
  onSaved: (count: number) => void;
}) {
  const { markers, ask, saving, prefilled, account } = props;
  const consent = useAskedConsent(saving.consent);
  const begun = (): EntryFields => ({
    ...EMPTY_SAMPLE,
    rows:
      prefilled.length > 0
        ? prefilled.map((slug) => emptyRow(slug, markers.find((marker) => marker.slug === slug)?.units[0]))
        : [emptyRow()],
  });
  const form = useZodForm(
    entrySchema(ask),
    async (values) => {
      if (!(await consent.give())) return [];
      const errors = await saving.save(values);
      if (errors.length > 0) return errors;
      form.reset({ ...EMPTY_SAMPLE, rows: [emptyRow()] });
      setResumed(false);
      props.onSaved(values.length);
      return [];
    },
    begun(),
  );
  const [isResumed, setResumed] = useState(false);
  const keep = useEffectEvent(() => storeEntryDraft(account, form.getValues(), prefilled));
  const resume = useEffectEvent(() => {
    const draft = readEntryDraft(account);
    // What was written before the page came to life stays.
    if (!draft || form.formState.isDirty) return;
    form.reset(resumedFields(draft, begun().rows), { keepDefaultValues: true });
    setResumed(true);
  });
  const { watch } = form;
  useEffect(() => {
    resume();
    const { unsubscribe } = watch(() => keep());
    return unsubscribe;
  }, [watch]);
  return (
    <Form form={form} label="Spara värdena" pendingLabel="Sparar …">
      {isResumed && (
        <Notice tone="info">
          <span>Här finns det du skrev förut, som inte är sparat.</span>
          <Box>
            <Button
              size="small"
              onClick={() => {
                form.reset({ ...EMPTY_SAMPLE, rows: [emptyRow()] });
                setResumed(false);
              }}
              sx={{ minHeight: 44, mx: -3, color: "inherit" }}
            >
              Släng utkastet
            </Button>
          </Box>
        </Notice>
      )}
      <SampleFieldset form={form} laboratories={props.laboratories} />
      <EntryTable form={form} markers={markers} ask={ask} />
      {consent.field}
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: "66ch" }}>
        {saving.where}
      </Typography>
    </Form>
  );
}

import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import type { ConsentFieldProps } from "../../../ui/form/ConsentField.tsx";
import { ConsentField } from "../../../ui/form/ConsentField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { type ServerError, useZodForm } from "../../../ui/form/useZodForm.ts";
import type { LabMarker } from "../labMarker.ts";
import { EntryTable } from "./EntryTable.tsx";
import { type AskAmount, EMPTY_SAMPLE, type EnteredValue, emptyRow, entrySchema } from "./entrySchema.ts";
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

/** Values written by hand, those of one sample at a time. */
export function EntryForm(props: {
  markers: readonly LabMarker[];
  ask: AskAmount;
  laboratories: readonly string[];
  /** Slugs of the markers that the rows begin with. */
  prefilled: readonly string[];
  saving: SaveValues;
  onSaved: (count: number) => void;
}) {
  const { markers, ask, saving, prefilled } = props;
  const consent = useAskedConsent(saving.consent);
  const begun = () => ({
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
      props.onSaved(values.length);
      return [];
    },
    begun(),
  );
  return (
    <Form form={form} label="Spara värdena" pendingLabel="Sparar …">
      <SampleFieldset form={form} laboratories={props.laboratories} />
      <EntryTable form={form} markers={markers} ask={ask} />
      {consent.field}
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: "66ch" }}>
        {saving.where}
      </Typography>
    </Form>
  );
}

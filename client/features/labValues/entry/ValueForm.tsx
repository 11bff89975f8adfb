import Box from "@mui/material/Box";
import NativeSelect from "@mui/material/NativeSelect";
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { CancelButton } from "../../../ui/dialog/dialogFrame.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldInput } from "../../../ui/form/FieldInput.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { errorAt } from "../../../ui/form/fieldOf.ts";
import { LabelledField } from "../../../ui/form/LabelledField.tsx";
import { type ServerError, useZodForm } from "../../../ui/form/useZodForm.ts";
import { Notice } from "../../../ui/Notice.tsx";
import type { LabMarker } from "../labMarker.ts";
import { amountWithUnit, NO_UNIT } from "../labWords.ts";
import { AmountQuestion } from "./AmountQuestion.tsx";
import { type AskAmount, type EnteredValue, readAmount, type ValueFields, valueSchema } from "./entrySchema.ts";
import { MarkerInput } from "./MarkerInput.tsx";
import { SampleFieldset } from "./SampleFieldset.tsx";
import { clearValueDraft, readValueDraft, storeValueDraft, type ValueDraft } from "./valueDraft.ts";

/** One value with everything that can be said of it, in a dialog: one that is stored, or one that was read from a text. */
export function ValueForm(props: {
  initial: ValueFields;
  markers: readonly LabMarker[];
  ask: AskAmount;
  laboratories: readonly string[];
  label: string;
  /** Under which what is written is kept until it is saved or the dialog is closed. */
  draft: ValueDraft;
  /** Above the fields, e.g. the line that it was read from. */
  above?: ReactNode;
  onDone: (value: EnteredValue) => Promise<readonly ServerError[]>;
}) {
  const { initial, markers, ask } = props;
  const form = useZodForm(valueSchema(ask), props.onDone, initial);
  const id = useId();
  const [isResumed, setResumed] = useState(false);
  const resume = useEffectEvent(() => {
    const draft = readValueDraft(props.draft);
    if (!draft) return;
    form.reset(draft, { keepDefaultValues: true });
    setResumed(true);
  });
  const keep = useEffectEvent(() => storeValueDraft(props.draft, form.getValues()));
  const { watch } = form;
  useEffect(() => {
    resume();
    const { unsubscribe } = watch(() => keep());
    return () => {
      unsubscribe();
      // It was saved, or somebody agreed to lose it.
      clearValueDraft();
    };
  }, [watch]);
  const [marker, amount, unit, isSure] = useWatch({
    control: form.control,
    name: ["marker", "amount", "unit", "isSure"],
  });
  const [isLeft, setLeft] = useState(false);
  const units = markers.find(({ slug }) => slug === marker)?.units ?? [];
  const read = readAmount(amount);
  const written = read && { ...read, unit };
  const isAsked = isLeft || errorAt(form, "amount") !== undefined;
  const question = isAsked && written && marker && !isSure ? ask(marker, written) : undefined;
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, pb: { xs: 5, sm: 8 }, pt: 3, overflow: "auto" }}>
      <Form form={form} label={props.label} pendingLabel="Sparar …" actions={<CancelButton />}>
        {isResumed && <Notice tone="info">Här finns det du skrev förut, som inte är sparat.</Notice>}
        {props.above}
        <LabelledField label="Markör" error={errorAt(form, "marker")}>
          {(ties) => (
            <Controller
              control={form.control}
              name="marker"
              render={({ field }) => (
                <MarkerInput
                  id={ties.id}
                  markers={markers}
                  value={field.value}
                  hasError={ties.error}
                  describedBy={ties["aria-describedby"]}
                  inputRef={field.ref}
                  onChoose={(slug) => {
                    field.onChange(slug);
                    form.setValue("unit", markers.find((one) => one.slug === slug)?.units[0] ?? "");
                    form.setValue("isSure", false);
                  }}
                />
              )}
            />
          )}
        </LabelledField>
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" }}>
          <Box onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
            <Field form={form} name="amount" label="Värde" inputMode="decimal" autoComplete="off" maxLength={30} />
          </Box>
          <LabelledField label="Enhet" error={errorAt(form, "unit")}>
            {(ties) => {
              const { ref, ...registered } = form.register("unit");
              return (
                <NativeSelect
                  {...registered}
                  {...ties}
                  // The choices come with the marker: without a new select the browser would show the first.
                  key={marker}
                  inputRef={ref}
                  input={<FieldInput sx={{ width: "100%" }} />}
                >
                  {units.length === 0 && <option value="">Välj markör först</option>}
                  {units.map((one) => (
                    <option key={one} value={one}>
                      {one || NO_UNIT}
                    </option>
                  ))}
                </NativeSelect>
              );
            }}
          </LabelledField>
        </Box>
        {question && written && (
          <AmountQuestion
            id={`${id}-fraga`}
            written={amountWithUnit(written)}
            meant={question.unit && amountWithUnit({ ...written, unit: question.unit })}
            onMeant={() => {
              form.setValue("unit", question.unit ?? unit, { shouldDirty: true });
              form.clearErrors("amount");
            }}
            onSure={() => {
              form.setValue("isSure", true);
              form.clearErrors("amount");
            }}
          />
        )}
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" }}>
          <Field
            form={form}
            name="low"
            label="Labbets intervall från"
            inputMode="decimal"
            isOptional
            autoComplete="off"
          />
          <Field form={form} name="high" label="till" inputMode="decimal" isOptional autoComplete="off" />
        </Box>
        <SampleFieldset form={form} laboratories={props.laboratories} />
      </Form>
    </Box>
  );
}

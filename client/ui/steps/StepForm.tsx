import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type Ref, useEffect, useImperativeHandle } from "react";
import { FREQUENCY_OPTIONS, TIME_OPTIONS } from "../../../schema/protocols/options.ts";
import type { StepInput } from "../../../schema/protocols/protocolInput.ts";
import { MAX_DESCRIPTION, MAX_DOSAGE, MAX_TITLE } from "../../../schema/protocols/vocabulary.ts";
import type { Option } from "../../../schema/questionnaires/definition.ts";
import { Choices } from "../form/Choices.tsx";
import { Field } from "../form/Field.tsx";
import { SelectField } from "../form/SelectField.tsx";
import { TimeField } from "../form/TimeField.tsx";
import { useZodForm } from "../form/useZodForm.ts";
import { stepSchema } from "./protocolForm.ts";
import { emptyStep, type StepValues } from "./protocolValues.ts";

/** What the builder can ask of an open form. */
export interface StepFormHandle {
  /**
   * Takes what is written into the list, as its button does.
   * @returns false when that cannot be; the form says why
   */
  finish(): Promise<boolean>;
}

/** 'Ingen tid' is what a step has of which nothing was chosen. */
const TIMES = TIME_OPTIONS.filter(({ value }) => value !== "none");

/** What a step is made of: a new one, or one that changes. */
export function StepForm(props: {
  /** What it begins with. */
  initial: StepValues;
  categories: readonly Option[];
  /** On the button that takes it into the list. */
  label: string;
  /** Takes it into the list. */
  onDone: (step: StepValues) => void;
  /** Absent where there is nothing to go back to. */
  onCancel?: () => void;
  /** Hears what is written, so that it can be kept. */
  onChange: (step: StepValues) => void;
  isFocused?: boolean;
  handle: Ref<StepFormHandle>;
}) {
  const { initial, categories, onDone, onChange, onCancel, isFocused } = props;
  const form = useZodForm<StepValues, StepInput>(stepSchema, async () => finish(), initial);
  const { setFocus, watch, trigger, getValues, reset } = form;

  const finish = (): undefined => {
    const values = getValues();
    onDone({ ...values, title: values.title.trim() });
    if (onCancel) return;
    // The field is the same one, so that it can take the focus at once.
    reset(emptyStep(), { keepFieldsRef: true });
    setFocus("title");
  };
  useImperativeHandle(props.handle, () => ({
    async finish() {
      if (!onCancel && !getValues("title").trim()) return true;
      const isRight = await trigger(undefined, { shouldFocus: true });
      if (isRight) finish();
      return isRight;
    },
  }));

  useEffect(() => {
    if (isFocused) setFocus("title");
  }, [isFocused, setFocus]);
  useEffect(() => {
    const { unsubscribe } = watch((values) => onChange(values as StepValues));
    return unsubscribe;
  }, [watch, onChange]);

  const chosen = getValues("category");
  const isKnown = !chosen || categories.some(({ value }) => value === chosen);
  const shown = isKnown ? categories : [...categories, { value: chosen, name: chosen, label: chosen }];
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      sx={{ display: "grid", gap: 5 }}
    >
      <Field form={form} name="title" label="Rubrik" maxLength={MAX_TITLE} autoComplete="off" />
      <Choices form={form} name="frequency" label="Hur ofta" choices={FREQUENCY_OPTIONS} columns={2} />
      <Box
        sx={{
          display: "grid",
          columnGap: 4,
          rowGap: 5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <SelectField
          form={form}
          name="timeOfDay"
          label="Tid på dagen"
          choices={TIMES}
          placeholder="Ingen tid"
          isOptional
        />
        <SelectField form={form} name="category" label="Kategori" choices={shown} placeholder="Övrigt" isOptional />
      </Box>
      <TimeField
        form={form}
        name="remindAt"
        label="Påminn klockan (valfritt)"
        hint="Har du påminnelser på kommer den då, i stället för med tiden på dagen. Högst tre kommer om dagen."
        isOptional
      />
      <Field
        form={form}
        name="dosage"
        label="Mängd (valfritt)"
        hint="Till exempel 10 minuter, 2 glas eller 200 mg."
        maxLength={MAX_DOSAGE}
        autoComplete="off"
        isOptional
      />
      <Field
        form={form}
        name="description"
        label="Beskrivning (valfritt)"
        rows={2}
        maxLength={MAX_DESCRIPTION}
        isOptional
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button type="submit" variant="outlined" sx={{ minHeight: 48 }}>
          {props.label}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} sx={{ minHeight: 48 }}>
            Avbryt
          </Button>
        )}
      </Box>
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { get, useFieldArray } from "react-hook-form";
import Add from "~icons/ic/baseline-add";
import { SEX_LABELS } from "../../../../schema/catalogue.ts";
import {
  type EditedMarker,
  INTERVAL_AGES,
  INTERVAL_LIMITS,
  MAX_INTERVALS,
  MAX_MARKER_SOURCE,
  type MarkerForm,
} from "../../../../schema/markers.ts";
import type { ReferenceInterval } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { ZodForm } from "../../../ui/form/useZodForm.ts";

const SEXES = Object.entries(SEX_LABELS).map(([name, label]) => optionOf(name, label));

/** A number as it is typed in Swedish. */
const typed = (value: number | null | undefined): string => (value == null ? "" : String(value).replace(".", ","));

/** An interval as its fields hold it. */
export const typedInterval = ({ sex, fromAge, toAge, low, high }: Readonly<ReferenceInterval>) => ({
  sex: sex ?? ("" as const),
  fromAge: typed(fromAge),
  toAge: typed(toAge),
  low: typed(low),
  high: typed(high),
});

/** Where healthy adults lie, by sex and age, and where that was published. */
export function IntervalFields({ form }: { form: ZodForm<MarkerForm, EditedMarker> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "referenceIntervals" });
  const wrong = get(form.formState.errors, "referenceIntervals") as
    | { message?: string; root?: { message?: string } }
    | undefined;
  return (
    <Box role="group" aria-labelledby="intervall" sx={{ display: "grid", gap: 4 }}>
      <Typography id="intervall" variant="h4" component="h3">
        Referensintervall
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: "60ch" }}>
        Där 95 av 100 friska vuxna ligger. Varje person ska ha högst ett. Utan intervall säger sidan att laboratoriets
        eget gäller.
      </Typography>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={`Intervall ${index + 1}`}
          sx={{
            display: "grid",
            gap: 4,
            gridTemplateColumns: { sm: "1fr 1fr" },
            p: 4,
            bgcolor: "mist",
            borderRadius: 2,
          }}
        >
          <Box sx={{ gridColumn: { sm: "1 / -1" } }}>
            <SelectField
              form={form}
              name={`referenceIntervals.${index}.sex`}
              label="Gäller"
              placeholder="Alla vuxna"
              choices={SEXES}
              isOptional
            />
          </Box>
          {(["fromAge", "toAge"] as const).map((name) => (
            <NumberField
              key={name}
              form={form}
              name={`referenceIntervals.${index}.${name}`}
              label={name === "fromAge" ? "Från ålder" : "Till och med ålder"}
              unit="år"
              {...INTERVAL_AGES}
              step={1}
              hasTextInput
              isOptional
            />
          ))}
          {(["low", "high"] as const).map((name) => (
            <NumberField
              key={name}
              form={form}
              name={`referenceIntervals.${index}.${name}`}
              label={name === "low" ? "Undre gräns" : "Övre gräns"}
              {...INTERVAL_LIMITS}
              step={0.001}
              isOptional
            />
          ))}
          <Button color="error" onClick={() => remove(index)} sx={{ justifySelf: "start", minHeight: 44, ml: -2 }}>
            Ta bort intervallet
          </Button>
        </Box>
      ))}
      {fields.length < MAX_INTERVALS && (
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => append({ sex: "", fromAge: "", toAge: "", low: "", high: "" })}
          sx={{ justifySelf: "start", minHeight: 48 }}
        >
          Lägg till intervall
        </Button>
      )}
      <FieldNotes id="intervall-fel" error={wrong?.message ?? wrong?.root?.message} />
      <Field
        form={form}
        name="referenceSource"
        label="Källa till intervallen"
        maxLength={MAX_MARKER_SOURCE}
        autoComplete="off"
        isOptional
        hint="Vem som mätte, tidskrift och år. Behövs när det finns intervall."
      />
    </Box>
  );
}

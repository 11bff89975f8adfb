import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { get, useFieldArray } from "react-hook-form";
import Add from "~icons/ic/baseline-add";
import { GOAL_IDS } from "../../../../schema/goals.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { optionOf } from "../../../ui/form/optionOf.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useGoalNamesQuery } from "./ProductEditor.generated.ts";
import type { ProductFormProps } from "./productFormTypes.ts";

/** The goals that a product is shown for, each with the reason. */
export function GoalsField({ form, isSupplement }: ProductFormProps & { isSupplement: boolean }) {
  const choices = useGoalNamesQuery({}).data?.goals?.map(({ key, label }) => optionOf(key, label)) ?? [];
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "goals" });
  const wrong = get(form.formState.errors, "goals") as { message?: string; root?: { message?: string } } | undefined;
  return (
    <>
      <Typography color="textSecondary" sx={{ maxWidth: "60ch" }}>
        {isSupplement
          ? "Skälet måste vara ett hälsopåstående som är godkänt i EU, med exakt den ordalydelsen."
          : "Skriv i en mening varför produkten visas för den som har valt målet."}
      </Typography>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={`Mål ${index + 1}`}
          sx={{ display: "grid", gap: 4, p: 4, bgcolor: "mist", borderRadius: 2 }}
        >
          <SelectField form={form} name={`goals.${index}.goal`} label="Mål" placeholder="Välj mål" choices={choices} />
          <Field form={form} name={`goals.${index}.reason`} label="Skäl" rows={2} maxLength={300} />
          <Button color="error" onClick={() => remove(index)} sx={{ justifySelf: "start", minHeight: 44, ml: -2 }}>
            Ta bort målet
          </Button>
        </Box>
      ))}
      {fields.length < GOAL_IDS.length && (
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => append({ goal: "" as never, reason: "" })}
          sx={{ justifySelf: "start", minHeight: 48 }}
        >
          Lägg till mål
        </Button>
      )}
      <FieldNotes id="mal" error={wrong?.message ?? wrong?.root?.message} />
    </>
  );
}

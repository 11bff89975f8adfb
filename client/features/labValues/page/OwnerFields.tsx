import Box from "@mui/material/Box";
import type { Sex } from "../../../../schema/catalogue.ts";
import { birthYearSchema } from "../../../../schema/labValues/labProfile.ts";
import { z } from "../../../../schema/zod.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { type ServerError, useZodForm } from "../../../ui/form/useZodForm.ts";

const SEXES = [
  { value: "FEMALE", name: "FEMALE", label: "Kvinnor" },
  { value: "MALE", name: "MALE", label: "Män" },
];

interface OwnerFields {
  sex: string;
  birthYear: string;
}

const schema: z.ZodType<{ sex: Sex | null; birthYear: number | null }, OwnerFields> = z.object({
  sex: z.enum(["", "FEMALE", "MALE"]).transform((sex): Sex | null => sex || null),
  birthYear: z
    .string()
    .trim()
    .transform((year) => (year === "" ? null : Number(year)))
    .pipe(birthYearSchema.nullable()),
});

/** The fields in which somebody says whose intervals hold. */
export function OwnerFields(props: {
  sex: Sex | null;
  birthYear: number | null;
  /** @returns why it was not stored; nothing when it was */
  onStore: (owner: { sex: Sex | null; birthYear: number | null }) => Promise<readonly ServerError[]>;
}) {
  const { sex, birthYear, onStore } = props;
  const form = useZodForm(
    schema,
    async (owner) => {
      const errors = await onStore(owner);
      if (errors.length === 0)
        showToast({ title: "Sparat", text: "Intervallen nedanför är valda efter det.", tone: "success" });
      return errors;
    },
    { sex: sex ?? "", birthYear: birthYear === null ? "" : String(birthYear) },
  );
  return (
    <Form form={form} label="Spara" pendingLabel="Sparar …">
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } }}>
        <SelectField
          form={form}
          name="sex"
          label="Intervall för (valfritt)"
          placeholder="Vill inte ange"
          choices={SEXES}
          isOptional
        />
        <Field
          form={form}
          name="birthYear"
          label="Födelseår (valfritt)"
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
          isOptional
        />
      </Box>
    </Form>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Sex } from "../../../../schema/catalogue.ts";
import { birthYearSchema } from "../../../../schema/labValues/labProfile.ts";
import { z } from "../../../../schema/zod.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
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

/** Asks once whose intervals hold, where a laboratory gave none: by sex, and by age on the day of the sample. */
export function OwnerForm(props: {
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
  const said = [sex && (sex === "FEMALE" ? "kvinnor" : "män"), birthYear !== null && `födda ${birthYear}`].filter(
    Boolean,
  );
  return (
    <Accordion
      title={said.length > 0 ? `Allmänna intervall för ${said.join(" ")}` : "Välj vems intervall som ska gälla"}
      aside={said.length > 0 ? "Ändra" : "Frivilligt"}
      tone="button"
      sx={{ mb: 5 }}
    >
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: "66ch" }}>
        Laboratoriets eget intervall går alltid först. Där det saknas visar vi ett allmänt, som kan skilja sig mellan
        kvinnor och män och med åldern. Vi räknar med åldern du hade när provet togs.
      </Typography>
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
    </Accordion>
  );
}

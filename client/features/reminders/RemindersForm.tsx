import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { TIMES_OF_DAY } from "../../../schema/protocols/vocabulary.ts";
import { REMINDED_TIMES, reminderSettingsSchema } from "../../../schema/reminders.ts";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { TimeField } from "../../ui/form/TimeField.tsx";
import { type ServerError, useZodForm } from "../../ui/form/useZodForm.ts";
import type { Reminders_RemindersFragment } from "./Reminders.generated.ts";

type Settings = NonNullable<Reminders_RemindersFragment["settings"]>;
/** What the graph takes of what is chosen. */
export type ChosenSettings = Omit<Settings, "__typename">;

/** What is proposed to somebody who has chosen nothing yet. */
const USUAL: ChosenSettings = {
  morning: "08:00",
  afternoon: null,
  evening: "20:00",
  night: null,
  none: null,
  quietFrom: null,
  quietUntil: null,
  namesSteps: false,
};

/** Asks when somebody wants to be reminded. */
export function RemindersForm(props: {
  settings: Settings | null | undefined;
  label: string;
  pendingLabel: string;
  onSend: (settings: ChosenSettings) => Promise<readonly ServerError[]>;
  actions?: ReactNode;
}) {
  const known = props.settings ?? USUAL;
  const [namesSteps, setNamesSteps] = useState(known.namesSteps);
  const text = (name: Exclude<keyof ChosenSettings, "namesSteps">) => known[name] ?? "";
  const form = useZodForm(
    reminderSettingsSchema,
    ({ times, quietFrom, quietUntil }) => props.onSend({ ...times, quietFrom, quietUntil, namesSteps }),
    {
      morning: text("morning"),
      afternoon: text("afternoon"),
      evening: text("evening"),
      night: text("night"),
      none: text("none"),
      quietFrom: text("quietFrom"),
      quietUntil: text("quietUntil"),
    },
  );
  const columns = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr 1fr", sm: "1fr 1fr 1fr" } };
  return (
    <Form form={form} label={props.label} pendingLabel={props.pendingLabel} actions={props.actions}>
      <Typography>
        Du får en påminnelse för varje tid du väljer, högst tre om dagen, och bara när något är kvar.
      </Typography>
      <Box sx={columns}>
        {REMINDED_TIMES.map((name) => (
          <TimeField
            key={name}
            form={form}
            name={name}
            label={name === "none" ? "Steg utan tid" : TIMES_OF_DAY[name]}
            isOptional
          />
        ))}
      </Box>
      <Box sx={columns}>
        <TimeField form={form} name="quietFrom" label="Tyst från" isOptional />
        <TimeField form={form} name="quietUntil" label="Tyst till" isOptional />
      </Box>
      <CheckboxField
        label="Skriv ut stegens namn"
        text="Annars står det bara hur många som är kvar. Den som ser din skärm kan läsa namnen."
        isChecked={namesSteps}
        onChange={setNamesSteps}
      />
    </Form>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { TIMES_OF_DAY } from "../../../schema/protocols/vocabulary.ts";
import {
  REMINDED_TIMES,
  type ReminderSettings,
  reminderSettingsSchema,
  remindsOf,
  USUAL_PROGRAMME_TIME,
} from "../../../schema/reminders.ts";
import { Accordion } from "../../ui/Accordion.tsx";
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
  remindsOfSteps: true,
  remindsOfProgramme: false,
  programmeAt: USUAL_PROGRAMME_TIME,
  remindsOfPrices: false,
  remindsOfRetests: false,
};

/** What can be turned on by itself, with its name in the graph. */
export type Switch = "remindsOfSteps" | "remindsOfProgramme" | "remindsOfPrices" | "remindsOfRetests";

const SWITCHES: readonly { name: Switch; label: string; text?: string }[] = [
  { name: "remindsOfSteps", label: "Stegen i dina protokoll" },
  {
    name: "remindsOfProgramme",
    label: "Programmet du läser",
    text: "De dagar du inte har läst i det, i högst två veckor.",
  },
  {
    name: "remindsOfRetests",
    label: "När det är dags att ta om ett prov",
    text: "En gång för varje prov i Mina värden.",
  },
  { name: "remindsOfPrices", label: "När ett bevakat pris sjunker", text: "Samtidigt som mejlet." },
];

/** What was chosen, as the graph takes it. */
const chosenOf = ({ times, kinds, programmeAt = null, ...sent }: ReminderSettings): ChosenSettings => ({
  ...times,
  ...sent,
  programmeAt,
  remindsOfSteps: remindsOf({ kinds }, "steps"),
  remindsOfProgramme: remindsOf({ kinds }, "programme"),
  remindsOfPrices: remindsOf({ kinds }, "prices"),
  remindsOfRetests: remindsOf({ kinds }, "retests"),
});

/** Asks when somebody wants to be reminded. */
export function RemindersForm(props: {
  settings: Settings | null | undefined;
  /** What they came for: it is on from the start. */
  wanted?: Switch | undefined;
  /** Prices are watched by accounts only. */
  isSignedIn: boolean;
  label: string;
  pendingLabel: string;
  onSend: (settings: ChosenSettings) => Promise<readonly ServerError[]>;
  actions?: ReactNode;
}) {
  const { wanted } = props;
  const usual = wanted === undefined ? USUAL : { ...USUAL, remindsOfSteps: wanted === "remindsOfSteps" };
  const known = { ...(props.settings ?? usual), ...(wanted && { [wanted]: true }) };
  const text = (name: Exclude<keyof ChosenSettings, Switch | "namesSteps">) => known[name] ?? "";
  const form = useZodForm(reminderSettingsSchema, (sent) => props.onSend(chosenOf(sent)), {
    morning: text("morning"),
    afternoon: text("afternoon"),
    evening: text("evening"),
    night: text("night"),
    none: text("none"),
    programmeAt: text("programmeAt"),
    namesSteps: known.namesSteps,
    remindsOfSteps: known.remindsOfSteps,
    remindsOfProgramme: known.remindsOfProgramme,
    remindsOfPrices: known.remindsOfPrices,
    remindsOfRetests: known.remindsOfRetests,
    quietFrom: text("quietFrom"),
    quietUntil: text("quietUntil"),
  });
  const isOn = (name: Switch | "namesSteps") => form.watch(name) === true;
  const turn = (name: Switch | "namesSteps") => (isChecked: boolean) =>
    form.setValue(name, isChecked, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const columns = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr 1fr", sm: "1fr 1fr 1fr" } };
  const renderSwitch = ({ name, label, text: about }: (typeof SWITCHES)[number]) => (
    <Box key={name} sx={{ display: "grid", gap: 3 }}>
      <CheckboxField label={label} text={about} isChecked={isOn(name)} onChange={turn(name)} />
      {name === "remindsOfSteps" && isOn(name) && (
        <Box sx={columns}>
          {REMINDED_TIMES.map((time) => (
            <TimeField
              key={time}
              form={form}
              name={time}
              label={time === "none" ? "Steg utan tid" : TIMES_OF_DAY[time]}
              isOptional
            />
          ))}
        </Box>
      )}
      {name === "remindsOfProgramme" && isOn(name) && (
        <Box sx={columns}>
          <TimeField form={form} name="programmeAt" label="Tid att läsa" isOptional />
        </Box>
      )}
    </Box>
  );
  const offered = SWITCHES.filter(({ name }) => props.isSignedIn || name !== "remindsOfPrices");
  // What is on from the start shows, and stays where it is when it is turned off.
  const isFirst = ({ name }: (typeof SWITCHES)[number]) => name === "remindsOfSteps" || known[name];
  const [first, others] = [offered.filter(isFirst), offered.filter((one) => !isFirst(one))];
  const { quietFrom, quietUntil, programmeAt } = form.formState.errors;
  const isMoreOpen = Boolean(
    known.quietFrom || known.quietUntil || known.namesSteps || quietFrom || quietUntil || programmeAt,
  );
  return (
    <Form form={form} label={props.label} pendingLabel={props.pendingLabel} actions={props.actions}>
      <Typography>Högst tre påminnelser om dagen, och bara när det finns något att påminna om.</Typography>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: "grid", gap: 3 }}>
        <Typography component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
          Påminn mig om
        </Typography>
        {first.map(renderSwitch)}
      </Box>
      <Accordion title="Fler val" tone="button" isOpen={isMoreOpen}>
        <Box sx={{ display: "grid", gap: 4, pt: 3 }}>
          {others.map(renderSwitch)}
          <Box sx={columns}>
            <TimeField form={form} name="quietFrom" label="Tyst från" isOptional />
            <TimeField form={form} name="quietUntil" label="Tyst till" isOptional />
          </Box>
          <CheckboxField
            label="Skriv ut vad det gäller"
            text="Annars står det bara hur många steg som är kvar, eller att det är dags. Den som ser din skärm kan läsa namnen."
            isChecked={isOn("namesSteps")}
            onChange={turn("namesSteps")}
          />
        </Box>
      </Accordion>
    </Form>
  );
}

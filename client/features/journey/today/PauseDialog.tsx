import Typography from "@mui/material/Typography";
import { MAX_DAYS_BACK, MAX_PAUSE_DAYS, type Pause } from "../../../../schema/rules/journey/pauses.ts";
import { addDays, type Day, isDay } from "../../../../schema/rules/words/days.ts";
import { z } from "../../../../schema/zod.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { CancelButton } from "../../../ui/dialog/dialogFrame.tsx";
import { DateField } from "../../../ui/form/DateField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { useSetPauseMutation } from "../data/dayChanges.generated.ts";

/** How long a pause is unless something else is chosen. */
const USUAL_DAYS = 7;

const day = z.string().refine(isDay, "Välj en dag.");
const pauseForm = z.object({ from: day, until: day });

/** Asks from when until when somebody rests. */
export function PauseDialog(props: { isOpen: boolean; onClose: () => void; pause: Pause | null; today: Day }) {
  return (
    <ConfirmDialog title="Ta en paus" isOpen={props.isOpen} onClose={props.onClose}>
      <Typography>
        Sjuk, ledig eller på resa? Dagarna i pausen räknas inte, och dina dagar i rad fortsätter efteråt. Det du ändå
        gör räknas som vanligt.
      </Typography>
      <PauseForm {...props} />
    </ConfirmDialog>
  );
}

function PauseForm({ onClose, pause, today }: Parameters<typeof PauseDialog>[0]) {
  const [setPause] = useSetPauseMutation({});
  const form = useZodForm(
    pauseForm,
    async (input) => {
      const { data } = await setPause({ variables: { input } });
      const errors = data?.setPause.errors ?? [];
      if (errors.length > 0) return errors;
      onClose();
      showToast({ title: "Pausen är satt", text: "Ta hand om dig.", tone: "success" });
      return [];
    },
    { from: pause?.from ?? today, until: pause?.until ?? addDays(today, USUAL_DAYS - 1) },
  );
  return (
    <Form form={form} label="Spara pausen" pendingLabel="Sparar …" actions={<CancelButton />}>
      <DateField
        form={form}
        name="from"
        label="Från och med"
        min={pause && pause.from < today ? pause.from : addDays(today, -MAX_DAYS_BACK)}
      />
      <DateField
        form={form}
        name="until"
        label="Till och med"
        hint={`Högst ${MAX_PAUSE_DAYS} dagar. Du kan avsluta den när du vill.`}
        min={today}
      />
    </Form>
  );
}

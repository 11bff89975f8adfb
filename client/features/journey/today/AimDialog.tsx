import Typography from "@mui/material/Typography";
import { dailyAimInputSchema } from "../../../../schema/journey/journeyCodec.ts";
import { MAX_DAILY_AIM, MIN_DAILY_AIM } from "../../../../schema/journey/vocabulary.ts";
import { readWrittenNumber } from "../../../../schema/rules/words/writtenNumber.ts";
import { z } from "../../../../schema/zod.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { CancelButton } from "../../../ui/dialog/dialogFrame.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { useSetDailyAimMutation } from "../data/dayChanges.generated.ts";

/** The field's text as a number. */
const aimForm = z.object({
  minutes: z
    .string()
    .transform((written) => readWrittenNumber(written) ?? Number.NaN)
    .pipe(dailyAimInputSchema.shape.minutes),
});

/** Asks how many minutes a day somebody aims at. */
export function AimDialog(props: { isOpen: boolean; onClose: () => void; minutes: number }) {
  return (
    <ConfirmDialog title="Ditt mål för dagen" isOpen={props.isOpen} onClose={props.onClose}>
      <Typography>Hur många minuter vill du lägga på din resa en vanlig dag? Lite räcker långt.</Typography>
      <AimForm {...props} />
    </ConfirmDialog>
  );
}

function AimForm({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const [setDailyAim] = useSetDailyAimMutation({});
  const form = useZodForm(
    aimForm,
    async (input) => {
      const { data } = await setDailyAim({ variables: { input } });
      const errors = data?.setDailyAim.errors ?? [];
      if (errors.length > 0) return errors;
      onClose();
      showToast({ title: "Målet är sparat", text: `${input.minutes} minuter om dagen`, tone: "success" });
      return [];
    },
    { minutes: String(minutes) },
  );
  return (
    <Form form={form} label="Spara målet" pendingLabel="Sparar …" actions={<CancelButton />}>
      <NumberField
        form={form}
        name="minutes"
        label="Minuter om dagen"
        unit="min"
        min={MIN_DAILY_AIM}
        max={MAX_DAILY_AIM}
        step={5}
      />
    </Form>
  );
}

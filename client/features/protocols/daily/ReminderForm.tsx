import { TIMES_OF_DAY, type TimeOfDay } from "../../../../schema/protocols/vocabulary.ts";
import { type ReminderTimes, usualReminders } from "../../../../schema/rules/protocols/calendarFile.ts";
import { z } from "../../../../schema/zod.ts";
import { useSite } from "../../../shell/site.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { CancelButton } from "../../../ui/dialog/dialogFrame.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { TimeField } from "../../../ui/form/TimeField.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { useReminderQuery } from "./Reminder.generated.ts";
import { remindedPlans, saveReminderFile } from "./saveReminders.ts";

const NOTHING_LEFT = {
  code: "INVALID",
  field: null,
  message: "Det finns inget att påminna om: de sista dagarna i dina protokoll har redan varit.",
} as const;

/** A time of the day, empty for none. */
const time = z.union([z.literal(""), z.iso.time({ precision: -1, error: "Skriv tiden som 07:30." })]);
/** @param first the field that says when all are empty; none where steps have times of their own */
const timesSchema = (first: string | undefined) =>
  z
    .object({ morning: time, afternoon: time, evening: time, night: time, none: time })
    .refine((times) => first === undefined || Object.values(times).some(Boolean), {
      path: [first ?? "morning"],
      error: "Välj minst en tid.",
    });

/** Asks when to be reminded, and gives the file for the calendar. */
export function ReminderForm({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useReminderQuery({});
  const active = data?.activeProtocols;
  if (active) return <Times plans={remindedPlans(active)} onClose={onClose} />;
  return error ? (
    <LoadFailure message="Stegen kunde inte hämtas." onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <Loading label="Tiderna hämtas" />
  );
}

function Times({ plans, onClose }: { plans: ReturnType<typeof remindedPlans>; onClose: () => void }) {
  const site = useSite();
  const usual = usualReminders(plans.flatMap(({ items }) => items));
  const asked = Object.keys(usual) as TimeOfDay[];
  const form = useZodForm(
    timesSchema(plans.some(({ items }) => items.some(({ remindAt }) => remindAt !== null)) ? undefined : asked[0]),
    async (times) => {
      const chosen: ReminderTimes = Object.fromEntries(Object.entries(times).filter(([, at]) => at));
      if (!saveReminderFile(plans, chosen, site)) return [NOTHING_LEFT];
      onClose();
      showToast({ title: "Filen är klar", text: "Öppna den, så lägger kalendern in påminnelserna.", tone: "success" });
      return [];
    },
    { morning: "", afternoon: "", evening: "", night: "", none: "", ...usual },
  );
  return (
    <Form form={form} label="Hämta till kalendern" pendingLabel="Hämtar …" actions={<CancelButton />}>
      {asked.map((name) => (
        <TimeField
          key={name}
          form={form}
          name={name}
          label={name === "none" ? "Steg utan tid" : TIMES_OF_DAY[name]}
          isOptional
        />
      ))}
    </Form>
  );
}

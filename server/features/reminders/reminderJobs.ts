import type { DataSource } from "typeorm";
import { GUEST_DEVICE_MONTHS } from "../../../schema/reminders.ts";
import { addJob, type JobTable } from "../../platform/jobs/jobs.ts";
import { type SendingOptions, sendDue } from "./sendReminders.ts";

/** What jobs of reminders need. */
export type ReminderJobOptions = Pick<SendingOptions, "db" | "push"> & { countReminder: SendingOptions["count"] };

/** Sending what is due, and forgetting guests who have not been here for long. */
export const reminderJobs = ({ db, push, countReminder: count }: ReminderJobOptions): JobTable => ({
  // The names of tasks are in databases and stay as they are.
  tasks: {
    sendReminders: async () => {
      // The rest is a job for whichever process is free.
      await sendDue({ db, push, count }, () => addJob(db, "sendReminders", {}));
    },
    forgetGuestDevices: () => forgetGuestDevices(db),
  },
  schedule: { sendReminders: "* * * * *", forgetGuestDevices: "13 3 * * *" },
});

/** Forgets the devices of guests that have not been here for long. */
export async function forgetGuestDevices(db: DataSource): Promise<void> {
  await db.query(
    "DELETE FROM reminder_device WHERE user_id IS NULL AND seen_at < now() - make_interval(months => $1)",
    [GUEST_DEVICE_MONTHS],
  );
}

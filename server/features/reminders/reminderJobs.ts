import type { DataSource } from "typeorm";
import { GUEST_DEVICE_MONTHS } from "../../../schema/reminders.ts";
import { addJob, type JobTable } from "../../platform/jobs/jobs.ts";
import { type SendingOptions, sendDue } from "./sendReminders.ts";

/** What jobs of reminders need. */
export interface ReminderJobOptions extends Pick<SendingOptions, "db" | "push"> {
  countReminder: SendingOptions["count"];
  /** Ends sending after its batch. */
  stopping: AbortSignal;
}

/** Sending what is due, and forgetting guests who have not been here for long. */
export function reminderJobs({ db, push, countReminder: count, stopping }: ReminderJobOptions): JobTable {
  let isSending = false;
  const sendReminders = async () => {
    // Sending is held back: with one job at a time for it, the process has others left for mails.
    if (isSending) return;
    isSending = true;
    try {
      let taken: number;
      // Another process that is free helps.
      do taken = await sendDue({ db, push, count }, () => addJob(db, "sendReminders", {}));
      while (taken > 0 && !stopping.aborted);
    } finally {
      isSending = false;
    }
  };
  return {
    // The names of tasks are in databases and stay as they are.
    tasks: { sendReminders, forgetGuestDevices: () => forgetGuestDevices(db) },
    schedule: { sendReminders: "* * * * *", forgetGuestDevices: "13 3 * * *" },
  };
}

/** Forgets the devices of guests that have not been here for long. */
export async function forgetGuestDevices(db: DataSource): Promise<void> {
  await db.query(
    "DELETE FROM reminder_device WHERE user_id IS NULL AND seen_at < now() - make_interval(months => $1)",
    [GUEST_DEVICE_MONTHS],
  );
}

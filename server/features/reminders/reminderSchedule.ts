import type { EntityManager } from "typeorm";
import type { TimeOfDay } from "../../../schema/protocols/vocabulary.ts";
import type { ReminderSettings } from "../../../schema/reminders.ts";
import { nextReminder, type Reminded } from "../../../schema/rules/reminders/nextReminder.ts";

/** What it takes to know when a device is reminded. */
export interface Scheduled {
  id: string;
  zone: string;
  settings: ReminderSettings;
  reminded: Reminded;
}

/** When a device is reminded next, as it is stored. */
export interface Schedule {
  id: string;
  dueAt: Date | null;
  dueTimes: TimeOfDay[];
}

/** When a device is reminded next by its settings. */
export function scheduleOf({ id, zone, settings, reminded }: Scheduled, after: Date): Schedule {
  const next = nextReminder(settings, zone, after, reminded);
  return { id, dueAt: next?.at ?? null, dueTimes: next?.times ?? [] };
}

/** Works out anew when devices are reminded, after a change of their settings or their zone. */
export async function reschedule(manager: EntityManager, devices: readonly Scheduled[]): Promise<void> {
  if (devices.length === 0) return;
  const now = new Date();
  const schedules = devices.map((device) => scheduleOf(device, now));
  await manager.query(
    `UPDATE reminder_device d SET due_at = n.due_at, next_at = n.due_at, due_times = string_to_array(n.times, ','),
       is_put_off = false, attempts = 0
     FROM unnest($1::uuid[], $2::timestamptz[], $3::text[]) AS n (id, due_at, times) WHERE d.id = n.id`,
    [
      schedules.map(({ id }) => id),
      schedules.map(({ dueAt }) => dueAt),
      schedules.map(({ dueTimes }) => dueTimes.join(",")),
    ],
  );
}

import { Counter, Histogram, type Registry } from "prom-client";
import type { ReminderOutcome } from "./sendReminders.ts";

/** Counts what becomes of reminders; returns what notes one. */
export function countReminders(registry: Registry): (outcome: ReminderOutcome, delaySeconds: number) => void {
  const outcomes = new Counter({
    name: "reminders_total",
    help: "Reminders that were due, by what became of them: sent, gone (the device has unsubscribed), refused, later, quiet (nothing was left), late.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  const delay = new Histogram({
    name: "reminder_delay_seconds",
    help: "Seconds from when a reminder was due until its push service had it.",
    buckets: [5, 30, 60, 120, 300, 900, 3_600],
    registers: [registry],
  });
  return (outcome, delaySeconds) => {
    outcomes.inc({ outcome });
    if (outcome === "sent") delay.observe(delaySeconds);
  };
}

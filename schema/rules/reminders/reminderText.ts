import type { TimeOfDay } from "../../protocols/vocabulary.ts";
import type { ReminderMessage } from "../../reminders.ts";
import type { ChecklistItem } from "../protocols/checklist.ts";

/** A step that is left, as far as a reminder of it goes. */
export type StepLeft = Pick<ChecklistItem, "title" | "itemKey" | "day">;

/** When in the day it is, in a sentence. */
const WHEN: Readonly<Record<TimeOfDay, string>> = {
  morning: "i morse",
  afternoon: "i eftermiddag",
  evening: "i kväll",
  night: "i natt",
  none: "i dag",
};

/** The same while it is that time of day. */
const NOW: Readonly<Record<TimeOfDay, string>> = { ...WHEN, morning: "den här morgonen", night: "inför natten" };

/** Characters of the steps' titles that are told at most. */
const MAX_NAMES = 160;

const list = new Intl.ListFormat("sv-SE");

const TITLE = "Dags att bocka av";

/**
 * What a reminder says: how much is left, and only what it is where somebody has chosen that.
 * @param times the times of day that it is for
 * @param left how many steps; null where that is not known
 * @param steps those steps, where they are known here and may be told of
 */
export function reminderMessage(
  times: readonly TimeOfDay[],
  left: number | null,
  steps: readonly StepLeft[],
  { namesSteps, today }: { namesSteps: boolean; today: string },
): ReminderMessage {
  const [only = "none"] = times;
  const when = times.length === 1 ? NOW[only] : NOW.none;
  const counted = left === null ? "Se vad som är kvar i dag." : `${left} steg kvar ${when}`;
  const named = namesSteps && steps.length > 0 ? list.format(steps.map(({ title }) => title)) : "";
  const [step] = steps;
  return {
    title: named ? counted : TITLE,
    body: named ? shortened(named) : counted,
    path: "/protokoll?vy=idag",
    tag: "steps",
    later: times.join(","),
    step: left === 1 && step ? { itemKey: step.itemKey, day: today, listDay: step.day } : null,
  };
}

const shortened = (text: string): string => (text.length <= MAX_NAMES ? text : `${text.slice(0, MAX_NAMES - 1)}…`);

/** What is sent to see whether reminders arrive. */
export const testMessage = (): ReminderMessage => ({
  title: "Så här ser en påminnelse ut",
  body: "Allt fungerar på den här enheten.",
  path: "/protokoll?vy=idag",
  tag: "test",
  later: null,
  step: null,
});

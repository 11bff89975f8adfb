import { TIMES_OF_DAY, type TimeOfDay } from "../../protocols/vocabulary.ts";
import { type Occasion, REMINDED_TIMES, type ReportedSteps } from "../../reminders.ts";
import type { Checklist, ChecklistItem } from "../protocols/checklist.ts";
import { addDays, type Day, mondayOf } from "../words/days.ts";

/** Whether a day is the last of its week, on which what is done weekly is reminded of. */
const isSunday = (day: Day): boolean => addDays(mondayOf(day), 6) === day;

/** What a reminder on a list's day is about: the daily steps, and on Sundays what the week still lacks. */
const counted = ({ day, items, weekly }: Checklist): ChecklistItem[] => (isSunday(day) ? [...items, ...weekly] : items);

/** The steps of times of day that are not done yet. */
export const stepsLeft = (checklist: Checklist, times: readonly Occasion[]): ChecklistItem[] =>
  counted(checklist).filter(({ isCompleted, timeOfDay }) => !isCompleted && times.includes(timeOfDay));

const countByTime = (items: readonly ChecklistItem[]): ReportedSteps["left"] =>
  Object.fromEntries(
    REMINDED_TIMES.map((time) => [time, items.filter(({ timeOfDay }) => timeOfDay === time).length]),
  ) as ReportedSteps["left"];

/** What a guest's browser says of its list: how many steps, and nothing of what they are. */
export const reportedSteps = (checklist: Checklist): ReportedSteps => ({
  day: checklist.day,
  left: countByTime(counted(checklist).filter(({ isCompleted }) => !isCompleted)),
  daily: countByTime(checklist.items),
});

/** How many steps of times of day a guest has left on a day, by what the browser said last. */
export const reportedLeft = ({ day: known, left, daily }: ReportedSteps, day: Day, times: readonly Occasion[]) =>
  times.filter(isTimeOfDay).reduce((sum, time) => sum + (known === day ? left : daily)[time], 0);

const isTimeOfDay = (occasion: string): occasion is TimeOfDay => occasion in TIMES_OF_DAY;

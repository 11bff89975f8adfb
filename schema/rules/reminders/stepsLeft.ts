import { TIMES_OF_DAY, type TimeOfDay } from "../../protocols/vocabulary.ts";
import {
  isOwnTime,
  MAX_OWN_TIMES,
  type Occasion,
  type OwnTime,
  REMINDED_TIMES,
  type ReportedSteps,
} from "../../reminders.ts";
import type { Checklist, ChecklistItem } from "../protocols/checklist.ts";
import { addDays, type Day, mondayOf } from "../words/days.ts";

/** Whether a day is the last of its week, on which what is done weekly is reminded of. */
const isSunday = (day: Day): boolean => addDays(mondayOf(day), 6) === day;

/** What a reminder on a list's day is about: the daily steps, and on Sundays what the week still lacks. */
const counted = ({ day, items, weekly }: Checklist): ChecklistItem[] => (isSunday(day) ? [...items, ...weekly] : items);

/** The steps of times of day that are not done yet. */
export const stepsLeft = (checklist: Checklist, times: readonly Occasion[]): ChecklistItem[] =>
  counted(checklist).filter((item) => !item.isCompleted && times.includes(occasionOf(item)));

/** When a step is reminded of: at its own time, or with its time of day. */
export const occasionOf = ({
  timeOfDay,
  remindAt,
}: Pick<ChecklistItem, "timeOfDay" | "remindAt">): TimeOfDay | OwnTime =>
  remindAt !== null && isOwnTime(remindAt) ? remindAt : timeOfDay;

const countByTime = (items: readonly ChecklistItem[]): ReportedSteps["left"] =>
  Object.fromEntries(
    REMINDED_TIMES.map((time) => [time, items.filter((item) => occasionOf(item) === time).length]),
  ) as ReportedSteps["left"];

/** What a guest's browser says of its list: how many steps, and nothing of what they are. */
export const reportedSteps = (checklist: Checklist) => ({
  day: checklist.day,
  left: countByTime(counted(checklist).filter(({ isCompleted }) => !isCompleted)),
  daily: countByTime(checklist.items),
  own: ownTimesOf(checklist).map((at) => ({
    at,
    left: counted(checklist).filter((item) => !item.isCompleted && occasionOf(item) === at).length,
    daily: checklist.items.filter((item) => occasionOf(item) === at).length,
  })),
});

/** The times that steps of a list have as their own. */
const ownTimesOf = ({ items, weekly }: Checklist): OwnTime[] =>
  [...new Set([...items, ...weekly].map(occasionOf).filter(isOwnTime))].sort().slice(0, MAX_OWN_TIMES);

/** How many steps of times of day a guest has left on a day, by what the browser said last. */
export const reportedLeft = ({ day: known, left, daily, own }: ReportedSteps, day: Day, times: readonly Occasion[]) =>
  times.reduce((sum, time) => {
    if (isTimeOfDay(time)) return sum + (known === day ? left : daily)[time];
    const counts = own?.find(({ at }) => at === time);
    return sum + (counts?.[known === day ? "left" : "daily"] ?? 0);
  }, 0);

const isTimeOfDay = (occasion: string): occasion is TimeOfDay => occasion in TIMES_OF_DAY;

import type { SuggestedActivity } from "../../analyses/analysis.ts";
import { ACTIVITY_CATEGORIES, type ActivityCategory, type ActivityTime } from "../../analyses/vocabulary.ts";
import { TIMES_OF_DAY } from "../../protocols/vocabulary.ts";

/** Notes on an activity beside its text. */
type Activity = Pick<SuggestedActivity, "category" | "timeOfDay"> & { key: string };

/** How much of something is done. */
export interface Share {
  doneCount: number;
  totalCount: number;
}

const TIMES: readonly ActivityTime[] = ["morning", "afternoon", "evening", "night"];

/** Activities by time of day, in the order of the day; a time that has none is left out. */
export const groupByTime = <Given extends Activity>(
  activities: readonly Given[],
): { time: ActivityTime; name: string; activities: Given[] }[] =>
  TIMES.map((time) => ({
    time,
    name: TIMES_OF_DAY[time],
    activities: activities.filter(({ timeOfDay }) => timeOfDay === time),
  })).filter((group) => group.activities.length > 0);

/** How many of some activities are done. */
export const shareOf = (activities: readonly Pick<Activity, "key">[], done: ReadonlySet<string>): Share => ({
  doneCount: activities.filter(({ key }) => done.has(key)).length,
  totalCount: activities.length,
});

/** Every category with how many activities it has, and how many of them are done. */
export const categoryShares = (
  activities: readonly Activity[],
  done: ReadonlySet<string>,
): ({ category: ActivityCategory; name: string } & Share)[] =>
  (Object.keys(ACTIVITY_CATEGORIES) as ActivityCategory[]).map((category) => ({
    category,
    name: ACTIVITY_CATEGORIES[category],
    ...shareOf(
      activities.filter((activity) => activity.category === category),
      done,
    ),
  }));

import type { ApolloClient } from "@apollo/client";
import { DONE_TITLES, itemsCompletedBy } from "../../../../schema/journey/categories.ts";
import { ACTIVITY_TYPES, CATEGORY_IDS } from "../../../../schema/journey/vocabulary.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { z } from "../../../../schema/zod.ts";
import { graphName } from "../../../apollo/graphName.ts";
import { invalidateJourneyLists } from "../../../apollo/invalidateJourneyLists.ts";
import type { ActivityCategory, ActivityType } from "../../../apollo/schemaTypes.generated.ts";
import type { SendOutboxEntry } from "../../../guest/guestArea.ts";
import { readStored, storeAll } from "../../../guest/storage.ts";
import { toastAchievements } from "../../../toasts/toastAchievements.ts";
import { showToast } from "../../../toasts/toasts.ts";
import type { Report } from "../activityReport.ts";
import { loadJourneyItems } from "./journeyItems.ts";
import { RecordActivityDocument, type RecordActivityMutation } from "./recordActivity.generated.ts";

/** A report that is older has waited; of what is done now the server's own clock is better. */
const WAITED_MS = 60_000;

/**
 * Reports something as done; see `RecordActivity`.
 * @param at when it was done; the same thing counts once a day
 */
export async function recordActivity(
  apollo: ApolloClient,
  { type, item, details = {} }: Report,
  at = new Date(),
): Promise<void> {
  const items = await loadJourneyItems(apollo, item);
  const known = items.byId.get(item);
  const { title = DONE_TITLES[item] ?? known?.title, url = known?.url, minutes, category, goals } = details;
  if (!title || !url) return;
  const input = {
    key: `${item}:${dayOf(at)}`,
    type,
    title,
    path: url,
    duration: minutes,
    category,
    goals,
    timestamp: Date.now() - at.getTime() > WAITED_MS ? at.toISOString() : undefined,
    items: itemsCompletedBy(items, item),
  };
  const { data } = await apollo.mutate({
    mutation: RecordActivityDocument,
    variables: { input },
    update: (cache) => invalidateJourneyLists(cache, undefined, ['recommendations({"first":4})']),
  });
  if (data) tell(item, DONE_TITLES[item] ?? known?.title ?? title, data.recordActivity);
}

const CATEGORIES: readonly ActivityCategory[] = [...CATEGORY_IDS.map(graphName), "TRAINING"];
const TYPES: readonly ActivityType[] = (Object.keys(ACTIVITY_TYPES) as (keyof typeof ACTIVITY_TYPES)[]).map(graphName);

const reportSchema = z.object({
  type: z.enum(TYPES),
  item: z.string(),
  details: z
    .object({
      title: z.string(),
      url: z.string(),
      minutes: z.number(),
      category: z.enum(CATEGORIES),
      goals: z.array(z.string()),
    })
    .partial()
    .optional(),
});

/** Sends an account's report, which waited in storage until now. */
export const sendReport: SendOutboxEntry = async (apollo, change, at) => {
  const { data } = reportSchema.safeParse(change);
  if (data) await recordActivity(apollo, data, at);
};

/** What a report of such an item has counted, where that is worth a word: not for what is only looked at. */
const COUNTED: Readonly<Record<string, string>> = {
  guide: "+1 guide: ",
  test: "+1 test: ",
  comparison: "",
  mr: "",
  mental: "+1 del: ",
};

/** The day of the last message that something counted. */
const LAST_MESSAGE_KEY = "progress-told";

/**
 * Tells that something counted, the first time that it does and once a day: more would disturb who reads or compares.
 * An achievement comes before the rest, and is always shown.
 */
function tell(item: string, title: string, achieved: RecordActivityMutation["recordActivity"]): void {
  const [kind = ""] = item.split(":", 1);
  const done = achieved.completed.find(({ key }) => key === item);
  const counted = COUNTED[kind];
  const text = done && counted !== undefined ? `${counted}${title}` : undefined;
  if (toastAchievements(achieved, text) || !text) return;
  const today = dayOf(new Date());
  if (readStored(LAST_MESSAGE_KEY, (day) => day) === today) return;
  storeAll({ [LAST_MESSAGE_KEY]: today }, { isQuiet: true });
  showToast({ title: "Räknat i din resa", text, tone: "success" });
}

import type { ApolloClient } from "@apollo/client";
import { itemsCompletedBy } from "../../../schema/journey/categories.ts";
import { dayOf } from "../../../schema/rules/days.ts";
import type { ActivityType } from "../../apollo/schemaTypes.generated.ts";
import { showToast } from "../../shell/toasts.ts";
import { forgetLists } from "./forgetLists.ts";
import { loadJourneyItems } from "./journeyItems.ts";
import { RecordActivityDocument, type RecordActivityMutation } from "./recordActivity.generated.ts";
import type { ActivityDetails } from "./useRecordActivity.ts";

/** Reports something as done today; see `RecordActivity`. */
export async function recordActivity(
  apollo: ApolloClient,
  type: ActivityType,
  item: string,
  details: ActivityDetails = {},
): Promise<void> {
  const items = await loadJourneyItems(apollo, item);
  const known = items.byId.get(item);
  const { title = known?.title, url = known?.url, minutes, category, goals } = details;
  if (!title || !url) return;
  const input = {
    id: `${item}:${dayOf(new Date())}`,
    type,
    title,
    url,
    duration: minutes,
    category,
    goals,
    items: itemsCompletedBy(items, item),
  };
  const { data } = await apollo.mutate({
    mutation: RecordActivityDocument,
    variables: { input },
    update: (cache) => forgetLists(cache, undefined, ['recommendations({"first":4})']),
  });
  if (data) tell(item, data.recordActivity);
}

/** What a report of such an item has counted, where that is worth a word: not for what is only looked at. */
const COUNTED: Readonly<Record<string, string>> = {
  guide: "+1 guide",
  test: "+1 test",
  comparison: "+1 jämförelse",
  mr: "+1 jämförelse",
  mental: "+1 del",
};

/** Tells that something counted, the first time that it does; an achievement goes before the rest. */
function tell(item: string, { unlocked, completed }: RecordActivityMutation["recordActivity"]): void {
  const [kind = ""] = item.split(":", 1);
  const done = completed.find(({ id }) => id === item);
  const text = done && COUNTED[kind] ? `${COUNTED[kind]}: ${done.title}` : undefined;
  if (unlocked.length > 0) {
    const titles = unlocked.map(({ title }) => title).join(", ");
    showToast({ title: `Du har nått: ${titles}`, ...(text && { text }), tone: "success" });
  } else if (text) showToast({ title: "Räknat i din resa", text, tone: "success" });
}

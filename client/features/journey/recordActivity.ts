import type { ApolloClient } from "@apollo/client";
import { itemsCompletedBy } from "../../../schema/journey/categories.ts";
import { dayOf } from "../../../schema/rules/days.ts";
import type { ActivityType } from "../../apollo/schemaTypes.generated.ts";
import { forgetLists } from "./forgetLists.ts";
import { loadJourneyItems } from "./journeyItems.ts";
import { RecordActivityDocument } from "./recordActivity.generated.ts";
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
  await apollo.mutate({
    mutation: RecordActivityDocument,
    variables: { input },
    update: (cache) => forgetLists(cache, undefined, ['recommendations({"first":4})']),
  });
}

import type { ApolloClient } from "@apollo/client";
import { JOURNEY_CATEGORIES } from "../../../schema/journey/categories.ts";
import { dayOf } from "../../../schema/rules/days.ts";
import { type ActivityType, RecordActivityDocument } from "./Journey.generated.ts";

/** Reports an item of the journey as done today; one that does not exist is left out. */
export async function recordActivity(apollo: ApolloClient, type: ActivityType, item: string): Promise<void> {
  const known = JOURNEY_CATEGORIES.flatMap(({ items }) => items).find(({ id }) => id === item);
  if (!known) return;
  const { title, url } = known;
  const id = `${item}:${dayOf(new Date())}`;
  await apollo.mutate({
    mutation: RecordActivityDocument,
    variables: { input: { id, type, title, url, items: [item] } },
  });
}

import type { ApolloClient } from "@apollo/client";

/** Root fields that are kept for pages that do not show at the moment. */
const KEPT = [
  ...["deleted", "editableCategories", "editableProducts", "editableTrainingMethods", "footerPages"],
  ...["goals", "journeyItems", "journeyTexts", "page", "protocolTemplates", "trainingMethods"],
];

/** After something is what it was: what shows of it is read anew, and the rest when it is asked for. */
export async function readAgain(apollo: ApolloClient): Promise<void> {
  for (const fieldName of KEPT) apollo.cache.evict({ id: "ROOT_QUERY", fieldName });
  await apollo.refetchQueries({ include: "active" });
}

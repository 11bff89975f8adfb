import type { ApolloCache, Reference } from "@apollo/client";

/** Lists of the journey that changes make stale. */
const LISTS = ["categories", "activities", "days", "achievements", "plan", "recommendations"] as const;

/**
 * Invalidates lists of the journey that a change has made stale; what shows of them is asked for again, the rest when
 * it is shown the next time.
 * @param fresh what the change itself answered, by field and arguments as the cache writes them
 */
export function invalidateJourneyLists(
  cache: ApolloCache,
  lists: readonly (typeof LISTS)[number][] = LISTS,
  fresh: readonly string[] = [],
): void {
  cache.modify<Record<string, readonly Reference[]>>({
    id: cache.identify({ __typename: "Journey" }),
    fields: Object.fromEntries(
      lists.map((list) => [
        list,
        (known, { storeFieldName, DELETE }) => {
          if (fresh.includes(storeFieldName)) return known;
          // A category holds a list of its own.
          if (list === "categories") for (const { __ref } of known as readonly Reference[]) cache.evict({ id: __ref });
          return DELETE;
        },
      ]),
    ),
  });
  cache.gc();
}

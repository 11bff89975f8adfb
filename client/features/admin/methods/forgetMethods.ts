import type { ApolloCache } from "@apollo/client";

/** Has what visitors see of the methods read anew when it is asked for. */
export function forgetMethods(cache: ApolloCache): void {
  for (const fieldName of ["trainingMethods", "journeyItems"]) cache.evict({ id: "ROOT_QUERY", fieldName });
}

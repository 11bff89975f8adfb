import type { ApolloCache } from "@apollo/client";

/** Lists of products, and the numbers of products in categories, are read again when one has come or gone. */
export function invalidateProductLists(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "editableProducts" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "editableCategories" });
}

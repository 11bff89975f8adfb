import type { ApolloClient } from "@apollo/client";

/** What the resolvers of the graph in the browser get. */
export interface GuestContext {
  /** For what they need that is public; a personal field would ask themselves. */
  apollo: ApolloClient;
}

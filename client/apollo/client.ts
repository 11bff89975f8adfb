import { ApolloClient, ApolloLink } from "@apollo/client";
import { LocalState } from "@apollo/client/local-state";
import { createCache } from "./cache.ts";

/**
 * The Apollo client of a page.
 * @param options.link where operations go
 * @param options.isServer true while rendering on the server
 */
export const createClient = (options: { link: ApolloLink; isServer?: boolean }): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: options.link,
    ssrMode: options.isServer ?? false,
    dataMasking: true,
    localState: new LocalState(),
    devtools: { enabled: false },
  });

/**
 * Ends a client that has done its work, as after a page is rendered: what the process shares, the reactive
 * variables, lets go of its cache, and what is still on its way is written nowhere.
 */
export function closeClient(apollo: ApolloClient): void {
  apollo.stop();
  void apollo.cache.reset({ discardWatches: true });
}

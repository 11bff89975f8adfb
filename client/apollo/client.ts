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
 * Disposes of a client, e.g. after a page is rendered: the process's reactive
 * variables release its cache, and responses that still arrive are ignored.
 */
export function closeClient(apollo: ApolloClient): void {
  apollo.stop();
  void apollo.cache.reset({ discardWatches: true });
}

import { ApolloClient, ApolloLink, type OperationVariables } from "@apollo/client";
import type { LocalState } from "@apollo/client/local-state";
import { createCache } from "./cache.ts";

/** Resolvers of local fields, loaded with the first response that has any. */
class LazyLocalState implements Pick<LocalState, "execute" | "getExportedVariables"> {
  private made: Promise<LocalState> | undefined;

  private make(): Promise<LocalState> {
    this.made ??= import("@apollo/client/local-state").then(({ LocalState }) => new LocalState());
    // What could not be loaded is asked for again.
    this.made.catch(() => {
      this.made = undefined;
    });
    return this.made;
  }

  async execute<Data>(options: Parameters<typeof LocalState.prototype.execute<Data>>[0]) {
    return (await this.make()).execute<Data>(options);
  }

  async getExportedVariables<Variables extends OperationVariables>(
    options: Parameters<typeof LocalState.prototype.getExportedVariables<Variables>>[0],
  ) {
    return (await this.make()).getExportedVariables<Variables>(options);
  }
}

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
    // The client asks for these two of its methods only.
    localState: new LazyLocalState() as unknown as LocalState,
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

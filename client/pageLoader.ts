import type { ApolloClient } from "@apollo/client";

/** Asks for a page's data; on the server it is waited for, in the browser it is only begun. */
export type PageLoader = (apollo: ApolloClient, url: URL) => Promise<unknown>;

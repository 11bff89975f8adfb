import type { ApolloClient } from "@apollo/client";
import type { ComponentType } from "react";

/** Asks for a page's data; on the server it is waited for, in the browser it is only begun. */
export type PageLoader = (apollo: ApolloClient, url: URL) => Promise<unknown>;

/** Exports of a page's module for the route table. */
export interface Page {
  Component: ComponentType;
  loader?: PageLoader;
  /** Loads what the server rendered of this address, so that the browser's first render has it, too. */
  prepare?: (url: URL) => Promise<unknown>;
}

/** The code of a page could not be loaded: there is no network, or the site's next version has other files. */
export class MissingCode extends Error {}

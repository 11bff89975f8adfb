import type { ApolloClient } from "@apollo/client";
import { useViewerQuery, ViewerDocument, type ViewerQuery } from "./Viewer.generated.ts";

/** The signed-in account. */
export type Viewer = NonNullable<ViewerQuery["me"]>;

/** The signed-in account, live; null when signed out, undefined while unknown. */
export const useViewer = (): Viewer | null | undefined => useViewerQuery({ fetchPolicy: "cache-only" }).data?.me;

/** Whether an admin is signed in, as far as can be found out. */
export const isAdmin = async (apollo: ApolloClient): Promise<boolean> =>
  (await loadViewer(apollo).catch(() => null))?.canAdminister === true;

/** The account that is signed in, as far as is known. */
export const accountOf = (apollo: ApolloClient): string | undefined =>
  apollo.cache.readQuery({ query: ViewerDocument })?.me?.id;

/** Finds out who is signed in, unless the page came with it. */
export const loadViewer = async (apollo: ApolloClient): Promise<Viewer | null> =>
  (await apollo.query({ query: ViewerDocument })).data?.me ?? null;

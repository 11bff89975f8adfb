import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useLayoutEffect, useState } from "react";

type Result<Data, Variables extends OperationVariables> = useQuery.Result<
  Data,
  Variables,
  "empty" | "complete" | "streaming"
>;

/**
 * `useQuery` that asks for what is on the screen. It takes up other variables while it renders, with the one
 * query that every render shares; but an address that changes renders on the side first (a transition), and
 * whatever comes meanwhile renders the old variables again. The two would take turns in asking, with a
 * failing server without end. Here other variables count from when they show, before they are painted.
 */
export function useCommittedQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options: useQuery.Options<Data, Variables>,
): Result<Data, Variables> {
  const client = useApolloClient();
  const { variables } = options;
  const [shown, setShown] = useState(variables);
  const isShown = JSON.stringify(shown) === JSON.stringify(variables);
  useLayoutEffect(() => {
    if (!isShown) setShown(variables);
  });
  const result: Result<Data, Variables> = useQuery(query, { ...options, variables: shown } as typeof options);
  if (isShown) return result;
  // Reading the cache sends no request.
  const watched = { query, variables } as ApolloClient.WatchQueryOptions<Data, Variables>;
  const { data, loading } = client.watchQuery(watched).getCurrentResult();
  const previousData = result.data ?? result.previousData;
  return { ...result, data, loading, error: undefined, previousData } as Result<Data, Variables>;
}

import { ApolloLink, HttpLink, type Observable } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";
import { mergeMap, of, tap } from "rxjs";

/** Hash that code generation gave an operation; the server knows its text by it. */
export const hashOf = (document: DocumentNode): string =>
  (document as { __meta__?: { hash: string } }).__meta__?.hash ?? "";

/** Codes that mean that the session or its roles have changed since the page was loaded. */
const REFUSALS = ["UNAUTHENTICATED", "FORBIDDEN"];

/**
 * Asks a query again whose response came after that of a mutation which was under way at the same time: it may have been
 * read before the change, and would put the old value back into the cache.
 */
const askAgainAfterMutations = (): ApolloLink => {
  let settled = 0;
  const settle = () => {
    settled++;
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === "mutation") return forward(operation).pipe(tap({ next: settle, error: settle }));
    const ask = (): Observable<ApolloLink.Result> => {
      const before = settled;
      return forward(operation).pipe(mergeMap((result) => (settled === before ? of(result) : ask())));
    };
    return ask();
  });
};

/**
 * Asks the server: queries by hash with GET, so that browsers and CDNs can cache the answers;
 * mutations with POST.
 * @param onRefusal called when the server refuses for lack of permission
 */
export const createHttpLink = (onRefusal: () => void): ApolloLink =>
  ApolloLink.from([
    new ApolloLink((operation, forward) =>
      forward(operation).pipe(
        tap(({ errors }) => {
          if (errors?.some(({ extensions }) => REFUSALS.includes(String(extensions?.code)))) onRefusal();
        }),
      ),
    ),
    askAgainAfterMutations(),
    new PersistedQueryLink({ generateHash: hashOf, useGETForHashedQueries: true }),
    new HttpLink({ uri: "/graphql", headers: { "apollo-require-preflight": "1" }, preserveHeaderCase: true }),
  ]);

import { ApolloLink, HttpLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";
import { tap } from "rxjs";

/** Hash that code generation gave an operation; the server knows its text by it. */
export const hashOf = (document: DocumentNode): string =>
  (document as { __meta__?: { hash: string } }).__meta__?.hash ?? "";

/** Codes that mean that the session or its roles have changed since the page was loaded. */
const REFUSALS = ["UNAUTHENTICATED", "FORBIDDEN"];

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
    new PersistedQueryLink({ generateHash: hashOf, useGETForHashedQueries: true }),
    new HttpLink({ uri: "/graphql", headers: { "apollo-require-preflight": "1" }, preserveHeaderCase: true }),
  ]);

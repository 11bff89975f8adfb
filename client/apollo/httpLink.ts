import { ApolloLink, HttpLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";
import { tap } from "rxjs";

/** Hash that code generation gave an operation; the server knows its text by it. */
const hashOf = (document: DocumentNode): string => (document as { __meta__?: { hash: string } }).__meta__?.hash ?? "";

/** Codes that say that somebody else, or nobody, is signed in by now, or that a role is gone. */
const REFUSALS = ["UNAUTHENTICATED", "FORBIDDEN"];

/**
 * Asks the server: queries by hash with GET, so that browsers and CDNs can keep the answers;
 * mutations with POST.
 * @param onRefusal called when the server answers that the visitor may not
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

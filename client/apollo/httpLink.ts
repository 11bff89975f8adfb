import { ApolloLink, HttpLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import type { DocumentNode } from "graphql";

/** Hash that code generation gave an operation; the server knows its text by it. */
const hashOf = (document: DocumentNode): string => (document as { __meta__?: { hash: string } }).__meta__?.hash ?? "";

/**
 * Asks the server: queries by hash with GET, so that browsers and CDNs can keep the answers;
 * mutations with POST.
 */
export const createHttpLink = (): ApolloLink =>
  ApolloLink.from([
    new PersistedQueryLink({ generateHash: hashOf, useGETForHashedQueries: true }),
    new HttpLink({ uri: "/graphql", headers: { "apollo-require-preflight": "1" }, preserveHeaderCase: true }),
  ]);

import Negotiator from "negotiator";

/** Any JSON: what a client gets that says nothing, and what a proxy may have written as well. */
export const JSON_TYPE = "application/json";
/** An answer of the graph and of nobody else; its status says whether there is data, not whether all of it is there. */
export const GRAPHQL_RESPONSE_TYPE = "application/graphql-response+json";

/**
 * The type that a client wants its answer in, as Apollo Server chooses it.
 * @param accept the request's header
 * @returns undefined when it takes neither
 */
export const wantedType = (accept: string | undefined): string | undefined =>
  accept ? new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, GRAPHQL_RESPONSE_TYPE]) : JSON_TYPE;

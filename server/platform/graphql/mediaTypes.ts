import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** Any JSON: what a client gets that says nothing, and what a proxy may have written as well. */
export const JSON_TYPE = "application/json";
/** The GraphQL-over-HTTP media type: the status says whether there is data, not whether it is complete. */
export const GRAPHQL_RESPONSE_TYPE = "application/graphql-response+json";

/** Cache of negotiated types by header: clients send few different ones, and each request asks twice. */
const negotiated = new LRUCache<string, { type: string | undefined }>({ max: 100 });

/**
 * The type that a client wants its answer in, as Apollo Server chooses it.
 * @param accept the request's header
 * @returns undefined when it takes neither
 */
export function negotiatedType(accept: string | undefined): string | undefined {
  if (!accept) return JSON_TYPE;
  const known = negotiated.get(accept);
  if (known) return known.type;
  const type = new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, GRAPHQL_RESPONSE_TYPE]);
  // A header of somebody who wants to fill our memory is not remembered.
  if (accept.length <= 200) negotiated.set(accept, { type });
  return type;
}

import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { MIN_SITE_SEARCH } from "../../../schema/siteSearch.ts";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import { SiteSearchDocument, type SiteSearchQuery } from "./SiteSearch.generated.ts";

/** Results of a search. */
export type Found = NonNullable<SiteSearchQuery["search"]>;

/** Pause in typing before it searches. */
const TYPING_MS = 200;

/** Hits of each kind. */
const FIRST = 4;

const FAILED = "Sökningen gick inte att göra. Kontrollera uppkopplingen och försök igen.";

/** State of a search. */
export interface SiteSearchResult {
  /** The search that `found` is of. */
  of: string;
  found?: Found;
  /** Why it did not find anything, for the visitor. */
  failure?: string;
}

/** Whether a text is long enough to be searched for. */
export const isSearchable = (text: string): boolean => text.replace(/[^\p{L}\p{N}]/gu, "").length >= MIN_SITE_SEARCH;

/**
 * Searches while somebody types, after a pause; a request that is outdated is given up.
 * @param text what is typed, without spaces around it
 * @returns what was found last, and what tries once more
 */
export function useSiteSearch(text: string): { result: SiteSearchResult | undefined; tryAgain: () => void } {
  const apollo = useApolloClient();
  const [result, setResult] = useState<SiteSearchResult>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same search once more
  useEffect(() => {
    if (!isSearchable(text)) return setResult(undefined);
    const outdated = new AbortController();
    const { signal } = outdated;
    const search = async () => {
      try {
        const { data } = await apollo.query({
          query: SiteSearchDocument,
          variables: { query: text, first: FIRST },
          // One that was given up is not the answer to the next one.
          context: { fetchOptions: { signal }, queryDeduplication: false },
        });
        if (!signal.aborted) setResult({ of: text, ...(data?.search && { found: data.search }) });
      } catch (error) {
        if (!signal.aborted) setResult({ of: text, failure: visitorMessage(error, FAILED) });
      }
    };
    const timer = setTimeout(() => void search(), TYPING_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [apollo, text, attempt]);
  return { result, tryAgain: () => setAttempt((count) => count + 1) };
}

import type { ApolloClient } from "@apollo/client";
import { CONSENTS, type ConsentKind } from "../../../schema/consents.ts";
import { ConsentTextsDocument, type ConsentTextsQuery, useConsentTextsQuery } from "./ConsentTexts.generated.ts";

/** A text that one can consent to, as the server has it. */
export type CurrentConsentText = NonNullable<ConsentTextsQuery["consentTexts"]>[number];

const textOf = (kind: ConsentKind, data: ConsentTextsQuery | undefined | null): CurrentConsentText | undefined =>
  data?.consentTexts?.find((text) => text.kind === CONSENTS[kind].kind);

/** Asks for the texts that one can consent to. */
export const loadConsentTexts = (apollo: ApolloClient) => apollo.query({ query: ConsentTextsDocument });

/** All texts that one can consent to, in their order; none until they are known. */
export const useConsentTexts = (): readonly CurrentConsentText[] => useConsentTextsQuery({}).data?.consentTexts ?? [];

/** The text of a kind, and what asking for it ended with. */
export function useConsentText(kind: ConsentKind): { text: CurrentConsentText | undefined; error: unknown } {
  const { data, error } = useConsentTextsQuery({});
  return { text: textOf(kind, data), error };
}

/** Version of the text that this page shows; undefined where it shows none. */
export const shownConsentVersion = (apollo: ApolloClient, kind: ConsentKind): number | undefined =>
  textOf(kind, apollo.cache.readQuery({ query: ConsentTextsDocument }))?.version;

/**
 * Asks for the texts anew, past the browser's cache, after the server has refused a consent to one that has changed. What
 * cannot be had anew stays.
 */
export const reloadConsentTexts = (apollo: ApolloClient): Promise<unknown> =>
  apollo
    .query({
      query: ConsentTextsDocument,
      fetchPolicy: "network-only",
      context: { fetchOptions: { cache: "reload" } },
    })
    .catch(() => undefined);

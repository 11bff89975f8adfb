import type { ApolloClient } from "@apollo/client";
import { CONSENTS, type ConsentKind } from "../../../schema/consents.ts";
import { ConsentTextsDocument, type ConsentTextsQuery, useConsentTextsQuery } from "./ConsentTexts.generated.ts";

/** A text that one can consent to, as the server has it. */
export type ConsentTextShown = NonNullable<ConsentTextsQuery["consentTexts"]>[number];

const textOf = (kind: ConsentKind, data: ConsentTextsQuery | undefined | null): ConsentTextShown | undefined =>
  data?.consentTexts?.find((text) => text.kind === CONSENTS[kind].kind);

/** Asks for the texts that one can consent to. */
export const loadConsentTexts = (apollo: ApolloClient) => apollo.query({ query: ConsentTextsDocument });

/** All texts that one can consent to, in their order; none until they are known. */
export const useConsentTexts = (): readonly ConsentTextShown[] => useConsentTextsQuery({}).data?.consentTexts ?? [];

/** The text of a kind, and what asking for it ended with. */
export function useConsentText(kind: ConsentKind): { text: ConsentTextShown | undefined; error: unknown } {
  const { data, error } = useConsentTextsQuery({});
  return { text: textOf(kind, data), error };
}

/** Version of the text that this page shows; undefined where it shows none. */
export const shownVersion = (apollo: ApolloClient, kind: ConsentKind): number | undefined =>
  textOf(kind, apollo.cache.readQuery({ query: ConsentTextsDocument }))?.version;

/** Asks for the texts anew, past the browser's cache: one of them has changed since the page was loaded. */
export const reloadConsentTexts = (apollo: ApolloClient) =>
  apollo.query({
    query: ConsentTextsDocument,
    fetchPolicy: "network-only",
    context: { fetchOptions: { cache: "reload" } },
  });

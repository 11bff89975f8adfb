import type { ApolloClient } from "@apollo/client";
import { CONSENTS, type ConsentKind } from "../../../schema/consents.ts";
import { reloadConsentTexts, shownConsentVersion } from "./consentTexts.ts";
import { GiveShownConsentDocument } from "./GiveShownConsent.generated.ts";

/**
 * Gives the signed-in user's consent to the text that this page shows.
 * @throws when the server did not take it, as when the text has changed since the page was loaded: then the new one shows
 */
export async function giveConsent(apollo: ApolloClient, consent: ConsentKind): Promise<void> {
  const variables = { kind: CONSENTS[consent].kind, version: shownConsentVersion(apollo, consent) ?? 0 };
  const { data } = await apollo.mutate({ mutation: GiveShownConsentDocument, variables });
  const [error] = data?.giveConsent.errors ?? [];
  if (!error) return;
  if (error.code === "OUTDATED") await reloadConsentTexts(apollo);
  throw new Error(error.message);
}

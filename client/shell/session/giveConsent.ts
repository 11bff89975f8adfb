import type { ApolloClient } from "@apollo/client";
import { CONSENTS, type ConsentKind } from "../../../schema/consents.ts";
import { GiveShownConsentDocument } from "./GiveShownConsent.generated.ts";

/**
 * Gives the signed-in user's consent to the text that this page shows.
 * @throws when the server did not take it, as when the text has changed since the page was loaded
 */
export async function giveConsent(apollo: ApolloClient, consent: ConsentKind): Promise<void> {
  const { kind, version } = CONSENTS[consent];
  const { data } = await apollo.mutate({ mutation: GiveShownConsentDocument, variables: { kind, version } });
  const [error] = data?.giveConsent.errors ?? [];
  if (error) throw new Error(error.message);
}

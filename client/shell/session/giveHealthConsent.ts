import type { ApolloClient } from "@apollo/client";
import { CONSENTS } from "../../../schema/consents.ts";
import { GiveHealthConsentDocument } from "./GiveHealthConsent.generated.ts";

/**
 * Consents, as whoever is signed in, to the text about health that this page shows.
 * @throws when the server did not take it, as when the text has changed since the page was loaded
 */
export async function giveHealthConsent(apollo: ApolloClient): Promise<void> {
  const { version } = CONSENTS.health_data;
  const { data } = await apollo.mutate({ mutation: GiveHealthConsentDocument, variables: { version } });
  const [error] = data?.giveConsent.errors ?? [];
  if (error) throw new Error(error.message);
}

import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refreshPersonal } from "../../guest/refreshPersonal.ts";
import { useIsBrowser } from "../../ui/useIsBrowser.ts";
import { type JourneyQuery, useJourneyQuery } from "./Journey.generated.ts";

/** The journey of whoever is here, signed in or not. */
export type Journey = JourneyQuery["journey"];

/**
 * Reads the journey, from the account or from the browser. Not during the first render, which
 * equals the server's; changes in other tabs arrive by themselves.
 */
export function useJourney(): { journey: Journey | undefined; error: unknown; refetch: () => void } {
  const isBrowser = useIsBrowser();
  const apollo = useApolloClient();
  useEffect(() => refreshPersonal(apollo), [apollo]);
  const { data, error, refetch } = useJourneyQuery({ skip: !isBrowser });
  return { journey: data?.journey, error, refetch: () => void refetch().catch(() => undefined) };
}

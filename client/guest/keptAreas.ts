import type { ApolloClient } from "@apollo/client";
import { JOURNEY_KEYS } from "../features/journey/journeyKeys.ts";
import { isStored } from "./storage.ts";

/** What an area can do with what it keeps in the browser. */
export interface KeptArea {
  /** What there is, in words: a line each. */
  describe(): string[];
  /**
   * Takes it over into the account and forgets it here, once the server has answered; repeated, or
   * after a lost answer, nothing is taken over twice.
   * @throws when the server did not take it; what is kept stays
   */
  takeOver(apollo: ApolloClient): Promise<void>;
  /** Forgets it. */
  forget(): void;
}

/** The areas that keep something; a new one adds itself here, its code is loaded when it has something. */
const AREAS: readonly { keys: readonly string[]; load(): Promise<KeptArea> }[] = [
  {
    keys: [JOURNEY_KEYS.progress, JOURNEY_KEYS.activities, JOURNEY_KEYS.onboarding],
    load: async () => (await import("../features/journey/journeyTakeOver.ts")).journeyTakeOver,
  },
];

/** The areas that hold something. */
export const keptAreas = (): Promise<KeptArea[]> =>
  Promise.all(AREAS.filter(({ keys }) => keys.some(isStored)).map(({ load }) => load()));

import type { ApolloClient } from "@apollo/client";
import type { PersonalArea } from "../../schema/personal.ts";
import { GUEST_AREAS } from "./guestAreas.ts";
import { personalOperation } from "./personalOperation.ts";
import { onStorageChange } from "./storage.ts";

/** Where the tabs of this browser tell each other that an account's personal data changed. */
const channel = typeof window === "undefined" ? undefined : new BroadcastChannel("livsresan-personal");

/** Tells other tabs that something of an area changed in the account. */
export const tellOtherTabs = (area: PersonalArea): void => channel?.postMessage(area);

/**
 * Asks again for what shows of an area when it changed without an answer of the graph: in another tab, or
 * because it was taken to the account or erased.
 * @param accountOf the account that is signed in
 */
export function refreshPersonal(apollo: ApolloClient, accountOf: () => string | undefined): void {
  const waiting = new Set<PersonalArea>();
  const refresh = (area: PersonalArea) => {
    // Several keys change together, and each tells of itself.
    if (waiting.size === 0) {
      setTimeout(() => {
        const areas = new Set(waiting);
        waiting.clear();
        for (const query of apollo.getObservableQueries("active")) {
          const personal = personalOperation(query.query);
          if (personal && areas.has(personal.area)) void query.refetch().catch(() => undefined);
        }
      });
    }
    waiting.add(area);
  };
  for (const [name, { keys }] of Object.entries(GUEST_AREAS)) {
    const area = name as PersonalArea;
    onStorageChange(keys, ({ isAnswered }) => {
      // What the browser stores is nothing to an account.
      if (!isAnswered && accountOf() === undefined) refresh(area);
    });
  }
  onStorageChange(["account-journey"], () => {
    if (accountOf() !== undefined) refresh("journey");
  });
  channel?.addEventListener("message", ({ data }) => {
    if (accountOf() !== undefined) refresh(data as PersonalArea);
  });
}

import type { ApolloClient } from "@apollo/client";
import { PERSONAL_FIELDS, type PersonalArea } from "../../schema/personal.ts";
import { dayOf } from "../../schema/rules/words/days.ts";
import { accountOf } from "../session/viewer.ts";
import { onHourChange } from "../ui/currentHour.ts";
import { GUEST_AREAS } from "./guestAreas.ts";
import { personalChannel } from "./personalChannel.ts";
import { personalOperation } from "./personalOperation.ts";
import { isStored, onStorageChange, removeStored } from "./storage.ts";

/** A storage key of earlier versions, which nothing reads any more. */
const RETIRED_KEY = "account-journey";

/**
 * Asks again for what shows of an area; what could not be read stays as it is known. Of a guest, whose browser always
 * answers, what does not show is forgotten as well, so that it is asked for when it does.
 */
async function refreshArea(apollo: ApolloClient, area: PersonalArea): Promise<void> {
  const shown = [...apollo.getObservableQueries("active")].filter(
    ({ query }) => personalOperation(query)?.area === area,
  );
  if (accountOf(apollo) === undefined) {
    for (const fieldName of PERSONAL_FIELDS[area].guest)
      apollo.cache.evict({ id: "ROOT_QUERY", fieldName, broadcast: false });
    apollo.cache.gc();
  }
  await Promise.all(shown.map((query) => query.refetch().catch(() => undefined)));
}

const areas = Object.keys(GUEST_AREAS) as PersonalArea[];

/** Asks again for everything personal that shows. */
export const refreshShown = (apollo: ApolloClient): Promise<unknown> =>
  Promise.all(areas.map((area) => refreshArea(apollo, area)));

const followed = new WeakSet<ApolloClient>();

/**
 * Asks again for what shows of an area when it changed without an answer of the graph: in another tab, or
 * because it was taken to the account or erased; and when it has become another day. Components that show personal data
 * call it; it runs once for each client.
 */
export function refreshPersonal(apollo: ApolloClient): void {
  if (followed.has(apollo)) return;
  followed.add(apollo);
  if (isStored(RETIRED_KEY)) removeStored([RETIRED_KEY]);
  const waiting = new Set<PersonalArea>();
  const refresh = (area: PersonalArea) => {
    // Several keys change together, each with an event of its own.
    if (waiting.size === 0) {
      setTimeout(() => {
        for (const one of waiting) void refreshArea(apollo, one);
        waiting.clear();
      });
    }
    waiting.add(area);
  };
  for (const area of areas) {
    onStorageChange(GUEST_AREAS[area].keys, ({ isAnswered }) => {
      // What the browser stores is nothing to an account.
      if (!isAnswered && accountOf(apollo) === undefined) refresh(area);
    });
  }
  // Streaks and the like are counted up to today, which a page that was left open would not notice.
  let today = dayOf(new Date());
  onHourChange(() => {
    if (dayOf(new Date()) === today) return;
    today = dayOf(new Date());
    for (const area of areas) refresh(area);
  });
  personalChannel?.addEventListener("message", ({ data }) => {
    if (accountOf(apollo) !== undefined) refresh(data as PersonalArea);
  });
}

import type { ApolloClient } from "@apollo/client";
import type { PersonalArea } from "../../schema/personal.ts";
import { accountOf } from "../shell/session/viewer.ts";
import { verdictOn } from "./errorVerdict.ts";
import { GUEST_AREAS } from "./guestAreas.ts";
import { countFailure, type PendingChange, readPendingChanges, removePendingChange } from "./pendingChanges.ts";
import { withStorageLock } from "./storage.ts";

/** A change that the server fails over as often as this is given up, since later changes wait for it. */
const MAX_FAILURES = 5;

/**
 * Sends an area's pending changes for the account that is signed in, one after the other and in one tab at a time.
 * Stops at the first that does not reach the server. Changes that are unreadable or refused are removed.
 */
export async function sendPendingChanges(apollo: ApolloClient, area: PersonalArea): Promise<void> {
  const { senders } = GUEST_AREAS[area];
  const account = accountOf(apollo);
  if (!senders || !account) return;
  await withStorageLock(`${area}-sending`, async () => {
    for (;;) {
      const next = readPendingChanges(area).find((one) => one.account === account);
      if (!next || accountOf(apollo) !== account) return;
      const load = Object.hasOwn(senders, next.kind) ? senders[next.kind] : undefined;
      // Code that does not load is no reason to forget what it would have sent.
      const send = await load?.();
      try {
        await send?.(apollo, next.change, new Date(next.at));
      } catch (error) {
        if (!(await isGivenUp(area, next, error))) return;
      }
      await removePendingChange(area, next);
    }
  });
}

async function isGivenUp(area: PersonalArea, pending: PendingChange, error: unknown): Promise<boolean> {
  const verdict = verdictOn(error);
  if (verdict !== "failed") return verdict === "rejected";
  if ((pending.failures ?? 0) + 1 >= MAX_FAILURES) return true;
  await countFailure(area, pending);
  return false;
}

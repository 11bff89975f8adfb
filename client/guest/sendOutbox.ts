import type { ApolloClient } from "@apollo/client";
import type { PersonalArea } from "../../schema/personal.ts";
import { accountOf } from "../session/viewer.ts";
import { verdictOn } from "./errorVerdict.ts";
import { GUEST_AREAS } from "./guestAreas.ts";
import { countFailure, type OutboxEntry, readOutbox, removeFromOutbox } from "./outboxStorage.ts";
import { withStorageLock } from "./storage.ts";

/** A change that the server fails over as often as this is given up, since later changes wait for it. */
const MAX_FAILURES = 5;

/**
 * Sends an area's outbox for the account that is signed in, one after the other and in one tab at a time.
 * Stops at the first that does not reach the server. Changes that are unreadable or refused are removed.
 */
export async function sendOutbox(apollo: ApolloClient, area: PersonalArea): Promise<void> {
  const { outboxSenders } = GUEST_AREAS[area];
  const account = accountOf(apollo);
  if (!outboxSenders || !account) return;
  await withStorageLock(`${area}-sending`, async () => {
    for (;;) {
      const next = readOutbox(area).find((one) => one.account === account);
      if (!next || accountOf(apollo) !== account) return;
      const load = Object.hasOwn(outboxSenders, next.kind) ? outboxSenders[next.kind] : undefined;
      // Code that does not load is no reason to forget what it would have sent.
      const send = await load?.();
      try {
        await send?.(apollo, next.change, new Date(next.at));
      } catch (error) {
        if (!(await isGivenUp(area, next, error))) return;
      }
      await removeFromOutbox(area, next);
    }
  });
}

async function isGivenUp(area: PersonalArea, pending: OutboxEntry, error: unknown): Promise<boolean> {
  const verdict = verdictOn(error);
  if (verdict !== "failed") return verdict === "rejected";
  if ((pending.failures ?? 0) + 1 >= MAX_FAILURES) return true;
  await countFailure(area, pending);
  return false;
}

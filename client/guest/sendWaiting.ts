import type { ApolloClient } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { PersonalArea } from "../../schema/personal.ts";
import { accountOf } from "../shell/session/viewer.ts";
import { GUEST_AREAS } from "./guestAreas.ts";
import { withStorageLock } from "./storage.ts";
import { forgetWaiting, readWaiting } from "./waiting.ts";

/** What the server answers when it may take the same a little later. */
const FOR_NOW = ["SERVICE_UNAVAILABLE", "TOO_MANY_REQUESTS"];

/**
 * Sends what waits in an area for the account that is signed in, one after the other, in one tab at a time; the first
 * that does not reach the server ends it, until the next time. What cannot be read, or the server refuses, goes.
 */
export async function sendWaiting(apollo: ApolloClient, area: PersonalArea): Promise<void> {
  const { waiting } = GUEST_AREAS[area];
  const account = accountOf(apollo);
  if (!waiting || !account) return;
  const send = await waiting();
  await withStorageLock(`${area}-sending`, async () => {
    for (;;) {
      const next = readWaiting(area).find((one) => one.account === account);
      if (!next || accountOf(apollo) !== account) return;
      try {
        await send(apollo, next.change, new Date(next.at));
      } catch (error) {
        if (!isRefusal(error)) return;
      }
      await forgetWaiting(area, next);
    }
  });
}

const isRefusal = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && !error.errors.some(({ extensions }) => FOR_NOW.includes(String(extensions?.code)));

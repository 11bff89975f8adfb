import type { ApolloClient } from "@apollo/client";
import type { PersonalArea } from "../../schema/personal.ts";
import { accountOf } from "../session/viewer.ts";
import { GUEST_AREAS } from "./guestAreas.ts";
import { addToOutbox, onOutboxChange, readOutbox } from "./outboxStorage.ts";

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Makes a change of somebody's account that must not be lost with the network: it is stored first, in the order that
 * changes are made in, and sent as soon as the server can be reached; never after signing out.
 * @param kind its name among the area's in `client/guest/guestAreas.ts`, where it says how it is sent
 * @returns false when it could not be kept, since nobody is signed in or too much waits already
 */
export async function enqueueOffline(
  apollo: ApolloClient,
  area: PersonalArea,
  kind: string,
  change: unknown,
): Promise<boolean> {
  const account = accountOf(apollo);
  if (account === undefined || !(await addToOutbox(area, { account, kind, change }))) return false;
  // What does not arrive now is tried again by sendWhenPossible.
  import("./sendOutbox.ts").then(({ sendOutbox }) => sendOutbox(apollo, area)).catch(() => undefined);
  return true;
}

/**
 * Sends what waits of the account that is signed in: now, with the network back, when the page is looked at again, and
 * as long as something waits after pauses that grow.
 * @returns ends it
 */
export function sendWhenPossible(apollo: ApolloClient): () => void {
  const areas = Object.keys(GUEST_AREAS) as PersonalArea[];
  const account = accountOf(apollo);
  const areasWaiting = () => areas.filter((area) => readOutbox(area).some((one) => one.account === account));
  let timer: number | undefined;
  let pause = FIRST_PAUSE_MS;

  const wait = () => {
    if (timer !== undefined || areasWaiting().length === 0) return;
    timer = window.setTimeout(() => void send(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const send = async () => {
    window.clearTimeout(timer);
    timer = undefined;
    for (const area of areasWaiting()) {
      await import("./sendOutbox.ts").then(({ sendOutbox }) => sendOutbox(apollo, area)).catch(() => undefined);
    }
    if (areasWaiting().length === 0) pause = FIRST_PAUSE_MS;
    wait();
  };
  const sendNow = () => {
    if (document.visibilityState === "visible") void send();
  };
  const stops = areas.map((area) => onOutboxChange(area, wait));
  window.addEventListener("online", sendNow);
  document.addEventListener("visibilitychange", sendNow);
  void send();
  return () => {
    window.clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener("online", sendNow);
    document.removeEventListener("visibilitychange", sendNow);
  };
}

import type { ApolloClient } from "@apollo/client";
import { PROTOCOL_KEYS } from "../../schema/protocols/protocolKeys.ts";
import { REMINDER_DEVICE } from "../offline/reminderStore.ts";
import { isStored, onStorageChange } from "./storage.ts";

/** What a guest ticks is told after it has rested for so long. */
const REST_MS = 2_000;

/**
 * On a device that is reminded, tells with each visit where its clock is and what a guest has left, and takes up what was
 * ticked in notifications. On all others nothing is loaded.
 * @returns ends it
 */
export function remindWithVisits(apollo: ApolloClient, account: string | undefined): () => void {
  if (!isStored(REMINDER_DEVICE) || !("serviceWorker" in navigator)) return () => undefined;
  let timer: number | undefined;
  const load = () => import("./reminderDevice.ts");
  const take = () =>
    void import("../features/protocols/daily/notifiedTicks.ts")
      .then(({ takeNotifiedTicks }) => takeNotifiedTicks(apollo))
      .catch(() => undefined);
  const tell = () =>
    void load()
      .then(({ tellDevice }) => tellDevice(apollo))
      .catch(() => undefined);
  const tellSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(tell, REST_MS);
  };
  take();
  tellSoon();
  navigator.serviceWorker.addEventListener("message", take);
  const stop = account === undefined ? onStorageChange(Object.values(PROTOCOL_KEYS), tellSoon) : undefined;
  return () => {
    window.clearTimeout(timer);
    navigator.serviceWorker.removeEventListener("message", take);
    stop?.();
  };
}

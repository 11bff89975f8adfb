import type { ApolloClient } from "@apollo/client";
import { LAB_VALUE_KEYS } from "../../schema/labValues/labValueKeys.ts";
import { PROGRESS_KEYS } from "../../schema/programmes/progressKeys.ts";
import { PROTOCOL_KEYS } from "../../schema/protocols/protocolKeys.ts";
import { REMINDER_DEVICE } from "../offline/reminderStore.ts";
import { isStored, onStorageChange } from "./storage.ts";

/** What a guest ticks is told after it has rested for so long. */
const REST_MS = 2_000;

/** Where a browser stores what its guest is reminded of. */
const GUEST_KEYS = [PROTOCOL_KEYS, PROGRESS_KEYS, LAB_VALUE_KEYS].flatMap((keys) => Object.values(keys));

/**
 * On a device that is reminded, or is from now on, tells with each visit where its clock is and what a guest has left, and
 * takes up what was ticked in notifications. On all others nothing is loaded.
 * @returns ends it
 */
export function remindWithVisits(apollo: ApolloClient, account: string | undefined): () => void {
  let stop: (() => void) | undefined;
  const begin = () => {
    if (stop === undefined && isStored(REMINDER_DEVICE) && "serviceWorker" in navigator) stop = visit(apollo, account);
  };
  begin();
  const end = onStorageChange([REMINDER_DEVICE], begin);
  return () => {
    end();
    stop?.();
  };
}

function visit(apollo: ApolloClient, account: string | undefined): () => void {
  let timer: number | undefined;
  const take = () =>
    void import("../features/protocols/daily/notifiedTicks.ts")
      .then(({ takeNotifiedTicks }) => takeNotifiedTicks(apollo))
      .catch(() => undefined);
  const tell = () =>
    void import("./reminderDevice.ts").then(({ tellDevice }) => tellDevice(apollo)).catch(() => undefined);
  const tellSoon = () => {
    window.clearTimeout(timer);
    // Without a network it is told once there is one.
    if (navigator.onLine) timer = window.setTimeout(() => navigator.onLine && tell(), REST_MS);
  };
  take();
  tellSoon();
  window.addEventListener("online", tellSoon);
  navigator.serviceWorker.addEventListener("message", take);
  const stop = account === undefined ? onStorageChange(GUEST_KEYS, tellSoon) : undefined;
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener("online", tellSoon);
    navigator.serviceWorker.removeEventListener("message", take);
    stop?.();
  };
}

import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { sendOutbox } from "../../../guest/sendOutbox.ts";
import { accountOf } from "../../../session/viewer.ts";
import { showWhile, storeTick, type Tick } from "./pendingTicks.ts";
import { makeTick, toastRejected } from "./sendTick.ts";

/** An item of a checklist, as far as ticking it takes. */
interface Tickable {
  itemKey: string;
  day: string;
}

/** Ticks an item, or takes that back. It shows at once, and goes back with a toast when it was refused. */
export type SetDone = (item: Tickable, isDone: boolean) => void;

/**
 * How items of a checklist are ticked, whoever is here.
 * @param day the day that the checklist is of
 */
export function useTick(day: string): SetDone {
  const apollo = useApolloClient();
  return useCallback(
    ({ itemKey, day: listDay }, isDone) => void tickItem(apollo, { itemKey, day, listDay, isDone }),
    [apollo, day],
  );
}

/**
 * Ticks a step for whoever is here, or takes that back.
 * @param at when that was, unless it is now
 */
export async function tickItem(apollo: ApolloClient, tick: Tick, at?: Date): Promise<void> {
  const account = accountOf(apollo);
  if (account === undefined) {
    await showWhile(account, tick, () => makeTick(apollo, tick, at).catch(() => toastRejected(tick)));
    return;
  }
  await showWhile(account, tick, () => storeTick(account, tick, at).catch(() => toastRejected(tick)));
  // What does not arrive now is sent when the network is back.
  if (navigator.onLine) await sendOutbox(apollo, "protocols").catch(() => undefined);
}

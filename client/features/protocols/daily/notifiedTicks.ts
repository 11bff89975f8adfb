import type { ApolloClient } from "@apollo/client";
import { type Checklist, checklistOf } from "../../../../schema/rules/protocols/checklist.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { withStorageLock } from "../../../guest/storage.ts";
import { drop, notifiedTicks } from "../../../offline/reminderStore.ts";
import { readProtocols } from "../data/protocolStorage.ts";
import { tickItem } from "./useTick.ts";

/** Takes what was ticked in notifications to where ticks belong: the browser's own protocols, or the queue of an account. */
export async function takeNotifiedTicks(apollo: ApolloClient): Promise<void> {
  // Several tabs are told at once.
  await withStorageLock("notified-ticks", async () => {
    for (const [name, { itemKey, day, listDay, at }] of await notifiedTicks()) {
      await tickItem(apollo, { itemKey, day, listDay, isDone: true }, new Date(at));
      await drop(name);
    }
  });
}

/** What a guest has to do today. */
export const guestChecklist = (): Checklist => checklistOf(readProtocols(), dayOf(new Date()));

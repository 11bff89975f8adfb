import { pendingTicks } from "../../../apollo/cache.ts";
import { addToOutbox, readOutbox, removeFromOutbox } from "../../../guest/outboxStorage.ts";
import { withLockIfFree } from "../../../guest/storage.ts";

// Ticks that the server does not know of yet. Those of an account are stored until they have arrived, so that neither a
// lost network nor a closed page loses one; what is shown follows from what is stored.

/** That a step was done, or was not after all. */
export interface Tick {
  itemKey: string;
  /** The day on which it was done. */
  day: string;
  /** The day by which its list knows it: of a weekly step the Monday of its week. */
  listDay: string;
  isDone: boolean;
}

/** A tick of an account that waits, and since when. */
interface WaitingTick extends Tick {
  at: Date;
}

/** What is ticked, as the cache and everything here name it. */
export const tickName = ({ itemKey, listDay }: Pick<Tick, "itemKey" | "listDay">): string => `${itemKey} ${listDay}`;

/** Says whether something that was stored is a tick. */
export function isTick(change: unknown): change is Tick {
  const { itemKey, day, listDay, isDone } = (change ?? {}) as Partial<Tick>;
  return [itemKey, day, listDay].every((part) => typeof part === "string") && typeof isDone === "boolean";
}

/** What was ticked in this tab and is not stored yet, or (a guest's) on its way to the browser's storage. */
const underway = new Map<string, Tick>();

/** Ticks that were stored without a network and that nothing tried to send since: they cannot have arrived. */
const untried = new Set<string>();
if (typeof window !== "undefined") window.addEventListener("online", () => untried.clear());

/** The ticks of an account that wait to be sent, in their order. */
export const readWaitingTicks = (account: string | undefined): WaitingTick[] =>
  account === undefined
    ? []
    : readOutbox("protocols").flatMap(({ account: owner, at, change }) =>
        owner === account && isTick(change) ? [{ ...change, at: new Date(at) }] : [],
      );

/** Shows what is ticked and not known to the server as it will be. */
export function showPendingTicks(account: string | undefined): void {
  const ticks = [...readWaitingTicks(account), ...underway.values()];
  pendingTicks(Object.fromEntries(ticks.map((tick) => [tickName(tick), tick.isDone])));
}

/** Shows a tick from now on and until the work with it has ended. */
export async function showWhile(account: string | undefined, tick: Tick, work: () => Promise<unknown>): Promise<void> {
  const name = tickName(tick);
  underway.set(name, tick);
  showPendingTicks(account);
  try {
    await work();
  } finally {
    // A newer one of the same step shows until it has ended itself.
    if (underway.get(name) === tick) underway.delete(name);
    showPendingTicks(account);
  }
}

/**
 * Stores a tick until the server has it. One that takes back what waits itself takes that out of the queue.
 * @param at when it was made, unless that is now
 */
export const storeTick = (account: string, tick: Tick, at?: Date): Promise<void> =>
  // What is being sent this moment can no longer be taken out.
  withLockIfFree("protocols-sending", async (isFree) => {
    const name = tickName(tick);
    const last = readOutbox("protocols").findLast(
      ({ account: owner, change }) => owner === account && isTick(change) && tickName(change) === name,
    );
    if (last && isFree) {
      await removeFromOutbox("protocols", last);
      if (untried.delete(name)) return;
      // It may have arrived without our hearing of it: then it is taken back there.
    }
    if (!navigator.onLine) untried.add(name);
    const isStored = await addToOutbox("protocols", { account, kind: "tick", change: tick, at: at?.toISOString() });
    if (!isStored) throw new Error("too much is pending");
  });

/** Notes that a tick is about to be sent. */
export const noteTried = (tick: Tick): void => void untried.delete(tickName(tick));

import type { PersonalArea } from "../../schema/personal.ts";
import { isStored, onStorageChange, readStored, removeStored, storeAll, withStorageLock } from "./storage.ts";

/** A change that has yet to reach the server, as it is stored. */
export interface OutboxEntry {
  /** Tells it from every other. */
  key: string;
  account: string;
  /** Which of the area's changes it is, by its name in `client/guest/guestAreas.ts`. */
  kind: string;
  /** When it was made, as ISO text. */
  at: string;
  change: unknown;
  /** How often the server has failed over it. */
  failures?: number;
}

/** Changes in an outbox at most: a month without a network, and little enough for every browser's storage. */
const MAX_PENDING = 1_000;
const MAX_CHARACTERS = 500_000;

const keyOf = (area: PersonalArea): string => `${area}-waiting`;

/** The changes in an area's outbox, oldest first; the sender validates each. */
export const readOutbox = (area: PersonalArea): OutboxEntry[] =>
  readStored(keyOf(area), (json) => (Array.isArray(json) ? json.filter(isOutboxEntry) : [])) ?? [];

const isOutboxEntry = (json: Partial<OutboxEntry> | null): json is OutboxEntry =>
  [json?.key, json?.account, json?.kind, json?.at].every((part) => typeof part === "string") &&
  !Number.isNaN(Date.parse(json?.at ?? ""));

/** Calls back when an area's outbox changes, here or in another tab; returns what stops it. */
export const onOutboxChange = (area: PersonalArea, listener: () => void): (() => void) =>
  onStorageChange([keyOf(area)], listener);

/**
 * Stores a change until the server has it, however long the network is down.
 * @param change with when it was made, unless that is now
 * @returns false when no more can be pending; it was not stored
 */
export async function addToOutbox(
  area: PersonalArea,
  change: Pick<OutboxEntry, "account" | "kind" | "change"> & { at?: string | undefined },
): Promise<boolean> {
  const now = new Date().toISOString();
  const one: OutboxEntry = { ...change, key: `${now} ${Math.random()}`, at: change.at ?? now };
  let isAccepted = false;
  await rewrite(area, (pending) => {
    const all = [...pending, one];
    isAccepted = all.length <= MAX_PENDING && JSON.stringify(all).length <= MAX_CHARACTERS;
    return isAccepted ? all : pending;
  });
  return isAccepted;
}

/** Removes a change that arrived, or that the server refused. */
export const removeFromOutbox = (area: PersonalArea, { key }: Pick<OutboxEntry, "key">): Promise<void> =>
  rewrite(area, (pending) => pending.filter((one) => one.key !== key));

/** Notes that the server has failed over a change. */
export const countFailure = (area: PersonalArea, { key }: OutboxEntry): Promise<void> =>
  rewrite(area, (pending) =>
    pending.map((one) => (one.key === key ? { ...one, failures: (one.failures ?? 0) + 1 } : one)),
  );

/** Removes the changes of accounts other than this one; of every account, if none is given. */
export const clearOthersOutbox = (area: PersonalArea, account: string | undefined): Promise<void> =>
  rewrite(area, (pending) => pending.filter((one) => one.account === account));

function rewrite(area: PersonalArea, change: (pending: OutboxEntry[]) => OutboxEntry[]): Promise<void> {
  return withStorageLock(keyOf(area), () => {
    const pending = change(readOutbox(area));
    if (pending.length > 0) storeAll({ [keyOf(area)]: pending }, { isQuiet: true });
    else if (isStored(keyOf(area))) removeStored([keyOf(area)]);
  });
}

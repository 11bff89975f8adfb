import type { PersonalArea } from "../../schema/personal.ts";
import { isStored, onStorageChange, readStored, removeStored, storeAll, withStorageLock } from "./storage.ts";

/** A change that has yet to reach the server, as it is stored. */
export interface PendingChange {
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

/** Pending changes at most: a month without a network, and little enough for every browser's storage. */
const MAX_PENDING = 1_000;
const MAX_CHARACTERS = 500_000;

const keyOf = (area: PersonalArea): string => `${area}-waiting`;

/** The pending changes of an area, oldest first; the sender validates each. */
export const readPendingChanges = (area: PersonalArea): PendingChange[] =>
  readStored(keyOf(area), (json) => (Array.isArray(json) ? json.filter(isPendingChange) : [])) ?? [];

const isPendingChange = (json: Partial<PendingChange> | null): json is PendingChange =>
  [json?.key, json?.account, json?.kind, json?.at].every((part) => typeof part === "string") &&
  !Number.isNaN(Date.parse(json?.at ?? ""));

/** Calls back when the pending changes of an area change, here or in another tab; returns what stops it. */
export const onPendingChanges = (area: PersonalArea, listener: () => void): (() => void) =>
  onStorageChange([keyOf(area)], listener);

/**
 * Stores a change until the server has it, however long the network is down.
 * @returns false when no more can be pending; it was not stored
 */
export async function storePendingChange(
  area: PersonalArea,
  change: Pick<PendingChange, "account" | "kind" | "change">,
): Promise<boolean> {
  const at = new Date().toISOString();
  const one: PendingChange = { ...change, key: `${at} ${Math.random()}`, at };
  let isAccepted = false;
  await rewrite(area, (pending) => {
    const all = [...pending, one];
    isAccepted = all.length <= MAX_PENDING && JSON.stringify(all).length <= MAX_CHARACTERS;
    return isAccepted ? all : pending;
  });
  return isAccepted;
}

/** Removes a change that arrived, or that the server refused. */
export const removePendingChange = (area: PersonalArea, { key }: Pick<PendingChange, "key">): Promise<void> =>
  rewrite(area, (pending) => pending.filter((one) => one.key !== key));

/** Notes that the server has failed over a change. */
export const countFailure = (area: PersonalArea, { key }: PendingChange): Promise<void> =>
  rewrite(area, (pending) =>
    pending.map((one) => (one.key === key ? { ...one, failures: (one.failures ?? 0) + 1 } : one)),
  );

/** Removes the changes of accounts other than this one; of every account, if none is given. */
export const removeOthersPendingChanges = (area: PersonalArea, account: string | undefined): Promise<void> =>
  rewrite(area, (pending) => pending.filter((one) => one.account === account));

function rewrite(area: PersonalArea, change: (pending: PendingChange[]) => PendingChange[]): Promise<void> {
  return withStorageLock(keyOf(area), () => {
    const pending = change(readPendingChanges(area));
    if (pending.length > 0) storeAll({ [keyOf(area)]: pending }, { isQuiet: true });
    else if (isStored(keyOf(area))) removeStored([keyOf(area)]);
  });
}

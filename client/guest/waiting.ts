import type { PersonalArea } from "../../schema/personal.ts";
import { isStored, readStored, removeStored, storeAll, withStorageLock } from "./storage.ts";

/** A change that has yet to reach the server, as it is stored. */
export interface Waiting {
  account: string;
  /** When it was made, as ISO text. */
  at: string;
  change: unknown;
}

/** Changes that wait at most; beyond, the oldest go. */
const MAX_WAITING = 100;

const keyOf = (area: PersonalArea): string => `${area}-waiting`;

/** What waits in an area, in its order; who sends it checks what it is. */
export const readWaiting = (area: PersonalArea): Waiting[] =>
  readStored(keyOf(area), (json) => (Array.isArray(json) ? json.filter(isWaiting) : [])) ?? [];

const isWaiting = (json: Partial<Waiting> | null): json is Waiting =>
  typeof json?.account === "string" && typeof json.at === "string" && !Number.isNaN(Date.parse(json.at));

/** True when something waits in an area. */
export const isAnyWaiting = (area: PersonalArea): boolean => isStored(keyOf(area));

/** Keeps a change until the server has it, however long the network is gone. */
export const keepWaiting = (area: PersonalArea, account: string, change: unknown): Promise<void> =>
  rewrite(area, (waiting) => [...waiting, { account, at: new Date().toISOString(), change }].slice(-MAX_WAITING));

/** Forgets a change that arrived, or that nobody will take. */
export const forgetWaiting = (area: PersonalArea, { account, at, change }: Waiting): Promise<void> =>
  rewrite(area, (waiting) => {
    const told = JSON.stringify([account, at, change]);
    return waiting.filter((one) => JSON.stringify([one.account, one.at, one.change]) !== told);
  });

/** Forgets the changes of accounts other than this one. */
export const forgetOthersWaiting = (area: PersonalArea, account: string | undefined): Promise<void> =>
  rewrite(area, (waiting) => waiting.filter((one) => one.account === account));

function rewrite(area: PersonalArea, change: (waiting: Waiting[]) => Waiting[]): Promise<void> {
  return withStorageLock(keyOf(area), () => {
    const waiting = change(readWaiting(area));
    if (waiting.length > 0) storeAll({ [keyOf(area)]: waiting }, { isQuiet: true });
    else if (isAnyWaiting(area)) removeStored([keyOf(area)]);
  });
}

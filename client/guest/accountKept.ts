import { isStored, readStored, removeStored, storeAll } from "./storage.ts";

/**
 * Keys of what the browser keeps for the account that is signed in and the server does not. Each
 * value says whose it is, and goes when somebody else, or nobody, is signed in; a new area adds its own.
 */
const KEYS = ["account-journey"] as const;
type Key = (typeof KEYS)[number];

const ownerOf = (json: unknown): unknown => (json as { account?: unknown } | null)?.account;

/** What is kept for an account, unchecked; undefined when there is nothing. */
export const readAccountKept = (key: Key, account: string): unknown =>
  readStored(key, (json) => (ownerOf(json) === account ? json : undefined));

/** Keeps something for an account. */
export const keepForAccount = (key: Key, account: string, value: object): boolean =>
  storeAll({ [key]: { ...value, account } });

/** Forgets what is kept for whichever account. */
export const forgetAccountKept = (key: Key): void => removeStored([key]);

/** Forgets what is kept for accounts other than this one. */
export function forgetOtherAccounts(account: string | undefined): void {
  const others = KEYS.filter((key) => isStored(key) && (!account || readAccountKept(key, account) === undefined));
  if (others.length > 0) removeStored(others);
}

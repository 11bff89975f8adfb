/**
 * What the browser stores: JSON under fixed keys, checked when read, announced to listeners here and in other
 * tabs when changed. Nothing here throws: a browser that stores nothing still shows the site.
 */

/** Says whether a text that was stored is what it should be; undefined when it is not. */
export type Reader<Value> = (json: unknown) => Value | undefined;

/** A change of what is stored. */
export interface StorageChange {
  /** The keys that changed; undefined when everything may have. */
  keys: readonly string[] | undefined;
  /** True when a GraphQL response already carries the change, so that no refetch is needed. */
  isAnswered: boolean;
}

const listeners = new Set<(change: StorageChange) => void>();
let onRefused: (() => void) | undefined;
/** In-memory fallback for values that the browser refused; they hold until the page is left. */
const inMemory = new Map<string, string>();

/** The value of a key; undefined when there is none, or none that can be read. */
export function readStored<Value>(key: string, read: Reader<Value>): Value | undefined {
  try {
    const text = inMemory.get(key) ?? window.localStorage.getItem(key);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Written and removed at once, to see whether the browser stores anything; another tab may meet it in between. */
export const STORAGE_PROBE = "storage-probe";

/** True when the browser stores what it is given; a full or forbidden storage does not. */
export function canStore(): boolean {
  try {
    window.localStorage.setItem(STORAGE_PROBE, "1");
    window.localStorage.removeItem(STORAGE_PROBE);
    return true;
  } catch {
    return false;
  }
}

/** True when a key holds anything, readable or not. */
export function isStored(key: string): boolean {
  try {
    return inMemory.has(key) || window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Stores several values, all or none: when the browser has no room, what was there stays, and the
 * new holds until the page is left.
 * @param options.isAnswered a GraphQL response already carries the change
 * @param options.isQuiet true to say nothing when it could not be stored: it can be fetched again, or was not asked for
 * @param options.isLasting true for what is to last: what could not be stored is dropped, and the caller says so
 * @returns false when it could not be stored; the visitor gets one message about it
 */
export function storeAll(
  values: Readonly<Record<string, unknown>>,
  { isAnswered = false, isQuiet = false, isLasting = false } = {},
): boolean {
  const keys = Object.keys(values);
  const before = new Map<string, string | null>();
  try {
    for (const [key, value] of Object.entries(values)) {
      before.set(key, window.localStorage.getItem(key));
      window.localStorage.setItem(key, JSON.stringify(value));
    }
    for (const key of keys) inMemory.delete(key);
    announce({ keys, isAnswered });
    return true;
  } catch {
    putBack(before);
    if (isLasting) return false;
    for (const [key, value] of Object.entries(values)) inMemory.set(key, JSON.stringify(value));
    announce({ keys, isAnswered });
    if (isQuiet) return false;
    onRefused?.();
    onRefused = undefined;
    return false;
  }
}

/** Stores a text as it is, for a key that is no JSON; silently not, where the browser has no room. */
export function storeText(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
    announce({ keys: [key], isAnswered: false });
  } catch {
    // It can be done without.
  }
}

/** Removes keys. */
export function removeStored(keys: readonly string[]): void {
  for (const key of keys) inMemory.delete(key);
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
  announce({ keys, isAnswered: false });
}

/** Removes every key, and what is held because the browser refused it. */
export function clearStored(): void {
  inMemory.clear();
  try {
    // Other tabs hear only of a storage that held something.
    window.localStorage.setItem(STORAGE_PROBE, "1");
    window.localStorage.clear();
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
  announce({ keys: undefined, isAnswered: false });
}

/**
 * Calls back when one of some keys changes, here or in another tab; without keys, when any does.
 * @returns stops it
 */
export function onStorageChange(
  keys: readonly string[] | undefined,
  listener: (change: StorageChange) => void,
): () => void {
  const concerns = (change: StorageChange) => !change.keys || !keys || change.keys.some((key) => keys.includes(key));
  const here = (change: StorageChange) => {
    if (concerns(change)) listener(change);
  };
  const elsewhere = ({ key, storageArea }: StorageEvent) => {
    // The session's storage belongs to one tab; no key means that everything was cleared.
    if (storageArea === window.sessionStorage) return;
    if (key === null) inMemory.clear();
    here({ keys: key === null ? undefined : [key], isAnswered: false });
  };
  listeners.add(here);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(here);
    window.removeEventListener("storage", elsewhere);
  };
}

/**
 * Calls back when everything was erased, here or in another tab: what shows of it, or is held, goes as well.
 * @returns stops it
 */
export const onErased = (listener: () => void): (() => void) =>
  onStorageChange(undefined, ({ keys }) => {
    if (!keys) listener();
  });

/** Says what happens, once, when the browser refuses to store something. */
export function onRefusal(tellVisitor: () => void): void {
  onRefused = tellVisitor;
}

/**
 * Reads, changes and writes what is stored while no other tab does, so that two that write at once lose nothing.
 * Browsers without locks do it at once, which is whole within a tab.
 * @param name what is locked, e.g. 'journey'
 */
export async function withStorageLock<Result>(name: string, work: () => Result): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(`livsresan-${name}`, work) : work();
}

/**
 * Runs a function at once, and passes whether the lock was free.
 * @param name what is locked, e.g. 'journey-sending'
 */
export async function withLockIfFree<Result>(
  name: string,
  work: (isFree: boolean) => Result,
): Promise<Awaited<Result>> {
  const locks = globalThis.navigator?.locks;
  return locks
    ? locks.request(`livsresan-${name}`, { ifAvailable: true }, (lock) => work(lock !== null))
    : await work(true);
}

function announce(change: StorageChange): void {
  for (const listener of listeners) listener(change);
}

function putBack(before: ReadonlyMap<string, string | null>): void {
  for (const [key, text] of before) {
    try {
      if (text === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, text);
    } catch {
      // What does not fit any more was larger than what was there before; nothing else can be done.
    }
  }
}

/**
 * What is kept in the browser: JSON under fixed keys, checked when read, told to other parts and
 * tabs when changed. Nothing here throws: a browser that keeps nothing still shows the site.
 */

/** Says whether a text that was kept is what it should be; undefined when it is not. */
export type Reader<Value> = (json: unknown) => Value | undefined;

const listeners = new Set<() => void>();
let refuse: (() => void) | undefined;
/** What the browser would not keep; it holds until the page is left. */
const unkept = new Map<string, string>();

/** What a key holds, or undefined when there is nothing, or nothing that can be read. */
export function readKept<Value>(key: string, read: Reader<Value>): Value | undefined {
  try {
    const text = unkept.get(key) ?? window.localStorage.getItem(key);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** True when a key holds anything, readable or not. */
export function isKept(key: string): boolean {
  try {
    return unkept.has(key) || window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Keeps several values, all or none: when the browser has no room, what was there stays, and the
 * new holds until the page is left.
 * @returns false when it could not be kept, which the visitor is told once
 */
export function keepAll(values: Readonly<Record<string, unknown>>): boolean {
  const before = new Map<string, string | null>();
  try {
    for (const [key, value] of Object.entries(values)) {
      before.set(key, window.localStorage.getItem(key));
      window.localStorage.setItem(key, JSON.stringify(value));
    }
    for (const key of Object.keys(values)) unkept.delete(key);
    tell();
    return true;
  } catch {
    putBack(before);
    for (const [key, value] of Object.entries(values)) unkept.set(key, JSON.stringify(value));
    tell();
    refuse?.();
    refuse = undefined;
    return false;
  }
}

/** Forgets keys. */
export function forgetKept(keys: readonly string[]): void {
  for (const key of keys) unkept.delete(key);
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  tell();
}

/** Calls back when something that is kept changes, here or in another tab; gives back how to stop. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Says what happens, once, when the browser refuses to keep something. */
export function onRefusal(tellVisitor: () => void): void {
  refuse = tellVisitor;
}

function tell(): void {
  for (const listener of listeners) listener();
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

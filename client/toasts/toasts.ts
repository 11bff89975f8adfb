/** A message to the visitor. */
export interface Toast {
  title: string;
  text?: string;
  /** 'error' stays until dismissed, tried again or left; 'confirmation' is small and short (4 s); others show 5 s. */
  tone?: "info" | "success" | "warning" | "error" | "confirmation";
  /** A screen reader says it by itself already, as of a box that was ticked. */
  isForTheEye?: boolean;
  /** What it is about: what is said of it later takes its place. */
  about?: string;
  /** A button, e.g. 'Försök igen'. */
  action?: { label: string; run(): void };
}

/** A toast that is showing. */
export interface ShownToast extends Toast {
  id: number;
  /** When it appeared, in milliseconds. */
  since: number;
}

/** Confirmations show three at most, everything else one at a time. */
const MAX_CONFIRMATIONS = 3;

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** The one queue of toasts, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly ShownToast[] => shown,
};

function update(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** Shows a message; a new one takes the place of the standard one that shows. */
export function showToast(toast: Toast): void {
  const isConfirmation = toast.tone === "confirmation";
  const confirmations = shown.filter(({ tone }) => tone === "confirmation");
  const others = shown.filter(({ tone, about }) => tone !== "confirmation" && !(about && about === toast.about));
  const remaining = isConfirmation ? [...others, ...confirmations.slice(1 - MAX_CONFIRMATIONS)] : confirmations;
  update([...remaining, { ...toast, id: nextId++, since: Date.now() }]);
}

/** Takes away what shows, except errors, when something else takes the screen. */
export const clearToasts = (): void => update(shown.filter(({ tone }) => tone === "error"));

/** Takes a message away. */
export const dismissToast = (id: number): void => update(shown.filter((toast) => toast.id !== id));

/** Takes an error away once what it is about has succeeded. */
export const endErrorsAbout = (about: string): void =>
  update(shown.filter((toast) => toast.tone !== "error" || toast.about !== about));

/** A message shown this shortly before a view was left belongs to the next one. */
const JUST_NOW_MS = 1_000;

/** Takes errors away with the view that they were about. */
export const clearErrors = (): void =>
  update(shown.filter(({ tone, since }) => tone !== "error" || Date.now() - since < JUST_NOW_MS));

/** Takes away what was said before a dialog opened, except errors. */
export const clearEarlier = (): void => {
  const left = shown.filter(({ tone, since }) => tone === "error" || Date.now() - since < JUST_NOW_MS);
  if (left.length < shown.length) update(left);
};

/**
 * Runs a function that may show errors.
 * @returns removes those errors, once they are no longer true
 */
export async function trackErrors(work: () => unknown): Promise<() => void> {
  const known = nextId;
  await work();
  const errors = shown.filter(({ tone, id }) => tone === "error" && id >= known);
  return () => {
    if (errors.some((toast) => shown.includes(toast))) update(shown.filter((toast) => !errors.includes(toast)));
  };
}

import { useEffect, useLayoutEffect, useRef } from "react";
import type { Blocker, BlockerFunction } from "react-router-dom";

/** A navigation that is held up until `proceed` or `reset` is called. */
export type HeldNavigation = Extract<Blocker, { state: "blocked" }>;

/** A guard that may block a navigation. */
export interface NavigationGuard {
  isBlocking: BlockerFunction;
  onBlocked: (navigation: HeldNavigation) => void;
}

/** The router lets one blocker in at a time: this is the list that it asks, what opened last being asked first. */
let guards: readonly NavigationGuard[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly NavigationGuard[]): void => {
  guards = next;
  for (const listener of listeners) listener();
};

/** The guards that there are, as a store for `useSyncExternalStore`. */
export const navigationGuards = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: (): readonly NavigationGuard[] => guards,
};

/** Guards the page's navigations while `isActive`; of several guards that would hold one up, the last one does. */
export function useNavigationGuard(isActive: boolean, guard: NavigationGuard): void {
  const latest = useRef(guard);
  useLayoutEffect(() => {
    latest.current = guard;
  });
  useEffect(() => {
    if (!isActive) return;
    const own: NavigationGuard = {
      isBlocking: (navigation) => latest.current.isBlocking(navigation),
      onBlocked: (navigation) => latest.current.onBlocked(navigation),
    };
    change([...guards, own]);
    return () => change(guards.filter((other) => other !== own));
  }, [isActive]);
}

/** Has the browser ask before the page is left or loaded anew with something that is stored nowhere. */
export function useUnloadQuestion(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasChanges]);
}

/**
 * Lets the browser's Back close what is open above the page, as on a phone it is expected to, instead of leaving the
 * page below it. No entry of the history is added, so none is left behind when it is closed in another way.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  useNavigationGuard(isOpen, {
    isBlocking: ({ historyAction }) => historyAction === "POP",
    onBlocked: (navigation) => {
      navigation.reset();
      onClose();
    },
  });
}

import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useBlocker } from "react-router-dom";
import { type NavigationGuard, navigationGuards } from "../../ui/link/navigationGuards.ts";

/** Blocks the router's navigations while a guard is active. Without a guard, the router has no blocker at all. */
export function NavigationBlocker() {
  const guards = useSyncExternalStore(navigationGuards.subscribe, navigationGuards.snapshot, navigationGuards.snapshot);
  return guards.length > 0 && <Blocker />;
}

function Blocker() {
  const guard = useRef<NavigationGuard>(undefined);
  const blocker = useBlocker(
    useCallback((navigation) => {
      guard.current = navigationGuards.snapshot().findLast(({ isBlocking }) => isBlocking(navigation));
      return guard.current !== undefined;
    }, []),
  );
  useEffect(() => {
    if (blocker.state === "blocked") guard.current?.onBlocked(blocker);
  }, [blocker]);
  return null;
}

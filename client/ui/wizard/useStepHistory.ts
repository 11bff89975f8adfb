import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** How long the browser may take to go back in its history. */
const TIMEOUT_MS = 1_000;

/** The mark that a wizard leaves in the history's state: how many entries it has added so far. */
interface Mark {
  wizard: { id: string; depth: number };
}

const depthOf = (state: unknown, id: string): number => {
  const mark = (state as Partial<Mark> | null)?.wizard;
  return mark?.id === id ? mark.depth : 0;
};

/**
 * Lets the browser's Back go one step back in a wizard instead of leaving the page. Every step that is gone forward
 * is an entry of the history at the page's own address; the router, for which nothing changes, does not hear of them.
 * @param options.isOverPage true for a dialog, whose first step is an entry, too, so that Back closes it
 * @param options.onStep hears to which step the browser went, onLeave that it went before the first
 */
export function useStepHistory(options: {
  id: string;
  step: number;
  /** False until it is known at which step it begins. */
  isReady: boolean;
  isOpen: boolean;
  isOverPage: boolean;
  onStep: (step: number) => void;
  onLeave: () => void;
}): { leave: () => Promise<void> } {
  const { id, step, isReady, isOpen } = options;
  const base = options.isOverPage ? 1 : 0;
  const location = useLocation();
  const latest = useRef({ ...options, location });
  useEffect(() => {
    latest.current = { ...options, location };
  });

  /** Entries that are ours, as of what was asked of the browser. */
  const depth = useRef(0);
  /** Moves of our own that the browser has yet to tell of. */
  const moves = useRef<(() => void)[]>([]);

  const moveTo = useCallback(
    (target: number): Promise<void> => {
      while (depth.current < target) {
        depth.current++;
        const mark: Mark = { wizard: { id, depth: depth.current } };
        window.history.pushState({ ...window.history.state, ...mark }, "");
      }
      const delta = target - depth.current;
      if (delta === 0) return Promise.resolve();
      depth.current = target;
      return new Promise((resolve) => {
        const done = () => {
          moves.current = moves.current.filter((move) => move !== done);
          resolve();
        };
        moves.current.push(done);
        window.history.go(delta);
        setTimeout(done, TIMEOUT_MS);
      });
    },
    [id],
  );

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const { isOpen, isOverPage, onStep, onLeave, location } = latest.current;
      const before = depth.current;
      const now = depthOf(event.state, id);
      const [move] = moves.current;
      // From or to another page is the router's.
      if (!isHere(location) || (!move && before === 0 && now === 0)) return;
      event.stopImmediatePropagation();
      if (move) return move();
      depth.current = now;
      if (!isOpen) return;
      if (now === 0 && isOverPage) onLeave();
      else onStep(now - (isOverPage ? 1 : 0));
    };
    // Before the router, which listens to the same.
    window.addEventListener("popstate", onPop, true);
    return () => window.removeEventListener("popstate", onPop, true);
  }, [id]);

  // Another page, or the same after a reload: what is ours is what the entry says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the location is what it is about
  useEffect(() => {
    depth.current = depthOf(window.history.state, id);
  }, [id, location]);

  useEffect(() => {
    if (isReady) void moveTo(isOpen ? step + base : 0);
  }, [isReady, isOpen, step, base, moveTo]);

  const leave = useCallback(() => moveTo(0), [moveTo]);
  return { leave };
}

/** True when an address of the router's is the browser's, which writes some characters differently. */
const isHere = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): boolean =>
  new URL(`${pathname}${search}${hash}`, window.location.origin).href === window.location.href;

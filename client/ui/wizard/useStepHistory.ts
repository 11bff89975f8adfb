import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

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
 * Going back takes the browser its time: what is wanted meanwhile waits until it says where it has come.
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
  useLayoutEffect(() => {
    latest.current = { ...options, location };
  });

  /** How many entries of ours there are to be. */
  const wanted = useRef(0);
  /** Whether the browser's event for a move of our own is still to come. */
  const isMoving = useRef(false);
  /** Callbacks that wait until the history has the wanted entry. */
  const waiting = useRef<(() => void)[]>([]);

  const settle = useCallback(() => {
    if (isMoving.current) return;
    let depth = depthOf(window.history.state, id);
    while (depth < wanted.current) {
      depth++;
      const mark: Mark = { wizard: { id, depth } };
      window.history.pushState({ ...window.history.state, ...mark }, "");
    }
    if (depth > wanted.current) {
      isMoving.current = true;
      window.history.go(wanted.current - depth);
      return;
    }
    tell(waiting.current);
  }, [id]);

  const moveTo = useCallback(
    (target: number): Promise<void> =>
      new Promise((resolve) => {
        wanted.current = target;
        waiting.current.push(resolve);
        settle();
      }),
    [settle],
  );

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      const { isOpen, isOverPage, onStep, onLeave, location } = latest.current;
      const before = wanted.current;
      const now = depthOf(event.state, id);
      // From or to another page is the router's.
      if (!isHere(location) || (!isMoving.current && before === 0 && now === 0)) return;
      event.stopImmediatePropagation();
      if (isMoving.current) {
        isMoving.current = false;
        return settle();
      }
      wanted.current = now;
      if (!isOpen) return;
      if (now === 0 && isOverPage) onLeave();
      else onStep(now - (isOverPage ? 1 : 0));
    };
    // Before the router, which listens to the same.
    window.addEventListener("popstate", onPop, true);
    return () => window.removeEventListener("popstate", onPop, true);
  }, [id, settle]);

  // Another page, or the same after a reload: what is ours is what the entry says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the location is what it is about
  useEffect(() => {
    isMoving.current = false;
    wanted.current = depthOf(window.history.state, id);
    settle();
  }, [id, location]);

  useEffect(() => {
    if (isReady) void moveTo(isOpen ? step + base : 0);
  }, [isReady, isOpen, step, base, moveTo]);

  // Nobody waits for a page that was left.
  useEffect(() => () => tell(waiting.current), []);

  const leave = useCallback(() => moveTo(0), [moveTo]);
  return { leave };
}

function tell(waiting: (() => void)[]): void {
  for (const done of waiting.splice(0)) done();
}

/** Compares router and browser paths after normalising their encoding. */
const isHere = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): boolean =>
  new URL(`${pathname}${search}${hash}`, window.location.origin).href === window.location.href;

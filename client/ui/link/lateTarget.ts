import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { idOfHash } from "./hashes.ts";

/** How long a target is waited for, in milliseconds. */
const WAIT_MS = 10_000;

/** What somebody does who has gone on by themselves. */
const GOES_ON = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Goes to what the hash of a followed link names as soon as it is there: where it comes with the page's data, the router has
 * looked for it too early, and the page would stay at its top. Into a field one goes with the focus.
 */
export function useLateTarget(): void {
  const { hash, key } = useLocation();
  // Back and forward lead to where a page was left.
  const isLink = useNavigationType() !== "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => (hash && isLink ? goTo(idOfHash(hash)) : undefined), [hash, key, isLink]);
}

/** @returns ends the waiting */
function goTo(id: string): () => void {
  const go = (): boolean => {
    const target = document.getElementById(id);
    // What is not at the top any more has been scrolled already, by the router or by the visitor.
    if (window.scrollY === 0) target?.scrollIntoView();
    if (target instanceof HTMLInputElement) target.focus({ preventScroll: true });
    return target !== null;
  };
  if (go()) return () => undefined;
  const watch = new MutationObserver(() => go() && end());
  const timer = setTimeout(() => end(), WAIT_MS);
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const event of GOES_ON) window.removeEventListener(event, end);
  };
  for (const event of GOES_ON) window.addEventListener(event, end, { passive: true });
  watch.observe(document.body, { childList: true, subtree: true });
  return end;
}

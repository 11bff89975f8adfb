import { useSyncExternalStore } from "react";
import { onErased } from "./storage.ts";

let count = 0;
let isCounting = false;

/** Counts from now on, also while nothing listens: what was begun before must not be written afterwards. */
function startCounting(): void {
  if (isCounting) return;
  isCounting = true;
  onErased(() => {
    count += 1;
  });
}

/** How often everything was erased since this page was loaded, here or in another tab. */
export function erasures(): number {
  startCounting();
  return count;
}

const subscribe = (listener: () => void): (() => void) => {
  startCounting();
  return onErased(listener);
};

/**
 * The same for components: as a `key` it renders a form anew, which then holds nothing of what was erased.
 */
export const useErasures = (): number => useSyncExternalStore(subscribe, erasures, () => 0);

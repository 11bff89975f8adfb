import { useState } from "react";

/** Options that are on, by the result's key: kept while the site is open in the tab, like ticks. */
const chosenOf = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** The optional activity of a result that is turned on, one at most, and a way to turn one on or off. */
export function useChosenOptions(result: string): [chosen: ReadonlySet<string>, toggle: (key: string) => void] {
  const [, setChanges] = useState(0);
  const chosen = chosenOf.get(result) ?? NONE;
  const toggle = (key: string) => {
    chosenOf.set(result, chosenOf.get(result)?.has(key) ? NONE : new Set([key]));
    setChanges((count) => count + 1);
  };
  return [chosen, toggle];
}

import { useState } from "react";

/** Ticks by the result's key and the day: kept while the site is open in the tab, stored nowhere. */
const ticks = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/**
 * What is ticked of a result on a day, and a way to tick or untick an activity. Nothing of it is stored: what is to be
 * followed is saved as a protocol.
 */
export function useDayTicks(result: string, day: string): [done: ReadonlySet<string>, toggle: (key: string) => void] {
  const [, setChanges] = useState(0);
  const name = `${result} ${day}`;
  const done = ticks.get(name) ?? NONE;
  const toggle = (key: string) => {
    const known = ticks.get(name) ?? NONE;
    const others = [...known].filter((other) => other !== key);
    ticks.set(name, new Set(known.has(key) ? others : [...others, key]));
    setChanges((count) => count + 1);
  };
  return [done, toggle];
}

import { readStored, removeStored, storeAll } from "../../guest/storage.ts";

const KEY = "recent-searches";

/** Most searches that are offered again. */
const MAX_SEARCHES = 6;

const isTexts = (json: unknown): json is string[] =>
  Array.isArray(json) && json.every((text) => typeof text === "string" && text !== "");

/** Recent searches on this device, the latest first. */
export const recentSearches = (): readonly string[] =>
  readStored(KEY, (json) => (isTexts(json) ? json.slice(0, MAX_SEARCHES) : undefined)) ?? [];

/** Remembers on this device what was searched for. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((one) => one.toLocaleLowerCase("sv") !== text.toLocaleLowerCase("sv"));
  storeAll({ [KEY]: [text, ...others].slice(0, MAX_SEARCHES) }, { isQuiet: true });
}

/** Clears all of it. */
export const clearRecentSearches = (): void => removeStored([KEY]);

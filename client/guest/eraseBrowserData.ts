import { comparedIds } from "../apollo/cache.ts";
import { clearCopies } from "../offline/copies.ts";
import { REMINDER_DEVICE } from "../offline/reminderStore.ts";
import { clearStored, isStored } from "./storage.ts";

/** Erases everything that the site keeps in this browser, whatever key it has: what nobody has thought of goes, too. */
export async function eraseBrowserData(): Promise<void> {
  // What the server and the push service know of the device goes first: afterwards it has no name any more.
  if (isStored(REMINDER_DEVICE)) await (await import("./reminderDevice.ts")).forgetDevice().catch(() => undefined);
  forgetTab();
  clearStored();
  await clearCopies();
}

/** Erases what this tab has for itself, where everything was erased in another. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
  comparedIds({ TESTS: [], SUPPLEMENTS: [], BIOHACKING: [] });
}

import type { Area } from "../../../../schema/catalogue.ts";
import { comparedFromText, toggleCompared } from "../../../../schema/rules/catalogue/comparison.ts";
import { comparedIds } from "../../../apollo/cache.ts";
import { showToast } from "../../../toasts/toasts.ts";
import type { AreaConfig } from "../list/areas.ts";

const keyOf = (area: Area): string => `comparison-${area}`;

/** Sets an area's comparison, in the cache and for the browser's session. */
export function setCompared(area: Area, ids: readonly number[]): void {
  comparedIds({ ...comparedIds(), [area]: ids });
  try {
    sessionStorage.setItem(keyOf(area), ids.join(","));
  } catch {
    // Blocked or full: the comparison still holds until the page is left.
  }
}

/** Adds or removes a product; a fifth is refused with the area's message. */
export function toggleComparison({ area, compare }: AreaConfig, id: number): void {
  const { ids, isRefused } = toggleCompared(comparedIds()[area], id);
  if (isRefused) showToast({ ...compare.full, tone: "warning" });
  else setCompared(area, ids);
}

/** Restores the comparison from a shared address, or from the session's storage; called after the first render. */
export function restoreComparison(area: Area, fromAddress: string | null): void {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(keyOf(area));
  } catch {
    // Blocked: nothing was stored.
  }
  const ids = comparedFromText(fromAddress ?? stored);
  if (ids.length > 0 && ids.join() !== comparedIds()[area].join()) setCompared(area, ids);
}

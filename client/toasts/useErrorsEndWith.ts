import { useEffect } from "react";
import { clearErrors } from "./toasts.ts";

/**
 * Takes errors away when a view is left. What the next one tells of as it appears stays.
 * @param view names it
 */
export function useErrorsEndWith(view: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of view that it follows
  useEffect(() => clearErrors, [view]);
}

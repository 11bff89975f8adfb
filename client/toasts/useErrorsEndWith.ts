import { useEffect } from "react";
import { clearErrors } from "./toasts.ts";

/**
 * Removes errors when a view is left. Errors that the next view shows as it appears stay.
 * @param view names it
 */
export function useErrorsEndWith(view: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of view that it follows
  useEffect(() => clearErrors, [view]);
}

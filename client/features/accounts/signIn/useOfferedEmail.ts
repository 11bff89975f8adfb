import { useLocation } from "react-router-dom";

/** The email address to fill a form with: it comes in a cookie, never in the page's URL. */
export function useOfferedEmail(): string {
  const { state }: { state: { email?: string | null } | null } = useLocation();
  return state?.email ?? "";
}

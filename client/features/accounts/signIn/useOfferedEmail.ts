import { useLocation } from "react-router-dom";

/** The address that a form is to be filled in with: it comes beside the address of the page, never in it. */
export function useOfferedEmail(): string {
  const { state }: { state: { email?: string | null } | null } = useLocation();
  return state?.email ?? "";
}

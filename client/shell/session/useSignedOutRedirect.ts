import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { changeViewer } from "../../session/viewerChanges.ts";
import { showToast, type Toast } from "../../toasts/toasts.ts";
import { clearRecentSearches } from "../search/recentSearches.ts";

/** Handles the end of a session here: goes to the front page, and forgets the account. */
export function useSignedOutRedirect(): (toast: Toast) => Promise<void> {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  return async (toast) => {
    // First away, so that a protected page does not ask to sign in again on its way out.
    await navigate("/", { flushSync: true });
    await changeViewer(apollo, null);
    // What somebody searched for is not for the next one at this device.
    clearRecentSearches();
    showToast(toast);
  };
}

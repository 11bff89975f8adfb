import type { ApolloClient } from "@apollo/client";
import { refreshShown } from "../guest/refreshPersonal.ts";
import { ViewerDocument } from "../session/Viewer.generated.ts";
import { accountOf } from "../session/viewer.ts";
import { clearOthers, recheckViewer } from "../session/viewerChanges.ts";
import { isStoredCopy, storedViewer } from "./offlineResponses.ts";
import { followResponses, respondFromStorage, shownFromStorage } from "./offlineResponsesLink.ts";

/**
 * Follows what personal queries answer, so that it shows without a network. Of a page that the service worker had
 * stored it makes the page of the account that was signed in: the account's last answers take their places.
 */
export async function beginStoring(apollo: ApolloClient): Promise<void> {
  followResponses(apollo, () => void refreshFromServer(apollo));
  if (!isStoredCopy()) return clearOthers(accountOf(apollo));
  const viewer = storedViewer();
  if (!viewer) return;
  respondFromStorage(true);
  shownFromStorage.set(true);
  apollo.writeQuery({ query: ViewerDocument, data: { me: viewer } });
  await refreshShown(apollo);
  await refreshFromServer(apollo);
}

const RETRY_MS = 10_000;
let refreshing: Promise<void> | undefined;

/** Once the server can be reached, asks it again who is signed in and for what could only be shown from storage. */
export function refreshFromServer(apollo: ApolloClient): Promise<void> {
  refreshing ??= refresh(apollo).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(apollo: ApolloClient): Promise<void> {
  if (!shownFromStorage.snapshot()) return;
  if (!(await recheckViewer(apollo))) {
    // A network that has just come back may take a moment.
    if (navigator.onLine) setTimeout(() => void refreshFromServer(apollo), RETRY_MS);
    return;
  }
  respondFromStorage(false);
  shownFromStorage.set(false);
  await refreshShown(apollo);
}

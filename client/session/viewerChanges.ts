import type { ApolloClient } from "@apollo/client";
import { PERSONAL_FIELDS, type PersonalArea } from "../../schema/personal.ts";
import { clearOthersDrafts } from "../guest/drafts.ts";
import { clearOthersOutbox } from "../guest/outboxStorage.ts";
import { clearCopies } from "../offline/copies.ts";
import { clearOthersResponses } from "../offline/offlineResponses.ts";
import { SiteDocument } from "../shell/Site.generated.ts";
import { showToast } from "../toasts/toasts.ts";
import { tabs } from "./sessionChannel.ts";
import { ViewerDocument } from "./Viewer.generated.ts";
import type { Viewer } from "./viewer.ts";

const AREAS = Object.keys(PERSONAL_FIELDS) as PersonalArea[];

/** Clears what is stored of accounts other than the one that is signed in, if any. */
export async function clearOthers(account: string | undefined): Promise<void> {
  clearOthersResponses(account);
  if (account === undefined) return;
  await Promise.all(AREAS.map((area) => clearOthersOutbox(area, account)));
}

/** Tells the other tabs that who is signed in, or their account, has changed. */
export const announceViewerChange = (): void => tabs?.postMessage("changed");

/** Handles a change made in this tab, and notifies the others. Signing out leaves nothing of the account. */
export async function changeViewer(apollo: ApolloClient, me: Viewer | null): Promise<void> {
  await applyViewer(apollo, me);
  if (!me) await Promise.all([...AREAS.map((area) => clearOthersOutbox(area, undefined)), clearCopies()]);
  announceViewerChange();
}

/**
 * Asks the server again who is signed in, as when the session may have ended elsewhere. What the account has waiting
 * to be sent stays until it is signed in again, or another is.
 * @returns whether the server answered
 */
export async function recheckViewer(apollo: ApolloClient): Promise<boolean> {
  const answer = await apollo.query({ query: ViewerDocument, fetchPolicy: "no-cache" }).catch(() => undefined);
  // Without an answer what is known still holds.
  if (!answer?.data) return false;
  const { me } = answer.data;
  const wasSignedIn = await applyViewer(apollo, me);
  if (wasSignedIn && !me) showToast({ title: "Du är utloggad", text: "Logga in igen för att fortsätta." });
  return true;
}

/**
 * Puts somebody into the cache. What it holds for somebody else, or for a role that is gone, is
 * dropped first, all of it, so that no list of its personal parts is needed.
 * @returns whether somebody was signed in until now
 */
async function applyViewer(apollo: ApolloClient, me: Viewer | null): Promise<boolean> {
  const known = apollo.readQuery({ query: ViewerDocument })?.me;
  const site = apollo.readQuery({ query: SiteDocument });
  const write = () => {
    apollo.writeQuery({ query: ViewerDocument, data: { me } });
    // It came with the page, and is nobody's.
    if (site) apollo.writeQuery({ query: SiteDocument, data: site });
  };
  if (known?.id !== me?.id || (known?.canAdminister && !me?.canAdminister)) {
    const unsubscribe = apollo.onResetStore(async () => {
      write();
      // What shows is asked for again; by then, what shows no more is gone.
      await new Promise((resolve) => setTimeout(resolve));
    });
    await apollo.resetStore().catch(() => undefined);
    unsubscribe();
    clearOthersDrafts(me?.id);
    await clearOthers(me?.id);
  } else write();
  return Boolean(known);
}

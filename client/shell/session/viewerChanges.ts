import type { ApolloClient } from "@apollo/client";
import { forgetOthersDrafts } from "../../guest/drafts.ts";
import { forgetOthersWaiting } from "../../guest/waiting.ts";
import { showToast } from "../toasts/toasts.ts";
import { tabs } from "./sessionChannel.ts";
import { ViewerDocument } from "./Viewer.generated.ts";
import type { Viewer } from "./viewer.ts";

/** Tells the other tabs that who is signed in, or their account, has changed. */
export const tellTabs = (): void => tabs?.postMessage("changed");

/** Takes up a change that was made here, and tells the other tabs. */
export async function changeViewer(apollo: ApolloClient, me: Viewer | null): Promise<void> {
  await takeViewer(apollo, me);
  tellTabs();
}

/** Asks the server again who is signed in, as when the session may have ended elsewhere. */
export async function recheckViewer(apollo: ApolloClient): Promise<void> {
  const answer = await apollo.query({ query: ViewerDocument, fetchPolicy: "no-cache" }).catch(() => undefined);
  // Without an answer what is known still holds.
  if (!answer?.data) return;
  const { me } = answer.data;
  const wasSignedIn = await takeViewer(apollo, me);
  if (wasSignedIn && !me) showToast({ title: "Du är utloggad", text: "Logga in igen för att fortsätta." });
}

/**
 * Puts somebody into the cache. What it holds for somebody else, or for a role that is gone, is
 * dropped first, all of it: nobody has to know which parts of it were personal.
 * @returns whether somebody was signed in until now
 */
async function takeViewer(apollo: ApolloClient, me: Viewer | null): Promise<boolean> {
  const known = apollo.readQuery({ query: ViewerDocument })?.me;
  const write = () => void apollo.writeQuery({ query: ViewerDocument, data: { me } });
  if (known?.id !== me?.id || (known?.canAdminister && !me?.canAdminister)) {
    const forget = apollo.onResetStore(async () => {
      write();
      // What shows is asked for again; by then, what shows no more is gone.
      await new Promise((resolve) => setTimeout(resolve));
    });
    await apollo.resetStore().catch(() => undefined);
    forget();
    forgetOthersDrafts(me?.id);
    await forgetOthersWaiting("journey", me?.id);
  } else write();
  return Boolean(known);
}

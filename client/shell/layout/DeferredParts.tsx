import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { forgetTab } from "../../guest/eraseBrowserData.ts";
import { hasGuestData } from "../../guest/guestMerge.ts";
import { sendWhenPossible } from "../../guest/outbox.ts";
import { remindWithVisits } from "../../guest/remindWithVisits.ts";
import { onErased } from "../../guest/storage.ts";
import { keepVisited } from "../../offline/startWorker.ts";
import { beginStoring, refreshFromServer } from "../../offline/storedCopy.ts";
import { useViewer } from "../../session/viewer.ts";
import { useErrorsEndWith } from "../../toasts/useErrorsEndWith.ts";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { useLateTarget } from "../../ui/link/lateTarget.ts";
import { useWhenOnline } from "../../ui/useWhenOnline.ts";
import { verificationStore } from "../session/verification.ts";
import { useSite } from "../site.ts";
import { ConnectionNote } from "./ConnectionNote.tsx";

/** One that could not be loaded is offered the next time. */
const GuestMergeDialog = lazyComponent(async () => (await import("../session/GuestMergeDialog.tsx")).GuestMergeDialog, {
  failure: "left out",
});

/** One that could not be loaded asks nothing, and what would have been asked for is not done. */
const VerifyAgainDialog = lazyComponent(
  async () => (await import("../session/VerifyAgainDialog.tsx")).VerifyAgainDialog,
  {
    failure: ({ onAnswer }) => onAnswer(false),
  },
);

/** Without it nothing is counted. */
const Measuring = lazyComponent(async () => (await import("../measuring/Measuring.tsx")).Measuring, {
  failure: "left out",
});

/** Parts of every page that load after the page itself: above all, offline support. */
export function DeferredParts() {
  const apollo = useApolloClient();
  const account = useViewer()?.id;
  const { analytics } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => void beginStoring(apollo), [apollo]);
  useEffect(() => (account === undefined ? undefined : sendWhenPossible(apollo)), [apollo, account]);
  useEffect(() => remindWithVisits(apollo, account), [apollo, account]);
  useEffect(() => onErased(forgetTab), []);
  useErrorsEndWith(pathname);
  useLateTarget();
  useEffect(() => keepVisited(pathname + search), [pathname, search]);
  useWhenOnline(() => void refreshFromServer(apollo));
  return (
    <>
      <ConnectionNote />
      <GuestMergeSlot account={account} />
      <VerifyAgainSlot />
      {analytics && <Measuring analytics={analytics} />}
    </>
  );
}

/** Asks who it is, when something grave is about to be done. */
function VerifyAgainSlot() {
  const asked = useSyncExternalStore(verificationStore.subscribe, verificationStore.snapshot, () => undefined);
  return asked && <VerifyAgainDialog key={asked.id} onAnswer={asked.answer} />;
}

/** Asks somebody who has signed in what to do with what the browser holds of a guest; loaded when there is anything. */
function GuestMergeSlot({ account }: { account: string | undefined }) {
  const [askedAccount, setAskedAccount] = useState<string>();
  useEffect(() => setAskedAccount(account !== undefined && hasGuestData() ? account : undefined), [account]);
  if (askedAccount === undefined || askedAccount !== account) return null;
  return <GuestMergeDialog key={account} account={account} />;
}

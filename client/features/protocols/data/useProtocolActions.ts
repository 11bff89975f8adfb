import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useNavigate } from "react-router-dom";
import { clearNamedDraft } from "../../../guest/drafts.ts";
import { useViewer } from "../../../session/viewer.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { draftName } from "../draftNames.ts";
import { addressOf } from "../page/protocolViews.ts";
import {
  useDeactivateProtocolMutation,
  useDeleteProtocolMutation,
  useStartProtocolMutation,
} from "./protocolChanges.generated.ts";
import { removeFromLists, updateLists } from "./protocolLists.ts";
import { showFailure, showStarted } from "./protocolToasts.ts";

/** A protocol, as far as following it takes. */
interface KnownProtocol {
  id: string;
  key: string;
  name: string;
}

/** What can be done with protocols. Each says how it went, and answers whether it was done. */
export interface ProtocolActions {
  /**
   * Follows a protocol, or a copy of one of the site's, and leads to the day's checklist.
   * @param key of the copy, made up by the caller so that starting twice makes one
   * @param remind gives the calendar what reminds of it, once it is followed, and says so in a sentence
   */
  start(id: string, key?: string, remind?: () => Promise<string>): Promise<boolean>;
  /** Ends following one. */
  end(protocol: KnownProtocol): Promise<boolean>;
  /** Deletes one. */
  remove(protocol: KnownProtocol): Promise<boolean>;
}

/** The ways of starting, ending and deleting protocols. */
export function useProtocolActions(): ProtocolActions {
  const isSignedIn = Boolean(useViewer());
  const navigate = useNavigate();
  const [startProtocol] = useStartProtocolMutation({
    update: (cache, { data }) => {
      if (data?.startProtocol.protocol) updateLists(cache, data.startProtocol.protocol);
    },
  });
  const [deactivateProtocol] = useDeactivateProtocolMutation({
    update: (cache, { data }) => {
      if (data?.deactivateProtocol.protocol) updateLists(cache, data.deactivateProtocol.protocol);
    },
  });
  const [deleteProtocol] = useDeleteProtocolMutation({});

  return {
    async start(id, key, remind) {
      const reason = await firstError(
        startProtocol({ variables: { input: { id, key } } }).then(({ data }) => data?.startProtocol.errors),
      );
      if (reason) {
        showFailure(`Kunde inte starta protokoll: ${reason}`);
        return false;
      }
      // It is followed either way, and the day's list leads to reminders, too.
      showStarted(isSignedIn, await remind?.().catch(() => undefined));
      void navigate(addressOf("idag"));
      return true;
    },

    async end({ id, name }) {
      const reason = await firstError(
        deactivateProtocol({ variables: { input: { id } } }).then(({ data }) => data?.deactivateProtocol.errors),
      );
      if (reason) {
        showFailure("Kunde inte avsluta protokollet. Försök igen om en stund.");
        return false;
      }
      showToast({
        title: "Avslutat",
        text: `${name} ligger nu bland dina tidigare protokoll. Det du har bockat av finns kvar.`,
        tone: "success",
      });
      return true;
    },

    async remove({ id, key, name }) {
      const deleting = deleteProtocol({
        variables: { input: { id } },
        update: (cache, { data }) => {
          if (data?.deleteProtocol.errors.length === 0) removeFromLists(cache, id);
        },
      });
      const reason = await firstError(deleting.then(({ data }) => data?.deleteProtocol.errors));
      if (reason) {
        showFailure("Kunde inte ta bort protokollet. Det finns kvar. Försök igen om en stund.");
        return false;
      }
      clearNamedDraft(draftName(key));
      showToast({ title: "Borttaget", text: `${name} är borttaget.`, tone: "success" });
      return true;
    },
  };
}

/** Why a change was not made; undefined when it was. */
const firstError = (change: Promise<readonly { message: string }[] | undefined>): Promise<string | undefined> =>
  change.then((errors) => errors?.[0]?.message).catch(reasonOf);

/** Why an operation failed, as far as that was said. */
const reasonOf = (error: unknown): string =>
  (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || "Okänt fel";

import { useNavigate } from "react-router-dom";
import type { ProtocolEdit } from "../../../../schema/protocols/protocolInput.ts";
import { useViewer } from "../../../session/viewer.ts";
import { showToast } from "../../../toasts/toasts.ts";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import { inputOf } from "../../../ui/steps/protocolForm.ts";
import { useUpdateProtocolMutation } from "../data/protocolChanges.generated.ts";
import { updateLists } from "../data/protocolLists.ts";
import { showCreated, showFailure } from "../data/protocolToasts.ts";
import { useCreate } from "../data/useCreate.ts";
import { addressOf } from "../page/protocolViews.ts";

/**
 * Saves a protocol and leads to the day's checklist; a new one is started with it.
 * @param options.key what a new one will be known by
 * @param options.id of the one that is changed; absent for a new one
 * @param options.onSaved called when it is stored, before the view is left
 * @returns gives what is wrong, nothing when it is saved
 */
export function useSaveProtocol(options: { key: string; id: string | undefined; onSaved: () => void }) {
  const { key, id, onSaved } = options;
  const isSignedIn = Boolean(useViewer());
  const navigate = useNavigate();
  const create = useCreate();
  const [updateProtocol] = useUpdateProtocolMutation({
    update: (cache, { data }) => {
      if (data?.updateProtocol.protocol) updateLists(cache, data.updateProtocol.protocol);
    },
  });
  const change = async (edit: ProtocolEdit) => {
    if (id) return (await updateProtocol({ variables: { input: { id, ...inputOf(edit) } } })).data?.updateProtocol;
    return create({ key, ...inputOf(edit) });
  };
  const failed = !id && isSignedIn ? "Kunde inte skapa protokoll" : "Kunde inte spara protokoll";

  return async (edit: ProtocolEdit): Promise<readonly ServerError[] | undefined> => {
    try {
      const payload = await change(edit);
      if (payload?.errors.length) {
        showFailure(failed);
        return payload.errors;
      }
      if (!payload?.protocol) throw new Error("Nothing was saved.");
    } catch (error) {
      showFailure(failed);
      throw error;
    }
    onSaved();
    if (id) showToast({ title: "Sparat", text: "Ändringarna gäller från och med i dag.", tone: "success" });
    else showCreated(isSignedIn);
    // What is saved is not begun any more: Back leads past the builder.
    void navigate(addressOf("idag"), { replace: true });
    return undefined;
  };
}

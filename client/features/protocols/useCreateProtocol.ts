import { useCallback, useRef } from "react";
import type { NewProtocol } from "../../../schema/protocols/protocolInput.ts";
import { inputOf } from "./builder/protocolForm.ts";
import { useCreateProtocolMutation } from "./data/protocolChanges.generated.ts";
import { updateLists } from "./data/protocolLists.ts";
import { showFailure } from "./data/protocolToasts.ts";

/**
 * The way in for other areas that have a whole protocol: makes and starts it. The same key again makes no second one,
 * unless the first was deleted.
 * @returns makes one, tells why it could not be made, and answers whether it is there
 */
export function useCreateProtocol(): (protocol: NewProtocol) => Promise<boolean> {
  const [createProtocol] = useCreateProtocolMutation({
    update: (cache, { data }) => {
      if (data?.createProtocol.protocol) updateLists(cache, data.createProtocol.protocol);
    },
  });
  const replacements = useRef(new Map<string, string>());
  return useCallback(
    async (protocol) => {
      const create = async (key: string) =>
        (await createProtocol({ variables: { input: { key, ...inputOf(protocol) } } })).data?.createProtocol;
      try {
        let payload = await create(replacements.current.get(protocol.key) ?? protocol.key);
        if (payload?.errors.length === 0 && !payload.protocol) {
          // The one that was made before was deleted, and its key with it.
          const replacement = crypto.randomUUID();
          replacements.current.set(protocol.key, replacement);
          payload = await create(replacement);
        }
        const error = payload?.errors[0];
        if (error) showFailure(`Kunde inte spara protokoll: ${error.message}`);
        return Boolean(payload?.protocol);
      } catch {
        showFailure("Kunde inte spara protokoll. Det du har här finns kvar. Försök igen om en stund.");
        return false;
      }
    },
    [createProtocol],
  );
}

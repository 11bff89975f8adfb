import { useCallback } from "react";
import type { NewProtocol } from "../../../schema/protocols/protocolInput.ts";
import { inputOf } from "../../ui/steps/protocolForm.ts";
import { showFailure } from "./data/protocolToasts.ts";
import { useCreate } from "./data/useCreate.ts";

/**
 * The way in for other areas that have a whole protocol: makes and starts it. The same key again makes no second one,
 * unless the first was deleted.
 * @returns makes one, tells why it could not be made, and answers whether it is there
 */
export function useCreateProtocol(): (protocol: NewProtocol) => Promise<boolean> {
  const create = useCreate();
  return useCallback(
    async (protocol) => {
      try {
        const payload = await create({ key: protocol.key, ...inputOf(protocol) });
        const error = payload?.errors[0];
        if (error) showFailure(`Kunde inte spara protokoll: ${error.message}`);
        return Boolean(payload?.protocol);
      } catch {
        showFailure("Kunde inte spara protokoll. Det du har här finns kvar. Försök igen om en stund.");
        return false;
      }
    },
    [create],
  );
}

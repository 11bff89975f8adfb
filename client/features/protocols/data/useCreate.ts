import { useCallback, useRef } from "react";
import type { CreateProtocolInput } from "../../../apollo/schemaTypes.generated.ts";
import { type CreateProtocolMutation, useCreateProtocolMutation } from "./protocolChanges.generated.ts";
import { updateLists } from "./protocolLists.ts";

/** What making a protocol came to. */
type Created = CreateProtocolMutation["createProtocol"];

/**
 * Makes protocols. The same key again makes no second one, unless the first was deleted: then its key and those of its
 * steps are used up, and others take their place.
 * @returns makes one, and gives it or what is wrong with it; undefined when there was no answer to read
 */
export function useCreate(): (input: CreateProtocolInput) => Promise<Created | undefined> {
  const [createProtocol] = useCreateProtocolMutation({
    update: (cache, { data }) => {
      if (data?.createProtocol.protocol) updateLists(cache, data.createProtocol.protocol);
    },
  });
  // What was sent again before its answer came keeps the keys that it had then.
  const replacements = useRef(new Map<string, string>());
  return useCallback(
    async (input) => {
      const create = async (sent: CreateProtocolInput) =>
        (await createProtocol({ variables: { input: sent } })).data?.createProtocol;
      const replacedBy = (key: string): string => {
        const replacement = replacements.current.get(key) ?? crypto.randomUUID();
        replacements.current.set(key, replacement);
        return replacement;
      };
      const withOtherKeys = (): CreateProtocolInput => ({
        ...input,
        key: replacedBy(input.key),
        steps: input.steps.map((step) => ({ ...step, key: replacedBy(step.key) })),
      });
      if (replacements.current.has(input.key)) return create(withOtherKeys());
      const payload = await create(input);
      const isUsedUp = payload?.errors.length === 0 && !payload.protocol;
      return isUsedUp ? create(withOtherKeys()) : payload;
    },
    [createProtocol],
  );
}

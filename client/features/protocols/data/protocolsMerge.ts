import { mergePartsOf } from "../../../../schema/protocols/protocolCodec.ts";
import { protocolViews } from "../../../../schema/rules/protocols/protocolView.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import type { GuestMergeArea } from "../../../guest/guestArea.ts";
import { clearProtocols, readProtocols } from "./protocolStorage.ts";
import { MergeProtocolsDocument, type MergeProtocolsMutationVariables } from "./protocolsMerge.generated.ts";

/** What the browser holds of protocols, and how it becomes the account's. */
export const protocolsMerge: GuestMergeArea = {
  preview: async () => {
    const state = readProtocols();
    const names = protocolViews(state).map(({ name }) => name);
    const ticks = state.progress.length;
    return {
      taken: [
        ...(names.length > 0 ? [`Dina protokoll: ${names.join(", ")}`] : []),
        ...(ticks > 0 ? [`${swedishNumber(ticks)} ${ticks === 1 ? "avbockat steg" : "avbockade steg"}`] : []),
      ],
      left: [],
      health: "none",
    };
  },

  async merge(apollo) {
    const { graphInput } = await import("../../../guest/guestGraph.ts");
    // Each part may be sent again, so what arrived before a lost answer does no harm.
    for (const part of mergePartsOf(readProtocols())) {
      const input = graphInput<MergeProtocolsMutationVariables["input"]>("MergeProtocolsInput", part);
      const { data } = await apollo.mutate({ mutation: MergeProtocolsDocument, variables: { input } });
      const [error] = data?.mergeProtocols.errors ?? [];
      if (error) throw new Error(error.message);
    }
    for (const fieldName of ["protocols", "activeProtocols", "followedPeriods", "checklist"])
      apollo.cache.evict({ fieldName });
    apollo.cache.gc();
    clearProtocols();
  },

  clear: clearProtocols,
};

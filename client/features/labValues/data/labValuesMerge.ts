import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import type { GuestMergeArea } from "../../../guest/guestArea.ts";
import { loadConsentTexts, shownConsentVersion } from "../../../shell/session/consentTexts.ts";
import { hasConsented } from "../../../shell/session/hasConsented.ts";
import { clearValues, readValues } from "./labValueStorage.ts";
import { LabValuesMergePreviewDocument } from "./labValuesMerge.generated.ts";
import { sendingParts } from "./sendingParts.ts";
import { SendLabValuesDocument } from "./sendLabValues.generated.ts";

/** Merges the values that the browser holds into the account. */
export const labValuesMerge: GuestMergeArea = {
  async preview(apollo) {
    const count = readValues().values.length;
    if (count === 0) return { taken: [], left: [], health: "none" };
    const line = `${swedishNumber(count)} ${count === 1 ? "värde" : "värden"} ur dina provsvar`;
    const [{ data }] = await Promise.all([
      apollo.query({ query: LabValuesMergePreviewDocument, fetchPolicy: "network-only" }),
      loadConsentTexts(apollo),
    ]);
    return hasConsented("lab_values", data?.me?.consents ?? [], shownConsentVersion(apollo, "lab_values"))
      ? { taken: [line], left: [], health: "allowed" }
      : { taken: [], left: [`${line}: om du inte samtycker`], health: "needs consent", consent: "lab_values" };
  },

  async merge(apollo, withHealth) {
    // Without consent they stay here, for another time.
    if (!withHealth) return;
    const values = readValues().values.map(({ id, createdAt: _, ...value }) => ({ ...value, clientKey: id }));
    // Each part may be sent again, so what arrived before a lost answer does no harm. The oldest first: what was
    // recorded first is there when the account becomes full.
    for (const part of sendingParts(values.reverse())) {
      const variables = { input: { values: part } };
      const { data } = await apollo.mutate({ mutation: SendLabValuesDocument, variables });
      const [error] = data?.recordLabValues.errors ?? [];
      if (error) throw new Error(error.message);
    }
    apollo.cache.evict({ fieldName: "labValues" });
    apollo.cache.gc();
    clearValues();
  },

  clear: clearValues,
};

import type { ApolloClient } from "@apollo/client";
import type { Sex } from "../../../../schema/catalogue.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import type { GuestMergeArea } from "../../../guest/guestArea.ts";
import { loadConsentTexts, shownConsentVersion } from "../../../shell/session/consentTexts.ts";
import { hasConsented } from "../../../shell/session/hasConsented.ts";
import { LabProfileDocument } from "../LabProfile.generated.ts";
import { clearValues, readProfile, readValues } from "./labValueStorage.ts";
import { LabValuesMergePreviewDocument } from "./labValuesMerge.generated.ts";
import { sendingParts } from "./sendingParts.ts";
import { SendLabValuesDocument } from "./sendLabValues.generated.ts";
import { SetLabProfileDocument } from "./setLabProfile.generated.ts";

/** Merges the values that the browser holds into the account. */
export const labValuesMerge: GuestMergeArea = {
  async preview(apollo) {
    const count = readValues().values.length;
    const { birthYear = null, sex = null } = readProfile() ?? {};
    const lines = [
      ...(count > 0 ? [`${swedishNumber(count)} ${count === 1 ? "värde" : "värden"} ur dina provsvar`] : []),
      ...(birthYear !== null || sex !== null ? ["vems intervall som gäller för dina provsvar"] : []),
    ];
    if (lines.length === 0) return { taken: [], left: [], health: "none" };
    const [{ data }] = await Promise.all([
      apollo.query({ query: LabValuesMergePreviewDocument, fetchPolicy: "network-only" }),
      loadConsentTexts(apollo),
    ]);
    return hasConsented("lab_values", data?.me?.consents ?? [], shownConsentVersion(apollo, "lab_values"))
      ? { taken: lines, left: [], health: "allowed" }
      : {
          ...{ taken: [], left: lines.map((line) => `${line}: om du inte samtycker`) },
          ...{ health: "needs consent", consent: "lab_values" },
        };
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
    await mergeProfile(apollo);
    for (const fieldName of ["labValues", "labProfile"]) apollo.cache.evict({ id: "ROOT_QUERY", fieldName });
    apollo.cache.gc();
    clearValues();
  },

  clear: clearValues,
};

/** Fills what the account does not know yet. */
async function mergeProfile(apollo: ApolloClient): Promise<void> {
  const held = readProfile();
  if (!held) return;
  const { data } = await apollo.query({ query: LabProfileDocument, fetchPolicy: "network-only" });
  const known = data?.labProfile;
  const input = {
    birthYear: known?.birthYear ?? held.birthYear,
    sex: known?.sex ?? (held.sex && (held.sex.toUpperCase() as Sex)),
  };
  const answer = await apollo.mutate({ mutation: SetLabProfileDocument, variables: { input } });
  const [error] = answer.data?.setLabProfile.errors ?? [];
  if (error) throw new Error(error.message);
}

import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { verdictOn } from "../../../guest/errorVerdict.ts";
import { readGuestId } from "../../../guest/guestId.ts";
import { accountOf } from "../../../session/viewer.ts";
import { endErrorsAbout, showToast } from "../../../toasts/toasts.ts";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import type { EnteredValue } from "../entry/entrySchema.ts";
import type { LabValue } from "../labValue.ts";
import { amountWithUnit } from "../labWords.ts";
import { UpdateLabValueDocument } from "./changeLabValues.generated.ts";
import { deleteLater } from "./labValueOutbox.ts";
import { removeFromList } from "./labValuesCache.ts";
import { failed, mustWait, NOT_SAVED, saveValues } from "./saveValues.ts";
import { SendLabValueDeletionDocument } from "./sendLabValues.generated.ts";
import { forgetKeys } from "./sentKeys.ts";

/** What can be done with values. */
export interface LabValueActions {
  /** Stores values, in parts of which each is stored whole. @returns why they were not stored; nothing when they were */
  save: (values: readonly EnteredValue[]) => Promise<readonly ServerError[]>;
  /** Changes one. @returns why it was not changed */
  change: (id: string, value: EnteredValue) => Promise<readonly ServerError[]>;
  /** Deletes one; a toast offers to undo it. @returns whether it is gone */
  remove: (value: LabValue, name: string) => Promise<boolean>;
}

/** The ways of changing the visitor's values, in the browser or on the account. */
export function useLabValueActions(): LabValueActions {
  const apollo = useApolloClient();
  return useMemo(() => {
    const save: LabValueActions["save"] = (values) => saveValues(apollo, values);
    return {
      save,
      async change(id, value) {
        const variables = { input: { id, ...value } };
        const { data } = await apollo.mutate({ mutation: UpdateLabValueDocument, variables });
        return data?.updateLabValue.errors ?? failed(NOT_SAVED);
      },
      async remove(value, name) {
        const reason = await removeValue(apollo, value.id);
        if (reason) {
          showToast({ title: "Kunde inte ta bort värdet", text: reason, tone: "error", about: "lab value" });
          return false;
        }
        endErrorsAbout("lab value");
        showToast({
          title: "Borttaget",
          text: `${name} ${amountWithUnit(value)}`,
          action: { label: "Ångra", run: () => void undo(save, value) },
        });
        return true;
      },
    };
  }, [apollo]);
}

/** @returns why it is still there */
async function removeValue(apollo: ApolloClient, id: string): Promise<string | undefined> {
  const forget = () => forgetKeys(new Set([readGuestId(id)?.key ?? ""]), accountOf(apollo));
  const later = async () => {
    if (!(await deleteLater(apollo, [id]))) return "Värdet finns kvar. Försök igen om en stund.";
    forget();
    removeFromList(apollo.cache, [id]);
    return undefined;
  };
  if (mustWait(apollo)) return later();
  try {
    const { data } = await apollo.mutate({
      mutation: SendLabValueDeletionDocument,
      variables: { input: { ids: [id] } },
      update: (cache, { data: answer }) => removeFromList(cache, answer?.deleteLabValues.deletedIds ?? []),
    });
    forget();
    return data?.deleteLabValues.errors[0]?.message;
  } catch (error) {
    if (accountOf(apollo) !== undefined && verdictOn(error) === "later") return later();
    return "Värdet finns kvar. Försök igen om en stund.";
  }
}

/** Stores a value again that was just deleted. */
async function undo(save: LabValueActions["save"], value: LabValue): Promise<void> {
  const { markerSlug, comparator, value: number, unit, sampledOn } = value;
  const { laboratory, isFasting, note, referenceLow, referenceHigh } = value;
  const again = {
    ...{ markerSlug, comparator, value: number, unit, sampledOn },
    ...{ laboratory, isFasting, note, referenceLow, referenceHigh },
  };
  const [error] = await save([again]).catch(() => failed(NOT_SAVED));
  if (error) showToast({ title: "Kunde inte ångra", text: error.message, tone: "error", about: "lab value" });
}

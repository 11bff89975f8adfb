import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import type { LabValueInput } from "../../../apollo/schemaTypes.generated.ts";
import { verdictOn } from "../../../guest/errorVerdict.ts";
import { accountOf } from "../../../session/viewer.ts";
import { endErrorsAbout, showToast } from "../../../toasts/toasts.ts";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import type { EnteredValue } from "../entry/entrySchema.ts";
import type { LabValue } from "../labValue.ts";
import { amountWithUnit } from "../labWords.ts";
import { UpdateLabValueDocument } from "./changeLabValues.generated.ts";
import { deleteLater, idOfKey, recordLater } from "./labValueOutbox.ts";
import { addToList, removeFromList, writeValues } from "./labValuesCache.ts";
import { sendingParts } from "./sendingParts.ts";
import { SendLabValueDeletionDocument, SendLabValuesDocument } from "./sendLabValues.generated.ts";

/** What can be done with values. */
export interface LabValueActions {
  /** Stores values, in parts of which each is stored whole. @returns why they were not stored; nothing when they were */
  save: (values: readonly EnteredValue[]) => Promise<readonly ServerError[]>;
  /** Changes one. @returns why it was not changed */
  change: (id: string, value: EnteredValue) => Promise<readonly ServerError[]>;
  /** Deletes one; a toast offers to undo it. @returns whether it is gone */
  remove: (value: LabValue, name: string) => Promise<boolean>;
}

const failed = (message: string): readonly ServerError[] => [{ code: "FAILED", message }];

const NOT_SAVED = "Det gick inte att spara. Det du har skrivit finns kvar. Försök igen om en stund.";

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

/** Whether a change waits for the network instead of being sent now. */
const mustWait = (apollo: ApolloClient): boolean => accountOf(apollo) !== undefined && !navigator.onLine;

async function saveValues(apollo: ApolloClient, entered: readonly EnteredValue[]): Promise<readonly ServerError[]> {
  const values = entered.map((value): LabValueInput => ({ ...value, clientKey: crypto.randomUUID() }));
  if (mustWait(apollo)) return saveLater(apollo, values);
  for (const part of sendingParts(values)) {
    try {
      const { data } = await apollo.mutate({
        mutation: SendLabValuesDocument,
        variables: { input: { values: part } },
        update: (cache, { data: answer }) => addToList(cache, answer?.recordLabValues.labValues ?? []),
      });
      const errors = data?.recordLabValues.errors ?? failed(NOT_SAVED);
      if (errors.length > 0) return errors;
    } catch (error) {
      // What did not arrive is sent when it can be; its keys see to it that nothing counts twice.
      if (accountOf(apollo) === undefined || verdictOn(error) !== "later") throw error;
      return saveLater(apollo, values.slice(values.indexOf(part[0] as LabValueInput)));
    }
  }
  return [];
}

/** Lets an account's values wait for the network; they show meanwhile. */
async function saveLater(apollo: ApolloClient, values: readonly LabValueInput[]): Promise<readonly ServerError[]> {
  if (!(await recordLater(apollo, values))) return failed(NOT_SAVED);
  writeValues(
    apollo.cache,
    values.map(({ clientKey, ...value }) => ({ ...(value as EnteredValue), id: idOfKey(clientKey) })),
  );
  showToast({
    title: "Sparas när nätet är tillbaka",
    text: "Värdena ligger i den här webbläsaren så länge.",
    about: "lab value",
  });
  return [];
}

/** @returns why it is still there */
async function removeValue(apollo: ApolloClient, id: string): Promise<string | undefined> {
  const later = async () => {
    if (!(await deleteLater(apollo, [id]))) return "Värdet finns kvar. Försök igen om en stund.";
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

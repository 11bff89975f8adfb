import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { endErrorsAbout, showToast } from "../../../toasts/toasts.ts";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import type { EnteredValue } from "../entry/entrySchema.ts";
import type { LabValue } from "../labValue.ts";
import { amountWithUnit } from "../labWords.ts";
import { DeleteLabValuesDocument, RecordLabValuesDocument, UpdateLabValueDocument } from "./changeLabValues.generated.ts";
import { addToList, removeFromList } from "./labValuesCache.ts";

/** What can be done with values. */
export interface LabValueActions {
  /** Stores values, all or none. @returns why they were not stored; nothing when they were */
  save: (values: readonly EnteredValue[]) => Promise<readonly ServerError[]>;
  /** Changes one. @returns why it was not changed */
  change: (id: string, value: EnteredValue) => Promise<readonly ServerError[]>;
  /** Deletes one; a toast offers to undo it. */
  remove: (value: LabValue, name: string) => Promise<boolean>;
}

const FAILED = [{ code: "FAILED" as const, message: "Det gick inte att spara. Det du har skrivit finns kvar. Försök igen om en stund." }];

/** The ways of changing the visitor's values, in the browser or on the account. */
export function useLabValueActions(): LabValueActions {
  const apollo = useApolloClient();
  return useMemo(() => {
    const save = async (values: readonly EnteredValue[]): Promise<readonly ServerError[]> => {
      const input = { values: values.map((value) => ({ ...value, clientKey: crypto.randomUUID() })) };
      const { data } = await apollo.mutate({
        mutation: RecordLabValuesDocument,
        variables: { input },
        update: (cache, { data: answer }) => addToList(cache, answer?.recordLabValues.labValues ?? []),
      });
      return data?.recordLabValues.errors ?? FAILED;
    };
    return {
      save,
      async change(id, value) {
        const { data } = await apollo.mutate({ mutation: UpdateLabValueDocument, variables: { input: { id, ...value } } });
        return data?.updateLabValue.errors ?? FAILED;
      },
      async remove(value, name) {
        const { id, __typename: _, ...rest } = value as LabValue & { __typename?: string };
        const reason = await apollo
          .mutate({
            mutation: DeleteLabValuesDocument,
            variables: { input: { ids: [id] } },
            update: (cache, { data }) => removeFromList(cache, data?.deleteLabValues.deletedIds ?? []),
          })
          .then(
            ({ data }) => data?.deleteLabValues.errors[0]?.message,
            () => "Värdet finns kvar. Försök igen om en stund.",
          );
        if (reason) {
          showToast({ title: "Kunde inte ta bort värdet", text: reason, tone: "error", about: "lab value" });
          return false;
        }
        endErrorsAbout("lab value");
        showToast({
          title: "Borttaget",
          text: `${name} ${amountWithUnit(value)}`,
          action: { label: "Ångra", run: () => void undo(save, rest) },
        });
        return true;
      },
    };
  }, [apollo]);
}

/** Stores a value again that was just deleted. */
async function undo(save: LabValueActions["save"], value: EnteredValue): Promise<void> {
  const [error] = await save([value]).catch(() => FAILED);
  if (error) showToast({ title: "Kunde inte ångra", text: error.message, tone: "error", about: "lab value" });
}

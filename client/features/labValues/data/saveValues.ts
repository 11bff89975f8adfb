import type { ApolloClient } from "@apollo/client";
import type { LabValueInput } from "../../../apollo/schemaTypes.generated.ts";
import { verdictOn } from "../../../guest/errorVerdict.ts";
import { accountOf } from "../../../session/viewer.ts";
import { showToast } from "../../../toasts/toasts.ts";
import type { ServerError } from "../../../ui/form/useZodForm.ts";
import type { EnteredValue } from "../entry/entrySchema.ts";
import { idOfKey, recordLater } from "./labValueOutbox.ts";
import { addToList, writeValues } from "./labValuesCache.ts";
import { sendingParts } from "./sendingParts.ts";
import { SendLabValuesDocument } from "./sendLabValues.generated.ts";
import { forgetKeys, withKeys } from "./sentKeys.ts";

/** Why nothing was stored, in words of our own. */
export const failed = (message: string): readonly ServerError[] => [{ code: "FAILED", message }];

export const NOT_SAVED = "Det gick inte att spara. Det du har skrivit finns kvar. Försök igen om en stund.";

/** Whether a change waits for the network instead of being sent now. */
export const mustWait = (apollo: ApolloClient): boolean => accountOf(apollo) !== undefined && !navigator.onLine;

/** Stores values in parts that the server takes, and says why not all of them are stored. */
export async function saveValues(
  apollo: ApolloClient,
  entered: readonly EnteredValue[],
): Promise<readonly ServerError[]> {
  const account = accountOf(apollo);
  const values: readonly LabValueInput[] = withKeys(entered, account);
  const errors = await sendValues(apollo, values);
  // Not before all of them are stored: of what was stored in part, the rest may be sent again with everything.
  if (errors.length === 0) forgetKeys(new Set(values.map(({ clientKey }) => clientKey)), account);
  return errors;
}

async function sendValues(apollo: ApolloClient, values: readonly LabValueInput[]): Promise<readonly ServerError[]> {
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

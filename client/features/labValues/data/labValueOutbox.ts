import type { ApolloClient } from "@apollo/client";
import type { LabValueInput } from "../../../apollo/schemaTypes.generated.ts";
import { guestId } from "../../../guest/guestId.ts";
import { enqueueOffline } from "../../../guest/outbox.ts";
import { sendingParts } from "./sendingParts.ts";

/** The identifier that a value will have in the account, by the key that was made up for it. */
export const idOfKey = (clientKey: string): string => guestId("LabValue", clientKey);

/**
 * Lets an account's values wait for the network; those that have arrived already are known by their keys.
 * @returns false when not all of them could be kept; those that could are recorded
 */
export async function recordLater(apollo: ApolloClient, values: readonly LabValueInput[]): Promise<boolean> {
  for (const part of sendingParts(values)) {
    if (!(await enqueueOffline(apollo, "labValues", "record", part))) return false;
  }
  return true;
}

/**
 * Lets a deletion of an account's values wait for the network.
 * @returns false when it could not be kept
 */
export const deleteLater = (apollo: ApolloClient, ids: readonly string[]): Promise<boolean> =>
  enqueueOffline(apollo, "labValues", "delete", ids);

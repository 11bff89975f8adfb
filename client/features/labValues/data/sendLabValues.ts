import type { ApolloClient } from "@apollo/client";
import { recordedValueSchema } from "../../../../schema/labValues/recordedValue.ts";
import { z } from "../../../../schema/zod.ts";
import { verdictOn } from "../../../guest/errorVerdict.ts";
import type { SendOutboxEntry } from "../../../guest/guestArea.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { SendLabValueDeletionDocument, SendLabValuesDocument } from "./sendLabValues.generated.ts";

const valuesSchema = z.array(z.intersection(recordedValueSchema, z.object({ clientKey: z.string() })));
const idsSchema = z.array(z.string());

/** Sends values that waited in storage until now. */
export const sendValues: SendOutboxEntry = async (apollo, change) => {
  const values = valuesSchema.safeParse(change).data;
  if (!values) return;
  await sending(apollo, "Värdena kunde inte sparas på kontot", async () => {
    const variables = { input: { values } };
    return (await apollo.mutate({ mutation: SendLabValuesDocument, variables })).data?.recordLabValues;
  });
};

/** Sends a deletion that waited in storage until now; what is gone already is no failure. */
export const sendDeletion: SendOutboxEntry = async (apollo, change) => {
  const ids = idsSchema.safeParse(change).data;
  if (!ids) return;
  await sending(apollo, "Värdena kunde inte tas bort från kontot", async () => {
    const variables = { input: { ids } };
    const answer = (await apollo.mutate({ mutation: SendLabValueDeletionDocument, variables })).data?.deleteLabValues;
    return answer && { errors: answer.errors.filter(({ code }) => code !== "NOT_FOUND") };
  });
};

/**
 * Sends something, and says it where the server did not take it; what shows is then asked for again.
 * @throws when there was no answer
 */
async function sending(
  apollo: ApolloClient,
  title: string,
  send: () => Promise<{ errors: readonly { message: string }[] } | undefined>,
): Promise<void> {
  const refused = (text: string) => {
    showToast({ title, text, tone: "error", about: "lab values" });
    apollo.cache.evict({ id: "ROOT_QUERY", fieldName: "labValues" });
    apollo.cache.gc();
  };
  try {
    const [error] = (await send())?.errors ?? [];
    if (error) refused(error.message);
  } catch (error) {
    if (verdictOn(error) === "rejected") refused("Det du har på kontot finns kvar.");
    throw error;
  }
}

import { z } from "../../../../schema/zod.ts";
import { clearNamedDraft, readNamedDraft, storeNamedDraft } from "../../../guest/drafts.ts";
import { protocolValues, stepValues } from "../../../ui/steps/protocolForm.ts";
import { emptyProtocol, emptyStep, type ProtocolDraft, type ProtocolValues } from "../../../ui/steps/protocolValues.ts";
import { draftName } from "../draftNames.ts";
import { dropHeldDraft, heldDraft } from "./heldDraft.ts";

/** A step that was stored before a field came to be says nothing of it, and the draft is not lost. */
const storedStep = z.preprocess(
  (json) => (typeof json === "object" && json ? { ...emptyStep(), ...json } : json),
  stepValues,
);
const draftSchema = z.object({
  key: z.uuid(),
  // Older ones say nothing of the order.
  protocol: protocolValues.extend({ steps: z.array(storedStep), hasOwnOrder: z.boolean().default(false) }),
  open: z.record(z.string(), storedStep).catch({}),
}) satisfies z.ZodType<ProtocolDraft>;

/** A draft of a new protocol, of which this much is known. */
export const newDraft = (protocol: Partial<ProtocolValues> = {}): ProtocolDraft => ({
  key: crypto.randomUUID(),
  protocol: { ...emptyProtocol(), ...protocol },
  open: {},
});

/**
 * A draft that was stored, or that was held while its account was signed out.
 * @param protocol key of the protocol that it changes; undefined for a new one
 */
export const readProtocolDraft = (
  protocol: string | undefined,
  account: string | undefined,
): ProtocolDraft | undefined =>
  readNamedDraft(draftName(protocol), account, (json) => draftSchema.safeParse(json).data) ??
  readHeldDraft(protocol, account);

function readHeldDraft(protocol: string | undefined, account: string | undefined): ProtocolDraft | undefined {
  const held = heldDraft.snapshot();
  return held && held.account === account && held.protocol === protocol ? held.draft : undefined;
}

/** Stores a draft for the account that is signed in, if any. */
export const storeProtocolDraft = (
  protocol: string | undefined,
  account: string | undefined,
  draft: ProtocolDraft,
): boolean => {
  const held = heldDraft.snapshot();
  const isHeld = held?.account === account && held?.protocol === protocol;
  // What is stored again is held no more; nor is what somebody else left.
  if (account !== undefined && (isHeld || held?.account !== account)) dropHeldDraft();
  return storeNamedDraft(draftName(protocol), account, draft);
};

/** Clears a draft, because it was saved or holds nothing any more. */
export function clearProtocolDraft(protocol: string | undefined): void {
  if (heldDraft.snapshot()?.protocol === protocol) dropHeldDraft();
  clearNamedDraft(draftName(protocol));
}

import { onErased } from "../../../guest/storage.ts";
import type { ProtocolDraft } from "../../../ui/steps/protocolValues.ts";

// What somebody was making when their account was signed out in another tab, which forgets all that is stored of it.
// It is in the memory of this page only, and shows to the same account alone.

/** A draft that waits for its account to be signed in again. */
interface HeldDraft {
  account: string;
  /** Key of the protocol that it changes; undefined for a new one. */
  protocol: string | undefined;
  draft: ProtocolDraft;
}

let held: HeldDraft | undefined;
const listeners = new Set<() => void>();

function update(next: HeldDraft | undefined): void {
  held = next;
  for (const listener of listeners) listener();
}

/** The held draft, for `useSyncExternalStore`. */
export const heldDraft = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): HeldDraft | undefined => held,
};

/** Holds a draft until its account is signed in again, or the page is left. */
export const holdDraft = (draft: HeldDraft): void => update(draft);

/** Lets go of the held draft, because it is stored again, or is not wanted. */
export function dropHeldDraft(): void {
  if (held) update(undefined);
}

// It is part of what this browser knows of somebody. On the server nothing is ever held.
if (typeof window !== "undefined") onErased(dropHeldDraft);

/**
 * Names under which protocols that are being made wait in the browser (`client/guest/drafts.ts`).
 * @param protocol key of the protocol that a draft changes; absent for a new one
 */
export const draftName = (protocol?: string): string => (protocol ? `protocol-${protocol}` : "protocol");

/** Steps that somebody took from elsewhere, until it is known which protocol they go into. */
export const ADDED_STEPS = "protocol-steps";

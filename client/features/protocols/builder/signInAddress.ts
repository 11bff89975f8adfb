import { addressOf } from "../page/protocolViews.ts";

/**
 * Where to sign in and come back to the builder.
 * @param protocol key of the protocol that is changed; absent for a new one
 */
export const signInAddress = (protocol?: string): string =>
  `/auth?${new URLSearchParams({ till: addressOf("steg", protocol) })}`;

import { protocolStorage } from "../../../../schema/protocols/protocolCodec.ts";
import { PROTOCOL_KEYS } from "../../../../schema/protocols/protocolKeys.ts";
import type { ProtocolState } from "../../../../schema/protocols/protocolState.ts";
import { readStored, removeStored, storeAll } from "../../../guest/storage.ts";

/** The random name under which this browser stores who made its protocols; made up on first use. */
function session(): string {
  const known = readStored(PROTOCOL_KEYS.session, (json) => (typeof json === "string" && json ? json : undefined));
  if (known) return known;
  const made = crypto.randomUUID();
  storeAll({ [PROTOCOL_KEYS.session]: made }, { isAnswered: true, isQuiet: true });
  return made;
}

/** The protocols that the browser holds; what cannot be read counts as not there, silently. */
export const readProtocols = (): ProtocolState =>
  protocolStorage("").decode(
    Object.fromEntries(Object.values(PROTOCOL_KEYS).map((key) => [key, readStored(key, (json) => json)])),
  );

/**
 * Stores protocols: the lists that changed, all or none.
 * @returns false when the browser has no room, or stores nothing at all; then everything is as it was
 */
export function storeProtocols(before: ProtocolState, after: ProtocolState): boolean {
  const values = protocolStorage(session()).encode(after);
  const lists = {
    protocols: PROTOCOL_KEYS.protocols,
    items: PROTOCOL_KEYS.items,
    active: PROTOCOL_KEYS.active,
    progress: PROTOCOL_KEYS.progress,
  };
  const changed = Object.entries(lists).filter(
    ([name]) => before[name as keyof ProtocolState] !== after[name as keyof ProtocolState],
  );
  return storeAll(Object.fromEntries(changed.map(([, key]) => [key, values[key]])), {
    isAnswered: true,
    isLasting: true,
  });
}

/** Clears everything of protocols that the browser holds. */
export const clearProtocols = (): void => removeStored(Object.values(PROTOCOL_KEYS));

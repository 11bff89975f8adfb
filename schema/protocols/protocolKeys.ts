/** Keys of protocols in the browser's storage. */
export const PROTOCOL_KEYS = {
  protocols: "protocols",
  items: "protocol-items",
  active: "active-protocols",
  progress: "user-progress",
  /** Who made them: a random id, made up on first use. */
  session: "user-session",
  mergeKey: "protocols-merge-key",
} as const;

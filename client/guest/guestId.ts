/** The graph's identifier of something that a guest's browser holds, made as the server makes them. */
export const guestId = (type: string, key: string): string =>
  btoa(`${type}:${key}`).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** The type and key of an identifier; undefined for anything else. Keys are plain letters. */
export function readGuestId(id: string): { type: string; key: string } | undefined {
  try {
    const [, type, key] = /^([A-Z][A-Za-z]*):(.+)$/s.exec(atob(id.replace(/-/g, "+").replace(/_/g, "/"))) ?? [];
    return type && key ? { type, key } : undefined;
  } catch {
    return undefined;
  }
}

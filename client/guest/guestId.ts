/** The graph's identifier of something that a guest's browser holds, made as the server makes them. */
export const guestId = (type: string, key: string): string =>
  btoa(`${type}:${key}`).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

/** What an identifier stands for; undefined for what is none. Keys are made of plain letters. */
export function readGuestId(id: string): { type: string; key: string } | undefined {
  try {
    const [, type, key] = /^([A-Z][A-Za-z]*):(.+)$/s.exec(atob(id.replace(/-/g, "+").replace(/_/g, "/"))) ?? [];
    return type && key ? { type, key } : undefined;
  } catch {
    return undefined;
  }
}

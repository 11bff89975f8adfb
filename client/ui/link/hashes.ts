/** The id that a hash names; what cannot be read names none. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * Writes an address whose hash cannot be read, as a link that was cut off, so that it can: the router, which looks for
 * what it names, would complain of it. What the page makes of it stays the same.
 */
export function mendHash(): void {
  const { pathname, search, hash } = window.location;
  if (!hash.includes("%") || idOfHash(hash)) return;
  window.history.replaceState(window.history.state, "", pathname + search + hash.replaceAll("%", "%25"));
}

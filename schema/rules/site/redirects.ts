import { isSitePath } from "../../sitePath.ts";

/**
 * What an address of this site is looked up by: its path as people read it, without the last slash.
 * @returns undefined for what is no address
 */
export function redirectKey(address: string): string | undefined {
  try {
    const [path = ""] = address.split(/[?#]/, 1);
    return decodeURI(path)
      .normalize("NFC")
      .replace(/(?<=.)\/+$/, "");
  } catch {
    return undefined;
  }
}

/** Whether an address leads to another site. */
export const leadsAway = (to: string): boolean => !isSitePath(to);

/**
 * Where a visitor ends who asks for an address: redirects that lead to each other are followed at once.
 * @param redirects where each address leads, by its key
 * @returns undefined where no redirect is, or where they go round
 */
export function redirectTarget(redirects: ReadonlyMap<string, string>, address: string): string | undefined {
  let to: string | undefined;
  const passed = new Set<string>();
  for (let key = redirectKey(address); key !== undefined && redirects.has(key); ) {
    if (passed.has(key)) return undefined;
    passed.add(key);
    to = redirects.get(key);
    key = to && !leadsAway(to) ? redirectKey(to) : undefined;
  }
  return to;
}

/** The address with what stood behind '?' in the one that was asked for, before what the address ends with. */
export function withQuery(to: string, search: string): string {
  if (search.length < 2) return to;
  const [, address = "", hash = ""] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  return `${address}${address.includes("?") ? "&" : "?"}${search.slice(1)}${hash}`;
}

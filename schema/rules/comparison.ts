/** At most this many products of an area are compared at once (specification 2 §5). */
export const MAX_COMPARED = 4;

/** What toggling a product in a comparison leads to. */
export interface Toggled {
  ids: readonly string[];
  /** True when a product was left out because the comparison is full. */
  isRefused: boolean;
}

/** Puts a product into a comparison or takes it out; one too many is refused. */
export function toggleCompared(ids: readonly string[], id: string): Toggled {
  if (ids.includes(id)) return { ids: ids.filter((other) => other !== id), isRefused: false };
  if (ids.length >= MAX_COMPARED) return { ids, isRefused: true };
  return { ids: [...ids, id], isRefused: false };
}

/**
 * Reads a comparison from an address, e.g. '12,40,7'.
 * @returns the first four distinct ids; what is not an id is left out
 */
export function comparedFromText(text: string | null | undefined): string[] {
  const ids = (text ?? "").split(",").map((part) => part.trim());
  return [...new Set(ids.filter((id) => /^[1-9]\d{0,9}$/.test(id)))].slice(0, MAX_COMPARED);
}

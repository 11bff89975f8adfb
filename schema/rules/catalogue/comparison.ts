/** At most this many products of an area are compared at once. */
export const MAX_COMPARED = 4;

/** The largest number that a row can have. */
const MAX_NUMBER = 2_147_483_647;

/** Result of toggling a product in a comparison. */
export interface Toggled {
  ids: readonly number[];
  /** True when a product was left out because the comparison is full. */
  isRefused: boolean;
}

/** Puts a product into a comparison or takes it out; one too many is refused. */
export function toggleCompared(ids: readonly number[], id: number): Toggled {
  if (ids.includes(id)) return { ids: ids.filter((other) => other !== id), isRefused: false };
  if (ids.length >= MAX_COMPARED) return { ids, isRefused: true };
  return { ids: [...ids, id], isRefused: false };
}

/**
 * Reads a comparison from an address, e.g. '12,40,7'.
 * @returns the first four distinct numbers of products; what cannot be one is left out
 */
export const comparedFromText = (text: string | null | undefined): number[] => numbersIn(text).slice(0, MAX_COMPARED);

/** How many products an address names beyond the four that are compared. */
export const tooManyIn = (text: string | null | undefined): number =>
  Math.max(0, numbersIn(text).length - MAX_COMPARED);

/** The distinct numbers of products that a text names. */
function numbersIn(text: string | null | undefined): number[] {
  const parts = (text ?? "").split(",").map((part) => part.trim());
  const ids = parts.filter((part) => /^[1-9]\d{0,9}$/.test(part)).map(Number);
  return [...new Set(ids.filter((id) => id <= MAX_NUMBER))];
}

import { MAX_COMPARED } from "../../../../schema/rules/catalogue/comparison.ts";
import type { AreaConfig } from "../list/areas.ts";

/** Names of the comparison's parts in an address: '?jamfor=12,40&bara=skillnader'. */
const PRODUCTS = "jamfor";
const ONLY = "bara";
const DIFFERENCES = "skillnader";

/** A comparison as an address has it. */
export interface AddressedComparison {
  /** The products, as written; empty when all were removed, null where there is no comparison. */
  named: string | null;
  onlyDifferences: boolean;
}

/** Reads what an address says of a comparison. */
export const comparisonIn = (params: URLSearchParams): AddressedComparison => ({
  named: params.get(PRODUCTS),
  onlyDifferences: params.get(ONLY) === DIFFERENCES,
});

/** The same address with another comparison, or without one. */
export function withComparison(
  params: URLSearchParams,
  ids: readonly number[] | null,
  onlyDifferences: boolean,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids) next.set(PRODUCTS, ids.join(","));
  else next.delete(PRODUCTS);
  if (ids && onlyDifferences) next.set(ONLY, DIFFERENCES);
  else next.delete(ONLY);
  return next;
}

/** Parts of an addressed comparison that are not shown. */
export interface Dropped {
  /** Products beyond the four. */
  over: number;
  /** Products that there are no more, or that are of another area. */
  gone: number;
}

/** Says what is not shown; nothing where all is. */
export function droppedText({ counted }: AreaConfig, { over, gone }: Dropped): string {
  const words = (count: number) => counted(count, String(count));
  return [
    gone > 0 && `${words(gone)} i jämförelsen finns inte längre och visas inte.`,
    over > 0 && `${words(over)} till fick inte plats: högst ${MAX_COMPARED} jämförs samtidigt.`,
  ]
    .filter(Boolean)
    .join(" ");
}

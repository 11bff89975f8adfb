import type { MrHighlight, PriceLevel } from "../../content.ts";
import { idSlug } from "../words/idSlug.ts";

/** Path of an MR provider's page, e.g. '/mr-scanning/skuggsjo-mr-klinik-2'. */
export const mrProviderPath = (name: string, id: number): string => `/mr-scanning/${idSlug(name, id)}`;

/** Fields of an MR provider that the rules read. */
export interface MrFacts {
  name: string;
  /** Öre. */
  lowestPrice: number;
  /** Öre. */
  highestPrice: number;
  turnaroundDays: number;
  doctorAnalysis: boolean;
}

const LOW_UP_TO = 3_000_00;
const MEDIUM_UP_TO = 4_500_00;

/** Price level by the lower bound of the price range, in öre. */
export const priceLevel = (lowestPrice: number): PriceLevel =>
  lowestPrice <= LOW_UP_TO ? "LOW" : lowestPrice <= MEDIUM_UP_TO ? "MEDIUM" : "HIGH";

type Order = (one: MrFacts, other: MrFacts) => number;

const names = new Intl.Collator("sv-SE");
const byName: Order = (one, other) => names.compare(one.name, other.name);
const byLowest: Order = (one, other) => one.lowestPrice - other.lowestPrice;
const byHighest: Order = (one, other) => one.highestPrice - other.highestPrice;
const byDays: Order = (one, other) => one.turnaroundDays - other.turnaroundDays;
const withDoctor: Order = (one, other) => Number(other.doctorAnalysis) - Number(one.doctorAnalysis);
const reversed =
  (order: Order): Order =>
  (one, other) =>
    order(other, one);

/** What comes first; where two are equal the next order decides, at last the name. */
const ORDERS: Record<MrHighlight, readonly Order[]> = {
  BEST_PRICE: [byLowest, byHighest, byDays, byName],
  FASTEST: [byDays, byLowest, byHighest, byName],
  PREMIUM: [withDoctor, reversed(byHighest), reversed(byLowest), byDays, byName],
};

/**
 * The provider that stands out in each way: the best price to begin at, the fewest
 * days, and premium: a doctor's analysis, then the largest examination by its price. Does not depend on
 * the order given. Nothing when there are no providers.
 */
export function mrHighlights<Provider extends MrFacts>(
  providers: readonly Provider[],
): Record<MrHighlight, Provider | undefined> {
  const first = (orders: readonly Order[]) =>
    [...providers].sort((one, other) => orders.reduce((found, order) => found || order(one, other), 0))[0];
  return { BEST_PRICE: first(ORDERS.BEST_PRICE), FASTEST: first(ORDERS.FASTEST), PREMIUM: first(ORDERS.PREMIUM) };
}

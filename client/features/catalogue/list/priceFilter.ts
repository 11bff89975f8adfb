import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";

/** The two fields of the form, which is sent as it is where there are no scripts. */
export const PRICE_FIELDS = { low: "prisfran", high: "pristill" } as const;

/** The highest price in kronor that the graph takes. */
export const HIGHEST_KRONOR = 21_474_836;

/** Prices from and to, in whole kronor as text; '' where there is no bound. */
export interface PriceBounds {
  low: string;
  high: string;
}

/** A price as it is typed, in whole kronor; '' for what is none. */
function kronor(typed: string): string {
  const digits = typed.replace(/\s|kr$/g, "");
  return /^\d{1,15}$/.test(digits) ? String(Math.min(Number(digits), HIGHEST_KRONOR)) : "";
}

/** '200-500', '200-' or '-500'; the lower one first, whichever was typed first, and '' for no bound at all. */
export function priceText(typed: PriceBounds): string {
  const [low, high] = [kronor(typed.low), kronor(typed.high)];
  if (!low && !high) return "";
  return low && high && Number(low) > Number(high) ? `${high}-${low}` : `${low}-${high}`;
}

/** The two bounds of '200-500'. */
export function priceBounds(text: string): PriceBounds {
  const [low = "", high = ""] = text.split(/[-–]/, 2);
  return { low, high };
}

/** A price range from an address: 'pris=200-500', or as the form sends it without scripts. */
export function readPrice(given: string, params: URLSearchParams): string {
  const isOne = /^[^-–]*[-–][^-–]*$/.test(given);
  if (isOne) return priceText(priceBounds(given));
  return priceText({ low: params.get(PRICE_FIELDS.low) ?? "", high: params.get(PRICE_FIELDS.high) ?? "" });
}

/** The range as the graph takes it, in öre. */
export function priceRangeOf(text: string): { min?: number; max?: number } {
  const { low, high } = priceBounds(text);
  return { ...(low && { min: Number(low) * 100 }), ...(high && { max: Number(high) * 100 }) };
}

/** '200–500 kr', 'från 200 kr' or 'till 500 kr'. */
export function formatPriceRange(text: string): string {
  const { low, high } = priceBounds(text);
  const words = (kronor: string) => swedishNumber(Number(kronor));
  if (!high) return `från ${words(low)}\u00a0kr`;
  return low ? `${words(low)}–${words(high)}\u00a0kr` : `till ${words(high)}\u00a0kr`;
}

const AMOUNT = /(?<![\d,.])(\d{1,3}(?:[ \u00a0\u202f.]\d{3})+|\d+)(?:[,.](\d{1,2}))?(?!\d)/g;

/** What is paid again and again ('129 kr/mån'), as a regular expression of JavaScript and PostgreSQL alike. */
export const RECURRING = "(/|per )\\s*(mån|år|vecka|kvartal)";

/** The amounts that a Swedish price text names, in öre. */
const amountsOf = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(
    ([, whole = "", part = ""]) => Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0") || "0"),
  );

/**
 * The lowest amount named in a Swedish price text.
 * @param text e.g. 'från 1 295 kr', '2 495–3 995 kr', '89,50 kr'; any kind of space groups digits
 * @returns öre, or null when the text names no amount
 */
export function priceFromText(text: string | null | undefined): number | null {
  if (!text) return null;
  const lowest = Math.min(...amountsOf(text));
  return Number.isSafeInteger(lowest) && lowest <= 2_147_483_647 ? lowest : null;
}

/** Whether a price is paid again and again. */
export const isRecurring = (text: string | null | undefined): boolean => new RegExp(RECURRING, "i").test(text ?? "");

/**
 * What a dose costs in öre, at the lowest price of a package.
 * @returns null where price or number of doses are not known, and where the price is paid again and again
 */
export function dosePrice(price: string | null | undefined, dosesPerPackage: number | null | undefined): number | null {
  const lowest = priceFromText(price);
  return lowest === null || !dosesPerPackage || isRecurring(price) ? null : Math.round(lowest / dosesPerPackage);
}

/** What something costs, in öre: `highest` equals `lowest` for one price, and is null where it is not known. */
export interface PriceRange {
  lowest: number;
  highest: number | null;
}

/**
 * What a price text says that something costs.
 * @param text e.g. '449 kr', 'från 1 295 kr', '2 495–3 995 kr'
 * @returns null when it names no amount
 */
export function priceRange(text: string | null | undefined): PriceRange | null {
  const lowest = priceFromText(text);
  if (!text || lowest === null) return null;
  if (/^\s*från\b/i.test(text)) return { lowest, highest: null };
  const isRange = /\d\s*(kr\s*)?[–-]\s*\d/.test(text);
  return { lowest, highest: isRange ? Math.max(...amountsOf(text)) : lowest };
}

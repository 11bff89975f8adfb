import { formatMoney } from "../words/money.ts";
import { amountsIn, cleaned } from "./priceAmounts.ts";
import { isPeriod } from "./priceUnits.ts";
import { type PriceReading, readPrice } from "./readPrice.ts";

/** What a text says in kronor: other currencies are shown as they are written, and compared with nothing. */
function inKronor(text: string | null | undefined): PriceReading | null {
  const reading = readPrice(text);
  return reading?.currency === "SEK" ? reading : null;
}

/**
 * What is compared of a price text: the lowest amount that it says.
 * @param text e.g. 'från 1 295 kr', '2 495–3 995 kr', '89,50 kr'
 * @returns öre, or null when it cannot be read, or is in another currency
 */
export const priceFromText = (text: string | null | undefined): number | null => inKronor(text)?.lowest ?? null;

/** Unit or period of a price, where it is not for one, paid once: 'månad', '3 månader', '100 g'. */
export const pricePer = (text: string | null | undefined): string | null => readPrice(text)?.per ?? null;

/** Whether a price is paid again and again. */
export function isRecurring(text: string | null | undefined): boolean {
  const per = pricePer(text);
  return per !== null && isPeriod(per);
}

/**
 * What a dose costs in öre, at the lowest price of a package.
 * @returns null where price or number of doses are not known, and where the price is not that of one package
 */
export function dosePrice(price: string | null | undefined, dosesPerPackage: number | null | undefined): number | null {
  const reading = inKronor(price);
  return !reading || !dosesPerPackage || reading.per !== null ? null : Math.round(reading.lowest / dosesPerPackage);
}

/** A price range in öre: `highest` equals `lowest` for one price, and is null where it is not known. */
export interface PriceRange {
  lowest: number;
  highest: number | null;
}

/**
 * What a price text says that something costs.
 * @param text e.g. '449 kr', 'från 1 295 kr', '2 495–3 995 kr'
 * @returns null when it cannot be read, or is in another currency
 */
export function priceRange(text: string | null | undefined): PriceRange | null {
  const reading = inKronor(text);
  return reading && { lowest: reading.lowest, highest: reading.highest };
}

/** What it costs otherwise, in öre, where the text says so and that is more. */
export const listPrice = (text: string | null | undefined): number | null => inKronor(text)?.listPrice ?? null;

/** An amount as it is written of a currency: '1 295 kr', '29,90 EUR'. */
const formatIn = (currency: string, amount: number): string =>
  currency === "SEK" ? formatMoney(amount) : formatMoney(amount).replace("kr", currency);

/** The currency that a price text says itself; null where it says none, and where it cannot be read. */
export function currencyOfText(text: string): string | null {
  const names = amountsIn(cleaned(text))?.some(({ currency }) => currency !== null);
  return names ? (readPrice(text)?.currency ?? null) : null;
}

/**
 * A price text whose currency is told beside it: where it says none itself, the amounts are written as Swedes write
 * them, with the currency behind; the words around them stay.
 * @param currency ISO 4217
 * @returns null where the text says another currency
 */
export function withCurrency(text: string, currency: string): string | null {
  const reading = readPrice(text);
  const ownCurrency = currencyOfText(text);
  if (ownCurrency !== null) return ownCurrency === currency ? text : null;
  if (!reading) return text;
  const bare = (amount: number) => formatMoney(amount).replace(/\s*kr$/, "");
  const { lowest, highest } = reading;
  const amounts = `${highest === null || highest === lowest ? "" : `${bare(lowest)}–`}${formatIn(currency, highest ?? lowest)}`;
  return text.normalize("NFKC").replace(/\d(?:.*\d)?/s, amounts);
}

/** A reading in words: 'från 1 295 kr per månad, ordinarie 1 495 kr'. */
function formatReading({ lowest, highest, currency, per, listPrice: list }: PriceReading): string {
  const from = highest === null ? "från " : "";
  const to = highest === null || highest === lowest ? "" : ` till ${formatIn(currency, highest)}`;
  const what = per === "prenumeration" ? " vid prenumeration" : per === null ? "" : ` per ${per}`;
  const beside = list === null ? "" : `, ordinarie ${formatIn(currency, list)}`;
  return `${from}${formatIn(currency, lowest)}${to}${what}${beside}`;
}

/** How a price text is parsed, for its author; null where there is no text. */
export function describeReading(text: string | null | undefined): string | null {
  if (!text?.trim()) return null;
  const reading = readPrice(text);
  if (!reading) return "Priset kan inte läsas. Det visas som det står, men jämförs inte.";
  const words = `Läses som ${formatReading(reading)}.`;
  return reading.currency === "SEK" ? words : `${words} Bara priser i kronor jämförs.`;
}

/** Whether a text that is no price says 0. */
const isZero = (text: string | null | undefined): boolean =>
  readPrice(text) === null && (amountsIn(cleaned(text ?? "")) ?? []).some(({ lowest }) => lowest === 0);

/** Changes beyond this part of the former price wait for somebody's word. */
const PLAUSIBLE = 0.5;

/** The last prices of something in öre, by what they were for: '' once, 'månad', '100 g'. */
export type FormerPrices = Readonly<Record<string, number>>;

/** Former prices with that of a text which is replaced, where it says one in kronor. */
export function withFormerPrice(former: FormerPrices, text: string | null | undefined): FormerPrices {
  const old = inKronor(text);
  return old ? { ...former, [old.per ?? ""]: old.lowest } : former;
}

/**
 * Whether a price should be looked at before anything is made of it: it became 0, or changed by more than half. What is
 * for something else (each month instead of once), or in another currency, is not compared.
 * @param former what it cost before that: a price that could not be read for a while, or was for something else, is
 *   compared with the last one of its kind
 */
export function isImplausibleChange(
  before: string | null | undefined,
  after: string | null | undefined,
  former: FormerPrices = {},
): boolean {
  const old = inKronor(before);
  if (isZero(after)) return old !== null || Object.keys(former).length > 0;
  const now = inKronor(after);
  if (!now) return false;
  const differs = (one: number | null, other: number | null) =>
    one !== null && other !== null && Math.abs(other - one) > one * PLAUSIBLE;
  return old?.per === now.per
    ? differs(old.lowest, now.lowest) || differs(old.highest, now.highest)
    : differs(former[now.per ?? ""] ?? null, now.lowest);
}

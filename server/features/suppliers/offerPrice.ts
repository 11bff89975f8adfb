import { amountsIn, cleaned, parseAmount } from "../../../schema/rules/catalogue/priceAmounts.ts";
import { readPrice } from "../../../schema/rules/catalogue/readPrice.ts";
import type { CollectedPrice } from "./mergeSupplier.ts";

type Thing = Readonly<Record<string, unknown>>;

/** No amount is dearer, in the smallest unit. */
const MAX_AMOUNT = 100_000_000;
const MAX_OFFERS = 5_000;

/** What schema.org calls a price that is not asked for now. */
const LIST_PRICE = /(?:List|Strikethrough|MSRP|SRP|Regular)(?:Price)?$/;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const thingsOf = (value: unknown): Thing[] => (Array.isArray(value) ? value : [value]).filter(isThing);
const firstText = (value: unknown): string | null => {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === "string" ? first.trim() : null;
};

/** What offers cost together (schema.org). */
export const offersPrice = (offers: unknown): CollectedPrice | null =>
  thingsOf(offers).slice(0, MAX_OFFERS).map(offerPrice).reduce(widest, null);

/** What an offer costs, or what several do that it stands for. */
export function offerPrice(offer: Thing): CollectedPrice | null {
  return thingsOf(offer.offers).slice(0, MAX_OFFERS).map(ownPrice).reduce(widest, ownPrice(offer));
}

/** What an offer itself says: its price, else what it specifies; what it cost before only where it says nothing else. */
function ownPrice(offer: Thing): CollectedPrice | null {
  const specified = thingsOf(offer.priceSpecification).filter(isOfOne);
  const currency = offer.priceCurrency ?? specified[0]?.priceCurrency;
  const said = [offer.price, offer.lowPrice, offer.highPrice].map((price) => priceOf(price, currency));
  if (said.some((price) => price !== null)) return said.reduce(widest, null);
  const isList = ({ priceType }: Thing) => LIST_PRICE.test(firstText(priceType) ?? "");
  const asked = specified.filter((one) => !isList(one));
  return (asked.length > 0 ? asked : specified)
    .flatMap(({ price, minPrice, maxPrice, priceCurrency }) =>
      [price, minPrice, maxPrice].map((one) => priceOf(one, priceCurrency ?? currency)),
    )
    .reduce(widest, null);
}

/** Whether a specification is of what is sold, for everybody: not for 100 g, for a member, or of sending it. */
const isOfOne = (specification: Thing): boolean =>
  specification.referenceQuantity === undefined &&
  specification.validForMemberTier === undefined &&
  !/Charge/.test(firstText(specification["@type"]) ?? "");

/** A price as it is written, in the smallest unit; null where it cannot be read, or is not in the currency that is told. */
function priceOf(value: unknown, told: unknown): CollectedPrice | null {
  const [price] = Array.isArray(value) ? value : [value];
  const currency = currencyOf(told);
  const found = typeof price === "string" ? inText(price) : typeof price === "number" ? { amount: price * 100 } : null;
  const amount = Math.round(found?.amount ?? 0);
  if (!found || !(amount > 0 && amount <= MAX_AMOUNT)) return null;
  if (currency && found.currency && currency !== found.currency) return null;
  const known = currency ?? found.currency;
  return known ? { lowest: amount, highest: amount, currency: known } : null;
}

/** '199.00', '1 295,00', '295 kr'. */
function inText(written: string): { amount: number; currency?: string } | null {
  const text = cleaned(written.slice(0, 100));
  // Programs write more decimals than there are öre; '1.295' is either.
  if (/^\d+\.\d{4,}$/.test(text)) return { amount: Number(text) * 100 };
  if (/^\d+\.\d{3}$/.test(text)) return null;
  const amount = parseAmount(text);
  if (amount !== null) return { amount };
  const reading = readPrice(text);
  const hasCurrency = amountsIn(text)?.some(({ currency }) => currency !== null);
  return reading && hasCurrency && reading.per === null ? { amount: reading.lowest, currency: reading.currency } : null;
}

/** A currency by its code, in letters of any size; 'kr' is the krona. */
function currencyOf(told: unknown): string | null {
  const code = firstText(told)?.toUpperCase() ?? "";
  return code === "KR" ? "SEK" : /^[A-Z]{3}$/.test(code) ? code : null;
}

/** From the lowest to the highest of both, when they are in one currency. */
export function widest(one: CollectedPrice | null, other: CollectedPrice | null): CollectedPrice | null {
  if (!one || !other || one.currency !== other.currency) return one ?? other;
  return { ...one, lowest: Math.min(one.lowest, other.lowest), highest: Math.max(one.highest, other.highest) };
}

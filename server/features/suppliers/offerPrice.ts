import { amountsIn, cleaned, currencyNamed, parseAmount } from "../../../schema/rules/catalogue/priceAmounts.ts";
import { readPrice } from "../../../schema/rules/catalogue/readPrice.ts";
import type { CollectedPrice } from "./mergeSupplier.ts";

type Thing = Readonly<Record<string, unknown>>;

/** No amount is dearer, in the smallest unit. */
const MAX_AMOUNT = 100_000_000;
const MAX_OFFERS = 5_000;

/** What schema.org calls a price that is not asked for now. */
const LIST_PRICE = /(?:List|Strikethrough|MSRP|SRP|Regular)(?:Price)?$/;

/** Prices that no customer is ever asked for. */
const INTERNAL_PRICE = /(?:MinimumAdvertised|Invoice)Price$/;

/** What a price has that is not of one thing, paid once, for everybody: per 100 g, each month, in part, of members, in bulk. */
const OF_SOMETHING_ELSE = [
  "billingDuration",
  "billingIncrement",
  "billingStart",
  "priceComponentType",
  "validForMemberTier",
  "eligibleTransactionVolume",
];

/** Units of one piece or package (UN/CEFACT), and how shops write them; all others are of weight, volume or time. */
const PIECE_CODE = /^(?:C62|EA|H87|PCE|NMP|PR|PK|PA|BX|BO|CT|SET|TU|X[A-Z]{2})$/i;
const PIECE_TEXT = /^(?:st|styck(?:en)?|pcs?|pieces?|each|units?|förp\w*|pak(?:et|ke)?|burk\w*|flask\w*|ask\w*)\.?$/i;

/** What is not new, or not sold. */
const NOT_NEW = /(?:Used|Refurbished|Damaged)Condition$/;
const SOLD = /#?Sell$/;
const DAY_MS = 86_400_000;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const thingsOf = (value: unknown): Thing[] => (Array.isArray(value) ? value : [value]).filter(isThing);
const firstText = (value: unknown): string | null => {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === "string" ? first.trim() : null;
};
/** Each of several values, or the one; also when wrapped with its language or type. */
const valuesOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).map((one) => (isThing(one) ? one["@value"] : one));

/** What offers cost together (schema.org). */
export const offersPrice = (offers: unknown): CollectedPrice | null =>
  thingsOf(offers).slice(0, MAX_OFFERS).map(offerPrice).reduce(widest, null);

/** The price of an offer, or of the several that it aggregates. */
export function offerPrice(offer: Thing): CollectedPrice | null {
  return thingsOf(offer.offers).slice(0, MAX_OFFERS).map(ownPrice).reduce(widest, ownPrice(offer));
}

/** What an offer itself says: its price, else what it specifies; what it cost before only where it says nothing else. */
function ownPrice(offer: Thing): CollectedPrice | null {
  if (!isOfOne(offer)) return null;
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

/** A quantity that is one piece: of 100 g, or of two, the price is another one. */
const isOnePiece = ({ value, unitCode, unitText }: Thing): boolean =>
  valuesOf(value).every((count) => Number(count) === 1) &&
  (unitCode === undefined || PIECE_CODE.test(firstText(unitCode) ?? "")) &&
  (unitText === undefined || PIECE_TEXT.test(firstText(unitText) ?? "")) &&
  (unitCode ?? unitText) !== undefined;

/** Whether an offer or a specification is of one new thing, paid once with its VAT, now, by everybody; not of sending it. */
function isOfOne(thing: Thing): boolean {
  const says = (name: string): string => firstText(valuesOf(thing[name])) ?? "";
  return (
    OF_SOMETHING_ELSE.every((name) => thing[name] === undefined) &&
    !/Charge/.test(says("@type")) &&
    !INTERNAL_PRICE.test(says("priceType")) &&
    (thing.referenceQuantity === undefined || thingsOf(thing.referenceQuantity).some(isOnePiece)) &&
    thingsOf(thing.eligibleQuantity).every(
      (one) => !valuesOf(one.minValue ?? one.value).some((least) => Number(least) > 1),
    ) &&
    !/Business/.test(says("eligibleCustomerType")) &&
    !valuesOf(thing.valueAddedTaxIncluded).some((value) => /^false$/i.test(String(value))) &&
    (says("unitCode") === "" || PIECE_CODE.test(says("unitCode"))) &&
    (says("unitText") === "" || PIECE_TEXT.test(says("unitText"))) &&
    !NOT_NEW.test(says("itemCondition")) &&
    (says("businessFunction") === "" || SOLD.test(says("businessFunction"))) &&
    // A date without a time lasts until the day is over everywhere.
    !(Date.parse(says("validFrom")) - DAY_MS > Date.now()) &&
    ![says("validThrough"), says("priceValidUntil")].some((end) => Date.parse(end) + 2 * DAY_MS < Date.now())
  );
}

/**
 * A price as it is written, in the smallest unit; null where it cannot be read, is not in the stated currency, or
 * is written in several ways that differ, as with the former one struck.
 */
function priceOf(value: unknown, statedCurrency: unknown): CollectedPrice | null {
  const read = valuesOf(value).map((one) => onePrice(one, statedCurrency));
  const [first = null] = read;
  return read.every((one) => one?.lowest === first?.lowest && one?.currency === first?.currency) ? first : null;
}

function onePrice(price: unknown, statedCurrency: unknown): CollectedPrice | null {
  const currency = currencyOf(statedCurrency);
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

/** A currency by its code, in letters of any size, or as people write it: 'kr', 'svenska kronor', '€'. */
function currencyOf(statedCurrency: unknown): string | null {
  const code = firstText(statedCurrency)?.toUpperCase() ?? "";
  return currencyNamed(code.replace(/\.$/, "")) ?? (/^[A-Z]{3}$/.test(code) ? code : null);
}

/** From the lowest to the highest of both, when they are in one currency. */
export function widest(one: CollectedPrice | null, other: CollectedPrice | null): CollectedPrice | null {
  if (!one || !other || one.currency !== other.currency) return one ?? other;
  return { ...one, lowest: Math.min(one.lowest, other.lowest), highest: Math.max(one.highest, other.highest) };
}

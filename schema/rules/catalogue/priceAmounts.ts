/** An amount in a text, or two that are from and to. */
export interface Amount {
  /** Its position, including its currency. */
  start: number;
  end: number;
  /** In hundredths. */
  lowest: number;
  /** Null for one amount. */
  highest: number | null;
  /** ISO 4217; null for a number without a currency. */
  currency: string | null;
  /** Whether the number contains a space: it may be two numbers. */
  isGrouped: boolean;
}

/** Currencies by what is written beside an amount; words come whole. */
const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    NOK: ["norska kronor", "norska kr", "nok", "nkr"],
    DKK: ["danska kronor", "danska kr", "dkk", "dkr"],
    ISK: ["isländska kronor", "isk"],
    SEK: ["svenska kronor", "svenska kr", "kronor", "krona", "kr", "sek", "skr"],
    EUR: ["€", "euros", "euro", "eur"],
    USD: ["us$", "$", "usd", "dollar"],
    GBP: ["£", "gbp", "pund"],
    CHF: ["chf"],
    PLN: ["pln", "zł"],
    JPY: ["¥", "jpy", "yen"],
    CAD: ["cad"],
    AUD: ["aud"],
    CZK: ["czk", "kč"],
    HUF: ["huf"],
    CNY: ["cny"],
  }).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
);
/** Numbers, currencies, ':-', and numbers that are part of a word ('B12', 'Omega-3'). */
const TOKEN = new RegExp(
  `(?<!\\p{L})(?<currency>${[...CURRENCIES.keys()].join("|").replaceAll("$", "\\$")})(?!\\p{L})|(?<word>\\p{L}-?\\d+)|(?<number>\\d+(?:[ .,']\\d+)*)(?<dash> ?: ?-|[;,.]-(?!\\d))?`,
  "gu",
);
const TO = /^ ?(?:-|till|to|upp till|t\.?o\.?m\.?) ?$/;
/** What parts two prices, or a number from the price beside it: '495/695 kr', '299 och 399 kr', '12:30 299 kr'. */
const OR = /^ ?(?:[/.~*&+·•|_-]+|och|and|eller|or|samt|resp\.?|respektive|alt\.?|alternativt) ?$/;
const OR_BEFORE_PRICE = /^ ?[:;,] ?$/;
/** ',50 kr' lacks its integer part, and 'l 295 kr' is a misread one. */
const CUT = /(?:^|[ (])[.,]$|(?:^|\(|(?<!\d) )[lio] ?$/;
/** Before 'från … till …': what it cost and what it costs are no range. */
const CHANGED = /(?<!\p{L})(?:höj|sänk|nedsatt|nedsätt|ändra|reducera|rabattera)\p{L}*(?: \p{L}+)? från ?$/u;

/** A text in one form: small letters, one kind of blank, dash, quote and arrow. */
export const cleaned = (text: string): string =>
  text
    .normalize("NFKC")
    .toLocaleLowerCase("sv-SE")
    .replace(/\p{Cf}/gu, "")
    .replace(/(?:-|=)>|»/g, "→")
    .replace(/[\p{Pd}−]/gu, "-")
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

/** The code of a currency as people write it: 'sek', 'EUR', '€'; null for one that is not known. */
export const currencyNamed = (written: string): string | null => CURRENCIES.get(cleaned(written)) ?? null;

/** A number as it is written, in hundredths: '1 295,00', '1.295', '1,295.00'; null for what is none. */
export function parseAmount(written: string): number | null {
  const [, whole = "", , part = ""] =
    /^(\d+)([.,](\d{1,2}))?$/.exec(written) ??
    /^([1-9]\d{0,2}(?:([ .,'])\d{3})(?:\2\d{3})*)(?!\2)(?:[.,](\d{1,2}))?$/.exec(written) ??
    [];
  if (!whole) return null;
  return Number(whole.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0"));
}

/** The amounts of a cleaned text in their order; null where one beside a currency cannot be read. */
export function amountsIn(clean: string): Amount[] | null {
  const found: (Amount & { isRead: boolean })[] = [];
  let lone = false;
  let currency: { code: string; start: number; end: number } | null = null;
  for (const match of clean.matchAll(TOKEN)) {
    const [token, start, groups] = [match[0], match.index, match.groups ?? {}];
    const end = start + token.length;
    const last = found.at(-1);
    if (groups.number !== undefined) {
      const lowest = parseAmount(groups.number);
      const isAfter = currency !== null && /^\.? ?$/.test(clean.slice(currency.end, start));
      found.push({
        start: isAfter && currency ? currency.start : start,
        end,
        lowest: lowest ?? 0,
        highest: null,
        currency: isAfter && currency ? currency.code : groups.dash ? "SEK" : null,
        isGrouped: groups.number.includes(" "),
        // '12:-50' is not 12, and '299:50' is not 299.
        isRead:
          lowest !== null &&
          !CUT.test(clean.slice(0, start)) &&
          !(groups.dash && /\d/.test(clean[end] ?? "")) &&
          !/^:\d/.test(clean.slice(end)),
      });
      currency = null;
    } else if (groups.word !== undefined) {
      currency = null;
    } else {
      const code = CURRENCIES.get(token) ?? "";
      // 'SEK 1 295:-' and '449 kr SEK' name one twice.
      const isBeside = last && /^ ?$/.test(clean.slice(last.end, start));
      if (last && isBeside) {
        last.end = end;
        // '1 295:- NOK', but not '29 kr EUR'.
        const isOther = last.currency !== null && last.currency !== code;
        last.isRead &&= !isOther || clean.slice(last.start, start).trimEnd().endsWith("-");
        last.currency = code;
        currency = null;
      } else {
        lone ||= currency !== null && currency.code !== "SEK";
        currency = { code, start, end };
      }
    }
  }
  lone ||= currency !== null && currency.code !== "SEK";
  // A single currency may apply to every amount: 'kr 1 295 (NOK)'.
  if (lone || /\d ?öre(?!\p{L})/u.test(clean)) return null;
  // '449 kr - 60 kapslar' is no range.
  const isOfWord = ({ currency, end }: Amount) => currency === null && /^ ?-?\p{L}|^[/.]\d/u.test(clean.slice(end));
  const amounts: (Amount & { isRead: boolean })[] = [];
  for (const amount of found) {
    const former = amounts.at(-1);
    const between = former && clean.slice(former.end, amount.start);
    const isRange =
      former &&
      ((TO.test(between ?? "") && !isOfWord(amount) && !CHANGED.test(clean.slice(0, former.start))) ||
        (/^ ?(?:och|and) ?$/.test(between ?? "") && /(?:mellan|between) ?$/.test(clean.slice(0, former.start))));
    if (!former || !isRange) {
      const isBoth =
        former &&
        !isOfWord(amount) &&
        (OR.test(between ?? "") || (former.currency === null && OR_BEFORE_PRICE.test(between ?? "")));
      const isOne = isBoth && (former.currency === null) !== (amount.currency === null);
      amounts.push({ ...amount, isRead: amount.isRead && !isOne });
      if (former && isOne) former.isRead = false;
      continue;
    }
    const isTwice = former.highest !== null || former.lowest > amount.lowest;
    // 'Paket 1-3 995 kr' is no range.
    const isUnlikely = former.currency === null && (former.lowest < 1_000 || amount.lowest > 20 * former.lowest);
    const isMixed = former.currency !== null && amount.currency !== null && former.currency !== amount.currency;
    former.isRead &&= amount.isRead && !isTwice && !isUnlikely && !isMixed;
    former.currency ??= amount.currency;
    former.highest = amount.lowest;
    former.end = amount.end;
  }
  const counting = amounts.some((one) => one.currency !== null)
    ? amounts.filter((one) => one.currency !== null)
    : amounts;
  return counting.every(({ isRead }) => isRead) ? amounts : null;
}

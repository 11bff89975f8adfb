import { MAX_ORE } from "../words/money.ts";
import { type Amount, amountsIn, cleaned } from "./priceAmounts.ts";
import { isPeriod, isSeveralTimes, unitAfter, unitNamed } from "./priceUnits.ts";

/** A parsed price text. Amounts are in hundredths of the currency. */
export interface PriceReading {
  lowest: number;
  /** The same as `lowest` for one fixed price; null where only the lowest is known ('från 295 kr'). */
  highest: number | null;
  /** ISO 4217. */
  currency: string;
  /** Its unit or period, where it is not for one, paid once: 'månad', '3 månader', '100 g'. */
  per: string | null;
  /** Its ordinary price, where that is stated and higher. */
  listPrice: number | null;
}

/** An amount with the words around it. */
interface Labelled extends Amount {
  per: string | null;
  kind: "price" | "list" | "now" | "other";
  isFrom: boolean;
  /** Whether it says that it is for one piece. */
  isEach: boolean;
}

/** Readings of the last texts: lists read the same ones again and again. */
const remembered = new Map<string, PriceReading | null>();
const REMEMBERED = 5_000;

/** Longer texts are no prices, and nothing is looked for in them. */
const MAX_TEXT = 300;

/**
 * Raised figures ('29⁹⁰' is no 2 990), fractions, struck out digits, and text as web pages hold it: what a number says
 * is another thing then. A footnote behind a word changes nothing.
 */
const CHANGES_NUMBERS = /(?<![\p{L})*])\p{No}|\d\p{M}|&#?\w+;|<\/?\p{L}/u;

/** An expression whose \b and \w know Swedish letters. */
const swedish = ({ source }: RegExp): RegExp =>
  new RegExp(
    source
      .replaceAll("\\b", "(?:(?<![\\p{L}\\d])(?=[\\p{L}\\d])|(?<=[\\p{L}\\d])(?![\\p{L}\\d]))")
      .replaceAll("\\w", "[\\p{L}\\d]"),
    "u",
  );

/** Words end a clause here; abbreviations keep their dot. */
const SEPARATOR = swedish(
  /[,;()|!?+→]|\/(?= )|(?<!\b(?:ord|ordinarie pris|fr|f|ca|rek|inkl|exkl|excl|incl|ink|ex|jmf|jfr|tid|kl|st|mån|o|m|t|pr|max|min|v|nr|no|art))\.(?= |$)/,
);

const LIST = swedish(
  /\b(?:ord|ordinarie\w*|tidigare|förut|rek|rekommenderat|rek\.?pris|tid\.? pris|cirkapris|ca-pris|riktpris|listpris|butikspris|normalpris|originalpris|fullpris|utpris|gammalt pris|i ?stället för|jämfört med|regular|was)\b|\bvar:? ?$/,
);
const NOW = swedish(
  /\b(?:nu|rea|reapris|kampanj|kampanjpris|extrapris|erbjudande|specialpris|nypris|just nu|now|sale)\b/,
);
/** Amounts that are no price of the product: savings, shipping, tax, comparisons. */
const OTHER_BEFORE = swedish(
  /(?<!\b(?:fri|fria|gratis|inkl\.?|inklusive|exkl\.?|plus|ingen|utan|ink|incl\.?|excl\.?) )\b(?:frakt(?!fri)\w*|porto\w*|leverans\w*|spara?|sparar|rabatt\w*|avdrag|moms|vat|varav|första|\w*start(?:avgift|kostnad)\w*|inträde\w*|inskrivning\w*|registrering\w*|tillval|tillägg|tillkommer|aviavgift\w*|fakturaavgift\w*|expeditionsavgift\w*|uppläggning\w*|pant|deposition|handpenning|kontantinsats|anmälningsavgift|bokningsavgift|bonus|presentkort|värde|vid köp|när du|handla\w*|beställ\w*|köp över|delbetal\w*|avbetal\w*|räntefri\w*|prova på|(?:prova|testa|pröva)(?: (?:i )?(?:\d+ |en |ett |två |tre |första )?\w+)? för|prov-?(?:period|månad|vecka)\w*|jmf|jfr|jmf-?pris|jämförpris|jämförelsepris)\b|\blägsta .*dag/,
);
const OTHER_AFTER = swedish(
  /^ ?(?:st )?vid (?:köp|\d)|^ ?med (?:\w*kod|rabatt)\b|^ ?(?:(?:i|på|extra) )?(?:rabatt|avdrag|billigare|lägre|frakt(?! ingår)|porto|leverans|startavgift|aviavgift|fakturaavgift|pant|bonus|handpenning|(?:(?:den|de) )?första)/,
);
/** Tax comes on top. */
const WITHOUT_VAT = swedish(
  /^ ?(?:(?:exkl?\.?|exklusive|excl?\.?|excluding|ex\.?|utan|without|plus|före|before|\+) ?(?:\d+ ?% ?)?(?:moms|mervärdes\w*|vat|tax|m)\b|netto\b|(?:moms|vat) (?:tillkommer|kommer till))/,
);
const WITHOUT = /^ ?(?:exkl?\.?|exklusive|excl\.?|ex\.?|utan|plus) ?$/;
const LIMIT = swedish(
  /\b(?:upp till|högst|max|maximalt|som mest|under|över|mindre än|mer än|t\.?o\.?m)\.?:? ?$|[<>] ?$/,
);
const SOME_ONLY = swedish(
  /(?<!\b(?:ej|inte|icke)[ -])\b(?:medlem|klubb|student|pensionär|senior|prenumerant|företag|personal)/,
);
const FROM = swedish(
  /\b(?:från|fr|f(?=\.)|fra|ab|alk|startpris|starting at|fr\.? ?o\.? ?m|från och med|from|minst|lägst|(?<!\d ?)min|börjar på|med start på)\b[.:]?(?: ?(?:endast|bara|ca|cirka|pris|priset|just)\b[.:]?)* ?$/,
);
/** The equivalent in another currency. */
const ABOUT = swedish(/(?:≈|~|\bca\b\.?|\bcirka\b|\bmotsvarar\b|=) ?$/);
const NORDIC = swedish(/\b(?:norsk|dansk|isländsk)/);
const FREE = swedish(
  /\b(?:gratis|kostnadsfri\w*)\b(?! (?:frakt|hemleverans|leverans|retur|porto|rådgivning|för medlem))/,
);
/** A clause that says for whom the amount before it is. */
const ONLY_FOR_SOME = swedish(
  /^ ?(?:endast |bara |gäller )?(?:för )?(?:medlem|klubb|student|pensionär|senior|prenumerant|personal)\w*(?: ?pris)? ?$/,
);
/** What comes after it goes on, unlike what came first. */
const THEN = swedish(/\b(?:därefter|sedan|sen)\b/);
const UPWARDS = /^ ?(?:och|eller) (?:upp|mer)|^ ?\+ ?$/;
/** A number of pieces before the amount of each, or after it: what all of them cost is not said. */
const TIMES_BEFORE = /\d ?(?:st|stycken|månader|mån)?\.? ?(?:a|x|×|\*|ggr|gånger) ?$|\d ?\p{L}*\.? ?[àá] ?$/u;
const TIMES_AFTER = /^ ?(?:x|×|\*) ?\d/;
const PIECES_BEFORE = /(?:^|[ (])(\d+|(?:två|tre|fyra|fem|sex)(?: st\.?| stycken)?) för ?$/;
/** Not 'för två', which may be two persons. */
const PIECES_AFTER = /^ ?för (\d+|(?:två|tre|fyra|fem|sex)(?= ?st))(?: ?st\.?| ?stycken)? ?(?:$|[,;.()|+])/;
const PIECES: Readonly<Record<string, string>> = { två: "2", tre: "3", fyra: "4", fem: "5", sex: "6" };
/** Words whose number belongs to the name: 'Omega 3 295 kr' may be 295 kr or 3 295 kr. */
const NAMED_BY_NUMBER = swedish(
  /\b(?:omega|vitamin|\w-vitamin|typ|nr|nummer|paket|steg|nivå|fas|alternativ|storlek|del|test|coq|[a-z]|[a-z]+\d+|zink|järn|jod|selen|krom|koppar|mangan|magnesium|kalcium|kalium|folsyra|folat|biotin|kreatin|melatonin|epa|dha|betala för|no|vecka|week|art|artnr)\.?[ -]?$|#$/,
);
/** Beyond this a number with a blank behind a word is rather two: 'Ashwagandha 25 195 kr'. */
const HARDLY_ONE = 2_000_000;
const RECURRING_WORDS = swedish(/(?<!\b(?:utan|ingen|inget|inte|ej) )\b(?:prenumer\w*|pren|abonnemang\w*|autogiro)\b/);
const TOTAL = swedish(/\b(?:totalt|total\w*|sammanlagt|summa)\b/);
/** Behind a word that says nothing of a price. */
const BEHIND_WORD = swedish(
  /(?<!\b(?:från|fr|till|kr|kronor|sek|pris|priset|priser|kostar|kostnad|för|ca|cirka|nu|endast|bara|totalt|ord|ordinarie))(?<=\w) $/,
);
/** Words beside a number that is not necessarily an amount. */
const BARE_WORDS = new Set(["", ..."från fr o m from ca cirka pris priset priser endast bara nu inkl moms".split(" ")]);
const BARE_WORDS_AFTER = new Set(["", "inkl", "moms"]);

/**
 * Reads what a price text says, as Swedish shops write prices. Amounts beside a currency count; other numbers only where
 * there is none and hardly a word beside them.
 * @returns null for what cannot be read without guessing, and for 0, which is no price
 */
export function readPrice(text: string | null | undefined): PriceReading | null {
  if (!text || text.length > MAX_TEXT) return null;
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const reading = read(text);
  remembered.set(text, reading);
  return reading;
}

function read(text: string): PriceReading | null {
  if (CHANGES_NUMBERS.test(text)) return null;
  const clean = cleaned(text);
  const all = amountsIn(clean);
  if (all === null) return null;
  const withCurrency = all.filter(({ currency }) => currency !== null);
  if (withCurrency.length === 0) return readBare(clean, all);
  const currency = currencyOf(clean, withCurrency);
  if (currency === null) return null;
  const asked = labelsOf(clean, withCurrency)?.filter((one) => one.currency === currency) ?? [];
  // 'Gratis, ord. 495 kr' costs nothing.
  const isFree = FREE.test(clean) && !asked.some(({ kind }) => kind === "price" || kind === "now");
  return isFree ? null : decide(asked, currency);
}

/** The currency that is asked for: of several the first one, where the others are in brackets or about the same. */
function currencyOf(clean: string, amounts: readonly Amount[]): string | null {
  const isMixed = new Set(amounts.map(({ currency }) => currency)).size > 1;
  const [first, ...others] = amounts.filter(
    ({ start }, index) => !(isMixed && index > 0 && ABOUT.test(clean.slice(0, start))),
  );
  if (!first || (first.currency === "SEK" && NORDIC.test(clean))) return null;
  const isBeside = ({ currency, start }: Amount) =>
    first.currency === "SEK" || currency === first.currency || /\([^)]*$/.test(clean.slice(0, start));
  return others.every(isBeside) ? first.currency : null;
}

/** A text that is a number, or two with a dash, and says hardly anything else. */
function readBare(clean: string, amounts: readonly Amount[]): PriceReading | null {
  const [amount] = amounts;
  if (!amount) return null;
  const [before, after] = [clean.slice(0, amount.start), clean.slice(amount.end)];
  const unit = unitAfter(after, true);
  const isPlain = (words: string, known: ReadonlySet<string>) => words.split(/[ .:]/).every((word) => known.has(word));
  if (!isPlain(before, BARE_WORDS) || !isPlain(after.slice(unit?.length ?? 0), BARE_WORDS_AFTER)) return null;
  return decide(
    [{ ...amount, per: unit?.per ?? null, kind: "price", isFrom: FROM.test(before), isEach: false }],
    "SEK",
  );
}

/** The kind of the amounts by the words around them; null where that is unclear. */
function labelsOf(clean: string, amounts: readonly Amount[]): Labelled[] | null {
  const units = amounts.map(({ end }, index) => unitAfter(clean.slice(end, amounts[index + 1]?.start), false));
  const ends = amounts.map(({ end }, index) => end + (units[index]?.length ?? 0));
  const labelled: Labelled[] = [];
  for (const [index, amount] of amounts.entries()) {
    const next = amounts[index + 1];
    const gapBefore = clean.slice(ends[index - 1] ?? 0, amount.start);
    const gapAfter = clean.slice(ends[index], next?.start);
    const before = gapBefore.split(SEPARATOR).at(-1) ?? "";
    const clauses = gapAfter.split(SEPARATOR);
    // Words between two amounts without anything that parts them are of the second one.
    const isUndivided = next !== undefined && clauses.length === 1;
    const after = isUndivided ? "" : (clauses[0] ?? "");
    const tail = next === undefined ? gapAfter : gapAfter.slice(0, gapAfter.length - (clauses.at(-1)?.length ?? 0));
    if (TIMES_BEFORE.test(before) || TIMES_AFTER.test(gapAfter)) return null;
    // 'Vuxen 495 kr/Barn 295 kr' may be of either.
    if (units[index]?.isKnown === false && next && !gapAfter.trim()) return null;
    if (amount.isGrouped && NAMED_BY_NUMBER.test(before) && !FROM.test(before)) return null;
    if (amount.isGrouped && amount.lowest > HARDLY_ONE && BEHIND_WORD.test(before)) return null;
    // 'Totalt 5 940 kr' of what is paid each month.
    const isTotal = TOTAL.test(before) && units.some((unit) => unit?.per && isPeriod(unit.per));
    const own = (next ? clauses.slice(0, -1) : clauses)[1] ?? "";
    const isOther =
      isTotal ||
      OTHER_BEFORE.test(before) ||
      OTHER_AFTER.test(after) ||
      LIMIT.test(before) ||
      WITHOUT_VAT.test(before) ||
      WITHOUT_VAT.test(isUndivided ? "" : gapAfter) ||
      SOME_ONLY.test(before + after) ||
      [ONLY_FOR_SOME, WITHOUT_VAT, WITHOUT].some((pattern) => pattern.test(own));
    // '-100 kr' is taken off, and '+ 100 kr' comes on top of something.
    const isLess = /(?:^|[^\p{L}\d])-$/u.test(before) || /^[+-] ?$/.test(gapBefore);
    // What comes on top belongs to what must be paid.
    if (/\+[^+]*$/.test(gapBefore) && index > 0 && !isOther) return null;
    // '49 kr frakt 299 kr': the word may be of either.
    const former = amounts[index - 1];
    if (isOther && former && before === gapBefore && former.lowest < amount.lowest && former.lowest > 0) return null;
    // Beside another price it is not what is asked for.
    const behind = amounts.length === 1 ? PIECES_AFTER.exec(gapAfter) : null;
    const [counted = ""] = (PIECES_BEFORE.exec(before) ?? behind)?.[1]?.split(" ") ?? [];
    const pieces = PIECES[counted] ?? counted;
    const named = unitNamed(index === 0 ? gapBefore : before) ?? unitNamed(tail);
    const recurs = RECURRING_WORDS.test(index === 0 ? gapBefore : before) || RECURRING_WORDS.test(tail);
    if (isSeveralTimes(gapBefore) || isSeveralTimes(tail)) return null;
    const unit = units[index]?.per ?? null;
    const isTime = unit !== null && isPeriod(unit);
    // '149 kr per leverans var fjärde vecka'
    const time = isTime ? unit : named;
    const per = time ?? unit ?? (recurs ? "prenumeration" : pieces && pieces !== "1" ? `${pieces} st` : null);
    // '1 kr första månaden, sedan 299 kr': for what, is not said.
    if (per === null && index > 0 && THEN.test(gapBefore)) return null;
    labelled.push({
      ...amount,
      per: units[index]?.isOnce ? time : per,
      kind:
        isOther || isLess || (per === null && next && THEN.test(gapAfter)) ? "other" : kindOf(before, after, gapBefore),
      isEach: units[index]?.isOnce ?? false,
      isFrom: FROM.test(before) || /^ ?(?:från|fr\.?) ?$/.test(own) || UPWARDS.test(next ? after : gapAfter),
    });
  }
  return labelled;
}

function kindOf(before: string, after: string, gapBefore: string): Labelled["kind"] {
  // 'sänkt från 495 kr till 395 kr'
  if (/^ ?(?:→|till) ?$/.test(gapBefore)) return "now";
  if (LIST.test(before)) return "list";
  if (NOW.test(before)) return "now";
  return LIST.test(after) ? "list" : NOW.test(after) ? "now" : "price";
}

/** Which of the amounts is the price, and which the list price. */
function decide(labelled: readonly Labelled[], currency: string): PriceReading | null {
  const prices = distinct(labelled.filter(({ kind }) => kind === "price" || kind === "now"));
  const lists = labelled.filter(({ kind }) => kind === "list");
  const once = prices.filter(({ per }) => per === null);
  // A price for each 100 g, or each month instead, is beside the price.
  const asked = once.length > 0 ? once : prices;
  const [first, second, third] = asked.length > 0 ? asked : distinct(lists);
  if (!first || third) return null;
  let [price, listed] = [first, lists.find(({ per }) => per === first.per || per === null)];
  if (second) {
    const now = [first, second].filter(({ kind }) => kind === "now");
    const [reduced] = now;
    const other = reduced === first ? second : first;
    const [dearer, cheaper] = first.lowest > second.lowest ? [first, second] : [second, first];
    // '349 kr, 60 kapslar (5,82 kr/st)'
    const isUnitPrice = cheaper.isEach && !dearer.isEach && dearer.lowest >= 10 * cheaper.lowest;
    if (isUnitPrice && now.length === 0) return reading(dearer, listed, currency);
    if (!reduced || now.length > 1 || listed || other.per !== reduced.per || other.lowest <= reduced.lowest)
      return null;
    [price, listed] = [reduced, other];
  }
  return reading(price, listed, currency);
}

function reading(price: Labelled, listed: Labelled | undefined, currency: string): PriceReading | null {
  const highest = price.highest ?? (price.isFrom ? null : price.lowest);
  if (price.lowest <= 0 || (highest ?? price.lowest) > MAX_ORE) return null;
  const listPrice = listed && listed !== price && listed.lowest > price.lowest ? listed.lowest : null;
  return { lowest: price.lowest, highest, currency, per: price.per, listPrice };
}

/** Each of several once that say the same. */
const distinct = (all: readonly Labelled[]): Labelled[] =>
  all.filter(
    (one, index) =>
      all.findIndex(
        ({ lowest, highest, per }) => lowest === one.lowest && highest === one.highest && per === one.per,
      ) === index,
  );

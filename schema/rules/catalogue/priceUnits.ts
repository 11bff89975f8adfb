/** Unit or period of an amount, as written behind it. */
interface Unit {
  /** Null for one of what is sold. */
  per: string | null;
  isOnce: boolean;
  /** Whether it is a measure or a time, and not just any word. */
  isKnown: boolean;
  /** Characters of the text that say it. */
  length: number;
}

/** Times, by every word for them, with the word for several. */
const PERIODS: Readonly<Record<string, readonly [one: string, several: string, words: string]>> = {
  month: ["månad", "månader", "månader|månaden|månad|mån|mnd|months|month|mo|mth|monat|kalendermånad"],
  year: ["år", "år", "året|år|years|year|yr|jahr"],
  week: ["vecka", "veckor", "veckan|veckor|vecka|v|weeks|week|wk"],
  quarter: ["kvartal", "kvartal", "kvartalet|kvartal"],
  half: ["halvår", "halvår", "halvåret|halvår"],
  term: ["termin", "terminer", "terminen|terminer|termin"],
  day: ["dag", "dagar", "dagen|dagar|dag|dgr|dygn|days|day"],
};
const ALL_PERIODS = Object.values(PERIODS).flatMap(([, , words]) => words);
const PERIOD = `(?:${ALL_PERIODS.join("|")})(?![\\p{L}\\d])`;
const ONE_PIECE = new Set(
  "st styck stycke stk förp förpackning fpk frp burk flaska ask paket pkt pack påse tub kit set test prov provtagning analys person pers tillfälle gång besök behandling undersökning konsultation par enhet produkt ex exemplar order beställning köp låda kartong".split(
    " ",
  ),
);
const SHORT: Readonly<Record<string, string>> = {
  gram: "g",
  gr: "g",
  kilo: "kg",
  kilogram: "kg",
  hekto: "hg",
  liter: "l",
  lit: "l",
  minut: "min",
  minuter: "min",
};
const MEASURES: Readonly<Record<string, string>> = {
  ...SHORT,
  kapslar: "kapsel",
  tabletter: "tablett",
  tabl: "tablett",
  doser: "dos",
  tim: "timme",
  timma: "timme",
  h: "timme",
};
const KNOWN = new Set([
  ...Object.entries(MEASURES).flat(),
  ..."mg dl cl ml m cm m2 m3 min portion kopp skopa spray kapslar".split(" "),
]);
/** 'ord' and the like are no units: '495 kr / ord 695 kr', '299 kr / 3 för 799 kr'. */
const NO_UNIT =
  /^(?:ord|ordinarie\p{L}*|rek|tidigare|förut|nu|rea|kampanj|medlem\p{L}*|student\p{L}*|pris|för|eller|prenumer\p{L}*|engång\p{L}*)$/u;
const ORDINALS = [
  "",
  "",
  "andra",
  "tredje",
  "fjärde",
  "femte",
  "sjätte",
  "sjunde",
  "åttonde",
  "nionde",
  "tionde",
  "elfte",
  "tolfte",
];

const SEVERAL_TIMES = new RegExp(
  `(?<!\\p{L})(?:\\d*[02-9]|\\d+1|två|tre|fyra|fem|sex|åtta|tio|tolv) ?(?:ggr|gånger)\\.?(?: ?/ ?| per | om | i )(?:${PERIOD})`,
  "u",
);
const PER = /^ ?(?:\/ ?|per |p\/|för (?=\d ?st(?!\p{L})))(\d+(?:,\d+)?)? ?(\p{L}+[23]?)\.?/u;
const PER_MONTH_OR_YEAR = /^ ?(?:\/ ?|per )(månad|mån|år)(?!\p{L})\.?/u;
const EACH = new RegExp(`^ ?[([]?(?:(?:varje|var|i|om|p\\.|pr) )?(${PERIOD})\\.?`, "u");
const EACH_DIRECT = /^ ?(?:[([]?(?:mån|månad|kvartal|halvår)(?!\p{L})|[([](?:år|vecka|termin|dag)[)\]])/u;
const AND = new RegExp(`^ ?(?:och |per |/ ?|i )(${PERIOD})\\.?`, "u");
const EVERY = new RegExp(
  `(?<!\\p{L})var (?:(\\d+)(?::?[eaé])?|(${ORDINALS.filter(Boolean).join("|")})) (${PERIOD})`,
  "u",
);
const EVERY_OTHER = new RegExp(`(?<!\\p{L})(?:varannan|vartannat) (${PERIOD})`, "u");
/** What is paid for a time, behind its name: 'månadskostnad', 'årsmedlemskap'. */
const PAID =
  "(?:kostnad|avgift|pris|belopp|betalning|debitering|abonnemang|prenumeration|medlemskap|medlemsavgift)[\\p{L}\\d]*";
const ADVERBS: readonly (readonly [RegExp, string])[] = (
  [
    [`månadsvis|månatlig[\\p{L}\\d]*|månads-?${PAID}|monthly(?!\\p{L})`, "månad"],
    [`årsvis|årlig[\\p{L}\\d]*|års-?${PAID}|(?:helår|yearly|annually)(?!\\p{L})`, "år"],
    [`veckovis|vecko-?${PAID}|weekly(?!\\p{L})`, "vecka"],
    [`halvårsvis|halvårs-?${PAID}|halvår(?!\\p{L})`, "halvår"],
    [`terminsvis|termins-?${PAID}`, "termin"],
    [`kvartalsvis|kvartals-?${PAID}|quarterly(?!\\p{L})`, "kvartal"],
    ["dagligen|daily(?!\\p{L})", "dag"],
  ] as const
).map(([words, per]) => [new RegExp(`(?<!\\p{L})(?:${words})`, "u"), per]);
const NAMED = new RegExp(
  `(?:(?<!\\p{L})(?:per|varje|var) |/ ?|(?<!\\p{L})(?:i|om) (?=månaden|mån(?!\\p{L})|året|veckan|kvartalet|dagen))(${PERIOD})`,
  "u",
);

/** A number of times or measures, in words. */
const several = (count: string | undefined, one: string, many: string): string =>
  count === undefined || count === "1" ? one : `${count} ${many}`;

const periodOf = (word: string) => Object.values(PERIODS).find(([, , words]) => words.split("|").includes(word));

/** Whether that is a time, so that the price is paid again and again. */
export const isPeriod = (per: string): boolean =>
  per === "prenumeration" || periodOf(per.replace(/^\d+ /, "")) !== undefined;

/**
 * What an amount is for, by the words directly behind it.
 * @param isBare whether nothing says that the number is an amount: then only a month or a year makes it one
 */
export function unitAfter(rest: string, isBare: boolean): Unit | null {
  if (isBare) {
    const found = PER_MONTH_OR_YEAR.exec(rest);
    const [per = null] = periodOf(found?.[1] ?? "") ?? [];
    return found && { per, isOnce: false, isKnown: true, length: found[0].length };
  }
  const match = PER.exec(rest);
  if (match && !NO_UNIT.test(match[2] ?? "")) {
    const [all, count, word = ""] = match;
    // 'p/m', but '/m' may be a metre.
    const period = periodOf(word === "m" && all.includes("p/") ? "mån" : word);
    const length = all.length;
    if (period) return { per: several(count, period[0], period[1]), isOnce: false, isKnown: true, length };
    const [more = "", also = ""] = AND.exec(rest.slice(length)) ?? [];
    // '99 kr per person och månad'
    if (more) {
      return { per: periodOf(also)?.[0] ?? null, isOnce: false, isKnown: true, length: length + more.length };
    }
    const isOnce = ONE_PIECE.has(word) && (count === undefined || count === "1");
    const per = isOnce ? null : several(count, MEASURES[word] ?? word, SHORT[word] ?? word);
    return { per, isOnce, isKnown: ONE_PIECE.has(word) || KNOWN.has(word), length };
  }
  const each = EACH.exec(rest);
  // '99 kr i månaden' and '99 kr mån', but neither '99 kr i 12 månader' nor '395 kr dag 1'.
  if (each && (/^ ?[([]?(?:varje|var|i|om|p\.|pr) /.test(rest) || EACH_DIRECT.test(rest))) {
    const [per = null] = periodOf(each[1] ?? "") ?? [];
    return { per, isOnce: false, isKnown: true, length: each[0].length };
  }
  return null;
}

/** Whether it is paid several times within a time: '495 kr 4 ggr/år' is no price for a year. */
export const isSeveralTimes = (words: string): boolean => SEVERAL_TIMES.test(words);

/** The time that words name for which something is paid: 'månadsvis', 'var tredje månad', 'per år'. */
export function unitNamed(words: string): string | null {
  const every = EVERY.exec(words);
  if (every) {
    const [one, many] = periodOf(every[3] ?? "") ?? ["", ""];
    return several(every[1] ?? String(ORDINALS.indexOf(every[2] ?? "")), one, many);
  }
  const other = EVERY_OTHER.exec(words);
  if (other) return several("2", "", periodOf(other[1] ?? "")?.[1] ?? "");
  const adverb = ADVERBS.find(([pattern]) => pattern.test(words));
  if (adverb) return adverb[1];
  return periodOf(NAMED.exec(words)?.[1] ?? "")?.[0] ?? null;
}

import { COUNT, countOf, PIECE } from "./doseText.ts";

// How many and how often somebody takes what they take, in texts that were folded (`foldDoseText`).

/** Number and times of pieces taken, from words; null where those are not stated. */
export interface Intake {
  pieces: number | null;
  /** Whether `pieces` are those of the whole day, so that times do not multiply them. */
  isOfDay: boolean;
  /** Intakes on a day on which it is taken. */
  times: number | null;
  /** The share of days on which it is taken. */
  days: number | null;
  /** 'Några tabletter': how many is not said. */
  isUnknown: boolean;
  /** 'Öka till 2': instead of what was said before. */
  isRaised?: boolean;
}

const TIME =
  "(?:(?:för|efter)?middag(?:en|ar|s)?|morgon(?:en)?|morgnar|frukost(?:en)?|lunch(?:en)?|mellanmål(?:et)?|kvällsmat(?:en)?|kväll(?:en|ar)?|natt(?:en)?|läggdags|sänggåendet?|klockslag|mitt på dagen|kvällsmål(?:et)?)";
const PREPOSITION = "(?:på|till|vid|före|efter|innan|i|med|åt|varje|inför)";
const JOINT = "(?: ?[,&+/–-] ?| och | samt |, och )";
/** 'morgon, lunch och kväll' */
const CHAIN = new RegExp(
  `(?<!\\p{L})${TIME}(?:${JOINT}(?:(?:en|1) )?(?:${PREPOSITION} )?(?:${TIME})(?!\\p{L}))+`,
  "gu",
);
const ONE_TIME = new RegExp(`(?<!\\p{L})${TIME}(?!\\p{L})`, "gu");
const A_DAY = "(?:om dan|om dagen|per dag|/ ?dag|per dygn|om dygnet|/ ?dygn|/d(?!\\p{L}))";
const HOURS: Readonly<Record<string, number>> = { fjärde: 4, sjätte: 6, åttonde: 8, tolvte: 12 };
const ORDINALS: Readonly<Record<string, number>> = { annan: 2, tredje: 3, fjärde: 4, femte: 5, sjätte: 6, sjunde: 7 };
const WEEKDAYS = ["mån", "tis", "ons", "tor", "fre", "lör", "sön"];
const WEEKDAY = "(?<!\\p{L})(?:mån|tis|ons|tors?|fre|lör|sön)(?:dag(?:ar|en)?)?(?!\\p{L})";
const EACH_WEEKDAY = new RegExp(WEEKDAY, "gu");
/** 'måndag till fredag' */
const FROM_WEEKDAY = new RegExp(`(${WEEKDAY}) ?(?:till|[-–]) ?(${WEEKDAY})`, "u");

/** 'fördelat på två doser': what follows shares out what was said. */
export const SHARED_OUT =
  /(?<!\p{L})(?:(?:för|upp)?del(?:at|as|ad|a|ade|ar)(?: upp)? (?:på|i|över)|utspritt (?:på|över))[^;]*/u;
/** Words before it that mean the whole day. */
export const OF_DAY = new RegExp(
  `^[ ¤)]*(?:(?:av |rent? )\\p{L}* ?)?(?:${A_DAY}|totalt|sammanlagt|(?:per |/ ?)?dagsdos)`,
  "u",
);

/** '3 gånger', 'x 2', '2 x per dag' */
const TIMES = [
  new RegExp(
    `(?<![\\p{L}\\p{N}.,])(?:${COUNT} ?(?:[-–]|till|eller) ?)?(?<n>${COUNT}) ?(?:gånger|ggr|gång)(?!\\p{L})`,
    "u",
  ),
  /(?<![\p{L}\p{N}])[x×*] ?(?:\d{1,2} ?[-–] ?)?(?<n>\d{1,2})(?!\d)/u,
  new RegExp(`(?<![\\p{L}\\p{N}.,])(?<n>\\d{1,2}) ?[x×*] ?(?:${A_DAY}|dagligen|i veckan|per vecka)`, "u"),
];

/** How often on a day, by words; null when they do not say. */
function timesIn(words: string): number | null {
  let counted: RegExpExecArray | null = null;
  for (const pattern of TIMES) counted ??= pattern.exec(words);
  if (counted?.groups?.n) return countOf(counted.groups.n);
  const hours = /(?<!\p{L})var(?:je)? ?(?:(\d{1,2}):?e|(\p{L}+)) timme/u.exec(words);
  const every = hours && (Number(hours[1]) || HOURS[hours[2] ?? ""]);
  if (every) return 24 / every;
  if (/(?<!\p{L})(?:varje|alla) (?:måltid|mål)|(?:till|vid|i samband med) (?:måltiderna|måltider)/u.test(words))
    return 3;
  const chains = (words.match(CHAIN) ?? []).map((chain) => chain.match(ONE_TIME)?.length ?? 1);
  return chains.length > 0 ? Math.max(...chains) : null;
}

/** On which share of days, by words; null when they do not say. */
function daysIn(words: string): number | null {
  if (/(?<!\p{L})varannan vecka/u.test(words)) return 1 / 14;
  const ofWeek = /(?<![\p{L}\p{N}])([1-7]) dagar (?:i|per) veckan?/u.exec(words);
  if (ofWeek) return Number(ofWeek[1]) / 7;
  if (/(?:(?<!\p{L})(?:i|per|varje|om)|\/) ?veckan?(?!\p{L})|veckovis/u.test(words)) return 1 / 7;
  if (/(?<!\p{L})i månaden|(?:(?<!\p{L})(?:per|varje)|\/) ?mån(?:ad)?(?!\p{L})/u.test(words)) return 1 / 30;
  const every = /(?<!\p{L})var(?:je)? ?(?:(\d{1,2}):?[ae]|(annan|tredje|fjärde|femte|sjätte|sjunde)) dag/u.exec(words);
  const step = every && (Number(every[1]) || ORDINALS[every[2] ?? ""]);
  if (step) return 1 / step;
  if (/(?<!\p{L})(?:på |alla )?vardagar(?:na)?(?!\p{L})/u.test(words)) return 5 / 7;
  const place = (day = "") => WEEKDAYS.indexOf(day.slice(0, 3));
  const span = FROM_WEEKDAY.exec(words);
  if (span) return (((place(span[2]) - place(span[1]) + 7) % 7) + 1) / 7;
  const weekdays = new Set(words.match(EACH_WEEKDAY)?.map(place));
  return weekdays.size > 0 ? weekdays.size / 7 : null;
}

const IN_ALL = new RegExp(`${A_DAY}|totalt|sammanlagt`, "u");
/** Whether pieces are those of the whole day: nothing between says how often. */
const isOfDay = (after: string): boolean => {
  const at = IN_ALL.exec(after)?.index;
  return at !== undefined && timesIn(after.slice(0, at)) === null && !/gång|ggr|[x×]/.test(after.slice(0, at));
};

const SPAN = `(?:${COUNT} ?(?:[-–]|till|eller) ?)?`;
const BEFORE = "(?<![\\p{L}\\p{N}.,/⁄:+])(?<![\\p{L}\\p{N}][-–])";
const ADJECTIVE = "(?:(?:stor|små|hel|mjuk|vit|vegansk)\\p{L}* )?";
/** '2 tabletter', '1–2 st', '2 på kvällen', 'ta 2' */
const ITEM = new RegExp(
  `${BEFORE}${SPAN}(?<pieces>${COUNT})[ ¤-]*(?:st |stycken )?${ADJECTIVE}${PIECE}|` +
    `${BEFORE}${SPAN}(?<bare>${COUNT})(?=[ ¤]*(?:${A_DAY}|dagligen| ?(?:${PREPOSITION} )?(?:\\p{L}+ )?${TIME}(?!\\p{L})))|` +
    `(?:(?<!\\p{L})(?:ta|tar|tas|intag|dos|dosering|börja med|sedan|därefter):? )${SPAN}(?<taken>${COUNT})(?=[ ¤]*(?:$|[,;)]| (?:till|med|före|efter|innan|vid|varannan|varje|i) ))|` +
    `(?<!\\p{L})(?:öka|ökar|ökas|trappa|höj)[^,;\\d]* till (?<more>${COUNT})(?! ?\\p{L}*(?:gång|ggr))|` +
    `^${SPAN}(?<alone>${COUNT})$`,
  "gu",
);
const UNKNOWN = new RegExp(
  `(?<!\\p{L})(?:några|flera|fler|ett antal|många|valfritt antal|dubbel|dubbla|extra|x|\\?) (?:\\p{L}+ )?${PIECE}|(?<!\\p{L})(?:varje timme|i timmen)`,
  "u",
);
const AT_MOST = /(?:max|maximalt|högst|upp till|mer än)[ ,:]*$/u;
/** From here on, a count of tablets is one of a package. */
const MAX_PIECES = 50;
/** Of what is contained in a package. */
const PACKAGE = /(?<!\p{L})(?:burk|förpackning|refill|ask(?:en)?(?!\p{L})|räcker)/u;
/** Before a count: that it is not to be taken. */
const FORBIDDEN = /(?<!\p{L})(?:inte|aldrig|undvik|glöm\p{L}*)(?! mer än)[^,;]*$/u;
const RAISED = /(?<!\p{L})(?:öka|ökar|ökas|trappa|höj|eller|alternativt|därefter|sedan)(?!\p{L})/u;

/** Reads how many are taken and how often; amounts and names are masked by '¤'. */
export function readIntake(words: string): Intake {
  const said = words.replace(SHARED_OUT, " ");
  const isSharedOut = said !== words;
  const days = daysIn(said);
  const none = {
    pieces: null,
    isOfDay: isSharedOut,
    times: isSharedOut ? null : timesIn(said),
    days,
    isUnknown: false,
  };
  if (UNKNOWN.test(said)) return { ...none, isUnknown: true };
  if (PACKAGE.test(said)) return { ...none, times: null };
  // '1 x 3', '2 tabl x 2' have their times behind; '1+0+2' and '1-0-1' are pieces of the day.
  const spread = /^[ ¤]*(\d(?:\+\d){1,3}|\d(?:[-–]\d){2,3})(?![\d.,])/u.exec(said);
  if (spread?.[1]) {
    const pieces = spread[1].split(/\D/).reduce((sum, one) => sum + Number(one), 0);
    return { ...none, pieces, isOfDay: true, times: null };
  }
  const twice = /^[ ¤]*(\d{1,2}) ?[x×*] ?(\d{1,2})(?![\d.,])/u.exec(said);
  if (twice) return { ...none, pieces: Number(twice[1]), times: Number(twice[2]) };

  const found = [...said.matchAll(ITEM)];
  const all = found.map((match, index) => {
    const { pieces, bare, taken, more, alone } = match.groups ?? {};
    const after = said.slice(match.index + match[0].length, found[index + 1]?.index);
    const leading = said.slice(found[index - 1]?.index ?? 0, match.index);
    return {
      count: countOf(pieces ?? bare ?? taken ?? more ?? alone ?? ""),
      after,
      isRaised: index > 0 && RAISED.test(leading + match[0]),
      isMost: AT_MOST.test(leading),
      isOfDay: isOfDay(after),
      isForbidden: FORBIDDEN.test(leading),
      isDrop: /dr(?:opp\p{L}*)?\.?$/u.test(match[0]),
    };
  });
  const items = all.filter(({ isForbidden }) => !isForbidden);
  // So many tablets are those of a package.
  if (items.some(({ count, isDrop }) => count >= MAX_PIECES && !isDrop)) return { ...none, isUnknown: true };
  const sure = items.some(({ isMost }) => !isMost) ? items.filter(({ isMost }) => !isMost) : items;
  const [only] = sure;
  if (!only) return none;
  if (sure.length === 1) {
    const times = items.length === 1 ? none.times : timesIn(only.after);
    return { ...none, pieces: only.count, isOfDay: only.isOfDay || isSharedOut, times, isRaised: RAISED.test(said) };
  }
  // Several: each with its own times; what is said of the whole day is said beside its parts.
  const counts = sure.map(({ count, after, isOfDay: ofDay }) => count * (ofDay ? 1 : (timesIn(after) ?? 1)));
  const ofDay = Math.max(0, ...sure.map((item, index) => (item.isOfDay ? (counts[index] ?? 0) : 0)));
  const parts = counts.reduce((sum, count, index) => (sure[index]?.isOfDay ? sum : sum + count), 0);
  const isRaised = sure.some((item) => item.isRaised);
  const pieces = isRaised ? Math.max(...counts) : Math.max(ofDay, parts);
  return { ...none, pieces, isOfDay: true, times: null };
}

/** The part of a day that a text names, when it is one. */
export function timeOfDayIn(words: string): string | null {
  const named = new Set(words.match(ONE_TIME)?.map((time) => time.slice(0, 4)));
  const [only] = named;
  return named.size === 1 && only ? only : null;
}

import type { Token } from "./spelling.ts";

// Whether something is said not to be. Only what is said plainly counts; in doubt it is taken to be said.

/** Positions of a phrase's words in a text. */
export interface Match {
  /** The places of its words. */
  places: readonly number[];
  start: number;
  /** Position of its first part, which the others go with. */
  main: number;
  /** After its last word. */
  end: number;
}

const words = (written: string): ReadonlySet<string> => new Set(written.split(" "));

const NEGATORS = words(
  "inte int inge inga ingen inget ingenting ej icke aldrig utan slipper slippa slapp sluppit varken saknar nekar fornekar fri frisk",
);
/** Words between a negation and what is negated: 'har aldrig haft några problem med'. */
const TRANSPARENT = words(
  "jag vi har hade haft ha far fatt fick fa kanner kant kande kanna nagra nagon nagot nan nat en ett den det de min mina " +
    "med av pa i over vid fran problem besvar tecken symtom symptom sadana sadant san sana sant att lider lidit tar tagit " +
    "ta ater atit anvander anvant ar varit blir blivit blev bli drabbats gor gjort heller alls ens nagonsin diagnos " +
    "diagnosen kand kanda just upplever upplevt upplevde marker markt somnar somnat ont tankar pa dar",
);
/** May end a sentence whose negation comes last: 'ont i bröstet har jag aldrig haft'. */
const TAIL = words("jag haft alls det ens nagonsin heller nagra nagot langre_");
/** Between the items of a list and its negation, these begin something else. */
const LIST_ENDS = words("men fast dock daremot utan nar om och sedan sen sa for eftersom kan medan som");
/** After something negated, these say that it is so at other times. */
const LIMITS = words("langre forran utom varje alltid jamt idag just annars utan");
const CLAUSE_ENDS = words("och men eller utan fast samt eftersom");

/** How far a negation reaches, in words. */
const REACH = 8;
const LIST_REACH = 14;

/**
 * Whether a text says that something is not so.
 * @param taken places of words that belong to a phrase themselves: 'orkar inte leva' negates nothing else
 */
export function isNegated(tokens: readonly Token[], match: Match, taken: ReadonlySet<number>): boolean {
  if (isLimited(tokens, match.end)) return false;
  return (
    isNegatedBefore(tokens, match, taken) || isNegatedWithin(tokens, match) || isNegatedAfter(tokens, match.end, taken)
  );
}

/** 'Inga tankar på att …': even what counts when it is negated is denied by this. */
export function isThoughtDenied(tokens: readonly Token[], { start }: Match): boolean {
  if (
    tokens[start - 1]?.letters === "inte" &&
    /^(?:trott|less|fardig|sjalvmord|suicid)/.test(tokens[start]?.letters ?? "")
  ) {
    return true;
  }
  for (let place = start; place >= Math.max(0, start - 6); place -= 1) {
    if (/^(?:velat|haft|tankt|funderat|forsokt|onskat|skurit|skadat)$/.test(tokens[place]?.letters ?? "")) {
      if (tokens[place - 1]?.letters === "aldrig") return true;
    }
    if (/^(?:tankar|tanke|planer|funderingar|impulser|onskan|tankarna)$/.test(tokens[place]?.letters ?? "")) {
      return [1, 2, 3].some((back) => /^(?:inga|ingen|aldrig|inte|utan)$/.test(tokens[place - back]?.letters ?? ""));
    }
    if (place < start && endsSentence(tokens, place + 1)) return false;
  }
  return false;
}

const isNegator = (tokens: readonly Token[], place: number): boolean => NEGATORS.has(tokens[place]?.letters ?? "");
const endsSentence = (tokens: readonly Token[], place: number): boolean =>
  !tokens[place] || tokens[place].before === "sentence" || tokens[place].before === "line";

function isLimited(tokens: readonly Token[], end: number): boolean {
  for (let place = end; place < end + 3 && !endsSentence(tokens, place); place += 1) {
    if (LIMITS.has(tokens[place]?.letters ?? "")) return true;
  }
  return false;
}

function isNegatedBefore(tokens: readonly Token[], { start, end }: Match, taken: ReadonlySet<number>): boolean {
  let isList = orFollows(tokens, end);
  for (let place = start - 1; place >= 0 && start - place <= (isList ? LIST_REACH : REACH); place -= 1) {
    const next = tokens[place + 1]?.before;
    if (endsSentence(tokens, place + 1) || (next === "comma" && !isList)) return false;
    const { letters } = tokens[place] as Token;
    if (isNegator(tokens, place) && !taken.has(place)) return !isDoubled(tokens, place, taken);
    if (letters === "eller") isList = true;
    else if (!TRANSPARENT.has(letters) && (!isList || LIST_ENDS.has(letters))) return false;
  }
  return false;
}

/** True within a list that goes on with 'eller': its negation holds for all of it. */
function orFollows(tokens: readonly Token[], end: number): boolean {
  for (let place = end; place < end + 6 && !endsSentence(tokens, place); place += 1) {
    const { letters } = tokens[place] as Token;
    if (letters === "eller") return true;
    if (LIST_ENDS.has(letters) || NEGATORS.has(letters)) return false;
  }
  return false;
}

/** True when a negation is negated itself: 'kan inte springa utan att få ont'. */
function isDoubled(tokens: readonly Token[], negator: number, taken: ReadonlySet<number>): boolean {
  const reach = tokens[negator]?.letters === "utan" ? 12 : 4;
  for (let place = negator - 1; place >= 0 && negator - place <= reach; place -= 1) {
    const next = tokens[place + 1]?.before;
    const letters = tokens[place]?.letters ?? "";
    if (next === "sentence" || next === "line") return false;
    if (reach === 4 && (next === "comma" || CLAUSE_ENDS.has(letters))) return false;
    if (letters === "men") return false;
    if (isNegator(tokens, place) && !taken.has(place)) return true;
  }
  return false;
}

/** 'Bröstet gör inte ont', 'ont, men inte i bröstet'. */
function isNegatedWithin(tokens: readonly Token[], { places, start, end }: Match): boolean {
  const between: string[] = [];
  for (let place = start; place < end; place += 1) {
    if (!places.includes(place)) between.push(tokens[place]?.letters ?? "");
  }
  return (
    between.filter((letters) => NEGATORS.has(letters)).length === 1 &&
    between.every((letters) => NEGATORS.has(letters) || TRANSPARENT.has(letters) || letters === "men")
  );
}

/** 'Snarkar inte', 'ont i bröstet har jag aldrig haft', 'diabetes: nej'. */
function isNegatedAfter(tokens: readonly Token[], end: number, taken: ReadonlySet<number>): boolean {
  let place = end;
  while (place < end + 4 && !endsSentence(tokens, place) && isAfterword(tokens, place)) place += 1;
  if (endsSentence(tokens, place) || taken.has(place)) return false;
  const { letters, before } = tokens[place] as Token;
  if (before === "comma" && /^(?:det|sadana|sadant|nagot|nagra)$/.test(letters)) return endsDenied(tokens, place);
  if (letters === "nej") return endsClause(tokens, place + 1);
  if (before === "comma" || !isNegator(tokens, place) || letters === "utan") return false;
  place += 1;
  while (!endsClause(tokens, place) && TAIL.has(tokens[place]?.letters ?? "")) place += 1;
  return endsClause(tokens, place);
}

/** 'Självmordstankar, det har jag inte'. */
function endsDenied(tokens: readonly Token[], place: number): boolean {
  for (let next = place + 1; next < place + 5 && !endsClause(tokens, next); next += 1) {
    if (isNegator(tokens, next)) return endsClause(tokens, next + 1);
  }
  return false;
}

const isAfterword = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.before === "space" && TRANSPARENT.has(tokens[place].letters) && !isNegator(tokens, place);

const endsClause = (tokens: readonly Token[], place: number): boolean =>
  endsSentence(tokens, place) || tokens[place]?.before === "comma" || CLAUSE_ENDS.has(tokens[place]?.letters ?? "");

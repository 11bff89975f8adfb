/** Days in the calendar that a unit of time is, and what a working week adds. */
const DAYS: readonly (readonly [unit: RegExp, days: (count: number) => number])[] = [
  // Five working days are a week; what is left of one may begin on its last day.
  [/arbetsdag|vardag|bankdag/, (count) => count + 2 * Math.ceil(count / 5)],
  [/dygn|dag/, (count) => count],
  [/veck/, (count) => count * 7],
  [/månad|mån\b/, (count) => count * 30],
  [/minut|\bmin\b/, (count) => Math.floor(count / 1_440)],
  [/timm|\btim\b/, (count) => Math.floor(count / 24)],
];

/** A number, or two as the bounds of a range, and the unit behind them. */
const TIME = /(\d{1,4})(?:\s*(?:[–-]|till)\s*(\d{1,4}))?\s*(\p{L}+)/gu;

/** An answer that takes longer is no answer time, but a mistake. */
const LONGEST = 3_650;

/**
 * How many days in the calendar an answer takes at most, by the text that says so.
 * @param text e.g. '3–5 arbetsdagar', '2–3 veckor efter sista provet', '15 minuter', 'samma dag'
 * @returns null where it names no time
 */
export function answerDays(text: string | null | undefined): number | null {
  const words = (text ?? "").toLowerCase();
  const times = [...words.matchAll(TIME)].flatMap(([, low, high, unit = ""]) => {
    const days = DAYS.find(([known]) => known.test(unit))?.[1];
    return days ? [days(Number(high ?? low))] : [];
  });
  if (times.length === 0) return /samma dag|direkt|genast/.test(words) ? 0 : null;
  const longest = Math.max(...times);
  return longest <= LONGEST ? longest : null;
}

/** At most this many markers are chosen at once; they are bits of one number. */
export const MAX_MARKERS = 30;

/** A test as the search sees it. */
export interface CoverOption {
  id: number;
  /** Price in öre, 0 to 2 147 483 647. */
  price: number;
  /** The wanted markers it measures, as bits. */
  markers: number;
  /** How much it is to be avoided: as little of that as can be, before price and number are looked at. Absent: 0. */
  avoidance?: Avoidance;
}

/** Nothing speaks against it, there is no way to its seller, it is for one sex only, or both. */
export type Avoidance = 0 | 1 | 32 | 33;

/** What is least in the tests that are searched: what they cost together, or how many they are. */
export type CoverAim = "price" | "count";

/** Tests that together measure what is wanted. */
export interface Cover {
  /** Lowest id first. */
  ids: number[];
  /** Sum of their prices in öre. */
  price: number;
  /** Sum of what speaks against them. */
  avoidance: number;
  /** False when the search was stopped: a better combination may exist. */
  isExact: boolean;
}

/** Number of markers in a set of bits. */
export function countMarkers(markers: number): number {
  let count = 0;
  for (let rest = markers; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The markers that at least one of the tests measures, as bits. */
export const unionOf = (options: readonly Pick<CoverOption, "markers">[]): number =>
  options.reduce((union, { markers }) => union | markers, 0);

/**
 * The one test to take: the cheapest of those that measure all of `wanted`, and where none does, the
 * cheapest of those that measure most of it; one that is to be avoided only where no other measures as much.
 * @returns null when no test measures anything that is wanted
 */
export function bestSingle(options: readonly CoverOption[], wanted: number): CoverOption | null {
  let best: CoverOption | null = null;
  for (const option of options) {
    const count = countMarkers(option.markers & wanted);
    if (count === 0) continue;
    const lead = best === null ? 1 : count - countMarkers(best.markers & wanted);
    if (best === null || lead > 0 || (lead === 0 && isCheaper(option, best))) best = option;
  }
  return best;
}

const isCheaper = (one: CoverOption, other: CoverOption): boolean =>
  ((one.avoidance ?? 0) - (other.avoidance ?? 0) || one.price - other.price || one.id - other.id) < 0;

/** Nodes between two pauses of the search: some milliseconds. */
const NODES_PER_SLICE = 50;

/** What a single test weighs more than the prices of 30 do, and one that is to be avoided more than 30 others do. */
const ONE_TEST = 2 ** 36;
const ONE_AVOIDED = 2 ** 42;

/** A test's weight by what is searched: its price, and among equal prices fewer tests; or the other way around. */
const weightOf = ({ price, avoidance = 0 }: CoverOption, aim: CoverAim): number =>
  avoidance * ONE_AVOIDED + (aim === "price" ? price * 64 + 1 : ONE_TEST + price);

interface Weighed extends CoverOption {
  weight: number;
}

/**
 * Searches the cheapest tests that together measure every wanted marker, or the fewest (the weighted set cover,
 * exact), by branch and bound: the marker that the fewest tests measure decides next, what the remaining
 * markers cost at least cuts branches, and each set of remaining markers is entered only when it was
 * reached more cheaply than before. Equal prices: fewer tests; as many tests: the cheapest.
 *
 * Yields every few milliseconds, so that the caller can do other work; `next(true)` stops it,
 * and it returns the best that it has found so far.
 * @param options tests with their prices
 * @param wanted markers to be measured, as bits; all of them must be measured by some test
 * @param aim what is least
 * @returns null when the tests together do not measure all that is wanted
 */
export function* searchCover(
  options: readonly CoverOption[],
  wanted: number,
  aim: CoverAim = "price",
): Generator<void, Cover | null, boolean> {
  const useful = project(
    options.map((option) => ({ ...option, weight: weightOf(option, aim) })),
    wanted,
  ).filter((option, _, all) => !all.some((other) => isDominated(option, other)));
  if ((unionOf(useful) & wanted) !== wanted) return null;

  let best = greedy(useful, wanted);
  let bestWeight = sum(best.map(({ weight }) => weight));
  let nodes = 0;
  let isStopped = false;
  const reached = new Map<number, number>();

  function* visit(left: number, candidates: readonly Weighed[], chosen: readonly Weighed[], weight: number): Search {
    if (left === 0) {
      if (weight < bestWeight) [best, bestWeight] = [[...chosen], weight];
      return;
    }
    if (++nodes % NODES_PER_SLICE === 0 && (yield)) isStopped = true;
    if (isStopped) return;
    if (weight >= (reached.get(left) ?? Number.POSITIVE_INFINITY)) return;
    reached.set(left, weight);
    const useful = project(candidates, left);
    if (weight + atLeast(useful, left, aim) >= bestWeight) return;
    for (const option of measuring(useful, rarestMarker(useful, left))) {
      if (weight + option.weight >= bestWeight) continue;
      yield* visit(left & ~option.markers, useful, [...chosen, option], weight + option.weight);
    }
  }

  yield* visit(wanted, useful, [], 0);
  return {
    ids: best.map(({ id }) => id).sort((a, b) => a - b),
    price: sum(best.map(({ price }) => price)),
    avoidance: sum(best.map(({ avoidance = 0 }) => avoidance)),
    isExact: !isStopped,
  };
}

type Search = Generator<void, void, boolean>;

/** What the options measure of `left`: for each set of markers the cheapest, and none without any. */
function project(options: readonly Weighed[], left: number): Weighed[] {
  const cheapest = new Map<number, Weighed>();
  for (const option of options) {
    const markers = option.markers & left;
    if (markers === 0) continue;
    const known = cheapest.get(markers);
    if (!known || isCheaper(option, known)) cheapest.set(markers, { ...option, markers });
  }
  return [...cheapest.values()];
}

/** Whether another option measures all that this one does, and more, for no more. */
const isDominated = (option: Weighed, by: Weighed): boolean =>
  option.markers !== by.markers && (option.markers & ~by.markers) === 0 && by.weight <= option.weight;

/** A cover to begin with: each time the option that is cheapest for each marker still left. */
function greedy(options: readonly Weighed[], wanted: number): Weighed[] {
  const chosen: Weighed[] = [];
  for (let left = wanted; left !== 0; ) {
    const [next] = project(options, left).sort(byWeightPerMarker);
    if (!next) break;
    chosen.push(next);
    left &= ~next.markers;
  }
  return chosen;
}

const byWeightPerMarker = (a: Weighed, b: Weighed): number =>
  a.weight / countMarkers(a.markers) - b.weight / countMarkers(b.markers) || a.weight - b.weight || a.id - b.id;

/** What covering `left` weighs at least. */
function atLeast(options: readonly Weighed[], left: number, aim: CoverAim): number {
  const weight = Math.floor(leastSum(options, left, (option) => option.weight));
  if (aim === "price") return weight;
  // Half a test is a whole one: that cuts most of the branches where tests are counted.
  const count = Math.ceil(leastSum(options, left, () => 1));
  return Math.max(weight, count * ONE_TEST + Math.floor(leastSum(options, left, ({ price }) => price)));
}

/** What the values of options that cover `left` add up to at least: each marker's part of the one that shares it best. */
function leastSum(options: readonly Weighed[], left: number, value: (option: Weighed) => number): number {
  const shares = new Float64Array(MAX_MARKERS).fill(Number.POSITIVE_INFINITY);
  for (const option of options) {
    const share = value(option) / countMarkers(option.markers);
    for (let rest = option.markers; rest !== 0; rest &= rest - 1) {
      const place = placeOf(rest);
      if (share < (shares[place] ?? 0)) shares[place] = share;
    }
  }
  let total = 0;
  for (let rest = left; rest !== 0; rest &= rest - 1) total += shares[placeOf(rest)] ?? 0;
  // Thirds and sevenths do not add up exactly, large ones less so; a bound must never be too high.
  return total * (1 - 1e-13) - 1e-6;
}

/** The marker of `left` that the fewest options measure, as a bit. */
function rarestMarker(options: readonly Weighed[], left: number): number {
  const counts = new Uint32Array(MAX_MARKERS);
  for (const { markers } of options) {
    for (let rest = markers; rest !== 0; rest &= rest - 1) {
      const place = placeOf(rest);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  let rarest = left & -left;
  for (let rest = left; rest !== 0; rest &= rest - 1) {
    if ((counts[placeOf(rest)] ?? 0) < (counts[placeOf(rarest)] ?? 0)) rarest = rest & -rest;
  }
  return rarest;
}

/** The options that measure a marker, most promising first. */
const measuring = (options: readonly Weighed[], marker: number): Weighed[] =>
  options.filter(({ markers }) => (markers & marker) !== 0).sort(byWeightPerMarker);

/** Place of the lowest bit, from 0. */
const placeOf = (markers: number): number => 31 - Math.clz32(markers & -markers);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

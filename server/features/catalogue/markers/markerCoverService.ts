import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import {
  type AnswerTest,
  eligibleTests,
  isBetter,
  searchAnswer,
} from "../../../../schema/rules/catalogue/markerAnswer.ts";
import {
  bestSingle,
  type Cover,
  type CoverAim,
  MAX_MARKERS,
  unionOf,
} from "../../../../schema/rules/catalogue/markerCover.ts";
import { markerPath } from "../../../../schema/rules/catalogue/productPath.ts";
import { type SampledTest, samplingsOf } from "../../../../schema/rules/catalogue/samplings.ts";
import { badInput, VisitorError } from "../../../platform/errors.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { money } from "../../../platform/graphql/Money.ts";
import { Sex, TestLocation } from "../catalogueEnums.ts";
import { BIOMARKER_COLUMNS } from "../catalogueLoaders.ts";
import { nameOf } from "../enumNames.ts";
import type { Biomarker } from "./Biomarker.ts";
import type { MarkerCover, MarkerCoverChoice, MarkerSaving } from "./MarkerCover.ts";

/** An answer may take this long to compute; then it is the best that was found. */
const TIME_LIMIT_MS = 800;

/**
 * The fewest tests are looked for in so many pieces of work at most, and then they are the fewest that were found: to
 * prove that of hundreds of tests no fewer do takes long. It is a number, not a time, so that the answer is the same
 * again and may be cached.
 */
const MAX_FEWEST_PIECES = 60;

/** One search at a time: parallel ones would slow each other and other visitors down. */
const queue = pLimit(1);
const MAX_QUEUED = 50;

/** Markers that at least one available test measures, group by group. */
export async function readMeasuredMarkers(ctx: Pick<Context, "sql">): Promise<Biomarker[]> {
  return ctx.sql.preparedQuery<Biomarker>(
    `SELECT ${BIOMARKER_COLUMNS} FROM biomarker b
     WHERE EXISTS (
       SELECT 1 FROM product p WHERE p.area = 'TESTS' AND p.is_available AND p.biomarkers @> ARRAY[b.name]
     )
     ORDER BY min(b.id) OVER (PARTITION BY b.marker_group), b.id`,
    [],
  );
}

/** Addresses of the pages of every marker of the vocabulary. */
export async function readMarkerAddresses(sql: Context["sql"]): Promise<{ path: string }[]> {
  const rows = await sql.preparedQuery<Pick<Biomarker, "id" | "name">>(
    "SELECT id, name FROM biomarker ORDER BY id",
    [],
  );
  return rows.map(({ name, id }) => ({ path: markerPath(name, id) }));
}

/** The markers that tests are wanted for. */
export interface WantedMarkers {
  /** Numbers of 1 to 30 markers. */
  numbers: readonly number[];
  /** Where they were given, for the error. */
  argument: string;
  /** The sex of the person tested; null for anybody. */
  sex: Sex | null;
}

/**
 * The cheapest tests that measure markers, the fewest, and the one test that measures most: exact, unless time runs out.
 * @throws BAD_USER_INPUT for none, too many or an unknown one; SERVICE_UNAVAILABLE when too many wait
 */
export async function coverMarkers(ctx: Context, { numbers, argument, sex }: WantedMarkers): Promise<MarkerCover> {
  const markers = await readMarkers(ctx, numbers, argument);
  const { options, testCount, unpricedTestCount } = await readOptions(ctx, markers);
  const union = unionOf(options);
  const of = (bits: number): Biomarker[] => markers.filter((_, place) => bits & (1 << place));
  const person = nameOfSex(sex);
  const found = await inTurn(() => search(options, union, { markers, sex: person }));
  // A result that the time limit cut short is not cached.
  if (found.isCutShort) ctx.isPersonal = true;

  const single = bestSingle(eligibleTests(options, union, person).flat(), union);
  const choice = (testIds: readonly number[]): MarkerCoverChoice => {
    const tests = options.filter(({ id }) => testIds.includes(id));
    const measured = unionOf(tests);
    const price = tests.reduce((sum, test) => sum + test.price, 0);
    const { visits, homeKits } = samplingsOf(tests);
    return {
      testIds: [...testIds],
      tests: [],
      price: money(price),
      pricePerMarker: money(Math.round(price / of(measured).length)),
      measured: of(measured),
      missing: of(~measured),
      overlap: of(union).filter((marker) => tests.filter((test) => test.markers & bitOf(markers, marker)).length > 1),
      intendedFor: Object.values(Sex).filter((one) => tests.some(({ intendedFor }) => intendedFor === nameOfSex(one))),
      visitCount: visits,
      homeKitCount: homeKits,
    };
  };
  return {
    markers,
    unmeasured: of(~union),
    single: single && choice([single.id]),
    combination: found.cover && choice(found.cover.ids),
    isExact: found.isExact,
    fewest: found.fewest && choice(found.fewest.ids),
    isFewestExact: found.isFewestExact,
    savings: found.savings,
    testCount,
    unpricedTestCount,
  };
}

const bitOf = (markers: readonly Biomarker[], marker: Biomarker): number => 1 << markers.indexOf(marker);

async function readMarkers(ctx: Context, numbers: readonly number[], argument: string): Promise<Biomarker[]> {
  const keys = [...new Set(numbers)];
  if (keys.length === 0 || keys.length > MAX_MARKERS) {
    throw badInput(argument, `Välj mellan 1 och ${MAX_MARKERS} markörer.`);
  }
  const unknown = badInput(argument, "En av markörerna finns inte.");
  const rows = await ctx.sql.preparedQuery<Biomarker>(
    `SELECT ${BIOMARKER_COLUMNS} FROM biomarker b WHERE b.id = ANY($1)`,
    [keys],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return keys.map((key) => {
    const marker = found.get(key);
    if (!marker) throw unknown;
    return marker;
  });
}

/** A test as it takes part, and as it is read. */
type Option = AnswerTest & SampledTest;
type OptionRow = Pick<Option, "id" | "markers" | "isLinked" | "providerName"> & {
  price: number | null;
  sex: Sex | null;
  place: TestLocation | null;
};

interface Options {
  options: Option[];
  testCount: number;
  unpricedTestCount: number;
}

/** For each set of the markers that some test measures, and for whom it is, the best such test. */
async function readOptions(ctx: Context, markers: readonly Biomarker[]): Promise<Options> {
  const rows = await ctx.sql.preparedQuery<OptionRow & Omit<Options, "options">>(
    `WITH test AS (
       SELECT p.id, CASE WHEN p.price_per IS NULL THEN p.price_from END AS price, p.intended_for AS sex,
         p.affiliate_link IS NOT NULL AS "isLinked", p.provider_name AS "providerName", p.test_location_type AS place,
         (SELECT bit_or(1 << (array_position($1::text[], name) - 1)) FROM unnest(p.biomarkers) AS name) AS markers
       FROM product p
       WHERE p.area = 'TESTS' AND p.is_available AND p.biomarkers && $1::text[]
     )
     SELECT DISTINCT ON (markers, sex) id, price, markers, sex, "isLinked", "providerName", place,
       (count(*) OVER ())::int AS "testCount",
       (count(*) FILTER (WHERE price IS NULL) OVER ())::int AS "unpricedTestCount"
     FROM test ORDER BY markers, sex, price IS NULL, "isLinked" DESC, price, id`,
    [markers.map(({ name }) => name)],
  );
  return {
    options: rows.flatMap(({ id, price, markers, sex, isLinked, providerName, place }) =>
      price === null
        ? []
        : [
            {
              id,
              price,
              markers,
              isLinked,
              providerName,
              intendedFor: nameOfSex(sex),
              testLocation: nameOf(TestLocation, place),
            },
          ],
    ),
    testCount: rows[0]?.testCount ?? 0,
    unpricedTestCount: rows[0]?.unpricedTestCount ?? 0,
  };
}

const nameOfSex = (stored: Sex | null): keyof typeof Sex | null => nameOf(Sex, stored);

interface Found {
  cover: Cover | null;
  isExact: boolean;
  fewest: Cover | null;
  isFewestExact: boolean;
  /** Whether time ran out for the tests; it may be enough another time. */
  isCutShort: boolean;
  savings: MarkerSaving[];
}

async function search(
  options: readonly Option[],
  union: number,
  { markers, sex }: { markers: readonly Biomarker[]; sex: keyof typeof Sex | null },
): Promise<Found> {
  const deadline = performance.now() + TIME_LIMIT_MS;
  const find = (wanted: number, aim: CoverAim, pieces?: number) =>
    runUntil(searchAnswer(options, wanted, { sex, aim }), deadline, pieces);
  const [cheapest, least] =
    union === 0 ? [null, null] : [await find(union, "price"), await find(union, "count", MAX_FEWEST_PIECES)];
  if (!cheapest || !least) {
    return { cover: null, isExact: true, fewest: null, isFewestExact: true, isCutShort: false, savings: [] };
  }
  const isCutShort = performance.now() > deadline && !(cheapest.isExact && least.isExact);
  // Of answers that are as good, the same one is both.
  const cover = isBetter(least, cheapest, "price") ? least : cheapest;
  const fewest = isBetter(least, cover, "count") ? least : cover;
  const found = { cover, isExact: cheapest.isExact, fewest, isFewestExact: least.isExact, isCutShort };
  const savings: MarkerSaving[] = [];
  for (const [place, marker] of markers.entries()) {
    const without = union & ~(1 << place);
    if (!cheapest.isExact || without === union || without === 0) continue;
    const other = await find(without, "price");
    if (!other?.isExact) return { ...found, savings: [] };
    if (other.price < cover.price) savings.push({ marker, saving: money(cover.price - other.price) });
  }
  savings.sort((a, b) => b.saving.amount - a.saving.amount);
  return { ...found, savings };
}

/** Lets a search run in small pieces, other requests in between, until it ends, time is up or there were enough. */
async function runUntil<Result>(
  search: Generator<void, Result, boolean>,
  deadline: number,
  maxPieces = Number.POSITIVE_INFINITY,
): Promise<Result> {
  let step = search.next(false);
  for (let pieces = 1; !step.done; pieces++) {
    await setImmediate();
    step = search.next(pieces >= maxPieces || performance.now() > deadline);
  }
  return step.value;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_QUEUED) {
    throw new VisitorError("SERVICE_UNAVAILABLE", "Många räknar just nu. Försök igen om en stund.");
  }
  return queue(work);
}

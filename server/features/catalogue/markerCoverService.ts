import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import {
  bestSingle,
  type Cover,
  type CoverOption,
  MAX_MARKERS,
  searchCover,
  unionOf,
} from "../../../schema/rules/catalogue/markerCover.ts";
import { RECURRING } from "../../../schema/rules/catalogue/price.ts";
import { markerPath } from "../../../schema/rules/catalogue/productPath.ts";
import { badInput, VisitorError } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { money } from "../../platform/graphql/Money.ts";
import type { Biomarker } from "./Biomarker.ts";
import { BIOMARKER_COLUMNS } from "./catalogueLoaders.ts";
import type { MarkerCover, MarkerCoverChoice, MarkerSaving } from "./MarkerCover.ts";

/** An answer may take this long to compute; then it is the best that was found. */
const TIME_LIMIT_MS = 800;

/** One search at a time: more would only stand in each other's way, and in other visitors'. */
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

/**
 * The cheapest single test and the cheapest combination of tests that measure markers: exact, unless
 * time runs out.
 * @param numbers of 1 to 30 markers
 * @param argument where they were given, for the error
 * @throws BAD_USER_INPUT for none, too many or an unknown one; SERVICE_UNAVAILABLE when too many wait
 */
export async function coverMarkers(ctx: Context, numbers: readonly number[], argument: string): Promise<MarkerCover> {
  const markers = await readMarkers(ctx, numbers, argument);
  const { options, testCount, unpricedTestCount } = await readOptions(ctx, markers);
  const union = unionOf(options);
  const of = (bits: number): Biomarker[] => markers.filter((_, place) => bits & (1 << place));
  const found = await inTurn(() => search(options, union, markers));
  // A result that the time limit cut short is not cached.
  if (!found.isExact) ctx.isPersonal = true;

  const single = bestSingle(options, union);
  const choice = (testIds: readonly number[]): MarkerCoverChoice => {
    const tests = options.filter(({ id }) => testIds.includes(id));
    const measured = unionOf(tests);
    const price = tests.reduce((sum, test) => sum + test.price, 0);
    return {
      testIds: [...testIds],
      tests: [],
      price: money(price),
      pricePerMarker: money(Math.round(price / of(measured).length)),
      measured: of(measured),
      missing: of(~measured),
      overlap: of(union).filter((marker) => tests.filter((test) => test.markers & bitOf(markers, marker)).length > 1),
    };
  };
  return {
    markers,
    unmeasured: of(~union),
    single: single && choice([single.id]),
    combination: found.cover && choice(found.cover.ids),
    isExact: found.isExact,
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

interface Options {
  options: CoverOption[];
  testCount: number;
  unpricedTestCount: number;
}

/** For each set of the markers that some test measures, the cheapest such test. */
async function readOptions(ctx: Context, markers: readonly Biomarker[]): Promise<Options> {
  const rows = await ctx.sql.preparedQuery<
    Omit<CoverOption, "price"> & { price: number | null } & Omit<Options, "options">
  >(
    `WITH test AS (
       SELECT p.id, CASE WHEN p.price_estimate !~* $2 THEN p.price_from END AS price,
         (SELECT bit_or(1 << (array_position($1::text[], name) - 1)) FROM unnest(p.biomarkers) AS name) AS markers
       FROM product p
       WHERE p.area = 'TESTS' AND p.is_available AND p.biomarkers && $1::text[]
     )
     SELECT DISTINCT ON (markers) id, price, markers,
       (count(*) OVER ())::int AS "testCount",
       (count(*) FILTER (WHERE price IS NULL) OVER ())::int AS "unpricedTestCount"
     FROM test ORDER BY markers, price, id`,
    [markers.map(({ name }) => name), RECURRING],
  );
  return {
    options: rows.flatMap(({ id, price, markers }) => (price === null ? [] : [{ id, price, markers }])),
    testCount: rows[0]?.testCount ?? 0,
    unpricedTestCount: rows[0]?.unpricedTestCount ?? 0,
  };
}

interface Found {
  cover: Cover | null;
  isExact: boolean;
  savings: MarkerSaving[];
}

async function search(options: CoverOption[], union: number, markers: readonly Biomarker[]): Promise<Found> {
  const deadline = performance.now() + TIME_LIMIT_MS;
  if (union === 0) return { cover: null, isExact: true, savings: [] };
  const cover = await searchUntil(options, union, deadline);
  const savings: MarkerSaving[] = [];
  for (const [place, marker] of markers.entries()) {
    const without = union & ~(1 << place);
    if (!cover?.isExact || without === union || without === 0) continue;
    const other = await searchUntil(options, without, deadline);
    if (!other?.isExact) return { cover, isExact: true, savings: [] };
    if (other.price < cover.price) savings.push({ marker, saving: money(cover.price - other.price) });
  }
  savings.sort((a, b) => b.saving.amount - a.saving.amount);
  return { cover, isExact: cover?.isExact ?? true, savings };
}

/** Lets a search run in small pieces, other requests in between, until it ends or time is up. */
async function searchUntil(options: CoverOption[], wanted: number, deadline: number): Promise<Cover | null> {
  const search = searchCover(options, wanted);
  for (let step = search.next(false); ; step = search.next(performance.now() > deadline)) {
    if (step.done) return step.value;
    await setImmediate();
  }
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MAX_QUEUED) {
    throw new VisitorError("SERVICE_UNAVAILABLE", "Många räknar just nu. Försök igen om en stund.");
  }
  return queue(work);
}

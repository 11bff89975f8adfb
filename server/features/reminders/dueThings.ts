import type { DataSource } from "typeorm";
import type { Area } from "../../../schema/catalogue.ts";
import { type KnownSection, levelProgress } from "../../../schema/programmes/progressState.ts";
import { LEVELS, type Level } from "../../../schema/programmes/vocabulary.ts";
import { fallenProduct, type Occasion, type ReportedSteps } from "../../../schema/reminders.ts";
import { productPath } from "../../../schema/rules/catalogue/productPath.ts";
import { RETESTED, retestsFrom } from "../../../schema/rules/labValues/retest.ts";
import type { Reminded } from "../../../schema/rules/reminders/nextReminder.ts";
import { isReadingDue, isRetestDue, type Reading, readingOf } from "../../../schema/rules/reminders/noticesDue.ts";
import type { DueThings } from "../../../schema/rules/reminders/reminderText.ts";
import type { Day } from "../../../schema/rules/words/days.ts";
import { slugOf } from "../../../schema/rules/words/text.ts";
import { type StoredSection, shownOf } from "../programmes/shownSections.ts";

/** A device of which it is to be known what is due besides steps. */
interface Asked {
  userId: string | null;
  dueTimes: readonly Occasion[];
  reminded: Reminded;
  /** What a guest's browser has told. */
  steps: ReportedSteps | null;
}

/** What is due besides steps. */
type Notices = Pick<DueThings, "nextSection" | "retests" | "fallen">;

/** Users who are to be told of something. */
const usersOf = (asked: readonly Asked[], occasion: Occasion): string[] => [
  ...new Set(asked.flatMap(({ userId, dueTimes }) => (userId !== null && dueTimes.includes(occasion) ? [userId] : []))),
];

/**
 * Reads what is due besides steps for many devices at once: how many statements there are does not depend on their number.
 * @returns tells what is due for one of them on a day
 */
export async function readNotices(
  db: DataSource,
  asked: readonly Asked[],
): Promise<(device: Asked, day: Day) => Notices> {
  const [readings, samples, products] = await Promise.all([
    readReadings(db, usersOf(asked, "programme")),
    readRetests(db, usersOf(asked, "retests")),
    readProducts(db, [
      ...new Set(asked.flatMap(({ dueTimes }) => dueTimes.flatMap((one) => fallenProduct(one) ?? []))),
    ]),
  ]);
  return ({ userId, dueTimes, reminded, steps }, day) => {
    const isAskedFor = (occasion: Occasion) => dueTimes.includes(occasion);
    const reading = userId === null ? readingOfGuest(steps) : readings.get(userId);
    const known =
      userId === null ? (steps?.retestsFrom ?? []).map((from) => ({ marker: "", from })) : (samples.get(userId) ?? []);
    const retests = known.filter(({ from }) => isRetestDue(from, day, reminded.retestsTold));
    return {
      nextSection: isAskedFor("programme") && reading && isReadingDue(reading.readOn, day) ? reading.nextSection : null,
      retests:
        isAskedFor("retests") && retests.length > 0 ? retests.flatMap(({ marker }) => marker || []).sort() : null,
      fallen: dueTimes
        .flatMap((one) => products.get(fallenProduct(one) ?? 0) ?? [])
        .sort((one, other) => one.name.localeCompare(other.name, "sv")),
    };
  };
}

/** What a guest's browser has told of a programme. */
const readingOfGuest = (steps: ReportedSteps | null): Reading | undefined =>
  steps?.readOn ? { readOn: steps.readOn, nextSection: "" } : undefined;

/** Rows by whose they are. */
function byUser<Row extends { userId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row.userId);
    if (own) own.push(row);
    else found.set(row.userId, [row]);
  }
  return found;
}

/** The programmes that people are reading. */
async function readReadings(db: DataSource, users: readonly string[]): Promise<Map<string, Reading>> {
  if (users.length === 0) return new Map();
  const [rows, programmes]: [
    ({ userId: string; level: Level } & KnownSection)[],
    { level: Level; sections: StoredSection[] }[],
  ] = await Promise.all([
    db.query(
      `SELECT user_id AS "userId", level, section AS id, status, interactions,
         to_char(last_visited_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "lastVisited"
       FROM programme_progress WHERE user_id = ANY ($1)`,
      [users],
    ),
    db.query("SELECT level, content->'sections' AS sections FROM programme"),
  ]);
  const shown = new Map(programmes.map(({ level, sections }) => [level, shownOf(sections)]));
  return new Map(
    [...byUser(rows)].flatMap(([userId, own]) => {
      const reading = readingOf(
        LEVELS.map((level) =>
          levelProgress(
            level,
            own.filter((row) => row.level === level),
            shown.get(level),
          ),
        ),
      );
      return reading ? [[userId, reading]] : [];
    }),
  );
}

/** From when on people's samples are worth taking again, by marker. */
async function readRetests(
  db: DataSource,
  users: readonly string[],
): Promise<Map<string, { marker: string; from: Day }[]>> {
  if (users.length === 0) return new Map();
  const markers: { name: string; formerSlugs: string[] }[] = await db.query(
    `SELECT name, to_json(former_slugs) AS "formerSlugs" FROM biomarker`,
  );
  // A marker that was renamed is known by what it was called.
  const ruleNames = new Map([
    ...RETESTED,
    ...markers.flatMap(({ name, formerSlugs }): [string, string][] => {
      const known = formerSlugs.flatMap((slug) => RETESTED.get(slug) ?? [])[0];
      return known === undefined || RETESTED.has(slugOf(name)) ? [] : [[slugOf(name), known]];
    }),
  ]);
  const samples: { userId: string; markerSlug: string; sampledOn: Day }[] = await db.query(
    `SELECT user_id AS "userId", marker_slug AS "markerSlug", max(sampled_on)::text AS "sampledOn" FROM lab_value
     WHERE user_id = ANY ($1) AND marker_slug = ANY ($2) GROUP BY user_id, marker_slug`,
    [users, [...ruleNames.keys()]],
  );
  return new Map([...byUser(samples)].map(([userId, own]) => [userId, retestsFrom(own, ruleNames)]));
}

/** Products whose price has sunk, as far as they are there. */
async function readProducts(
  db: DataSource,
  ids: readonly number[],
): Promise<Map<number, { name: string; path: string }>> {
  if (ids.length === 0) return new Map();
  const rows: { id: number; name: string; area: Area }[] = await db.query(
    "SELECT id, name, area FROM product WHERE id = ANY ($1) AND is_available",
    [ids],
  );
  return new Map(rows.map(({ id, name, area }) => [id, { name, path: productPath(area, name, id) }]));
}

import type { EntityManager } from "typeorm";
import type { TestResult } from "../../../schema/analyses/testResult.ts";
import { GUEST_RESULT_HOURS, TESTS, type TestKind } from "../../../schema/analyses/vocabulary.ts";
import { currentConsentVersion } from "../../platform/consents.ts";
import type { Sql } from "../../platform/database/sql.ts";

type Reading = Pick<Sql, "preparedQuery">;
type Writing = Pick<EntityManager, "query">;

/** The table of each test. */
export const TEST_TABLES = {
  sleep: "sleep_tests",
  training: "training_tests",
  protocol: "protocol_tests",
} as const satisfies Record<TestKind, string>;

/** Every test that there is. */
export const TEST_KINDS = Object.keys(TESTS) as TestKind[];

/** A test as it is stored, with the answers of the test of its kind before it. */
export interface StoredTest extends TestResult {
  userId: string | null;
  before: TestResult["answers"] | null;
}

/** Place of a test in a list: when it was taken, and its id. */
export type TestPlace = [createdAt: string, id: string];

/** After no test of the past. */
const NEWEST: TestPlace = ["infinity", "ffffffff-ffff-ffff-ffff-ffffffffffff"];

const select = (kind: TestKind, condition: string): string => `
  SELECT '${kind}' AS kind, t.id, t.user_id AS "userId", t.session_id AS "sessionId", t.answers,
    t.ai_recommendations AS "aiRecommendations", t.red_flags AS "redFlags", t.findings, t.activities, t.source,
    t.is_fallback AS "isFallback", t.created_at AS "createdAt",
    t.care_contacted_at AS "careContactedAt",
    (SELECT b.answers FROM ${TEST_TABLES[kind]} b
     WHERE b.user_id = t.user_id AND (b.created_at, b.id) < (t.created_at, t.id)
     ORDER BY b.created_at DESC, b.id DESC LIMIT 1) AS before
  FROM ${TEST_TABLES[kind]} t WHERE ${condition}`;

async function read(sql: Reading, text: string, values: unknown[]): Promise<StoredTest[]> {
  const rows = await sql.preparedQuery<
    Omit<StoredTest, "createdAt" | "careContactedAt"> & { createdAt: Date; careContactedAt: Date | null }
  >(text, values);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    careContactedAt: row.careContactedAt?.toISOString() ?? null,
  }));
}

/** A test by its sending, whosesoever it is. */
export const findBySession = async (sql: Reading, kind: TestKind, sessionId: string): Promise<StoredTest | undefined> =>
  (await read(sql, select(kind, "t.session_id = $1"), [sessionId]))[0];

/** Somebody's tests by their sendings. */
export const readBySessions = (
  sql: Reading,
  kind: TestKind,
  userId: string,
  sessions: readonly string[],
): Promise<StoredTest[]> => read(sql, select(kind, "t.user_id = $1 AND t.session_id = ANY($2)"), [userId, sessions]);

/** Somebody's tests by their ids, of one kind or of all. */
export const readOwnTests = (
  sql: Reading,
  userId: string,
  ids: readonly string[],
  kinds: readonly TestKind[] = TEST_KINDS,
): Promise<StoredTest[]> =>
  read(sql, kinds.map((kind) => select(kind, "t.user_id = $1 AND t.id = ANY($2)")).join(" UNION ALL "), [userId, ids]);

/** Somebody's tests, the newest first. */
export function listTests(
  sql: Reading,
  userId: string,
  kinds: readonly TestKind[],
  { after = NEWEST, limit }: { after?: TestPlace | undefined; limit: number },
): Promise<StoredTest[]> {
  const order = (table: string) => `ORDER BY ${table}created_at DESC, ${table}id DESC LIMIT $4`;
  const lists = kinds.map(
    (kind) =>
      `(${select(kind, `t.user_id = $1 AND (t.created_at, t.id) < ($2::timestamptz, $3::uuid) ${order("t.")}`)})`,
  );
  const text = `SELECT * FROM (${lists.join(" UNION ALL ")}) AS list ORDER BY "createdAt" DESC, id DESC LIMIT $4`;
  return read(sql, text, [userId, ...after, limit]);
}

/** Stores a test; one whose sending is known changes nothing. */
export async function insertTest(
  manager: Writing,
  test: TestResult & { userId: string | null; consentVersion: number },
): Promise<void> {
  await manager.query(
    `INSERT INTO ${TEST_TABLES[test.kind]} (id, user_id, session_id, answers, ai_recommendations, red_flags, findings,
       activities, source, is_fallback, consent_version, created_at, care_contacted_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (session_id) DO NOTHING`,
    [
      ...[test.id, test.userId, test.sessionId, JSON.stringify(test.answers), test.aiRecommendations],
      ...[JSON.stringify(test.redFlags), JSON.stringify(test.findings), JSON.stringify(test.activities)],
      ...[test.source, test.isFallback, test.consentVersion, test.createdAt, test.careContactedAt ?? null],
    ],
  );
}

/** Gives somebody tests that are nobody's yet. */
export async function claimTests(
  manager: Writing,
  kind: TestKind,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await manager.query(`UPDATE ${TEST_TABLES[kind]} SET user_id = $1 WHERE id = ANY($2) AND user_id IS NULL`, [
    userId,
    ids,
  ]);
}

/**
 * Stores that somebody has talked to care about a test of theirs; the first time counts.
 * @returns false when there was none
 */
export async function storeCareContact(manager: Writing, userId: string, ids: readonly string[]): Promise<boolean> {
  let count = 0;
  for (const kind of TEST_KINDS) {
    const [, updated] = await manager.query(
      `UPDATE ${TEST_TABLES[kind]} SET care_contacted_at = coalesce(care_contacted_at, now())
       WHERE id = ANY($1) AND user_id = $2`,
      [ids, userId],
    );
    count += updated;
  }
  return count > 0;
}

/**
 * Removes a test of somebody's.
 * @returns false when there was none
 */
export async function deleteTest(manager: Writing, userId: string, id: string): Promise<boolean> {
  let count = 0;
  for (const kind of TEST_KINDS) {
    const [, deleted] = await manager.query(`DELETE FROM ${TEST_TABLES[kind]} WHERE id = $1 AND user_id = $2`, [
      id,
      userId,
    ]);
    count += deleted;
  }
  return count > 0;
}

/** Removes all tests of somebody's. */
export async function deleteTests(manager: Writing, userId: string): Promise<void> {
  for (const kind of TEST_KINDS) await manager.query(`DELETE FROM ${TEST_TABLES[kind]} WHERE user_id = $1`, [userId]);
}

/** Removes the tests that are nobody's and whose time is over. */
export async function deleteGuestTests(manager: Writing): Promise<void> {
  for (const kind of TEST_KINDS) {
    await manager.query(
      `DELETE FROM ${TEST_TABLES[kind]} WHERE user_id IS NULL AND created_at < now() - make_interval(hours => $1)`,
      [GUEST_RESULT_HOURS],
    );
  }
}

/**
 * Version of the current text about test answers where somebody has consented to it, undefined where not; in a
 * transaction it stays so until that ends.
 */
export async function consentedVersion(manager: Writing, userId: string): Promise<number | undefined> {
  const [found]: { version: number }[] = await manager.query(
    `SELECT version FROM consent WHERE user_id = $1 AND kind = 'test_answers' AND version = ${currentConsentVersion("test_answers")}
       AND withdrawn_at IS NULL FOR SHARE`,
    [userId],
  );
  return found?.version;
}

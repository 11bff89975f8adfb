import type { DataSource } from "typeorm";
import { GOALS } from "../../schema/goals.ts";
import { RECOMMENDATIONS } from "../../schema/journey/recommendations.ts";
import { ITEM_IDS } from "../support/journeys.ts";

/** The user whose journey is asked for, and their session. */
export const TRAVELLER = {
  userId: "00000000-0000-4000-8000-000000000001",
  sessionId: "00000000-0000-4000-8000-000000000002",
};

/** Recommendations that are in the plan of a year's journey, half of them done. */
const PLANNED = 12;

/** Fills a database with users who have each done a little, and one who has a year of history. */
export async function growUsers(db: DataSource, count: number): Promise<void> {
  await db.query(
    `INSERT INTO users (id, email, full_name, password_hash, confirmed_at)
     SELECT CASE WHEN n = 1 THEN $2::uuid ELSE gen_random_uuid() END, 'u' || n || '@bench.example', 'Bench', 'x', now()
     FROM generate_series(1, $1) AS n`,
    [count, TRAVELLER.userId],
  );
  await db.query(
    "INSERT INTO session (id, user_id, device, expires_at) VALUES ($2, $1, 'bench', now() + interval '1 day')",
    [TRAVELLER.userId, TRAVELLER.sessionId],
  );
  const others = "FROM users u, generate_series(1, CASE WHEN u.id = $1 THEN $2 ELSE 8 END) AS n";
  await db.query(
    "INSERT INTO journey (user_id, name, experience, total_minutes) SELECT id, 'Anna', 'beginner', 100 FROM users",
  );
  await db.query("UPDATE journey SET focus_areas = $2 WHERE user_id = $1", [
    TRAVELLER.userId,
    GOALS.slice(0, 3).map(({ text }) => text),
  ]);
  await db.query(
    `INSERT INTO journey_plan (user_id, recommendation_id, completed_at, position)
     SELECT $1, id, CASE WHEN place > 6 THEN now() END, place FROM unnest($2::text[]) WITH ORDINALITY AS planned(id, place)`,
    [TRAVELLER.userId, Object.keys(RECOMMENDATIONS).slice(0, PLANNED)],
  );
  await db.query(`INSERT INTO journey_day (user_id, day) SELECT u.id, current_date - n ${others}`, [
    TRAVELLER.userId,
    365,
  ]);
  await db.query(
    `INSERT INTO journey_activity (user_id, id, type, title, url, minutes, at)
     SELECT u.id, 'a' || n, 'visit', 'Tester', '/tester', 3, now() - make_interval(days => n::int) ${others}`,
    [TRAVELLER.userId, 100],
  );
  await db.query(
    `INSERT INTO journey_item (user_id, item_id, completed_at)
     SELECT u.id, ($3::text[])[n], now() - make_interval(days => n::int) ${others}`,
    [TRAVELLER.userId, ITEM_IDS.length, ITEM_IDS],
  );
  await db.query("VACUUM (ANALYZE) users, session, journey, journey_plan, journey_day, journey_activity, journey_item");
}

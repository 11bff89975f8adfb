import type { DataSource, EntityManager } from "typeorm";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";

/** How many rows `user_protocol_progress` has in the databases that are compared. */
export const TICK_COUNTS = [10_000, 1_000_000];

const DAYS = 365;

/** What somebody follows. */
interface Followed {
  protocols: number;
  /** Of each protocol. */
  dailySteps: number;
  weeklySteps: number;
}

const USUAL: Followed = { protocols: 1, dailySteps: 3, weeklySteps: 1 };
/** So much that even the fewest ticks have a month of it: what is shown is the same with few and with many. */
const HEAVY: Followed = { protocols: 10, dailySteps: 20, weeklySteps: 0 };
const HEAVY_USERS = 1;
/** Users with a usual year, however few ticks there are. */
const FEWEST_USUAL_USERS = 3;

const ticksOfYear = ({ protocols, dailySteps, weeklySteps }: Followed): number =>
  protocols * (dailySteps * DAYS + weeklySteps * Math.floor(DAYS / 7));

/** Identifier of the user with this number, from 1. Whoever follows much comes first. */
const userId = (number: number): string => `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
/** The session of a user is called as the user is. */
const signedIn = (number: number) => ({ userId: userId(number), sessionId: userId(number) });

/** Who is measured, each on a connection of their own, since changes of one account wait for each other. */
export const TICKERS = {
  usual: [signedIn(HEAVY_USERS + 1), signedIn(HEAVY_USERS + 2)],
  heavy: [signedIn(1)],
};

/** Fills a database with users who follow protocols and have ticked steps for a year: exactly so many ticks. */
export async function growTicks(db: DataSource, count: number): Promise<void> {
  const heavyTicks = Math.min(HEAVY_USERS * ticksOfYear(HEAVY), count - FEWEST_USUAL_USERS * ticksOfYear(USUAL));
  const usualTicks = count - heavyTicks;
  const users = HEAVY_USERS + Math.ceil(usualTicks / ticksOfYear(USUAL));
  const today = dayOf(new Date());
  await db.transaction(async (manager) => {
    // What refers to something was just made together with it: a million checks would find nothing.
    await manager.query("SET LOCAL session_replication_role = replica");
    const ids = Array.from({ length: users }, (_, place) => userId(place + 1));
    await addUsers(manager, ids);
    await addProtocols(manager, ids.slice(0, HEAVY_USERS), HEAVY, addDays(today, -DAYS));
    await addProtocols(manager, ids.slice(HEAVY_USERS), USUAL, addDays(today, -DAYS));
    // The newest of each kind, in the order in which they came about: day by day, everybody's.
    await manager.query(
      `INSERT INTO user_protocol_progress (id, user_id, protocol_id, protocol_item_id, completed_date, completion_time)
       SELECT gen_random_uuid(), user_id, protocol_id, id, day, day + time '07:00' FROM (
         SELECT p.user_id, i.protocol_id, i.id, $1::date - ago AS day,
           row_number() OVER (PARTITION BY p.user_id <= $2 ORDER BY ago, i.id) AS place
         FROM protocol_items i JOIN protocols p ON p.id = i.protocol_id AND p.user_id IS NOT NULL,
           generate_series(0, $3::int - 1) AS ago
         WHERE i.frequency = 'daily' OR ago % 7 = 6) AS ticked
       WHERE place <= CASE WHEN user_id <= $2 THEN $4::int ELSE $5::int END ORDER BY day`,
      [today, userId(HEAVY_USERS), DAYS, heavyTicks, usualTicks],
    );
  });
  const [{ ticks }] = await db.query("SELECT count(*)::int AS ticks FROM user_protocol_progress");
  if (ticks !== count) throw new Error(`there are ${ticks} ticks instead of ${count}`);
  await db.query(
    "VACUUM (ANALYZE) users, session, protocols, protocol_items, user_active_protocols, user_protocol_progress",
  );
}

async function addUsers(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query(
    `INSERT INTO users (id, email, full_name, password_hash, confirmed_at)
     SELECT id, id || '@bench.example', 'Bench', 'x', now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await manager.query(
    `INSERT INTO session (id, user_id, device, expires_at)
     SELECT id, id, 'bench', now() + interval '1 day' FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
}

/** Lets users follow protocols of their own since a day. */
async function addProtocols(
  manager: EntityManager,
  userIds: string[],
  { protocols, dailySteps, weeklySteps }: Followed,
  since: string,
): Promise<void> {
  await manager.query(
    `WITH made AS (
       INSERT INTO protocols (id, user_id, name, description, created_at, updated_at)
       SELECT gen_random_uuid(), id, 'Protokoll ' || place, '', $2::date, $2::date
       FROM unnest($1::uuid[]) AS id, generate_series(1, $3::int) AS place RETURNING id, user_id
     ), followed AS (
       INSERT INTO user_active_protocols (id, user_id, protocol_id, started_date)
       SELECT gen_random_uuid(), user_id, id, $2::date FROM made
     )
     INSERT INTO protocol_items (id, protocol_id, title, frequency, time_of_day, sort_order, created_at, updated_at)
     SELECT gen_random_uuid(), id, 'Steg ' || place, CASE WHEN place <= $4::int THEN 'daily' ELSE 'weekly' END,
       'morning', place, $2::date, $2::date
     FROM made, generate_series(1, $4::int + $5::int) AS place`,
    [userIds, since, protocols, dailySteps, weeklySteps],
  );
}

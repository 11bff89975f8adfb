import type { DataSource } from "typeorm";
import { MEASUREMENTS } from "../../schema/rules/labValues/measurements.ts";
import { slugOf } from "../../schema/rules/words/text.ts";

/** How many rows `lab_value` has in the databases that are compared. */
export const LAB_VALUE_COUNTS = [10_000, 1_000_000];

/** Ten years of samples, four a year, of so many markers. */
const MARKERS = 60;
const SAMPLES = 40;
const EACH = MARKERS * SAMPLES;

const userId = (number: number): string => `00000000-0000-4000-9000-${number.toString(16).padStart(12, "0")}`;
/** The session of a user is called as the user is. */
const signedIn = (number: number) => ({ userId: userId(number), sessionId: userId(number) });

/** Who is measured: somebody with ten years of values, and somebody with none. */
export const MEASURED = { full: signedIn(1), empty: signedIn(0) };

/** Fills a database with users who each have ten years of values: exactly so many values. */
export async function growLabValues(db: DataSource, count: number): Promise<void> {
  const users = Math.ceil(count / EACH);
  await db.transaction(async (manager) => {
    // What refers to something was just made together with it: a million checks would find nothing.
    await manager.query("SET LOCAL session_replication_role = replica");
    const ids = Array.from({ length: users + 1 }, (_, number) => userId(number));
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
    const markers = MEASUREMENTS.slice(0, MARKERS);
    // Sample by sample, as they come about: nobody's rows lie together.
    await manager.query(
      `INSERT INTO lab_value (user_id, key, marker_slug, value, unit, sampled_on, laboratory, created_at)
       SELECT user_id, gen_random_uuid(), slug, least * (1 + random()), unit, current_date - sample * 91, 'Fjällprov', now()
       FROM generate_series(1, $1::int) AS sample, unnest($2::uuid[]) AS user_id,
         unnest($3::text[], $4::text[], $5::float8[]) AS marker (slug, unit, least)
       ORDER BY user_id <> $6, sample DESC LIMIT $7`,
      [
        ...[SAMPLES, ids.slice(1), markers.map(({ marker }) => slugOf(marker)), markers.map(({ unit }) => unit)],
        ...[markers.map(({ plausible: [from, to] }) => from + (to - from) / 10), MEASURED.full.userId, count],
      ],
    );
  });
  const [{ values }] = await db.query("SELECT count(*)::int AS values FROM lab_value");
  if (values !== count) throw new Error(`there are ${values} values instead of ${count}`);
  await db.query("VACUUM (ANALYZE) users, session, lab_value");
}

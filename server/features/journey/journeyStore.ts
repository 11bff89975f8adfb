import type { EntityManager } from "typeorm";
import { currentGoalText } from "../../../schema/goals.ts";
import type { JourneyState } from "../../../schema/journey/journeyState.ts";
import { eachSum } from "../../../schema/journey/journeySums.ts";
import type { Interest } from "../../../schema/journey/recommendations.ts";
import {
  type CurrentHealth,
  type ExperienceLevel,
  type HealthStatus,
  MAX_ACTIVITIES,
} from "../../../schema/journey/vocabulary.ts";
import { emptyJourney } from "../../../schema/rules/journey/journey.ts";
import { currentConsentVersion } from "../../platform/consents.ts";
import { isoInstant, jsonList, namedColumns } from "../../platform/database/jsonRows.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { JourneyActivity } from "./JourneyActivity.ts";
import { UserJourney } from "./UserJourney.ts";

/** Columns that hold less than their type in the database says. */
interface Vocabulary {
  experience: ExperienceLevel | null;
  healthStatus: HealthStatus | null;
  currentHealth: CurrentHealth | null;
  interests: Interest[] | null;
  level: ExperienceLevel;
  lastActivity: string | null;
}

/** The lists and the row as PostgreSQL writes them as JSON: instants are texts of its own form. */
interface StoredJourney {
  keepsHealthStatus: boolean;
  journey:
    | (Omit<UserJourney, "userId" | "user" | keyof Vocabulary> & { [Name in keyof Vocabulary]: Vocabulary[Name] })
    | null;
  completed?: JourneyState["completed"];
  activities: JourneyState["activities"];
  days?: { day: string }[];
  achievements: JourneyState["achievements"];
  plan: JourneyState["plan"];
  pauses: JourneyState["pauses"];
}

/** The columns of an entity but its owner's. */
const columnsOf = (entity: new () => object): string => namedColumns(entity, undefined, ["userId"]);

/** Lists that grow for as long as there is an account. */
const LONG_LISTS = `,
  ${jsonList(`SELECT item_id AS id, completed_at AS at FROM journey_item WHERE user_id = $1 ORDER BY 2, 1`)} AS completed,
  ${jsonList(`SELECT day FROM journey_day WHERE user_id = $1 ORDER BY day`)} AS days`;

const SELECT = `SELECT
  EXISTS (SELECT FROM consent WHERE user_id = $1 AND kind = 'health_data' AND version = ${currentConsentVersion("health_data")}
    AND withdrawn_at IS NULL) AS "keepsHealthStatus",
  (SELECT to_json(x) FROM (
     SELECT ${columnsOf(UserJourney)} FROM journey WHERE user_id = $1) AS x) AS journey,
  ${jsonList(
    `SELECT ${columnsOf(JourneyActivity)} FROM journey_activity WHERE user_id = $1 ORDER BY at DESC, id LIMIT ${MAX_ACTIVITIES}`,
  )} AS activities,
  ${jsonList(
    `SELECT achievement_id AS id, unlocked_at AS "unlockedAt" FROM journey_achievement WHERE user_id = $1 ORDER BY 2, 1`,
  )} AS achievements,
  ${jsonList(
    `SELECT recommendation_id AS id, completed_at AS "completedAt" FROM journey_plan WHERE user_id = $1 ORDER BY position, 1`,
  )} AS plan,
  ${jsonList(`SELECT from_day AS "from", until_day AS "until" FROM journey_pause WHERE user_id = $1 ORDER BY 1`)} AS pauses`;

/**
 * Everything an account knows of its journey, in one statement however long it is.
 * @param options.withoutLongLists leaves what was completed and the days empty, for who reads those otherwise
 */
export async function readJourneyState(
  sql: Pick<Sql, "preparedQuery">,
  userId: string,
  { withoutLongLists = false } = {},
): Promise<JourneyState> {
  const select = withoutLongLists ? SELECT : SELECT + LONG_LISTS;
  const [row] = await sql.preparedQuery<StoredJourney & Record<string, unknown>>(select, [userId]);
  const empty = emptyJourney();
  if (!row) return empty;
  const { journey } = row;
  // What was chosen before a goal was reworded is still that goal.
  const focusAreas = journey?.focusAreas.map(currentGoalText) ?? [];
  return {
    onboarding:
      journey?.name && journey.experience
        ? {
            name: journey.name,
            goals: focusAreas,
            healthStatus: row.keepsHealthStatus ? journey.healthStatus : null,
            experience: journey.experience,
          }
        : null,
    keepsHealthStatus: row.keepsHealthStatus,
    goals: journey
      ? {
          focusAreas,
          timePerDay: journey.timePerDay,
          mainGoal: journey.mainGoal,
          level: journey.level,
        }
      : empty.goals,
    completed: (row.completed ?? []).map(({ id, at }) => ({ id, at: isoInstant(at) })),
    activities: row.activities.map((activity) => ({ ...activity, timestamp: isoInstant(activity.timestamp) })),
    days: (row.days ?? []).map(({ day }) => day),
    ...eachSum((name) => journey?.[name] ?? 0),
    lastActivity: journey?.lastActivity ? isoInstant(journey.lastActivity) : null,
    achievements: row.achievements.map(({ id, unlockedAt }) => ({ id, unlockedAt: isoInstant(unlockedAt) })),
    plan: row.plan.map(({ id, completedAt }) => ({ id, completedAt: completedAt && isoInstant(completedAt) })),
    questionnaire:
      row.keepsHealthStatus && journey?.interests
        ? { currentHealth: journey.currentHealth, interests: journey.interests }
        : null,
    pauses: row.pauses,
  };
}

/**
 * Changes a journey by a rule. The account's row is locked, so that changes that come together are
 * made one after the other; only what differs is written.
 * @param activities that the change may add, of which the rule learns which were counted, however long ago
 */
export async function changeJourney(
  manager: EntityManager,
  userId: string,
  change: (state: JourneyState) => JourneyState | Promise<JourneyState>,
  activities: readonly string[] = [],
): Promise<JourneyState> {
  await manager.query("INSERT INTO journey (user_id) VALUES ($1) ON CONFLICT DO NOTHING", [userId]);
  await manager.query("SELECT 1 FROM journey WHERE user_id = $1 FOR UPDATE", [userId]);
  const preparedQuery: Sql["preparedQuery"] = (text, values) => manager.query(text, values);
  const before = {
    ...(await readJourneyState({ preparedQuery }, userId)),
    counted: await readCounted(manager, userId, activities),
  };
  const after = await change(before);
  if (after !== before) await writeDifference(manager, userId, before, after);
  return after;
}

async function writeDifference(manager: EntityManager, userId: string, before: JourneyState, after: JourneyState) {
  const { onboarding, goals, questionnaire } = after;
  await manager.update(
    UserJourney,
    { userId },
    {
      name: onboarding?.name ?? null,
      experience: onboarding?.experience ?? null,
      // How somebody feels is written with their answers only: a consent to an older text hides it, and takes nothing away.
      ...(onboarding !== before.onboarding && { healthStatus: onboarding?.healthStatus ?? null }),
      focusAreas: onboarding?.goals ?? goals.focusAreas,
      timePerDay: goals.timePerDay,
      mainGoal: goals.mainGoal,
      level: goals.level,
      ...eachSum((name) => after[name]),
      lastActivity: after.lastActivity && new Date(after.lastActivity),
      // Without consent the answers are used once, and answers stored under an older consent text stay hidden.
      ...(after.keepsHealthStatus &&
        questionnaire &&
        questionnaire !== before.questionnaire && {
          currentHealth: questionnaire.currentHealth,
          interests: questionnaire.interests,
        }),
    },
  );
  const added = <Thing extends { id: string }>(list: (state: JourneyState) => Thing[]): Thing[] => {
    const known = new Set(list(before).map(({ id }) => id));
    return list(after).filter(({ id }) => !known.has(id));
  };
  const completedBefore = new Map(before.completed.map(({ id, at }) => [id, at]));
  const completed = after.completed.filter(({ id, at }) => completedBefore.get(id) !== at);
  if (completed.length > 0) {
    await manager.query(
      `INSERT INTO journey_item (user_id, item_id, completed_at) SELECT $1, * FROM unnest($2::text[], $3::timestamptz[])
       ON CONFLICT (user_id, item_id) DO UPDATE SET completed_at = excluded.completed_at`,
      [userId, completed.map(({ id }) => id), completed.map(({ at }) => at)],
    );
  }
  await writeActivities(
    manager,
    userId,
    added((state) => state.activities),
    // One that is older than what the log remembers was counted, too.
    [...(after.counted ?? [])].filter((id) => !before.counted?.has(id)),
  );
  const days = after.days.filter((day) => !before.days.includes(day));
  if (days.length > 0) {
    await manager.query(
      "INSERT INTO journey_day (user_id, day) SELECT $1, * FROM unnest($2::date[]) ON CONFLICT DO NOTHING",
      [userId, days],
    );
  }
  const achievements = added((state) => state.achievements);
  if (achievements.length > 0) {
    await manager.query(
      `INSERT INTO journey_achievement (user_id, achievement_id, unlocked_at)
       SELECT $1, * FROM unnest($2::text[], $3::timestamptz[]) ON CONFLICT DO NOTHING`,
      [userId, achievements.map(({ id }) => id), achievements.map(({ unlockedAt }) => unlockedAt)],
    );
  }
  if (after.plan !== before.plan) {
    await manager.query("DELETE FROM journey_plan WHERE user_id = $1", [userId]);
    await manager.query(
      `INSERT INTO journey_plan (user_id, recommendation_id, completed_at, position)
       SELECT $1, id, at, place FROM unnest($2::text[], $3::timestamptz[]) WITH ORDINALITY AS given (id, at, place)`,
      [userId, after.plan.map(({ id }) => id), after.plan.map(({ completedAt }) => completedAt)],
    );
  }
  if (after.pauses !== before.pauses) {
    await manager.query("DELETE FROM journey_pause WHERE user_id = $1", [userId]);
    await manager.query(
      "INSERT INTO journey_pause (user_id, from_day, until_day) SELECT $1, * FROM unnest($2::date[], $3::date[])",
      [userId, after.pauses.map(({ from }) => from), after.pauses.map(({ until }) => until)],
    );
  }
}

/** Which of these activities were counted, however long ago that is. */
async function readCounted(manager: EntityManager, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows: { id: string }[] = await manager.query(
    "SELECT activity_id AS id FROM journey_activity_key WHERE user_id = $1 AND activity_id = ANY($2)",
    [userId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

async function writeActivities(
  manager: EntityManager,
  userId: string,
  activities: JourneyState["activities"],
  counted: readonly string[],
) {
  const keys = [...new Set([...activities.map(({ id }) => id), ...counted])];
  if (keys.length === 0) return;
  await manager.query(
    "INSERT INTO journey_activity_key (user_id, activity_id) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING",
    [userId, keys],
  );
  if (activities.length === 0) return;
  await manager
    .createQueryBuilder()
    .insert()
    .into(JourneyActivity)
    .values(activities.map((activity) => ({ ...activity, userId })))
    .orIgnore()
    .updateEntity(false)
    .execute();
  // The log holds a hundred; days, sums and items remember the rest.
  await manager.query(
    `DELETE FROM journey_activity WHERE user_id = $1 AND id IN (
       SELECT id FROM journey_activity WHERE user_id = $1 ORDER BY at DESC, id OFFSET ${MAX_ACTIVITIES})`,
    [userId],
  );
}

import fc from "fast-check";
import { ACHIEVEMENT_IDS } from "../../schema/journey/achievements.ts";
import type { ReportedActivity } from "../../schema/journey/journeyCodec.ts";
import type { Activity, JourneyState, Onboarding } from "../../schema/journey/journeyState.ts";
import { eachSum } from "../../schema/journey/journeySums.ts";
import { INTERESTS, type Interest, RECOMMENDATIONS } from "../../schema/journey/recommendations.ts";
import {
  ACTIVITY_TYPES,
  type ActivityType,
  CATEGORY_IDS,
  CURRENT_HEALTH,
  type CurrentHealth,
  EXPERIENCES,
  type ExperienceLevel,
  HEALTH_STATUSES,
  type HealthStatus,
} from "../../schema/journey/vocabulary.ts";
import { joinPauses } from "../../schema/rules/journey/pauses.ts";
import { addDays } from "../../schema/rules/words/days.ts";
import { DEMO_ITEMS } from "./demoItems.ts";

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Whether Sweden has summer time at an instant, by the law and not by a time zone database: from
 * 01:00 UTC on the last Sunday of March until 01:00 UTC on the last Sunday of October (since 1996).
 */
function isSummer(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear();
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
  };
  return ms >= lastSunday(2) && ms < lastSunday(9);
}

/** What a Swedish clock and calendar show at an instant, as 'YYYY-MM-DDTHH:MM'. */
export function swedishClock(instant: Date): string {
  const ms = instant.getTime();
  return new Date(ms + (isSummer(ms) ? 2 : 1) * HOUR_MS).toISOString().slice(0, 16);
}

/** The day of the Swedish calendar that an instant, given as a text, belongs to. */
export const swedishDay = (instant: string): string => swedishClock(new Date(instant)).slice(0, 10);

/**
 * The instant at which a Swedish clock shows a time. Of the hour that is lived twice it is the first;
 * a time that the clock skips is read as winter time.
 */
export function inSweden(day: string, time: string): Date {
  const utc = Date.parse(`${day}T${time}Z`);
  return new Date(isSummer(utc - 2 * HOUR_MS) ? utc - 2 * HOUR_MS : utc - HOUR_MS);
}

/** Ids of all 70 items of the demo. */
export const ITEM_IDS: readonly string[] = [...DEMO_ITEMS.byId.keys()];

/** A visit, with what a test wants to say of it. */
export const visit = (id: string, more: Partial<ReportedActivity> = {}): ReportedActivity => ({
  id,
  type: "visit",
  title: "Ett besök",
  url: "/tester",
  ...more,
});

/** The instant that generated journeys are looked at: a summer's day, noon in Sweden. */
export const NOON = new Date("2025-06-15T10:00:00.000Z");

const BEGINNING = Date.parse("2024-01-01T00:00:00Z");

/** Instants before {@link NOON}, as texts. */
export const pastInstants: fc.Arbitrary<string> = fc
  .integer({ min: BEGINNING, max: NOON.getTime() })
  .map((ms) => new Date(ms).toISOString());

const keysOf = <Key extends string>(table: Record<Key, unknown>): fc.Arbitrary<Key> =>
  fc.constantFrom(...(Object.keys(table) as Key[]));

export const experiences: fc.Arbitrary<ExperienceLevel> = keysOf(EXPERIENCES);
export const interests: fc.Arbitrary<Interest[]> = fc.uniqueArray(keysOf(INTERESTS));

/** Ids that mean nothing to the product. */
export const unknownIds: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^x-[a-z]{1,6}$/),
  fc.constantFrom("", "mental", "SLEEP-TEST", "guide:finns-inte", "constructor", "toString", "__proto__"),
);

/** What decides of which texts a generated journey is made. */
interface Texts {
  ids: (known: fc.Arbitrary<string>) => fc.Arbitrary<string>;
  instants: fc.Arbitrary<string>;
  days: fc.Arbitrary<string>;
}

const activities = ({ ids, instants }: Texts): fc.Arbitrary<Activity> =>
  fc.record({
    id: ids(fc.stringMatching(/^[a-z0-9]{6}$/)),
    type: keysOf<ActivityType>(ACTIVITY_TYPES),
    title: fc.string(),
    url: fc.constantFrom("/tester", "/guider/hiit"),
    duration: fc.integer({ min: 1, max: 90 }),
    category: fc.option(fc.constantFrom(...CATEGORY_IDS)),
    goals: fc.array(fc.string(), { maxLength: 2 }),
    timestamp: instants,
  });

const onboardings: fc.Arbitrary<Onboarding> = fc.record({
  name: fc.string(),
  goals: fc.array(fc.oneof(fc.constantFrom("Sova bättre", "Hantera stress", "sleep"), fc.string()), { maxLength: 4 }),
  healthStatus: fc.option(keysOf<HealthStatus>(HEALTH_STATUSES)),
  experience: experiences,
});

const swedishDays = pastInstants.map(swedishDay);

/** Pauses as they are stored: in their order, and apart. */
export const pauseLists: fc.Arbitrary<JourneyState["pauses"]> = fc
  .array(fc.record({ from: swedishDays, length: fc.nat(30) }), { maxLength: 3 })
  .map((given) => joinPauses(given.map(({ from, length }) => ({ from, until: addDays(from, length) }))));

function statesOf(texts: Texts): fc.Arbitrary<JourneyState> {
  const { ids, instants, days } = texts;
  const byId = { selector: ({ id }: { id: string }) => id, maxLength: 12 };
  return fc.record({
    onboarding: fc.option(onboardings),
    keepsHealthStatus: fc.constant(true),
    goals: fc.record({
      focusAreas: fc.array(fc.string(), { maxLength: 3 }),
      timePerDay: fc.integer({ min: 5, max: 120 }),
      mainGoal: fc.string(),
      level: experiences,
    }),
    completed: fc.uniqueArray(fc.record({ id: ids(fc.constantFrom(...ITEM_IDS)), at: instants }), {
      ...byId,
      maxLength: 70,
    }),
    activities: fc
      .uniqueArray(activities(texts), byId)
      .map((log) => log.sort((one, other) => (one.timestamp < other.timestamp ? 1 : -1))),
    days: fc.uniqueArray(days, { maxLength: 40 }),
    ...eachSum(() => fc.nat(2_000)),
    lastActivity: fc.option(instants),
    achievements: fc.uniqueArray(
      fc.record({ id: ids(fc.constantFrom(...ACHIEVEMENT_IDS)), unlockedAt: instants }),
      byId,
    ),
    plan: fc.uniqueArray(
      fc.record({ id: ids(fc.constantFrom(...Object.keys(RECOMMENDATIONS))), completedAt: fc.option(instants) }),
      byId,
    ),
    questionnaire: fc.option(fc.record({ currentHealth: fc.option(keysOf<CurrentHealth>(CURRENT_HEALTH)), interests })),
    pauses: pauseLists,
  });
}

/** Journeys that the product itself could have come to before {@link NOON}. */
export const journeys = statesOf({ ids: (known) => known, instants: pastInstants, days: swedishDays });

/** The same with ids among them that mean nothing, as after a change of the product, or of the storage. */
export const journeysWithUnknown = statesOf({
  ids: (known) => fc.oneof({ arbitrary: known, weight: 3 }, unknownIds),
  instants: pastInstants,
  days: swedishDays,
});

/** Whatever fits the types: any text for any id, instant and day. */
export const anyStates = statesOf({
  ids: (known) => fc.oneof(known, fc.string()),
  instants: fc.oneof(pastInstants, fc.string()),
  days: fc.oneof(swedishDays, fc.string()),
});

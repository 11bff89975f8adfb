import type { EntityManager } from "typeorm";
import {
  fallenProduct,
  type Occasion,
  type OwnTime,
  type ReminderSettings,
  remindsOf,
} from "../../../schema/reminders.ts";
import { nextReminder, noticeAt, type Reminded } from "../../../schema/rules/reminders/nextReminder.ts";

/** What it takes to know when a device is reminded. */
export interface Scheduled {
  id: string;
  zone: string;
  settings: ReminderSettings;
  reminded: Reminded;
  /** Times that steps have as their own. */
  ownTimes: readonly OwnTime[];
  /** What is to come now. */
  dueAt: Date | null;
  dueTimes: Occasion[];
  isPutOff: boolean;
}

/** When a device is reminded next, as it is stored. */
export interface Schedule {
  id: string;
  dueAt: Date | null;
  dueTimes: Occasion[];
  isPutOff: boolean;
}

/** The times that steps have as their own, of a device `d`: those of the account, or those that a guest's browser has told. */
export const OWN_TIMES = `CASE WHEN d.user_id IS NULL THEN ARRAY(SELECT jsonb_path_query(d.steps, '$.own[*].at') #>> '{}')
  ELSE ARRAY(SELECT DISTINCT i.remind_at FROM user_active_protocols a JOIN protocols p ON p.id = a.protocol_id
    JOIN protocol_items i ON i.protocol_id = p.id WHERE a.user_id = d.user_id AND a.is_active AND p.deleted_at IS NULL
      AND i.removed_at IS NULL AND i.remind_at IS NOT NULL ORDER BY 1) END`;

/** What is read of a device `d` so that its schedule can be made. */
export const SCHEDULED = `d.id, d.zone, d.settings, d.reminded, ${OWN_TIMES} AS "ownTimes", d.due_at AS "dueAt",
  d.due_times AS "dueTimes", d.is_put_off AS "isPutOff"`;

/** When a device is reminded next by its settings. */
export function scheduleOf(
  { id, zone, settings, reminded, ownTimes }: Omit<Scheduled, "dueAt" | "dueTimes" | "isPutOff">,
  after: Date,
): Schedule {
  const next = nextReminder(settings, zone, after, reminded, ownTimes);
  return { id, dueAt: next?.at ?? null, dueTimes: next?.times ?? [], isPutOff: false };
}

/** When a device is reminded next after a change: what was put off, and the news that wait for their time, are kept. */
export function scheduleAnew(device: Scheduled, now: Date): Schedule {
  const { id, dueAt, dueTimes, isPutOff, settings } = device;
  const next = scheduleOf(device, now);
  const hasPrices = remindsOf(settings, "prices");
  const kept = dueTimes.filter((one) => (fallenProduct(one) === undefined ? isPutOff : hasPrices));
  if (dueAt === null || kept.length === 0) return next;
  if (next.dueAt === null || next.dueAt > dueAt) return { id, dueAt, dueTimes: kept, isPutOff };
  return { ...next, dueTimes: [...new Set([...next.dueTimes, ...kept])] };
}

/** Works out anew when devices are reminded, after a change of their settings or their zone. */
export async function reschedule(manager: EntityManager, devices: readonly Scheduled[]): Promise<void> {
  if (devices.length === 0) return;
  const now = new Date();
  const schedules = devices.map((device) => scheduleAnew(device, now));
  await manager.query(
    `UPDATE reminder_device d SET due_at = n.due_at, next_at = n.due_at, due_times = string_to_array(n.times, ','),
       is_put_off = n.is_put_off, attempts = 0
     FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::boolean[]) AS n (id, due_at, times, is_put_off)
     WHERE d.id = n.id`,
    [
      schedules.map(({ id }) => id),
      schedules.map(({ dueAt }) => dueAt),
      schedules.map(({ dueTimes }) => dueTimes.join(",")),
      schedules.map(({ isPutOff }) => isPutOff),
    ],
  );
}

/** News for the devices of an account. */
interface News {
  userId: string;
  occasions: readonly Occasion[];
}

/**
 * Lets the devices of accounts tell of prices that have sunk as soon as they may: with what comes at the same time, or in
 * between. Three statements, however many accounts there are.
 */
export async function tellNews(manager: EntityManager, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const devices: (Scheduled & { userId: string })[] = await manager.query(
    `SELECT ${SCHEDULED}, d.user_id AS "userId" FROM reminder_device d WHERE d.user_id = ANY ($1) ORDER BY d.id FOR UPDATE`,
    [news.map(({ userId }) => userId)],
  );
  const byUser = new Map(news.map(({ userId, occasions }) => [userId, occasions]));
  const now = new Date();
  const told = devices.filter(({ settings }) => remindsOf(settings, "prices"));
  await manager.query(
    `UPDATE reminder_device d SET
       due_times = CASE WHEN d.due_at <= n.at OR d.is_put_off
         THEN ARRAY(SELECT DISTINCT unnest(d.due_times || string_to_array(n.times, ','))) ELSE string_to_array(n.times, ',') END,
       attempts = CASE WHEN d.due_at <= n.at OR d.is_put_off THEN d.attempts ELSE 0 END,
       next_at = CASE WHEN d.due_at <= n.at OR d.is_put_off THEN d.next_at ELSE n.at END,
       due_at = CASE WHEN d.due_at <= n.at OR d.is_put_off THEN d.due_at ELSE n.at END
     FROM unnest($1::uuid[], $2::timestamptz[], $3::text[]) AS n (id, at, times) WHERE d.id = n.id`,
    [
      told.map(({ id }) => id),
      told.map(({ zone, settings, reminded }) => noticeAt(settings, zone, now, reminded)),
      told.map(({ userId }) => (byUser.get(userId) ?? []).join(",")),
    ],
  );
}

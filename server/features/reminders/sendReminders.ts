import { setTimeout } from "node:timers/promises";
import pLimit from "p-limit";
import type { DataSource, EntityManager } from "typeorm";
import {
  isOfSteps,
  isQuiet,
  REMINDER_WINDOW_MINUTES,
  type ReminderMessage,
  type ReportedSteps,
} from "../../../schema/reminders.ts";
import { checklistOf } from "../../../schema/rules/protocols/checklist.ts";
import { afterReminder, wallClock } from "../../../schema/rules/reminders/nextReminder.ts";
import { type DueThings, reminderMessage } from "../../../schema/rules/reminders/reminderText.ts";
import { reportedLeft, stepsLeft } from "../../../schema/rules/reminders/stepsLeft.ts";
import { type Day, dayOf } from "../../../schema/rules/words/days.ts";
import { readDaysOf } from "../protocols/protocolStore.ts";
import { readNotices } from "./dueThings.ts";
import type { PushAddress, PushOutcome, PushSender } from "./pushSender.ts";
import { SCHEDULED, type Schedule, type Scheduled, scheduleAnew, scheduleOf } from "./reminderSchedule.ts";

/** What became of a reminder: 'quiet' where there was nothing to say or no time left for it. */
export type ReminderOutcome = PushOutcome["state"] | "quiet" | "late";

export interface SendingOptions {
  db: DataSource;
  push: Pick<PushSender, "send">;
  /** Counts what became of one. */
  count(outcome: ReminderOutcome, delaySeconds: number): void;
}

/** Reminders that one batch takes. */
export const REMINDERS_AT_ONCE = 500;
/** Messages under way to one push service. */
const TO_ONE_SERVICE = 50;
/** Messages that a process begins in a second: encrypting more of them would take the time of whoever reads a page. */
const IN_A_SECOND = 60;
/** Whoever has taken reminders and not said what became of them by then has ended: they are taken once more. */
const LEASE_SECONDS = 300;
/** A batch begins to send nothing so near the end of that. */
const LAST_START_MS = 240_000;
/** What has ended is written down in lots of so many: a process that is killed forgets no more than one of them. */
const WRITTEN_AT_ONCE = 100;
/** Tries of one reminder. */
const MAX_ATTEMPTS = 6;

const MINUTE_MS = 60_000;
const WINDOW_MS = REMINDER_WINDOW_MINUTES * MINUTE_MS;
/** What is later than this is late, and does not come in quiet hours. */
const ON_TIME_MS = 5 * MINUTE_MS;

/** When this process may begin its next message, by a clock that nobody sets. */
let nextStart = 0;

/** Waits for this process's turn to begin a message. */
async function turn(): Promise<void> {
  const now = performance.now();
  const at = Math.max(nextStart, now);
  nextStart = at + 1_000 / IN_A_SECOND;
  if (at > now) await setTimeout(at - now);
}

/** A device whose reminder is due. */
interface Due extends Taken {
  dueAt: Date;
}

/** A device that is looked at: with a reminder that is due, or since something has changed when the next one comes. */
interface Taken extends Scheduled, PushAddress {
  userId: string | null;
  steps: ReportedSteps | null;
  attempts: number;
  /** False once its account has signed out there, or is kept out. */
  isLive: boolean;
}

/** What is to be written down of a device. */
type Result = { due: Taken } & (
  | { isGone: true }
  | { isGone: false; next: Schedule; reminded: Due["reminded"] }
  | { retryAt: Date }
);

/**
 * Takes the reminders that are due, at most so many, whoever else does the same at this moment: the statement costs as
 * much for a thousand devices as for a million.
 */
export const takeDue = (db: DataSource | EntityManager, most: number): Promise<Taken[]> =>
  db.query(
    `WITH due AS (
       SELECT id FROM reminder_device WHERE next_at <= now() ORDER BY next_at LIMIT $1 FOR UPDATE SKIP LOCKED
     ), taken AS (
       UPDATE reminder_device d SET next_at = now() + make_interval(secs => $2), attempts = d.attempts + 1
       FROM due WHERE d.id = due.id RETURNING d.*
     )
     SELECT ${SCHEDULED}, d.user_id AS "userId", d.endpoint, d.p256dh, d.secret AS auth, d.steps, d.attempts,
       d.user_id IS NULL OR (s.revoked_at IS NULL AND s.expires_at > now() AND u.blocked_at IS NULL AND u.erased_at IS NULL)
         IS TRUE AS "isLive"
     FROM taken d LEFT JOIN session s ON s.id = d.session_id LEFT JOIN users u ON u.id = d.user_id`,
    [most, LEASE_SECONDS],
  );

/**
 * Sends reminders that are due.
 * @param onMore called before they are sent when there may be more, which others may take
 * @returns how many were taken
 */
export async function sendDue(
  { db, push, count }: SendingOptions,
  onMore: () => Promise<unknown>,
  most = REMINDERS_AT_ONCE,
): Promise<number> {
  const taken = await takeDue(db, most);
  if (taken.length === most) await onMore();
  if (taken.length === 0) return 0;
  const begun = Date.now();
  const messages = await messagesFor(db, taken.filter(isDue));
  const pauses = new Map<string, number>();
  const queues = new Map<string, ReturnType<typeof pLimit>>();
  const ended: Result[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  const note = (result: Result) => {
    ended.push(result);
    if (ended.length < WRITTEN_AT_ONCE) return;
    const lot = ended.splice(0);
    writing = writing.then(() => write(db, lot));
    // Whoever waits for the whole hears of a failure.
    writing.catch(() => undefined);
  };

  const sendOne = async (due: Due, message: ReminderMessage, origin: string) => {
    // What a service does not take now takes nobody's turn.
    if ((pauses.get(origin) ?? 0) <= Date.now()) await turn();
    const until = pauses.get(origin) ?? 0;
    if (until > Date.now()) return note(retry(due, until));
    if (Date.now() - begun > LAST_START_MS) return;
    const left = due.dueAt.getTime() + WINDOW_MS - Date.now();
    const outcome = await push.send(due, message, { ttl: left / 1_000, topic: message.tag });
    count(outcome.state, (Date.now() - due.dueAt.getTime()) / 1_000);
    if (outcome.state === "gone") return note({ due, isGone: true });
    if (outcome.state !== "later") return note(done(due, outcome.state === "sent"));
    if (outcome.wait !== null) pauses.set(origin, Math.max(until, Date.now() + outcome.wait));
    note(retry(due, Date.now() + (outcome.wait ?? MINUTE_MS * 2 ** (due.attempts - 1))));
  };

  const work = taken.map((due) => {
    if (!due.isLive) return note({ due, isGone: true });
    if (!isDue(due)) return note({ due, isGone: false, reminded: due.reminded, next: scheduleAnew(due, new Date()) });
    const message = messages.get(due.id);
    if (message === undefined || message === "late") {
      count(message ?? "quiet", 0);
      return note(done(due, false));
    }
    const { origin } = new URL(due.endpoint);
    const queue = queues.get(origin) ?? pLimit(TO_ONE_SERVICE);
    queues.set(origin, queue);
    return queue(() => sendOne(due, message, origin));
  });
  await Promise.all(work);
  await writing;
  await write(db, ended);
  return taken.length;
}

/** Whether a device was taken for a reminder. */
const isDue = (taken: Taken): taken is Due => taken.dueAt !== null && taken.dueAt.getTime() <= Date.now();

/** That a reminder is over: the next one follows. */
function done(due: Due, wasSent: boolean): Result {
  const { dueAt, dueTimes, isPutOff, zone } = due;
  // One that was put off is asked for, and counts neither as its time of day nor as one of the day's.
  const counted = afterReminder(due.reminded, dueTimes, dueAt, zone);
  const reminded = isPutOff ? due.reminded : wasSent ? counted : { ...due.reminded, last: counted.last };
  // What became due meanwhile is not too late yet.
  const after = new Date(Math.max(dueAt.getTime(), Date.now() - WINDOW_MS));
  return { due, isGone: false, reminded, next: scheduleOf({ ...due, reminded }, after) };
}

/** That a reminder is tried again, as long as it is not too late then. */
function retry(due: Due, at: number): Result {
  const isInTime = at - due.dueAt.getTime() < WINDOW_MS && due.attempts < MAX_ATTEMPTS;
  return isInTime ? { due, retryAt: new Date(at) } : done(due, false);
}

/** What each device is told; nothing where all is done, and 'late' where it no longer helps. */
async function messagesFor(db: DataSource, taken: readonly Due[]): Promise<Map<string, ReminderMessage | "late">> {
  const now = Date.now();
  const found = new Map<string, ReminderMessage | "late">();
  const inTime = taken.filter((due) => {
    const delay = now - due.dueAt.getTime();
    const isLate =
      delay > WINDOW_MS || (delay > ON_TIME_MS && isQuiet(wallClock(new Date(now), due.zone).time, due.settings));
    if (isLate) found.set(due.id, "late");
    return !isLate && due.isLive;
  });
  const dayOfDue = ({ dueAt }: Due): Day => dayOf(dueAt);
  const users = [...new Set(inTime.flatMap(({ userId }) => userId ?? []))];
  const days = inTime.map(dayOfDue).sort();
  const [first, last] = [days[0], days.at(-1)];
  const states = first && last && users.length > 0 ? await readDaysOf(sqlOf(db), users, first, last) : new Map();
  const pauses = users.length > 0 ? await readPauses(db, users) : [];
  const noticesOf = await readNotices(db, inTime);
  /** The steps that are left. */
  const stepsOf = ({ userId, dueTimes, steps }: Due, day: Day): Pick<DueThings, "left" | "steps"> => {
    if (!dueTimes.some(isOfSteps)) return { left: 0, steps: [] };
    // A browser that has told of no steps yet is reminded all the same.
    if (userId === null) return { left: steps ? reportedLeft(steps, day, dueTimes) : null, steps: [] };
    const state = states.get(userId);
    const isResting = pauses.some((pause) => pause.userId === userId && pause.from <= day && day <= pause.until);
    const left = state && !isResting ? stepsLeft(checklistOf(state, day), dueTimes) : [];
    return { left: left.length, steps: left };
  };
  for (const due of inTime) {
    const day = dayOfDue(due);
    const notices = noticesOf(due, day);
    const things = { ...notices, ...stepsOf(due, day) };
    const { namesSteps } = due.settings;
    const message = reminderMessage(due.dueTimes, things, { namesSteps, today: day });
    if (message) found.set(due.id, message);
  }
  return found;
}

/** Days of rest that people have set for themselves, on which nobody reminds them. */
const readPauses = (db: DataSource, users: readonly string[]): Promise<{ userId: string; from: Day; until: Day }[]> =>
  db.query(
    `SELECT user_id AS "userId", from_day::text AS "from", until_day::text AS "until" FROM journey_pause
     WHERE user_id = ANY ($1)`,
    [users],
  );

const sqlOf = (db: DataSource) => ({
  preparedQuery: <Row>(text: string, values: readonly unknown[]): Promise<Row[]> => db.query(text, [...values]),
});

/**
 * Writes down what became of reminders, unless their owner has changed when they come meanwhile.
 */
async function write(db: DataSource, results: readonly Result[]): Promise<void> {
  const gone = results.flatMap((one) => ("isGone" in one && one.isGone ? [one.due.id] : []));
  const over = results.flatMap((one) => ("isGone" in one && !one.isGone ? [one] : []));
  const again = results.flatMap((one) => ("retryAt" in one ? [one] : []));
  if (gone.length > 0) {
    // One that was subscribed anew meanwhile has another address.
    await db.query(
      "DELETE FROM reminder_device d USING unnest($1::uuid[], $2::text[]) AS g (id, endpoint) WHERE d.id = g.id AND d.endpoint = g.endpoint",
      [gone, results.flatMap(({ due }) => (gone.includes(due.id) ? [due.endpoint] : []))],
    );
  }
  if (over.length > 0) {
    await db.query(
      // What has joined the reminder while it was sent comes right after it.
      `UPDATE reminder_device d SET due_at = CASE WHEN n.joined = '{}' THEN n.next ELSE n.now END,
         next_at = CASE WHEN n.joined = '{}' THEN n.next ELSE n.now END,
         due_times = CASE WHEN n.joined = '{}' THEN n.times ELSE n.joined END,
         is_put_off = n.is_put_off, attempts = 0, reminded = n.reminded
       FROM (
         SELECT g.id, g.due, g.next, string_to_array(g.times, ',') AS times, g.is_put_off, g.reminded,
           date_trunc('milliseconds', now()) AS now,
           ARRAY(SELECT unnest(t.due_times) EXCEPT SELECT unnest(string_to_array(g.told, ','))) AS joined
         FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::text[], $5::jsonb[], $6::text[], $7::boolean[])
           AS g (id, due, next, times, reminded, told, is_put_off) JOIN reminder_device t ON t.id = g.id
       ) n WHERE d.id = n.id AND d.due_at IS NOT DISTINCT FROM n.due`,
      [
        over.map(({ due }) => due.id),
        over.map(({ due }) => due.dueAt),
        over.map(({ next }) => next.dueAt),
        over.map(({ next }) => next.dueTimes.join(",")),
        over.map(({ reminded }) => JSON.stringify(reminded)),
        over.map(({ due }) => due.dueTimes.join(",")),
        over.map(({ next }) => next.isPutOff),
      ],
    );
  }
  if (again.length > 0) {
    await db.query(
      `UPDATE reminder_device d SET next_at = n.at
       FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS n (id, due, at)
       WHERE d.id = n.id AND d.due_at = n.due`,
      [again.map(({ due }) => due.id), again.map(({ due }) => due.dueAt), again.map(({ retryAt }) => retryAt)],
    );
  }
}

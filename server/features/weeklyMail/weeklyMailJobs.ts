import type { DataSource } from "typeorm";
import { DEFAULT_ZONE } from "../../../schema/reminders.ts";
import { greetingName } from "../../../schema/rules/accounts/greetingName.ts";
import type { Pause } from "../../../schema/rules/journey/pauses.ts";
import { weekGlance } from "../../../schema/rules/protocols/weekGlance.ts";
import { wallClock } from "../../../schema/rules/reminders/nextReminder.ts";
import { addDays, type Day, dayOf, mondayOf } from "../../../schema/rules/words/days.ts";
import { addJob, type JobTable, type JobTask } from "../../platform/jobs/jobs.ts";
import { letterheadOf, renderEmail } from "../../platform/mail/emailTemplate.tsx";
import { writeLetter } from "../../platform/mail/letters.ts";
import type { PriceMailOptions } from "../priceWatches/priceMail.ts";
import { readWeek } from "../protocols/protocolStore.ts";
import { accountZone } from "../reminders/accountZone.ts";

/** A mail about a week, as a job holds it. */
interface WeeklyMail {
  userId: string;
  /** Its Monday. */
  week: Day;
}

/** The time of Sunday from which on it is sent. */
const TIME = "18:00";
/** So many are queued in one transaction. */
const BATCH = 500;
/** A mail that could not be sent for so many days after its Monday says nothing new any longer. */
const LATEST_DAY = 8;

/** Path of the page that ends the mails. */
export const STOP_WEEKLY_MAIL_PATH = "/veckomejl/avsluta";
/** On the link to it. */
export const STOP_WEEKLY_MAIL = "Avsluta veckomejlen";

/** The mail on Sundays: who gets one, and sending it. */
export const weeklyMailJobs = (options: PriceMailOptions): JobTable => ({
  tasks: {
    queueWeeklyMails: () => queueWeeklyMails(options.db, new Date()),
    weeklyMail: weeklyMailTask(options),
  },
  // It is Sunday evening somewhere for two days: whoever was down at six queues them when it is up again.
  schedule: { queueWeeklyMails: "9,19,29,39,49,59 * * * 0,1" },
});

/** Where it is Sunday evening, with the Monday of that week. */
async function sundayEvenings(db: DataSource, now: Date): Promise<{ zone: string; week: Day }[]> {
  const known: { zone: string }[] = await db.query(
    "SELECT DISTINCT d.zone FROM reminder_device d WHERE d.user_id IS NOT NULL",
  );
  return [...new Set([DEFAULT_ZONE, ...known.map(({ zone }) => zone)])].flatMap((zone) => {
    const { day, time } = wallClock(now, zone);
    const week = mondayOf(day);
    return day === addDays(week, 6) && time >= TIME ? [{ zone, week }] : [];
  });
}

/**
 * Queues the mail of the week for each account that wants it and has none yet, once it is Sunday evening where it is.
 * Two processes at once queue each one once: a row that has the week is passed over.
 */
export async function queueWeeklyMails(db: DataSource, now: Date): Promise<void> {
  const evenings = await sundayEvenings(db, now);
  if (evenings.length === 0) return;
  let count: number;
  do {
    count = await db.transaction(async (manager) => {
      const rows: WeeklyMail[] = await manager.query(
        `WITH due AS (
           SELECT w.user_id, e.week FROM weekly_mail w JOIN users u ON u.id = w.user_id
             JOIN unnest($1::text[], $3::date[]) AS e (zone, week) ON e.zone = ${accountZone("w.user_id")}
           WHERE w.queued_week IS DISTINCT FROM e.week AND u.blocked_at IS NULL AND u.erased_at IS NULL
           ORDER BY w.user_id LIMIT $2 FOR UPDATE OF w SKIP LOCKED
         ), queued AS (
           UPDATE weekly_mail w SET queued_week = due.week FROM due WHERE w.user_id = due.user_id
           RETURNING w.user_id, w.queued_week
         )
         SELECT user_id AS "userId", queued_week::text AS week FROM queued`,
        [evenings.map(({ zone }) => zone), BATCH, evenings.map(({ week }) => week)],
      );
      for (const mail of rows) await addJob(manager, "weeklyMail", mail);
      return rows.length;
    });
  } while (count === BATCH);
}

/** Sends a look at a week; who follows nothing gets none. A mail that is sent again has the same Message-ID. */
const weeklyMailTask =
  ({ db, mailer, tokens, origin, site }: PriceMailOptions): JobTask<WeeklyMail> =>
  async ({ userId, week }, jobName) => {
    if (dayOf(new Date()) > addDays(week, LATEST_DAY)) return;
    const [account]: { email: string; fullName: string; pauses: Pause[] }[] = await db.query(
      `SELECT u.email, u.full_name AS "fullName",
         (SELECT coalesce(json_agg(json_build_object('from', from_day, 'until', until_day)), '[]')
          FROM journey_pause p WHERE p.user_id = u.id) AS pauses
       FROM weekly_mail w JOIN users u ON u.id = w.user_id
       WHERE w.user_id = $1 AND w.queued_week = $2 AND w.sent_week IS DISTINCT FROM $2::date
         AND u.erased_at IS NULL AND u.blocked_at IS NULL`,
      [userId, week],
    );
    if (!account) return;
    const state = await readWeek({ preparedQuery: (text, values) => db.query(text, values) }, userId, week);
    const protocols = weekGlance(state, account.pauses, week);
    if (protocols.some(({ plannedDays }) => plannedDays > 0)) {
      const from = await site();
      const greeted = greetingName(account.fullName);
      const stopUrl = `${origin()}${STOP_WEEKLY_MAIL_PATH}?nyckel=${await tokens.signWeeklyMail(userId)}`;
      const content = await writeLetter(db, "weekGlance", {
        to: account.email,
        site: from.name,
        values: { hälsning: greeted ? `Hej ${greeted}!` : "Hej!" },
        items: protocols.map(({ name, text }) => ({ title: name, url: `${origin()}/protokoll`, text })),
        quietLink: { label: STOP_WEEKLY_MAIL, url: stopUrl },
      });
      const letter = renderEmail(content, letterheadOf(from, origin()));
      await mailer.send({ ...letter, unsubscribeUrl: stopUrl }, jobName);
    }
    await db.query("UPDATE weekly_mail SET sent_week = $2 WHERE user_id = $1", [userId, week]);
  };

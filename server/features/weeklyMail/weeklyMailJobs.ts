import type { DataSource } from "typeorm";
import { greetingName } from "../../../schema/rules/accounts/greetingName.ts";
import type { Pause } from "../../../schema/rules/journey/pauses.ts";
import { weekGlance } from "../../../schema/rules/protocols/weekGlance.ts";
import { addDays, type Day, dayOf, hourOf, mondayOf } from "../../../schema/rules/words/days.ts";
import { addJob, type JobTable, type JobTask } from "../../platform/jobs/jobs.ts";
import { letterheadOf, renderEmail } from "../../platform/mail/emailTemplate.tsx";
import { writeLetter } from "../../platform/mail/letters.ts";
import type { PriceMailOptions } from "../priceWatches/priceMail.ts";
import { readWeek } from "../protocols/protocolStore.ts";

/** A mail about a week, as a job holds it. */
interface WeeklyMail {
  userId: string;
  /** Its Monday. */
  week: Day;
}

/** The hour of Sunday in Sweden from which on it is sent. */
const HOUR = 18;
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
  // Sunday evening in Sweden, in summer and in winter: whoever was down at six queues them when it is up again.
  schedule: { queueWeeklyMails: "9,19,29,39,49,59 16-22 * * 0" },
});

/**
 * Queues the mail of the week for each account that wants it and has none yet, once it is Sunday evening in Sweden.
 * Two processes at once queue each one once: a row that has the week is passed over.
 */
export async function queueWeeklyMails(db: DataSource, now: Date): Promise<void> {
  const today = dayOf(now);
  const week = mondayOf(today);
  if (today !== addDays(week, 6) || hourOf(now) < HOUR) return;
  let count: number;
  do {
    count = await db.transaction(async (manager) => {
      const rows: { userId: string }[] = await manager.query(
        `WITH due AS (
           SELECT w.user_id FROM weekly_mail w JOIN users u ON u.id = w.user_id
           WHERE w.queued_week IS DISTINCT FROM $1::date AND u.blocked_at IS NULL AND u.erased_at IS NULL
           ORDER BY w.user_id LIMIT $2 FOR UPDATE OF w SKIP LOCKED
         ), queued AS (
           UPDATE weekly_mail w SET queued_week = $1 FROM due WHERE w.user_id = due.user_id RETURNING w.user_id
         )
         SELECT user_id AS "userId" FROM queued`,
        [week, BATCH],
      );
      for (const { userId } of rows) await addJob(manager, "weeklyMail", { userId, week } satisfies WeeklyMail);
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

import type { DataSource } from "typeorm";
import { AUDIT_MONTHS } from "../../../schema/audit.ts";
import type { Site } from "../../../schema/site.ts";
import type { Tokens } from "../../platform/auth/tokens.ts";
import { addJob, type JobTable } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { accountMailTask } from "./accountMails.ts";
import { eraseAccountTask } from "./personalData/personalDataService.ts";

/** Dependencies of the accounts' jobs. */
export interface AccountJobOptions {
  db: DataSource;
  mailer: Mailer;
  tokens: Tokens;
  /** Public address of the site. */
  origin(): string;
  /** Settings of the site. */
  site(): Promise<Site>;
}

/** Mails, erasure, and the nightly purge. */
export const accountJobs = (options: AccountJobOptions): JobTable => ({
  tasks: {
    accountMail: accountMailTask(options),
    eraseAccount: eraseAccountTask(options.db),
    purgeExpiredAccounts: () => purgeExpiredAccounts(options.db),
  },
  schedule: { purgeExpiredAccounts: "17 2 * * *" },
});

/** Deletes accounts that were never confirmed, and expired sessions, links, rate limits and failed jobs, factors that were begun and left, and old audit entries. */
export async function purgeExpiredAccounts(db: DataSource): Promise<void> {
  await db.query("DELETE FROM users WHERE confirmed_at IS NULL AND created_at < now() - interval '30 days'");
  await db.query(
    "DELETE FROM session WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days' OR expires_at < now() - interval '30 days'",
  );
  await db.query("DELETE FROM refresh_token WHERE used_at < now() - interval '7 days'");
  await db.query("DELETE FROM second_factor WHERE confirmed_at IS NULL AND created_at < now() - interval '1 day'");
  await db.query("DELETE FROM mail_token WHERE expires_at < now() - interval '30 days'");
  await db.query(`DELETE FROM audit_entry WHERE at < now() - interval '${AUDIT_MONTHS} months'`);
  await db.query("DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000");
  // A failed mail job holds its address for as long as it is stored.
  await db.query(
    `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
     WHERE attempts >= max_attempts AND updated_at < now() - interval '30 days'`,
  );
  // Restarts erasures that were given up.
  const unfinished: { id: string }[] = await db.query(
    "SELECT id FROM users WHERE erased_at < now() - interval '1 day'",
  );
  for (const { id: userId } of unfinished) await addJob(db, "eraseAccount", { userId });
}

import type { DataSource } from "typeorm";
import type { Tokens } from "../../platform/auth/tokens.ts";
import { addJob, type JobTable } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { accountMailTask } from "./accountMails.ts";
import { eraseAccountTask } from "./personalDataService.ts";

/** What the jobs of accounts work with. */
export interface AccountJobOptions {
  db: DataSource;
  mailer: Mailer;
  tokens: Tokens;
  /** Where visitors reach the site. */
  origin(): string;
}

/** Mails, erasing, and the nightly clearing away. */
export const accountJobs = (options: AccountJobOptions): JobTable => ({
  tasks: {
    accountMail: accountMailTask(options),
    eraseAccount: eraseAccountTask(options.db),
    clearAwayAccounts: () => clearAwayAccounts(options.db),
  },
  schedule: { clearAwayAccounts: "17 2 * * *" },
});

/** Takes away what nobody needs any longer: accounts that were never confirmed, old sessions, links, counts and failed jobs. */
export async function clearAwayAccounts(db: DataSource): Promise<void> {
  await db.query("DELETE FROM users WHERE confirmed_at IS NULL AND created_at < now() - interval '30 days'");
  await db.query(
    "DELETE FROM session WHERE coalesce(revoked_at, expires_at) < now() - interval '30 days' OR expires_at < now() - interval '30 days'",
  );
  await db.query("DELETE FROM refresh_token WHERE used_at < now() - interval '7 days'");
  await db.query("DELETE FROM mail_token WHERE expires_at < now() - interval '30 days'");
  await db.query("DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000");
  // A mail that could not be sent names its address for as long as the job is kept.
  await db.query(
    `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
     WHERE attempts >= max_attempts AND updated_at < now() - interval '30 days'`,
  );
  // An erasing that was given up on is taken up again.
  const unfinished: { id: string }[] = await db.query(
    "SELECT id FROM users WHERE erased_at < now() - interval '1 day'",
  );
  for (const { id: userId } of unfinished) await addJob(db, "eraseAccount", { userId });
}

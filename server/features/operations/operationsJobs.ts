import type { DataSource } from "typeorm";
import type { Site } from "../../../schema/site.ts";
import { addJob, type JobTable } from "../../platform/jobs/jobs.ts";
import { letterheadOf, renderEmail } from "../../platform/mail/emailTemplate.tsx";
import { writeLetter } from "../../platform/mail/letters.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { SiteCheck } from "./SiteCheck.ts";

/** What the jobs of operations work with. */
export interface OperationsJobOptions {
  db: DataSource;
  mailer: Mailer;
  site(): Promise<Site>;
  /** Where the operator reads mail; unset: at the site's own address. */
  contactEmail: string | undefined;
  origin(): string;
  checkSite(): Promise<SiteCheck[]>;
  /** A demo site sends no hourly mails about itself. */
  isProduction: boolean;
}

/** A check's line in the mail. */
type FailedCheck = Pick<SiteCheck, "title" | "seen" | "advice">;

/** Looking every hour at how the site is, and telling the operator what has stopped working. */
export const operationsJobs = ({ db, mailer, ...options }: OperationsJobOptions): JobTable => ({
  tasks: {
    checkSite: async () => recordChecks(db, await options.checkSite()),
    checkMail: async ({ failed }: { failed: FailedCheck[] }, jobName) => {
      const site = await options.site();
      const to = options.contactEmail ?? site.email;
      // Nobody reads mail yet; it is in the administration.
      if (!to) return;
      const content = await writeLetter(db, "siteCheck", {
        to,
        site: site.name,
        link: `${options.origin()}/admin/drift`,
        values: {
          vad: failed.map(({ title }) => title).join(", "),
          lista: failed
            .map(({ title, seen, advice }) => [`${title}: ${seen}`, advice].filter(Boolean).join("\n"))
            .join("\n\n"),
        },
      });
      await mailer.send(renderEmail(content, letterheadOf(site, options.origin())), jobName);
    },
  },
  schedule: options.isProduction ? { checkSite: "41 * * * *" } : {},
});

/** Shortest interval between two mails about a flapping check. */
const PAUSE = "24 hours";

/** Stores the state of all checks, and queues one mail about failures that were not reported yet. */
export async function recordChecks(db: DataSource, checks: readonly SiteCheck[]): Promise<void> {
  // What could not be found out is neither better nor worse.
  const known = checks.filter(({ state }) => state !== "UNKNOWN");
  await db.transaction(async (manager) => {
    await manager.query(
      `INSERT INTO site_check AS known (key, state) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT (key) DO UPDATE SET state = excluded.state, since = now() WHERE known.state <> excluded.state`,
      [known.map(({ key }) => key), known.map(({ state }) => state)],
    );
    const [reported]: [{ key: string }[]] = await manager.query(
      `UPDATE site_check SET told_at = now() WHERE key = ANY($1) AND state = 'FAILED'
         AND (told_at IS NULL OR (told_at < since AND told_at < now() - interval '${PAUSE}')) RETURNING key`,
      [known.map(({ key }) => key)],
    );
    const failed = known.flatMap(({ key, title, seen, advice }): FailedCheck[] =>
      reported.some((row) => row.key === key) ? [{ title, seen, advice }] : [],
    );
    if (failed.length > 0) await addJob(manager, "checkMail", { failed });
  });
}

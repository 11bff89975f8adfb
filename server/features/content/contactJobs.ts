import type { DataSource } from "typeorm";
import { MESSAGE_MONTHS } from "../../../schema/contact.ts";
import { swedishMoment } from "../../../schema/rules/words/dates.ts";
import type { Site } from "../../../schema/site.ts";
import type { JobTable, JobTask } from "../../platform/jobs/jobs.ts";
import { letterheadOf, renderEmail } from "../../platform/mail/emailTemplate.tsx";
import { writeLetter } from "../../platform/mail/letters.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { ContactMessage } from "./ContactMessage.ts";

/** What the jobs of the contact page work with. */
export interface ContactJobOptions {
  db: DataSource;
  mailer: Mailer;
  site(): Promise<Site>;
  /** Where visitors reach the site. */
  origin(): string;
  /** Where the operator reads mail; unset: at the site's own address. */
  contactEmail: string | undefined;
}

/** Mailing messages to the operator, and erasing those that are old. */
export const contactJobs = (options: ContactJobOptions): JobTable => ({
  tasks: { contactMail: contactMailTask(options), eraseContactMessages: () => eraseContactMessages(options.db) },
  schedule: { eraseContactMessages: "37 2 * * *" },
});

/** Mails a message; one that was erased meanwhile is not. */
const contactMailTask =
  ({ db, mailer, contactEmail, origin, site: readSite }: ContactJobOptions): JobTask<{ id: string }> =>
  async ({ id }, jobName) => {
    const found = await db.getRepository(ContactMessage).findOneBy({ id });
    if (!found) return;
    const { name, email, subject, message, sentAt } = found;
    const site = await readSite();
    const to = contactEmail ?? site.email;
    // Nobody reads mail yet; it is in the administration.
    if (!to) return;
    const content = await writeLetter(db, "contactMessage", {
      to,
      site: site.name,
      values: {
        ämne: subject,
        namn: name,
        adress: email,
        tid: swedishMoment(sentAt),
        meddelande: message,
        månader: String(MESSAGE_MONTHS),
      },
    });
    await mailer.send(
      { ...renderEmail(content, letterheadOf(site, origin())), replyTo: { name, address: email } },
      jobName,
    );
  };

/** Erases messages whose retention period is over. */
export async function eraseContactMessages(db: DataSource): Promise<void> {
  await db.query("DELETE FROM contact_message WHERE sent_at < now() - make_interval(months => $1)", [MESSAGE_MONTHS]);
}

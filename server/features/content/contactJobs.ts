import type { DataSource } from "typeorm";
import { BRAND } from "../../../schema/brand.ts";
import { MESSAGE_MONTHS } from "../../../schema/contact.ts";
import { swedishMoment } from "../../../schema/rules/words/dates.ts";
import type { JobTable, JobTask } from "../../platform/jobs/jobs.ts";
import { renderEmail } from "../../platform/mail/emailTemplate.tsx";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { ContactMessage } from "./ContactMessage.ts";

/** What the jobs of the contact page work with. */
export interface ContactJobOptions {
  db: DataSource;
  mailer: Mailer;
  /** Where the operator reads mail. */
  contactEmail: string;
}

/** Mailing messages to the operator, and erasing those that are old. */
export const contactJobs = (options: ContactJobOptions): JobTable => ({
  tasks: { contactMail: contactMailTask(options), eraseContactMessages: () => eraseContactMessages(options.db) },
  schedule: { eraseContactMessages: "37 2 * * *" },
});

/** Mails a message; one that was erased meanwhile is not. */
const contactMailTask =
  ({ db, mailer, contactEmail }: ContactJobOptions): JobTask<{ id: string }> =>
  async ({ id }, jobName) => {
    const found = await db.getRepository(ContactMessage).findOneBy({ id });
    if (!found) return;
    const { name, email, subject, message, sentAt } = found;
    const letter = renderEmail({
      to: contactEmail,
      subject: `Kontakt: ${subject}`,
      paragraphs: [`${name} (${email}) skrev ${swedishMoment(sentAt)}:`, message],
      after: [
        `Svara på det här mejlet, så når svaret ${name}. Meddelandet tas bort från ${BRAND.name} efter ${MESSAGE_MONTHS} månader; ta bort mejlet då också.`,
      ],
    });
    await mailer.send({ ...letter, replyTo: { name, address: email } }, jobName);
  };

/** Erases messages whose retention period is over. */
export async function eraseContactMessages(db: DataSource): Promise<void> {
  await db.query("DELETE FROM contact_message WHERE sent_at < now() - make_interval(months => $1)", [MESSAGE_MONTHS]);
}

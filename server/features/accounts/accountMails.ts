import { type DataSource, type EntityManager, IsNull, Not } from "typeorm";
import { greetingName } from "../../../schema/rules/accounts/greetingName.ts";
import type { Site } from "../../../schema/site.ts";
import type { Tokens } from "../../platform/auth/tokens.ts";
import { addJob, type JobTask } from "../../platform/jobs/jobs.ts";
import { type EmailContent, letterheadOf, renderEmail } from "../../platform/mail/emailTemplate.tsx";
import { type LetterKind, writeLetter } from "../../platform/mail/letters.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { MailPurpose } from "./mailedLinks/MailToken.ts";
import { LINK_HOURS, storeMailToken } from "./mailedLinks/mailTokens.ts";
import { User } from "./User.ts";

/** A mail about an account, as a job holds it: no secret and no name. */
export type AccountMail =
  | { kind: "confirm" | "reset"; email: string }
  | { kind: "changeEmail" | "emailChanged"; userId: string; email: string }
  | { kind: "passwordChanged" | "factorAdded" | "factorRemoved" | "recoveryCodeUsed" | "erased"; email: string };

/** Queues a mail, which is sent once the transaction commits. */
export const queueAccountMail = (manager: EntityManager, payload: AccountMail): Promise<void> =>
  addJob(manager, "accountMail", payload);

/** Data for the links of these mails. */
interface MailOptions {
  db: DataSource;
  mailer: Mailer;
  tokens: Tokens;
  origin(): string;
  /** As it is called when a mail is written. */
  site(): Promise<Site>;
}

/** Sender of a mail. */
interface From {
  origin: string;
  site: Site;
}

/** Writes and sends a mail about an account; an address without account gets none. */
export const accountMailTask =
  ({ db, mailer, tokens, origin, site }: MailOptions): JobTask<AccountMail> =>
  async (wanted, jobName) => {
    const from = { origin: origin(), site: await site() };
    const email = await emailFor(db, from, wanted, tokens.mailSecret(jobName));
    if (email) await mailer.send(renderEmail(email, letterheadOf(from.site, from.origin)), jobName);
  };

async function emailFor(
  db: DataSource,
  from: From,
  wanted: AccountMail,
  token: string,
): Promise<EmailContent | undefined> {
  switch (wanted.kind) {
    case "confirm":
      return confirmationEmail(db, from, wanted.email, token);
    case "reset":
      return passwordResetEmail(db, from, wanted.email, token);
    case "changeEmail":
      return emailChangeEmail(db, from, wanted, token);
    case "emailChanged":
      return emailChangedEmail(db, from, wanted, token);
    default:
      return noticeEmail(db, wanted.kind, from, wanted.email);
  }
}

/** Whether a link would have no effect. */
const isClosed = ({ erasedAt, blockedAt }: User): boolean => erasedAt !== null || blockedAt !== null;

async function confirmationEmail(
  db: DataSource,
  from: From,
  email: string,
  token: string,
): Promise<EmailContent | undefined> {
  const user = await db.getRepository(User).findOneBy({ email });
  if (!user || isClosed(user)) return undefined;
  if (user.confirmedAt) return noticeEmail(db, "alreadyConfirmed", from, email);
  const isStored = await storeMailToken(db.manager, {
    token,
    userId: user.id,
    purpose: MailPurpose.CONFIRM_EMAIL,
    email,
  });
  if (!isStored) return undefined;
  return writeLetter(db, "confirm", {
    to: email,
    site: from.site.name,
    link: linkUrl(from.origin, token),
    values: { timmar: String(LINK_HOURS[MailPurpose.CONFIRM_EMAIL]) },
  });
}

async function passwordResetEmail(
  db: DataSource,
  from: From,
  email: string,
  token: string,
): Promise<EmailContent | undefined> {
  const user = await db.getRepository(User).findOneBy({ email });
  if (!user || isClosed(user)) return undefined;
  const isStored = await storeMailToken(db.manager, {
    token,
    userId: user.id,
    purpose: MailPurpose.RESET_PASSWORD,
    email,
  });
  if (!isStored) return undefined;
  return writeLetter(db, "reset", {
    to: email,
    site: from.site.name,
    link: `${from.origin}/nytt-losenord?nyckel=${token}`,
    values: { hälsning: greeting(user) },
  });
}

async function emailChangeEmail(
  db: DataSource,
  from: From,
  { userId, email }: { userId: string; email: string },
  token: string,
): Promise<EmailContent | undefined> {
  const isTaken = await db.getRepository(User).existsBy({ email, confirmedAt: Not(IsNull()) });
  if (isTaken) return noticeEmail(db, "addressWanted", from, email);
  const isStored = await storeMailToken(db.manager, { token, userId, purpose: MailPurpose.CHANGE_EMAIL, email });
  if (!isStored) return undefined;
  return writeLetter(db, "changeEmail", {
    to: email,
    site: from.site.name,
    link: linkUrl(from.origin, token),
    values: { timmar: String(LINK_HOURS[MailPurpose.CHANGE_EMAIL]) },
  });
}

/** Sent to the previous address, so that its owner can undo the change. */
async function emailChangedEmail(
  db: DataSource,
  from: From,
  { userId, email }: { userId: string; email: string },
  token: string,
): Promise<EmailContent | undefined> {
  const isStored = await storeMailToken(db.manager, { token, userId, purpose: MailPurpose.UNDO_EMAIL, email });
  if (!isStored) return undefined;
  return writeLetter(db, "emailChanged", {
    to: email,
    site: from.site.name,
    link: linkUrl(from.origin, token),
    values: { dagar: String(LINK_HOURS[MailPurpose.UNDO_EMAIL] / 24) },
  });
}

/** Target of each notice's button. */
const NOTICES = {
  passwordChanged: "/glomt-losenord",
  factorAdded: "/konto",
  factorRemoved: "/konto",
  recoveryCodeUsed: "/konto",
  alreadyConfirmed: "/auth",
  addressWanted: "/auth",
  erased: undefined,
} as const satisfies Partial<Record<LetterKind, string | undefined>>;

const noticeEmail = (db: DataSource, kind: keyof typeof NOTICES, from: From, email: string): Promise<EmailContent> => {
  const path = NOTICES[kind];
  return writeLetter(db, kind, { to: email, site: from.site.name, ...(path && { link: from.origin + path }) });
};

/** The reader of an unconfirmed address may not be the person who entered the name. */
const STRANGERS_GREETING = "Hej!";

function greeting({ fullName, confirmedAt }: User): string {
  const name = confirmedAt ? greetingName(fullName) : "";
  return name ? `Hej ${name}!` : STRANGERS_GREETING;
}

/** The link leads to a page with a button, since mail programs open links, too; the button leads to the root. */
const linkUrl = (origin: string, token: string): string => `${origin}/bekrafta?nyckel=${token}`;
